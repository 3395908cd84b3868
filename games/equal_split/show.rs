use crate::games::entry::*;
use nim_snippets::equal_split;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): equal_split::grundy(n);
        play(p): equal_split::wins(p), equal_split::winning_moves(p);
        misere(p): equal_split::misere_wins(p), equal_split::misere_winning_moves(p);
    };
    let game = Game::new("equal_split", Shape::Sum("heaps"), answers);
    vec![game]
}
