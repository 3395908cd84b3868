use crate::games::entry::*;
use nim_snippets::wythoff;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        make[SIDE] values = wythoff::grundy_values(n_max, n_max);
        value[a, b]: values[a][b];
        play(p): wythoff::wins(p[0], p[1]), wythoff::winning_moves(p[0], p[1]);
        misere(p): wythoff::misere_wins(p[0], p[1]), wythoff::misere_winning_moves(p[0], p[1]);
        rules(p): labels(rules::wythoff::moves(&(p[0], p[1])));
    };
    let game = Game::new("wythoff", Shape::Exactly(&["a", "b"]), answers)
        .popular()
        .plain("the heaps are ⌊dφ⌋ and ⌊dφ⌋ + d, where d is their difference")
        .misere_lost(
            "the heaps are 0 and 1, or 2 and 2, or ⌊dφ⌋ and ⌊dφ⌋ + d with a difference d > 1",
        );
    vec![game]
}
