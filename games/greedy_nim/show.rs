use crate::games::moves::offer;
use crate::games::position::{count, largest};
use crate::games::{Game, Shape};
use nim_snippets::greedy_nim;

pub fn games() -> Vec<Game> {
    vec![greedy_nim(), smallest_greedy_nim()]
}

fn greedy_nim() -> Game {
    Game::new("greedy_nim", Shape::Row("heaps"))
        .play(|_, p| greedy_nim::wins(p), |_, p, visit| offer(greedy_nim::winning_moves(p), visit))
        .misere(
            |_, p| greedy_nim::misere_wins(p),
            |_, p, visit| offer(greedy_nim::misere_winning_moves(p), visit),
        )
        .plain("the number of largest heaps is even, or no stone is left", |_, p| {
            largest(p) == 0 || count(p, largest(p)).is_multiple_of(2)
        })
        .misere_lost(
            "the number of largest heaps is even and they are above 1, \
             or odd and they are single stones",
            |_, p| match largest(p) {
                0 => false,
                1 => count(p, 1) % 2 == 1,
                most => count(p, most).is_multiple_of(2),
            },
        )
}

fn smallest_greedy_nim() -> Game {
    Game::new("greedy_nim", Shape::Row("heaps"))
        .variant("smallest")
        .play(
            |_, p| greedy_nim::smallest_wins(p),
            |_, p, visit| offer(greedy_nim::smallest_winning_moves(p), visit),
        )
        .misere(
            |_, p| greedy_nim::smallest_misere_wins(p),
            |_, p, visit| offer(greedy_nim::smallest_misere_winning_moves(p), visit),
        )
        .plain("the number of single stones is odd, or even if nothing else is left", |_, p| {
            (count(p, 1) % 2 == 1) == (largest(p) > 1)
        })
        .misere_lost("the number of single stones is odd", |_, p| count(p, 1) % 2 == 1)
}
