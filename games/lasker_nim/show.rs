use crate::games::moves::offer;
use crate::games::position::each;
use crate::games::{Game, Proof, Repetition, Shape};
use nim_snippets::lasker_nim;

pub fn games() -> Vec<Game> {
    vec![lasker_nim()]
}

fn lasker_nim() -> Game {
    Game::new("lasker_nim", Shape::Sum("heaps"))
        .values("lasker_nim::grundy(n)", |_, p| each(p, lasker_nim::grundy))
        .play(|_, p| lasker_nim::wins(p), |_, p, visit| offer(lasker_nim::winning_moves(p), visit))
        .misere(
            |_, p| lasker_nim::misere_wins(p),
            |_, p, visit| offer(lasker_nim::misere_winning_moves(p), visit),
        )
        .proof(Proof::Formula(
            "the value of a heap is its size, but 4k + 3 and 4k + 4 change places",
            |_| Repetition::new(1, 4, 4),
        ))
}
