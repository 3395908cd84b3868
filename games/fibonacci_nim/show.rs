use crate::games::entry::*;
use nim_snippets::fibonacci_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(p):
            fibonacci_nim::wins(p[0], p[1]),
            fibonacci_nim::winning_moves(p[0], p[1]).map(taking(p[0], 2));
        misere(p):
            fibonacci_nim::misere_wins(p[0], p[1]),
            fibonacci_nim::misere_winning_moves(p[0], p[1]).map(taking(p[0], 2));
        rules(p): labels(rules::fibonacci_nim::moves(&(p[0], p[1]))).map(taking(p[0], 2));
    };
    let game =
        Game::new("fibonacci_nim", Shape::Limited, answers).picture(Picture::Parts).misere_lost(
            "a stone may be taken, but not the smallest part of the heap without one stone, if it \
             has any",
        );
    vec![game]
}
