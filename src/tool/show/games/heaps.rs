//! Heaps of which any number of stones may be taken.

use crate::tool::show::games::moves::offer;
use crate::tool::show::games::parameters::{K, RESERVE, TAKINGS};
use crate::tool::show::games::position::{
    count, each, largest, loses_misere_nim, sizes, tabled, takings, xor,
};
use crate::tool::show::games::{Game, Picture, Proof, Repetition, Shape};
use crate::tool::show::rule::Rule;
use crate::{
    conjunctive_game, end_nim, exact_nim, greedy_nim, misere_nim, moore_nim, nim, ordered_nim,
    poker_nim, selective_game,
};

pub fn games() -> Vec<Game> {
    vec![
        nim(),
        misere_nim(),
        moore_nim(),
        exact_nim(),
        ordered_nim(),
        poker_nim(),
        conjunctive_game(),
        selective_game(),
        end_nim(),
        greedy_nim(),
        smallest_greedy_nim(),
    ]
}

fn nim() -> Game {
    Game::new("nim", Shape::Sum("heaps"))
        .popular()
        .table_parts(2)
        .picture(Picture::Digits(None))
        .values("nim::grundy(&[n])", |_, p| each(p, |n| nim::grundy(&[n])))
        .play(|_, p| nim::wins(p), |_, p, visit| offer(nim::winning_moves(p), visit))
        .misere(
            |_, p| misere_nim::wins(p),
            |_, p, visit| offer(misere_nim::winning_moves(p), visit),
        )
        .misere_wins_call("misere_nim::wins({position})")
        .proof(Proof::Formula("the value of a heap is its size", |_| Repetition::new(0, 1, 1)))
}

fn misere_nim() -> Game {
    Game::new("misere_nim", Shape::Row("heaps"))
        .picture(Picture::Digits(None))
        .play(|_, p| misere_nim::wins(p), |_, p, visit| offer(misere_nim::winning_moves(p), visit))
        .lost("the xor is 0 and one heap above 1, or the xor is 1 and none is", |_, p| {
            loses_misere_nim(p)
        })
}

fn moore_nim() -> Game {
    Game::new("moore_nim", Shape::Row("heaps"))
        .with(K)
        .picture(Picture::Digits(Some("k")))
        .play(
            |r, p| moore_nim::wins(p, r.number("k")),
            |r, p, visit| offer(moore_nim::winning_move(p, r.number("k")), visit),
        )
        .misere(
            |r, p| moore_nim::misere_wins(p, r.number("k")),
            |r, p, visit| offer(moore_nim::misere_winning_move(p, r.number("k")), visit),
        )
        .misere_lost(
            "every digit sum is a multiple of k + 1 and a heap is above 1, \
             or the last sum is one more than such a multiple and no heap is above 1",
            |r, p| {
                let sum = |bit: u32| p.iter().map(|heap| u128::from(heap >> bit & 1)).sum::<u128>();
                let rest = |bit: u32| sum(bit) % (u128::from(r.number("k")) + 1);
                if largest(p) > 1 { (0..64).all(|bit| rest(bit) == 0) } else { rest(0) == 1 }
            },
        )
}

fn exact_nim() -> Game {
    /// Have 2k heaps stones, more than k of them the least number, which is above this?
    fn twice_k(p: &[u64], k: u64, above: u64) -> bool {
        let least = p.iter().copied().filter(|&heap| heap > 0).min().unwrap_or(0);
        stacked(p) == 2 * u128::from(k) && count(p, least) as u64 > k && least > above
    }
    fn stacked(p: &[u64]) -> u128 {
        (p.len() - count(p, 0)) as u128
    }
    Game::new("exact_nim", Shape::Row("heaps"))
        .with(K)
        .play(
            |r, p| exact_nim::wins(p, r.number("k")),
            |r, p, visit| offer(exact_nim::winning_move(p, r.number("k")), visit),
        )
        .misere(
            |r, p| exact_nim::misere_wins(p, r.number("k")),
            |r, p, visit| offer(exact_nim::misere_winning_move(p, r.number("k")), visit),
        )
        .plain(
            "fewer than k heaps have stones, or of 2k more than k are the least, \
             or k is 1 and the xor 0",
            |r, p| {
                let k = r.number("k");
                let is_nim = k == 1 && xor(p.iter().copied()) == 0;
                stacked(p) < u128::from(k) || is_nim || k > 1 && twice_k(p, k, 0)
            },
        )
        .misere_lost(
            "one move can be made but not two, or of 2k heaps more than k are the least, \
             which are above 1",
            |r, p| {
                let k = r.number("k");
                let twice: u128 = p.iter().map(|&heap| u128::from(heap.min(2))).sum();
                let one_move = stacked(p) >= u128::from(k) && twice < 2 * u128::from(k);
                one_move || twice_k(p, k, 1)
            },
        )
}

