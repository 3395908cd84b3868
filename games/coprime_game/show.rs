use crate::games::entry::*;
use nim_snippets::coprime_game;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): coprime_game::grundy(n);
        play(p): coprime_game::wins(p), coprime_game::winning_moves(p);
        rules(p): labels(rules::coprime_game::moves(p));
    };
    let game = Game::new("coprime_game", Shape::Sum("numbers"), answers);
    vec![game]
}
