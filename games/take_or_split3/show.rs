use crate::games::entry::*;
use nim_snippets::take_or_split3;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): take_or_split3::grundy(n);
        play(p): take_or_split3::wins(p), take_or_split3::winning_moves(p);
        rules(p): labels(rules::take_or_split3::moves(p)), at_most squares(p);
    };
    let game = Game::new("take_or_split3", Shape::Sum("heaps"), answers).proof(Proof::Formula(
        "the value of a heap is its size, but 8k + 7 and 8k + 8 change places",
        |_| Repetition::new(1, 8, 8),
    ));
    vec![game]
}
