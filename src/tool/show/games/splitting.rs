//! Heaps and rows that a move may split.

use crate::tool::show::games::moves::{Move, offer};
use crate::tool::show::games::parameters::{CODE, K, LEAST, RANGE};
use crate::tool::show::games::position::{
    TABLE, each, each_pair, largest, made_once, out_of, pairs, sizes, tabled,
};
use crate::tool::show::games::{Game, Proof, Repetition, Shape};
use crate::tool::show::rule::Rule;
use crate::{
    bean_game, delete_nim, equal_split, fair_split, grundys_game, halving_nim, interval_nim,
    lasker_nim, octal_game, sprague_grundy, take_or_split3, treblecross,
};
use std::rc::Rc;

pub fn games() -> Vec<Game> {
    vec![
        octal_game(),
        octal_circle(),
        interval_nim(),
        interval_circle(),
        halving_nim(),
        bean_game(),
        lasker_nim(),
        grundys_game(),
        equal_split(),
        fair_split(),
        take_or_split3(),
        treblecross(),
        delete_nim(),
        split_delete_nim(),
    ]
}

/// The values of circles, of which a taking leaves a row.
fn circles(
    cells: &[u64],
    row: impl Fn(u64) -> u64,
    may_take: impl Fn(u64, u64) -> bool,
) -> Vec<u64> {
    each(cells, |n| {
        let left = (0..n).filter(|left| may_take(n - left, n)).map(&row);
        sprague_grundy::mex(&left.collect::<Vec<_>>())
    })
}

/// Up to here a period is looked for; a table for one heap may be larger.
const SEARCHED: u64 = 1 << 14;

fn octal(rule: &Rule, heaps: &[u64]) -> Rc<octal_game::OctalGame> {
    made_once("octal_game", rule, heaps, |max_heap| {
        let table = if max_heap > TABLE { SEARCHED } else { max_heap };
        let game = octal_game::OctalGame::new(table, rule.text("code"));
        let reaches = max_heap <= TABLE || game.period.is_some();
        assert!(reaches, "a heap of {max_heap} is above the {TABLE} of the table");
        game
    })
}

fn octal_game() -> Game {
    Game::new("octal_game", Shape::Sum("heaps"))
        .with(CODE)
        .popular()
        .values("OctalGame::new(n, {code}).grundy(n)", |r, p| {
            let game = octal(r, p);
            each(p, |n| game.grundy(n))
        })
        .play(|r, p| octal(r, p).wins(p), |r, p, visit| offer(octal(r, p).winning_moves(p), visit))
        .proof(Proof::GuySmith(|r| {
            let digits = r.text("code").split('.').nth(1).unwrap_or_default();
            (digits.len(), if digits.contains(|digit| digit > '7') { 3 } else { 2 })
        }))
}

fn octal_circle() -> Game {
    /// May so many neighbours be taken from a circle? All of it by the digit's 1, else by its 4,
    /// for a circle has no end.
    fn may_open(digits: &str, taken: u64, cells: u64) -> bool {
        let digit = digits.as_bytes().get(taken as usize - 1);
        let digit = digit.and_then(|&digit| char::from(digit).to_digit(16)).unwrap_or(0);
        digit & if taken == cells { 1 } else { 4 } != 0
    }
    Game::new("octal_game", Shape::Sum("circles")).variant("circle").with(CODE).values(
        "sprague_grundy::mex(&(1..=n).filter(|&taken| {code}.chars().nth(taken as usize + 1)\
         .map_or(false, |digit| digit as u64 & if taken == n { 1 } else { 4 } != 0))\
         .map(|taken| OctalGame::new(n, {code}).grundy(n - taken)).collect::<Vec<_>>())",
        |r, p| {
            let rows = octal(r, p);
            let digits = r.text("code").split('.').nth(1).unwrap_or_default();
            let may_take = |taken, cells| may_open(digits, taken, cells);
            circles(p, |left| rows.grundy(left), may_take)
        },
    )
}

fn interval_nim() -> Game {
    Game::new("interval_nim", Shape::Sum("rows"))
        .with(RANGE)
        .values("interval_nim::grundy_values(n, {min}, {max})[n]", |r, p| {
            out_of(p, |n| interval_nim::grundy_values(n, r.size("min"), r.size("max")))
        })
        .play(
            |r, p| interval_nim::wins(&sizes(p), r.size("min"), r.size("max")),
            |r, p, visit| {
                let rows = sizes(p);
                let moves = interval_nim::winning_moves(&rows, r.size("min"), r.size("max"));
                offer(moves.map(|(i, start, len)| (i, around(p[i], start, len))), visit);
            },
        )
        .proof(Proof::GuySmith(|r| (r.size("max"), 2)))
}

/// The rows that a taking leaves of one.
fn around(row: u64, start: usize, len: usize) -> Vec<u64> {
    let parts = [start as u64, row - (start + len) as u64];
    parts.into_iter().filter(|&part| part > 0).collect()
}

fn interval_circle() -> Game {
    Game::new("interval_nim", Shape::Sum("circles")).variant("circle").with(RANGE).values(
        "sprague_grundy::mex(&interval_nim::grundy_values(n, {min}, {max}).into_iter().rev()\
         .skip({min}).take({max} - {min} + 1).collect::<Vec<_>>())",
        |r, p| {
            let (min, max) = (r.number("min"), r.number("max"));
            let rows = interval_nim::grundy_values(tabled(p), r.size("min"), r.size("max"));
            circles(p, |left| rows[left as usize], |taken, _| (min..=max).contains(&taken))
        },
    )
}

