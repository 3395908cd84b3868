use crate::games::moves::offer;
use crate::games::position::{each, made_once, tabled};
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::grundys_game;
use std::rc::Rc;

pub fn games() -> Vec<Game> {
    vec![grundys_game()]
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
