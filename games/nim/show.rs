use crate::games::entry::*;
use nim_snippets::{misere_nim, nim};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): nim::grundy(&[n]);
        play(p): nim::wins(p), nim::winning_moves(p);
        misere(p): misere_nim::wins(p), misere_nim::winning_moves(p);
        rules(p): labels(rules::nim::moves(p));
    };
    let game = Game::new("nim", Shape::Sum("heaps"), answers)
        .popular()
        .table_parts(2)
        .picture(Picture::Digits(None))
        .proof(Proof::Formula("the value of a heap is its size", |_| Repetition::new(0, 1, 1)));
    vec![game]
}
