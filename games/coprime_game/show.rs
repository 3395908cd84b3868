use crate::games::moves::offer;
use crate::games::position::each;
use crate::games::{Game, Shape};
use nim_snippets::coprime_game;

pub fn games() -> Vec<Game> {
    vec![coprime_game()]
}

fn coprime_game() -> Game {
    Game::new("coprime_game", Shape::Sum("numbers"))
        .values("coprime_game::grundy(n)", |_, p| each(p, coprime_game::grundy))
        .play(
            |_, p| coprime_game::wins(p),
            |_, p, visit| offer(coprime_game::winning_moves(p), visit),
        )
}
