use crate::games::entry::*;
use nim_snippets::nimber;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(a, b): nimber::mul(a, b);
    };
    let game = Game::new("nimber", Shape::Exactly(&["a", "b"]), answers);
    vec![game]
}
