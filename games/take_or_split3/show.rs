use crate::games::moves::offer;
use crate::games::position::each;
use crate::games::{Game, Proof, Repetition, Shape};
use nim_snippets::take_or_split3;

pub fn games() -> Vec<Game> {
    vec![take_or_split3()]
}

fn take_or_split3() -> Game {
    Game::new("take_or_split3", Shape::Sum("heaps"))
        .values("take_or_split3::grundy(n)", |_, p| each(p, take_or_split3::grundy))
        .play(
            |_, p| take_or_split3::wins(p),
            |_, p, visit| offer(take_or_split3::winning_moves(p), visit),
        )
        .proof(Proof::Formula(
            "the value of a heap is its size, but 8k + 7 and 8k + 8 change places",
            |_| Repetition::new(1, 8, 8),
        ))
}
