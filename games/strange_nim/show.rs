use crate::games::moves::offer;
use crate::games::parameters::K;
use crate::games::position::each;
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::strange_nim;

pub fn games() -> Vec<Game> {
    vec![strange_nim()]
}

fn strange_nim() -> Game {
    /// The heaps with their divisor.
    fn divided(rule: &Rule, heaps: &[u64]) -> Vec<(u64, u64)> {
        heaps.iter().map(|&heap| (heap, rule.number("k"))).collect()
    }
    Game::new("strange_nim", Shape::Sum("heaps"))
        .with(K)
        .values("strange_nim::grundy(n, {k})", |r, p| {
            each(p, |n| strange_nim::grundy(n, r.number("k")))
        })
        .play(
            |r, p| strange_nim::wins(&divided(r, p)),
            |r, p, visit| offer(strange_nim::winning_moves(&divided(r, p)), visit),
        )
        .misere(
            |r, p| strange_nim::misere_wins(&divided(r, p)),
            |r, p, visit| offer(strange_nim::misere_winning_moves(&divided(r, p)), visit),
        )
        .misere_wins_call("strange_nim::misere_wins(&[(n, {k})])")
}
