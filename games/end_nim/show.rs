use crate::games::moves::offer;
use crate::games::position::largest;
use crate::games::{Game, Shape};
use nim_snippets::end_nim;

pub fn games() -> Vec<Game> {
    vec![end_nim()]
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