fn halving_nim() -> Game {
    Game::new("halving_nim", Shape::Sum("heaps"))
        .with(K)
        .values("halving_nim::grundy(n, {k})", |r, p| {
            each(p, |n| halving_nim::grundy(n, r.number("k")))
        })
        .play(
            |r, p| halving_nim::wins(p, r.number("k")),
            |r, p, visit| offer(halving_nim::winning_moves(p, r.number("k")), visit),
        )
}

fn bean_game() -> Game {
    Game::new("bean_game", Shape::Sum("heaps"))
        .values("bean_game::grundy(n)", |_, p| each(p, bean_game::grundy))
        .play(|_, p| bean_game::wins(p), |_, p, visit| offer(bean_game::winning_moves(p), visit))
        .misere(
            |_, p| bean_game::misere_wins(p),
            |_, p, visit| offer(bean_game::misere_winning_moves(p), visit),
        )
}

fn lasker_nim() -> Game {
    Game::new("lasker_nim", Shape::Sum("heaps"))
        .values("lasker_nim::grundy(n)", |_, p| each(p, lasker_nim::grundy))
        .play(|_, p| lasker_nim::wins(p), |_, p, visit| offer(lasker_nim::winning_moves(p), visit))
        .misere(
            |_, p| lasker_nim::misere_wins(p),
            |_, p, visit| offer(lasker_nim::misere_winning_moves(p), visit),
        )
        .proof(Proof::Formula(
            "the value of a heap is its size, but 4k + 3 and 4k + 4 change places",
            |_| Repetition::new(1, 4, 4),
        ))
}

fn grundys_game() -> Game {
    fn grundys(rule: &Rule, heaps: &[u64]) -> Rc<grundys_game::GrundysGame> {
        let make = |_| grundys_game::GrundysGame::new(tabled(heaps) as u64);
        made_once("grundys_game", rule, heaps, make)
    }
    Game::new("grundys_game", Shape::Sum("heaps"))
        .values("GrundysGame::new(n).grundy(n)", |r, p| {
            let game = grundys(r, p);
            each(p, |n| game.grundy(n))
        })
        .play(
            |r, p| grundys(r, p).wins(p),
            |r, p, visit| offer(grundys(r, p).winning_moves(p), visit),
        )
}

fn equal_split() -> Game {
    Game::new("equal_split", Shape::Sum("heaps"))
        .values("equal_split::grundy(n)", |_, p| each(p, equal_split::grundy))
        .play(
            |_, p| equal_split::wins(p),
            |_, p, visit| offer(equal_split::winning_moves(p), visit),
        )
        .misere(
            |_, p| equal_split::misere_wins(p),
            |_, p, visit| offer(equal_split::misere_winning_moves(p), visit),
        )
}

fn fair_split() -> Game {
    fn fair(rule: &Rule, heaps: &[u64]) -> Rc<fair_split::FairSplit> {
        let make = |_| fair_split::FairSplit::new(tabled(heaps) as u64, rule.number("least"));
        made_once("fair_split", rule, heaps, make)
    }
    Game::new("fair_split", Shape::Sum("heaps"))
        .with(LEAST)
        .values("FairSplit::new(n, {least}).grundy(n)", |r, p| {
            let game = fair(r, p);
            each(p, |n| game.grundy(n))
        })
        .play(|r, p| fair(r, p).wins(p), |r, p, visit| offer(fair(r, p).winning_moves(p), visit))
}

fn take_or_split3() -> Game {
    Game::new("take_or_split3", Shape::Sum("heaps"))
        .values("take_or_split3::grundy(n)", |_, p| each(p, take_or_split3::grundy))
        .play(
            |_, p| take_or_split3::wins(p),
            |_, p, visit| offer(take_or_split3::winning_moves(p), visit),
        )
        .proof(Proof::Formula(
            "the value of a heap is its size, but 8k + 7 and 8k + 8 change places",
            |_| Repetition::new(1, 8, 8),
        ))
}

fn treblecross() -> Game {
    fn row(p: &[u64]) -> Vec<bool> {
        let cells = largest(p);
        assert!(cells > 2, "a row of {cells} cells has no line of three");
        vec![false; tabled(p)]
    }
    Game::new("treblecross", Shape::Exactly(&["cells"]))
        .first(3)
        .values("treblecross::grundy_values(n)[n]", |_, p| out_of(p, treblecross::grundy_values))
        .play(
            |_, p| treblecross::wins(&row(p)),
            |_, p, visit| {
                let row = row(p);
                let moves = treblecross::winning_moves(&row);
                offer(moves.map(|cell| Move::Say(format!("write into cell {cell}"))), visit);
            },
        )
}

/// What becomes of a pair.
fn cut((i, parts): (usize, Vec<u64>)) -> Vec<(usize, u64)> {
    vec![(2 * i, parts[0]), (2 * i + 1, parts[1])]
}

fn delete_nim() -> Game {
    Game::new("delete_nim", Shape::Pairs("pairs"))
        .values("delete_nim::grundy(a, b)", |_, p| each_pair(p, delete_nim::grundy))
        .play(
            |_, p| delete_nim::wins(&pairs(p)),
            |_, p, visit| offer(delete_nim::winning_moves(&pairs(p)).map(cut), visit),
        )
}

fn split_delete_nim() -> Game {
    Game::new("delete_nim", Shape::Pairs("pairs"))
        .variant("split")
        .first(1)
        .values("delete_nim::split_grundy(a, b)", |_, p| each_pair(p, delete_nim::split_grundy))
        .play(
            |_, p| delete_nim::split_wins(&pairs(p)),
            |_, p, visit| offer(delete_nim::split_winning_moves(&pairs(p)).map(cut), visit),
        )
}
