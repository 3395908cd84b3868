use crate::games::moves::{Move, offer};
use crate::games::parameters::LARGEST;
use crate::games::position::{each, named_once};
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::multiples_game;

pub fn games() -> Vec<Game> {
    vec![multiples_game()]
}

fn multiples_game() -> Game {
    fn multiples(rule: &Rule) -> multiples_game::MultiplesGame {
        multiples_game::MultiplesGame::new(rule.number("n"))
    }
    Game::new("multiples_game", Shape::Row("white"))
        .with(LARGEST)
        .values("MultiplesGame::new({n}).grundy(a) ^ MultiplesGame::new({n}).grundy(b)", |r, p| {
            let game = multiples(r);
            each(p, |x| game.grundy(x))
        })
        .play(
            |r, p| multiples(r).wins(named_once(p)),
            |r, p, visit| {
                let game = multiples(r);
                let says = |(x, k)| format!("turn {x} and its multiples up to {k} times {x}");
                offer(game.winning_moves(p).map(|turn| Move::Say(says(turn))), visit);
            },
        )
        .wins_call("MultiplesGame::new({n}).wins({position})")
}
