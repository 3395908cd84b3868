use crate::games::moves::offer;
use crate::games::position::loses_misere_nim;
use crate::games::{Game, Picture, Shape};
use nim_snippets::misere_nim;

pub fn games() -> Vec<Game> {
    vec![misere_nim()]
}

fn misere_nim() -> Game {
    Game::new("misere_nim", Shape::Row("heaps"))
        .picture(Picture::Digits(None))
        .play(|_, p| misere_nim::wins(p), |_, p, visit| offer(misere_nim::winning_moves(p), visit))
        .lost("the xor is 0 and one heap above 1, or the xor is 1 and none is", |_, p| {
            loses_misere_nim(p)
        })
}
