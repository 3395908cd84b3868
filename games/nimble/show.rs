use crate::games::entry::*;
use nim_snippets::nimble;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): nimble::grundy(&[n]);
        play(p): nimble::wins(p), nimble::winning_moves(p);
        misere(p): nimble::misere_wins(p), nimble::misere_winning_moves(p);
        rules(p): labels(rules::nimble::moves(p));
    };
    let game = Game::new("nimble", Shape::Sum("coins"), answers)
        .proof(Proof::Formula("the value of a coin is its cell", |_| Repetition::new(0, 1, 1)));
    vec![game]
}
