use crate::games::moves::offer;
use crate::games::parameters::CODE;
use crate::games::position::{TABLE, circles, each, made_once};
use crate::games::{Game, Proof, Shape};
use crate::rule::Rule;
use nim_snippets::octal_game;
use std::rc::Rc;

pub fn games() -> Vec<Game> {
    vec![octal_game(), octal_circle()]
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
