use crate::games::moves::offer;
use crate::games::position::{each_pair, pairs};
use crate::games::{Game, Shape};
use nim_snippets::submask_nim;

pub fn games() -> Vec<Game> {
    vec![submask_nim()]
}

fn submask_nim() -> Game {
    /// What is left of a heap, as a number of the position.
    fn cut((i, left): (usize, u64)) -> (usize, u64) {
        (2 * i, left)
    }
    Game::new("submask_nim", Shape::Pairs("heaps"))
        .values("submask_nim::grundy(a, b)", |_, p| each_pair(p, submask_nim::grundy))
        .play(
            |_, p| submask_nim::wins(&pairs(p)),
            |_, p, visit| offer(submask_nim::winning_moves(&pairs(p)).map(cut), visit),
        )
        .misere(
            |_, p| submask_nim::misere_wins(&pairs(p)),
            |_, p, visit| offer(submask_nim::misere_winning_moves(&pairs(p)).map(cut), visit),
        )
}
