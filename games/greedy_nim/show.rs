use crate::games::entry::*;
use nim_snippets::greedy_nim;

pub fn games() -> Vec<Game> {
    vec![greedy_nim(), smallest()]
}

fn greedy_nim() -> Game {
    let answers = answers! {
        |rule, n_max|
        play(p): greedy_nim::wins(p), greedy_nim::winning_moves(p);
        misere(p): greedy_nim::misere_wins(p), greedy_nim::misere_winning_moves(p);
        rules(p): labels(rules::greedy_nim::moves(p));
    };
    Game::new("greedy_nim", Shape::Row("heaps"), answers)
        .plain("the number of largest heaps is even, or no stone is left")
        .misere_lost(
            "the number of largest heaps is even and they are above 1, \
             or odd and they are single stones",
        )
}

fn smallest() -> Game {
    let answers = answers! {
        |rule, n_max|
        play(p): greedy_nim::smallest_wins(p), greedy_nim::smallest_winning_moves(p);
        misere(p):
            greedy_nim::smallest_misere_wins(p),
            greedy_nim::smallest_misere_winning_moves(p);
        rules(p): labels(rules::greedy_nim::smallest_moves(p));
    };
    Game::new("greedy_nim", Shape::Row("heaps"), answers)
        .variant("smallest")
        .plain("the number of single stones is odd, or even if nothing else is left")
        .misere_lost("the number of single stones is odd")
}
