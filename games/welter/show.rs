use crate::games::entry::*;
use nim_snippets::welter;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value{p}: welter::grundy(p);
        play(p): welter::wins(p), welter::winning_moves(p);
        rules(p): labels(rules::welter::moves(p));
    };
    let game = Game::new("welter", Shape::Row("coins"), answers);
    vec![game]
}
