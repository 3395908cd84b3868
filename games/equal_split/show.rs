use crate::games::entry::*;
use nim_snippets::equal_split;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let min = rule.number("min");
        value(n): equal_split::grundy(n, min);
        play(p): equal_split::wins(p, min), equal_split::winning_moves(p, min);
        misere(p): equal_split::misere_wins(p, min), equal_split::misere_winning_moves(p, min);
        rules(p): labels(rules::equal_split::moves(p, min)), at_most squares(p);
    };
    let game = Game::new("equal_split", Shape::Sum("heaps"), answers).with(MIN);
    vec![game]
}
