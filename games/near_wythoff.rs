//! Near Wythoff.

use crate::entry::*;
use nim_snippets::near_wythoff;

/// Takes any number of stones from one heap, or from both heaps numbers that differ by at most `k`.
/// A move is labelled by the stones left.
pub fn moves(heaps: (u64, u64), k: u64) -> Vec<PairMove> {
    pair_moves(heaps, |from_a, from_b| from_a == 0 || from_b == 0 || from_a.abs_diff(from_b) <= k)
}

/// Returns whether a move takes from one heap, or from both heaps numbers that differ by at most
/// `k`.
pub fn takes_near(p: &[u64], q: &[u64], k: u64) -> bool {
    match (p[0].checked_sub(q[0]), p[1].checked_sub(q[1])) {
        (Some(a), Some(b)) => a.max(b) > 0 && (a.min(b) == 0 || a.abs_diff(b) <= k),
        _ => false,
    }
}

pub const GAMES: &[Game] = &[Game {
    parameters: APART,
    play: play!(near_wythoff::wins([a, b], number k), winning_moves => Move::pair),
    misere: play!(near_wythoff::misere_wins([a, b], number k), misere_winning_moves => Move::pair),
    rules: Some(Rules::options(|p, rule| {
        as_moves(moves((p[0], p[1]), rule.number("k")), Move::pair)
    })),
    losing: Some(Losing::If(words(
        "the heaps differ by a multiple n of k + 1, and the smaller is ⌊nα⌋ with \
         α² + (k - 1) α = k + 1",
        "差が k + 1 の n 倍で、小さい山が ⌊nα⌋、ただし α² + (k - 1) α = k + 1",
    ))),
    misere_losing: Some(Losing::If(words(
        "the heaps differ by one more than a multiple n of k + 1, and the smaller is \
         ⌊nα + 1/α⌋ with α² + (k - 1) α = k + 1 \
         (for k = 0 they are those of Wythoff's game)",
        "差が k + 1 の n 倍より 1 大きく、小さい山が ⌊nα + 1/α⌋、\
         ただし α² + (k - 1) α = k + 1 (k = 0 ならワイソフのゲームの負けの組)",
    ))),
    picture: Picture::Plain,
    tried: Tried {
        rules: &["k=0", "k=1", "k=2", "k=3", "k=4", "k=7", "k=20", "k=18446744073709551615"],
        sizes: &[(2, 28)],
        by_options: &[(2, 60)],
        large: &["k=0", "k=1", "k=3", "k=1000000", "k=18446744073709551615"],
        is_legal: Some(|rule, p, q| takes_near(p, q, rule.number("k"))),
        ..TRIED
    },
    ..Game::new("near_wythoff", Shape::Exactly(&["a", "b"]))
}];

#[cfg(test)]
mod tests {
    use nim_snippets::near_wythoff;

    /// The losing pairs follow their definition, far beyond the reach of brute force: the smaller
    /// heap is the smallest number that occurs in no earlier pair.
    #[test]
    fn pairs_in_order() {
        for k in [0, 1, 2, 5, 100] {
            let mut is_used = vec![false; 3000];
            let mut smaller = 0;
            for n in 0.. {
                let larger = smaller + (k + 1) * n;
                if larger >= 3000 {
                    break;
                }
                assert!(!near_wythoff::wins(smaller, larger, k), "{k} {n}");
                is_used[smaller as usize] = true;
                is_used[larger as usize] = true;
                smaller = (smaller..).find(|&heap| !is_used[heap as usize]).unwrap();
            }
        }
    }
}
