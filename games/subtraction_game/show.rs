use crate::games::entry::*;
use nim_snippets::subtraction_game::{self, SubtractionGame};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        make game = SubtractionGame::new(n_max, set);
        value(n): game.grundy(n);
        play(p): game.wins(p), game.winning_moves(p);
        misere(p):
            subtraction_game::misere_wins(p, set),
            subtraction_game::misere_winning_moves(p, set);
        rules(p): labels(rules::subtraction_game::moves(p, set));
    };
    let game = Game::new("subtraction_game", Shape::Sum("heaps"), answers)
        .with(SET)
        .popular()
        .proof(Proof::Window(|rule| largest(rule.set("set")) as usize));
    vec![game]
}
