//! Heaps of which only some numbers of stones may be taken.

use crate::tool::show::games::moves::{Move, offer};
use crate::tool::show::games::parameters::{BANS, FACTOR, K, MAX, RANGE, SET, TABLED_SET, WINDOW};
use crate::tool::show::games::position::{each, largest, out_of};
use crate::tool::show::games::{Game, Picture, Proof, Repetition, Shape};
use crate::tool::show::rule::Rule;
use crate::{
    all_but_game, bounded_nim, constrained_nim, fibonacci_nim, no_repeat_nim, range_nim,
    schwenk_nim, strange_nim, subtraction_game, subtraction_table, window_game,
};

pub fn games() -> Vec<Game> {
    vec![
        bounded_nim(),
        range_nim(),
        subtraction_game(),
        subtraction_table(),
        window_game(),
        all_but_game(),
        constrained_nim(),
        strange_nim(),
        no_repeat_nim(),
        fibonacci_nim(),
        schwenk_nim(),
    ]
}

fn bounded_nim() -> Game {
    Game::new("bounded_nim", Shape::Sum("heaps"))
        .with(MAX)
        .popular()
        .picture(Picture::Residues("max"))
        .values("bounded_nim::grundy(n, {max})", |r, p| {
            each(p, |n| bounded_nim::grundy(n, r.number("max")))
        })
        .play(
            |r, p| bounded_nim::wins(p, r.number("max")),
            |r, p, visit| offer(bounded_nim::winning_moves(p, r.number("max")), visit),
        )
        .misere(
            |r, p| bounded_nim::misere_wins(p, r.number("max")),
            |r, p, visit| offer(bounded_nim::misere_winning_moves(p, r.number("max")), visit),
        )
        .proof(Proof::Formula("the value of a heap is its residue modulo max + 1", |r| {
            Repetition::new(0, r.number("max").saturating_add(1), 0)
        }))
}

fn range_nim() -> Game {
    fn range(rule: &Rule) -> (u64, u64) {
        (rule.number("min"), rule.number("max"))
    }
    Game::new("range_nim", Shape::Sum("heaps"))
        .with(RANGE)
        .popular()
        .picture(Picture::Quotients("min", "max"))
        .values("range_nim::grundy(n, {min}, {max})", |r, p| {
            let (min, max) = range(r);
            each(p, |n| range_nim::grundy(n, min, max))
        })
        .play(
            |r, p| range_nim::wins(p, range(r).0, range(r).1),
            |r, p, visit| offer(range_nim::winning_moves(p, range(r).0, range(r).1), visit),
        )
        .misere(
            |r, p| range_nim::misere_wins(p, range(r).0, range(r).1),
            |r, p, visit| offer(range_nim::misere_winning_moves(p, range(r).0, range(r).1), visit),
        )
        .proof(Proof::Formula(
            "the value of a heap is its residue modulo min + max, divided by min",
            |r| Repetition::new(0, range(r).0.saturating_add(range(r).1), 0),
        ))
}

const LONGEST: Proof = Proof::Window(|r| largest(r.set("set")) as usize);

fn subtraction_game() -> Game {
    Game::new("subtraction_game", Shape::Sum("heaps"))
        .with(SET)
        .popular()
        .values("SubtractionGame::new(u64::MAX, {set}).grundy(n)", |r, p| {
            let game = subtraction_game::SubtractionGame::new(largest(p), r.set("set"));
            each(p, |n| game.grundy(n))
        })
        .play(
            |r, p| subtraction_game::wins(p, r.set("set")),
            |r, p, visit| offer(subtraction_game::winning_moves(p, r.set("set")), visit),
        )
        .misere(
            |r, p| subtraction_game::misere_wins(p, r.set("set")),
            |r, p, visit| offer(subtraction_game::misere_winning_moves(p, r.set("set")), visit),
        )
        .proof(LONGEST)
}

fn subtraction_table() -> Game {
    Game::new("subtraction_table", Shape::Sum("heaps"))
        .with(TABLED_SET)
        .values("subtraction_table::grundy_values(n, {set})[n]", |r, p| {
            out_of(p, |n| subtraction_table::grundy_values(n, r.set("set")))
        })
        .proof(LONGEST)
}

fn window_game() -> Game {
    Game::new("window_game", Shape::Sum("heaps"))
        .with(WINDOW)
        .values(
            "WindowGame::new(n, |x| (x + {low} - 1) / {low}, |x| x / {high}).grundy(n)",
            |r, p| {
                let game = window(r, p);
                each(p, |n| game.grundy(n))
            },
        )
        .play(
            |r, p| window(r, p).wins(p),
            |r, p, visit| offer(window(r, p).winning_moves(p), visit),
        )
}

/// From `⌈x/low⌉` to `⌊x/high⌋`.
fn window(
    rule: &Rule,
    heaps: &[u64],
) -> window_game::WindowGame<impl Fn(i128) -> i128 + use<>, impl Fn(i128) -> i128 + use<>> {
    let [low, high] = ["low", "high"].map(|name| i128::from(rule.number(name)));
    let is_window = high > 0 && high < low && low <= 1000;
    assert!(is_window, "high must be positive, low above it, up to 1000");
    let is_open = |x: i128| (x + low - 1) / low <= x / high;
    let closing = (1..low * high).find(|&x| is_open(x) && !is_open(x + 1));
    assert!(closing.is_none(), "a heap of {} can be played, one more cannot", closing.unwrap_or(0));
    window_game::WindowGame::new(largest(heaps), move |x| (x + low - 1) / low, move |x| x / high)
}

