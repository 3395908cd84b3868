//! Near Wythoff.

use crate::entry::*;
use nim_snippets::near_wythoff;

/// Two heaps.
pub type Pair = (u64, u64);

/// Any number of stones from one heap, or from both numbers that differ by at most `k`. Labelled by
/// what is left.
pub fn moves(&(a, b): &Pair, k: u64) -> Vec<(Pair, Pair)> {
    let mut options = Vec::new();
    for left in (0..=a).flat_map(|c| (0..=b).map(move |d| (c, d))) {
        let (from_a, from_b) = (a - left.0, b - left.1);
        let is_near = from_a == 0 || from_b == 0 || from_a.abs_diff(from_b) <= k;
        if is_near && left != (a, b) {
            options.push((left, left));
        }
    }
    options
}

/// Does a move take stones from one heap, or numbers at most `k` apart from both?
pub fn takes_near(p: &[u64], q: &[u64], k: u64) -> bool {
    match (p[0].checked_sub(q[0]), p[1].checked_sub(q[1])) {
        (Some(a), Some(b)) => a.max(b) > 0 && (a.min(b) == 0 || a.abs_diff(b) <= k),
        _ => false,
    }
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        play(p):
            near_wythoff::wins(p[0], p[1], k),
            near_wythoff::winning_moves(p[0], p[1], k);
        misere(p):
            near_wythoff::misere_wins(p[0], p[1], k),
            near_wythoff::misere_winning_moves(p[0], p[1], k);
        moves(p): moves(&(p[0], p[1]), k);
    };
    let game = Game::new("near_wythoff", Shape::Exactly(&["a", "b"]), answers)
        .by_options(&[(2, 60)])
        .large(&["k=0", "k=1", "k=3", "k=1000000", "k=18446744073709551615"])
        .legal(|rule, p, q| takes_near(p, q, rule.number("k")))
        .tried(&["k=0", "k=1", "k=2", "k=3", "k=4", "k=7", "k=20", "k=18446744073709551615"])
        .sizes(&[(2, 28)])
        .with(APART)
        .plain(
            "the heaps differ by a multiple n of k + 1, and the smaller is ⌊nα⌋ with \
            α² + (k - 1) α = k + 1",
            "差が k + 1 の n 倍で、小さい山が ⌊nα⌋、ただし α² + (k - 1) α = k + 1",
        )
        .misere_loses_iff(
            "the heaps differ by one more than a multiple n of k + 1, and the smaller is \
            ⌊nα + 1/α⌋ with α² + (k - 1) α = k + 1 (for k = 0 they are those of Wythoff's game)",
            "差が k + 1 の n 倍より 1 大きく、小さい山が ⌊nα + 1/α⌋、ただし α² + (k - 1) α = k + 1 (k = 0 ならワイソフのゲームの負けの組)",
        );
    vec![game]
}

#[cfg(test)]
mod tests {
    use nim_snippets::near_wythoff;

    /// The losing pairs by their definition, far beyond what brute force reaches: the smaller heap is the
    /// least number in no pair before.
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