fn ordered_nim() -> Game {
    /// The values of the heap and all behind it, from the last heap on.
    fn value(heaps: &[u64]) -> u64 {
        let stacked = heaps.iter().rev().filter(|&&heap| heap > 0);
        stacked.fold(0, |behind, &heap| if heap > behind { heap } else { heap - 1 })
    }
    Game::new("ordered_nim", Shape::Row("heaps"))
        .play(
            |_, p| ordered_nim::wins(p),
            |_, p, visit| offer(ordered_nim::winning_moves(p), visit),
        )
        .misere(
            |_, p| ordered_nim::misere_wins(p),
            |_, p, visit| offer(ordered_nim::misere_winning_moves(p), visit),
        )
        .plain(
            "the value is 0: from the last heap on it is the heap, \
             less one unless the heap is above the value so far",
            |_, p| value(p) == 0,
        )
        .misere_lost(
            "it would be lost in normal play and a heap is above 1, or won and none is",
            |_, p| (value(p) == 0) == (largest(p) > 1),
        )
}

fn poker_nim() -> Game {
    Game::new("poker_nim", Shape::Sum("heaps"))
        .with(RESERVE)
        .values("poker_nim::grundy(&[n])", |_, p| each(p, |n| poker_nim::grundy(&[n])))
        .play(
            |_, p| poker_nim::wins(p),
            |r, p, visit| offer(poker_nim::winning_moves(p, r.number("reserve")), visit),
        )
}

/// Heaps of which a turn moves in more than one: the compound that a module knows.
macro_rules! compound {
    ($module:ident, $compound:ident) => {{
        type Heaps<F> = ($module::$compound<F>, $module::End);
        fn heaps(rule: &Rule, p: &[u64]) -> Heaps<impl Fn(usize) -> Vec<usize> + use<>> {
            let is_first = rule.text("end") == "first";
            let end = if is_first { $module::End::First } else { $module::End::Last };
            ($module::$compound::new(tabled(p), takings(rule)), end)
        }
        Game::new(stringify!($module), Shape::Row("heaps"))
            .with(TAKINGS)
            .play(
                |r, p| {
                    let (game, end) = heaps(r, p);
                    game.wins(&sizes(p), end)
                },
                |r, p, visit| {
                    let (game, end) = heaps(r, p);
                    offer(game.winning_move(&sizes(p), end), visit);
                },
            )
            .misere(
                |r, p| {
                    let (game, end) = heaps(r, p);
                    game.misere_wins(&sizes(p), end)
                },
                |r, p, visit| {
                    let (game, end) = heaps(r, p);
                    offer(game.misere_winning_move(&sizes(p), end), visit);
                },
            )
    }};
}

fn conjunctive_game() -> Game {
    compound!(conjunctive_game, Conjunctive)
        .plain(
            "the least remoteness (end=first) or the greatest suspense (end=last) is even",
            |r, p| moves_left(r, p, false).is_multiple_of(2),
        )
        .misere_lost(
            "the least remoteness (end=first) or the greatest suspense (end=last) \
             of misère play is odd",
            |r, p| moves_left(r, p, true) % 2 == 1,
        )
}

/// The number of moves left, if the winner hurries to the first end or delays the last.
fn moves_left(rule: &Rule, heaps: &[u64], misere: bool) -> u64 {
    let (options, is_first) = (takings(rule), rule.text("end") == "first");
    let best = |of: Vec<u64>, least: bool| {
        let of = of.into_iter();
        if least { of.min() } else { of.max() }
    };
    let mut left: Vec<u64> = Vec::new();
    for heap in 0..=tabled(heaps) {
        let options = options(heap).into_iter().map(|after| left[after]);
        let (lost, won): (Vec<u64>, Vec<u64>) =
            options.partition(|moves| moves % 2 == u64::from(misere));
        let moves = if lost.is_empty() { best(won, !is_first) } else { best(lost, is_first) };
        left.push(moves.map_or(0, |moves| moves + 1));
    }
    best(each(heaps, |heap| left[heap as usize]), is_first).unwrap_or(0)
}