fn all_but_game() -> Game {
    Game::new("all_but_game", Shape::Sum("heaps"))
        .with(SET)
        .values("AllButGame::new(u64::MAX, {set}).grundy(n)", |r, p| {
            let game = all_but_game::AllButGame::new(largest(p), r.set("set"));
            each(p, |n| game.grundy(n))
        })
        .play(
            |r, p| all_but_game::wins(p, r.set("set")),
            |r, p, visit| offer(all_but_game::winning_moves(p, r.set("set")), visit),
        )
        .proof(Proof::Module(
            "a window as long as twice the largest number of the set repeats",
            |r, n| {
                let period = all_but_game::AllButGame::new(n, r.set("set")).period?;
                Some(Repetition::new(period.start, period.length, period.saltus))
            },
        ))
}

fn constrained_nim() -> Game {
    fn constrained(rule: &Rule) -> constrained_nim::ConstrainedNim {
        constrained_nim::ConstrainedNim::new(rule.pairs("bans"))
    }
    Game::new("constrained_nim", Shape::Sum("heaps"))
        .with(BANS)
        .values("ConstrainedNim::new({bans}).grundy(n)", |r, p| {
            let game = constrained(r);
            each(p, |n| game.grundy(n))
        })
        .play(
            |r, p| constrained(r).wins(p),
            |r, p, visit| offer(constrained(r).winning_moves(p), visit),
        )
}

fn strange_nim() -> Game {
    /// The heaps with their divisor.
    fn divided(rule: &Rule, heaps: &[u64]) -> Vec<(u64, u64)> {
        heaps.iter().map(|&heap| (heap, rule.number("k"))).collect()
    }
    Game::new("strange_nim", Shape::Sum("heaps"))
        .with(K)
        .values("strange_nim::grundy(n, {k})", |r, p| {
            each(p, |n| strange_nim::grundy(n, r.number("k")))
        })
        .play(
            |r, p| strange_nim::wins(&divided(r, p)),
            |r, p, visit| offer(strange_nim::winning_moves(&divided(r, p)), visit),
        )
        .misere(
            |r, p| strange_nim::misere_wins(&divided(r, p)),
            |r, p, visit| offer(strange_nim::misere_winning_moves(&divided(r, p)), visit),
        )
        .misere_wins_call("strange_nim::misere_wins(&[(n, {k})])")
}

fn no_repeat_nim() -> Game {
    Game::new("no_repeat_nim", Shape::Sum("heaps"))
        .values("no_repeat_nim::grundy(n)", |_, p| each(p, no_repeat_nim::grundy))
        .play(
            |_, p| no_repeat_nim::wins(p),
            |_, p, visit| {
                let taking = |(i, left)| Move::Say(format!("take {} from heaps[{i}]", p[i] - left));
                offer(no_repeat_nim::winning_moves(p).map(taking), visit);
            },
        )
}

/// A taking, with the limit for the next one.
fn taking(p: &[u64], taken: u64, times: u64) -> Move {
    Move::Become(format!("take {taken}"), vec![p[0] - taken, taken.saturating_mul(times)])
}

const LOST_BUT_ONE: &str =
    "a stone may be taken, but not the smallest part of the heap without one stone, if it has any";

/// Is [`LOST_BUT_ONE`] true of a heap and limit, with the smallest part of the heap without one?
fn is_lost_but_one(p: &[u64], smallest: impl Fn(u64) -> Option<u64>) -> bool {
    p[0] > 0 && p[1] > 0 && smallest(p[0] - 1).is_none_or(|smallest| smallest > p[1])
}

fn fibonacci_nim() -> Game {
    Game::new("fibonacci_nim", Shape::Limited)
        .picture(Picture::Parts)
        .play(
            |_, p| fibonacci_nim::wins(p[0], p[1]),
            |_, p, visit| {
                let moves = fibonacci_nim::winning_moves(p[0], p[1]);
                offer(moves.map(|taken| taking(p, taken, 2)), visit);
            },
        )
        .misere(
            |_, p| fibonacci_nim::misere_wins(p[0], p[1]),
            |_, p, visit| {
                let moves = fibonacci_nim::misere_winning_moves(p[0], p[1]);
                offer(moves.map(|taken| taking(p, taken, 2)), visit);
            },
        )
        .misere_lost(LOST_BUT_ONE, |_, p| {
            is_lost_but_one(p, |heap| fibonacci_nim::winning_moves(heap, heap).next())
        })
}

fn schwenk_nim() -> Game {
    Game::new("schwenk_nim", Shape::Limited)
        .with(FACTOR)
        .picture(Picture::Parts)
        .play(
            |r, p| schwenk_nim::wins(p[0], p[1], r.number("m")),
            |r, p, visit| {
                let m = r.number("m");
                let moves = schwenk_nim::winning_moves(p[0], p[1], m);
                offer(moves.map(|taken| taking(p, taken, m)), visit);
            },
        )
        .misere(
            |r, p| schwenk_nim::misere_wins(p[0], p[1], r.number("m")),
            |r, p, visit| {
                let m = r.number("m");
                let moves = schwenk_nim::misere_winning_moves(p[0], p[1], m);
                offer(moves.map(|taken| taking(p, taken, m)), visit);
            },
        )
        .misere_lost(LOST_BUT_ONE, |r, p| {
            let m = r.number("m");
            is_lost_but_one(p, |heap| schwenk_nim::winning_moves(heap, heap, m).next())
        })
}
