use crate::games::moves::offer;
use crate::games::parameters::LEAST;
use crate::games::position::{each, made_once, tabled};
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::fair_split;
use std::rc::Rc;

pub fn games() -> Vec<Game> {
    vec![fair_split()]
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
