use crate::games::entry::*;
use nim_snippets::delete_nim;

pub fn games() -> Vec<Game> {
    vec![delete_nim(), split()]
}

fn delete_nim() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): delete_nim::grundy(a, b);
        play(p): delete_nim::wins(&pairs(p)), delete_nim::winning_moves(&pairs(p)).map(cut);
        rules(p): labels(rules::delete_nim::moves(&pairs(p))).map(cut);
    };
    Game::new("delete_nim", Shape::Pairs("pairs"), answers)
}

fn split() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): delete_nim::split_grundy(a, b);
        play(p):
            delete_nim::split_wins(&pairs(p)),
            delete_nim::split_winning_moves(&pairs(p)).map(cut);
        rules(p): labels(rules::delete_nim::split_moves(&pairs(p))).map(cut);
    };
    Game::new("delete_nim", Shape::Pairs("pairs"), answers).variant("split").first(1)
}

/// What becomes of a pair.
fn cut((i, parts): (usize, Vec<u64>)) -> Vec<(usize, u64)> {
    vec![(2 * i, parts[0]), (2 * i + 1, parts[1])]
}
