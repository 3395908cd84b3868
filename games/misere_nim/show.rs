use crate::games::entry::*;
use nim_snippets::misere_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(p): misere_nim::wins(p), misere_nim::winning_moves(p);
        rules(p): labels(rules::misere_nim::moves(p));
    };
    let game = Game::new("misere_nim", Shape::Row("heaps"), answers)
        .picture(Picture::Digits(None))
        .lost("the xor is 0 and one heap above 1, or the xor is 1 and none is");
    vec![game]
}
