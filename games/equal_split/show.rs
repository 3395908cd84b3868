use crate::games::moves::offer;
use crate::games::position::each;
use crate::games::{Game, Shape};
use nim_snippets::equal_split;

pub fn games() -> Vec<Game> {
    vec![equal_split()]
}

fn equal_split() -> Game {
    Game::new("equal_split", Shape::Sum("heaps"))
        .values("equal_split::grundy(n)", |_, p| each(p, equal_split::grundy))
        .play(
            |_, p| equal_split::wins(p),
            |_, p, visit| offer(equal_split::winning_moves(p), visit),
        )
        .misere(
            |_, p| equal_split::misere_wins(p),
            |_, p, visit| offer(equal_split::misere_winning_moves(p), visit),
        )
}
