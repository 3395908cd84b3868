use crate::games::{Game, Shape};
use nim_snippets::nimber;

pub fn games() -> Vec<Game> {
    vec![nimber()]
}

fn nimber() -> Game {
    Game::new("nimber", Shape::Exactly(&["a", "b"]))
        .values("nimber::mul(a, b)", |_, p| vec![nimber::mul(p[0], p[1])])
}
