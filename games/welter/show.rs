use crate::games::moves::offer;
use crate::games::{Game, Shape};
use nim_snippets::welter;

pub fn games() -> Vec<Game> {
    vec![welter()]
}

fn welter() -> Game {
    Game::new("welter", Shape::Row("coins"))
        .values("welter::grundy(&[a, b])", |_, p| vec![welter::grundy(p)])
        .play(|_, p| welter::wins(p), |_, p, visit| offer(welter::winning_moves(p), visit))
}