fn selective_game() -> Game {
    compound!(selective_game, Selective)
        .plain("every heap is lost, or with end=first one cannot move", |r, p| {
            let stuck = |&&heap: &&u64| takings(r)(heap as usize).is_empty();
            let is_over = r.text("end") == "first" && p.iter().any(|heap| stuck(&heap));
            is_over || p.iter().all(|&heap| loses_alone(r, heap, false))
        })
        .misere_lost(
            "with end=first there are heaps, each lost alone in misère play; with end=last \
             the only heap that can move is, or several can and all heaps are lost in normal play",
            selective_misere_lost,
        )
}

fn selective_misere_lost(rule: &Rule, p: &[u64]) -> bool {
    let moving = || p.iter().filter(|&&heap| !takings(rule)(heap as usize).is_empty());
    let all = |misere: bool| p.iter().all(|&heap| loses_alone(rule, heap, misere));
    match (rule.text("end"), moving().count()) {
        ("first", _) => !p.is_empty() && all(true),
        (_, 0) => false,
        (_, 1) => moving().all(|&heap| loses_alone(rule, heap, true)),
        _ => all(false),
    }
}

/// Is a heap lost that is the only one?
fn loses_alone(rule: &Rule, heap: u64, misere: bool) -> bool {
    let options = takings(rule);
    let mut lost: Vec<bool> = Vec::new();
    for heap in 0..=tabled(&[heap]) {
        let options = options(heap);
        lost.push(options.iter().all(|&left| !lost[left]) && !(misere && options.is_empty()));
    }
    lost[heap as usize]
}

fn end_nim() -> Game {
    Game::new("end_nim", Shape::Row("heaps"))
        .play(|_, p| end_nim::wins(p), |_, p, visit| offer(end_nim::winning_moves(p), visit))
        .misere(
            |_, p| end_nim::misere_wins(p),
            |_, p, visit| offer(end_nim::misere_winning_moves(p), visit),
        )
        .plain("no move at an end leaves such a row; there is no formula", |_, p| {
            end_nim::winning_moves(p).next().is_none()
        })
        .misere_lost(
            "stones are left and no move at an end leaves such a row; there is no formula",
            |_, p| largest(p) > 0 && end_nim::misere_winning_moves(p).next().is_none(),
        )
}

fn greedy_nim() -> Game {
    Game::new("greedy_nim", Shape::Row("heaps"))
        .play(|_, p| greedy_nim::wins(p), |_, p, visit| offer(greedy_nim::winning_moves(p), visit))
        .misere(
            |_, p| greedy_nim::misere_wins(p),
            |_, p, visit| offer(greedy_nim::misere_winning_moves(p), visit),
        )
        .plain("the number of largest heaps is even, or no stone is left", |_, p| {
            largest(p) == 0 || count(p, largest(p)).is_multiple_of(2)
        })
        .misere_lost(
            "the number of largest heaps is even and they are above 1, \
             or odd and they are single stones",
            |_, p| match largest(p) {
                0 => false,
                1 => count(p, 1) % 2 == 1,
                most => count(p, most).is_multiple_of(2),
            },
        )
}

fn smallest_greedy_nim() -> Game {
    Game::new("greedy_nim", Shape::Row("heaps"))
        .variant("smallest")
        .play(
            |_, p| greedy_nim::smallest_wins(p),
            |_, p, visit| offer(greedy_nim::smallest_winning_moves(p), visit),
        )
        .misere(
            |_, p| greedy_nim::smallest_misere_wins(p),
            |_, p, visit| offer(greedy_nim::smallest_misere_winning_moves(p), visit),
        )
        .plain("the number of single stones is odd, or even if nothing else is left", |_, p| {
            (count(p, 1) % 2 == 1) == (largest(p) > 1)
        })
        .misere_lost("the number of single stones is odd", |_, p| count(p, 1) % 2 == 1)
}
