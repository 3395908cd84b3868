use entries::*;
use nim_snippets::submask_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(a, b): submask_nim::grundy(a, b);
        play(p): submask_nim::wins(&pairs(p)), submask_nim::winning_moves(&pairs(p)).map(cut);
        misere(p):
            submask_nim::misere_wins(&pairs(p)),
            submask_nim::misere_winning_moves(&pairs(p)).map(cut);
        moves(p): as_moves(moves::submask_nim::moves(&pairs(p)), cut);
    };
    vec![Game::new("submask_nim", Shape::Pairs("heaps"), answers).sizes(&[
        (0, 0),
        (2, 40),
        (4, 8),
        (6, 3),
    ])]
}

/// What is left of a heap, as a number of the position.
fn cut((i, left): (usize, u64)) -> (usize, u64) {
    (2 * i, left)
}

refusals! {
    submask_nim::grundy(0, 0) => answers "0";
    submask_nim::grundy(u64::MAX, u64::MAX) => answers "64";
    submask_nim::wins(&[]) => answers "false";
    submask_nim::winning_moves(&[]).next() => answers "None";
    submask_nim::misere_wins(&[]) => answers "true";
    submask_nim::misere_winning_moves(&[]).next() => answers "None";
    submask_nim::value_counts(0, 0) => answers "[1]";
}
