use crate::games::entry::*;
use nim_snippets::lasker_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): lasker_nim::grundy(n);
        play(p): lasker_nim::wins(p), lasker_nim::winning_moves(p);
        misere(p): lasker_nim::misere_wins(p), lasker_nim::misere_winning_moves(p);
        rules(p): labels(rules::lasker_nim::moves(p));
    };
    let game = Game::new("lasker_nim", Shape::Sum("heaps"), answers).proof(Proof::Formula(
        "the value of a heap is its size, but 4k + 3 and 4k + 4 change places",
        |_| Repetition::new(1, 4, 4),
    ));
    vec![game]
}
