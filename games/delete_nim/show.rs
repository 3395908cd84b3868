use crate::games::moves::offer;
use crate::games::position::{each_pair, pairs};
use crate::games::{Game, Shape};
use nim_snippets::delete_nim;

pub fn games() -> Vec<Game> {
    vec![delete_nim(), split_delete_nim()]
}

fn delete_nim() -> Game {
    Game::new("delete_nim", Shape::Pairs("pairs"))
        .values("delete_nim::grundy(a, b)", |_, p| each_pair(p, delete_nim::grundy))
        .play(
            |_, p| delete_nim::wins(&pairs(p)),
            |_, p, visit| offer(delete_nim::winning_moves(&pairs(p)).map(cut), visit),
        )
}

fn split_delete_nim() -> Game {
    Game::new("delete_nim", Shape::Pairs("pairs"))
        .variant("split")
        .first(1)
        .values("delete_nim::split_grundy(a, b)", |_, p| each_pair(p, delete_nim::split_grundy))
        .play(
            |_, p| delete_nim::split_wins(&pairs(p)),
            |_, p, visit| offer(delete_nim::split_winning_moves(&pairs(p)).map(cut), visit),
        )
}

/// What becomes of a pair.
fn cut((i, parts): (usize, Vec<u64>)) -> Vec<(usize, u64)> {
    vec![(2 * i, parts[0]), (2 * i + 1, parts[1])]
}
