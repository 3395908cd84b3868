use crate::games::moves::offer;
use crate::games::parameters::SET;
use crate::games::position::{each, largest};
use crate::games::{Game, Proof, Shape};
use nim_snippets::subtraction_game;

pub fn games() -> Vec<Game> {
    vec![subtraction_game()]
}

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
        .proof(Proof::Window(|r| largest(r.set("set")) as usize))
}
