use crate::games::moves::offer;
use crate::games::parameters::K;
use crate::games::position::{count, xor};
use crate::games::{Game, Shape};
use nim_snippets::exact_nim;

pub fn games() -> Vec<Game> {
    vec![exact_nim()]
}

fn exact_nim() -> Game {
    /// Have 2k heaps stones, more than k of them the least number, which is above this?
    fn twice_k(p: &[u64], k: u64, above: u64) -> bool {
        let least = p.iter().copied().filter(|&heap| heap > 0).min().unwrap_or(0);
        stacked(p) == 2 * u128::from(k) && count(p, least) as u64 > k && least > above
    }
    fn stacked(p: &[u64]) -> u128 {
        (p.len() - count(p, 0)) as u128
    }
    Game::new("exact_nim", Shape::Row("heaps"))
        .with(K)
        .play(
            |r, p| exact_nim::wins(p, r.number("k")),
            |r, p, visit| offer(exact_nim::winning_move(p, r.number("k")), visit),
        )
        .misere(
            |r, p| exact_nim::misere_wins(p, r.number("k")),
            |r, p, visit| offer(exact_nim::misere_winning_move(p, r.number("k")), visit),
        )
        .plain(
            "fewer than k heaps have stones, or of 2k more than k are the least, \
             or k is 1 and the xor 0",
            |r, p| {
                let k = r.number("k");
                let is_nim = k == 1 && xor(p.iter().copied()) == 0;
                stacked(p) < u128::from(k) || is_nim || k > 1 && twice_k(p, k, 0)
            },
        )
        .misere_lost(
            "one move can be made but not two, or of 2k heaps more than k are the least, \
             which are above 1",
            |r, p| {
                let k = r.number("k");
                let twice: u128 = p.iter().map(|&heap| u128::from(heap.min(2))).sum();
                let one_move = stacked(p) >= u128::from(k) && twice < 2 * u128::from(k);
                one_move || twice_k(p, k, 1)
            },
        )
}
