use crate::games::entry::*;
use nim_snippets::euclid_game;

pub fn games() -> Vec<Game> {
    vec![euclid_game(), equal()]
}

fn euclid_game() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): euclid_game::grundy(a, b);
        play(p): euclid_game::wins(p[0], p[1]), euclid_game::winning_moves(p[0], p[1]);
        misere(p):
            euclid_game::misere_wins(p[0], p[1]),
            euclid_game::misere_winning_moves(p[0], p[1]);
        rules(p): labels(rules::euclid_game::moves(&(p[0], p[1])));
    };
    Game::new("euclid_game", Shape::Exactly(&["a", "b"]), answers)
        .first(1)
        .plain(
            "the larger number is less than φ times the smaller one but not equal to it, \
             or one is 0",
        )
        .misere_lost("neither number is 0 and the larger one is less than φ times the smaller one")
}

fn equal() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): euclid_game::equal_grundy(a, b);
        play(p): euclid_game::equal_wins(p[0], p[1]), euclid_game::equal_winning_moves(p[0], p[1]);
        misere(p):
            euclid_game::equal_misere_wins(p[0], p[1]),
            euclid_game::equal_misere_winning_moves(p[0], p[1]);
        rules(p): labels(rules::euclid_game::equal_moves(&(p[0], p[1])));
    };
    Game::new("euclid_game", Shape::Exactly(&["a", "b"]), answers)
        .variant("equal")
        .first(1)
        .plain("the larger number is less than φ times the smaller one, or one is 0")
        .misere_lost(
            "neither number is 0 and the value of normal play is 0, or 1 for multiples of two \
             neighbouring Fibonacci numbers",
        )
}
