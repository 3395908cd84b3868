use crate::games::entry::*;
use nim_snippets::submask_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(a, b): submask_nim::grundy(a, b);
        play(p): submask_nim::wins(&pairs(p)), submask_nim::winning_moves(&pairs(p)).map(cut);
        misere(p):
            submask_nim::misere_wins(&pairs(p)),
            submask_nim::misere_winning_moves(&pairs(p)).map(cut);
        rules(p): labels(rules::submask_nim::moves(&pairs(p))).map(cut);
    };
    vec![Game::new("submask_nim", Shape::Pairs("heaps"), answers)]
}

/// What is left of a heap, as a number of the position.
fn cut((i, left): (usize, u64)) -> (usize, u64) {
    (2 * i, left)
}
