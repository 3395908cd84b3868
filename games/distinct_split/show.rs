use crate::games::moves::offer;
use crate::games::position::each;
use crate::games::{Game, Proof, Repetition, Shape};
use nim_snippets::distinct_split;

pub fn games() -> Vec<Game> {
    vec![distinct_split()]
}

fn distinct_split() -> Game {
    Game::new("distinct_split", Shape::Sum("heaps"))
        .values("distinct_split::grundy(n)", |_, p| each(p, distinct_split::grundy))
        .play(
            |_, p| distinct_split::wins(p),
            |_, p, visit| offer(distinct_split::winning_move(p), visit),
        )
        .misere(
            |_, p| distinct_split::misere_wins(p),
            |_, p, visit| offer(distinct_split::misere_winning_move(p), visit),
        )
        .proof(Proof::Formula("a heap above 8 is worth 4 less than it has", |_| {
            Repetition::new(9, 1, 1)
        }))
}
