use crate::games::moves::offer;
use crate::games::parameters::SET;
use crate::games::position::{each, largest};
use crate::games::{Game, Proof, Repetition, Shape};
use nim_snippets::all_but_game;

pub fn games() -> Vec<Game> {
    vec![all_but_game()]
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
