use crate::games::entry::*;
use nim_snippets::distinct_split;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): distinct_split::grundy(n);
        play(p): distinct_split::wins(p), distinct_split::winning_move(p);
        misere(p): distinct_split::misere_wins(p), distinct_split::misere_winning_move(p);
        rules(p): labels(rules::distinct_split::moves(p)), at_most subsets(p);
    };
    let game = Game::new("distinct_split", Shape::Sum("heaps"), answers)
        .proof(Proof::Formula("a heap above 8 is worth 4 less than it has", |_| {
            Repetition::new(9, 1, 1)
        }));
    vec![game]
}
