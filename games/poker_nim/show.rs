use crate::games::moves::offer;
use crate::games::parameters::RESERVE;
use crate::games::position::each;
use crate::games::{Game, Shape};
use nim_snippets::poker_nim;

pub fn games() -> Vec<Game> {
    vec![poker_nim()]
}

fn poker_nim() -> Game {
    Game::new("poker_nim", Shape::Sum("heaps"))
        .with(RESERVE)
        .values("poker_nim::grundy(&[n])", |_, p| each(p, |n| poker_nim::grundy(&[n])))
        .play(
            |_, p| poker_nim::wins(p),
            |r, p, visit| offer(poker_nim::winning_moves(p, r.number("reserve")), visit),
        )
}
