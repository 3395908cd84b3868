use crate::games::moves::offer;
use crate::games::parameters::K;
use crate::games::position::each;
use crate::games::{Game, Shape};
use nim_snippets::halving_nim;

pub fn games() -> Vec<Game> {
    vec![halving_nim()]
}

fn halving_nim() -> Game {
    Game::new("halving_nim", Shape::Sum("heaps"))
        .with(K)
        .values("halving_nim::grundy(n, {k})", |r, p| {
            each(p, |n| halving_nim::grundy(n, r.number("k")))
        })
        .play(
            |r, p| halving_nim::wins(p, r.number("k")),
            |r, p, visit| offer(halving_nim::winning_moves(p, r.number("k")), visit),
        )
}
