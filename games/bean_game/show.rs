use crate::games::entry::*;
use nim_snippets::bean_game;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): bean_game::grundy(n);
        play(p): bean_game::wins(p), bean_game::winning_moves(p);
        misere(p): bean_game::misere_wins(p), bean_game::misere_winning_moves(p);
        rules(p): labels(rules::bean_game::moves(p)), at_most squares(p);
    };
    let game = Game::new("bean_game", Shape::Sum("heaps"), answers);
    vec![game]
}
