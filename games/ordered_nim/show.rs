use crate::games::moves::offer;
use crate::games::position::largest;
use crate::games::{Game, Shape};
use nim_snippets::ordered_nim;

pub fn games() -> Vec<Game> {
    vec![ordered_nim()]
}

fn ordered_nim() -> Game {
    /// The values of the heap and all behind it, from the last heap on.
    fn value(heaps: &[u64]) -> u64 {
        let stacked = heaps.iter().rev().filter(|&&heap| heap > 0);
        stacked.fold(0, |behind, &heap| if heap > behind { heap } else { heap - 1 })
    }
    Game::new("ordered_nim", Shape::Row("heaps"))
        .play(
            |_, p| ordered_nim::wins(p),
            |_, p, visit| offer(ordered_nim::winning_moves(p), visit),
        )
        .misere(
            |_, p| ordered_nim::misere_wins(p),
            |_, p, visit| offer(ordered_nim::misere_winning_moves(p), visit),
        )
        .plain(
            "the value is 0: from the last heap on it is the heap, \
             less one unless the heap is above the value so far",
            |_, p| value(p) == 0,
        )
        .misere_lost(
            "it would be lost in normal play and a heap is above 1, or won and none is",
            |_, p| (value(p) == 0) == (largest(p) > 1),
        )
}
