//! Strange Nim.

use crate::entry::*;
use nim_snippets::strange_nim;

/// The stones of a heap, and its divisor `k`.
pub type DividedHeap = (u64, u64);

/// Takes 1 to `stones / k` stones from a heap `(stones, k)`.
pub fn moves(heaps: &[DividedHeap]) -> Vec<(Cut, Vec<DividedHeap>)> {
    let moves = (0..heaps.len()).flat_map(|i| {
        let (stones, k) = heaps[i];
        (stones - stones / k..stones).map(move |left| (i, left))
    });
    let option = |(i, left): Cut| {
        let mut heaps = heaps.to_vec();
        heaps[i].0 = left;
        ((i, left), heaps)
    };
    moves.map(option).collect()
}

pub const GAMES: &[Game] = &[Game {
    parameters: K,
    value: Some(Value::of_position(
        "strange_nim::grundy(&{heaps}.iter().map(|&n| (n, {k})).collect::<Vec<_>>())",
        |heaps, rule| strange_nim::grundy(&divided(heaps, rule)),
    )),
    play: Some(Play::new(
        "strange_nim::wins(&{heaps}.iter().map(|&n| (n, {k})).collect::<Vec<_>>())",
        |heaps, rule| strange_nim::wins(&divided(heaps, rule)),
        |heaps, rule| listed(strange_nim::winning_moves(&divided(heaps, rule)).map(Move::cut)),
    )),
    misere: Some(Play::new(
        "strange_nim::misere_wins(&{heaps}.iter().map(|&n| (n, {k})).collect::<Vec<_>>())",
        |heaps, rule| strange_nim::misere_wins(&divided(heaps, rule)),
        |heaps, rule| {
            listed(strange_nim::misere_winning_moves(&divided(heaps, rule)).map(Move::cut))
        },
    )),
    rules: Some(Rules::may_cut(|heaps, (i, left), rule| {
        heaps[i] - left <= heaps[i] / rule.number("k")
    })),
    tried: Tried {
        rules: &["k=1", "k=2", "k=3", "k=5"],
        sizes: &[(0, 0), (1, 60), (2, 16), (3, 6)],
        by_options: &[(1, 300)],
        large: &["k=1", "k=2", "k=3", "k=1000", "k=18446744073709551615"],
        ..TRIED
    },
    ..Game::new("strange_nim", Shape::Sum(Parts::Heaps))
}];

/// All heaps are divided by `k`.
fn divided(heaps: &[u64], rule: &Rule) -> Vec<DividedHeap> {
    heaps.iter().map(|&stones| (stones, rule.number("k"))).collect()
}

#[cfg(test)]
mod tests {
    use super::{DividedHeap, moves};
    use crate::support::assert_panics;

    use crate::entry::lists;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;

    use nim_snippets::strange_nim;

    #[test]
    fn laws() {
        let mut rules = Rules::new(|heaps: &Vec<DividedHeap>| moves(heaps));
        for (stones, k) in (0..=100).flat_map(|stones| (1..=10).map(move |k| (stones, k))) {
            rules.check_grundy(&vec![(stones, k)], strange_nim::grundy(&[(stones, k)]));
        }
        let one = (0..=60).flat_map(|stones| (1..=6).map(move |k| vec![(stones, k)]));
        let two = lists(2, 20).into_iter().flat_map(|heaps| {
            let ks = [(1, 2), (2, 3), (2, 2), (3, 5), (4, 1)];
            ks.map(|(k, l)| vec![(heaps[0], k), (heaps[1], l)])
        });
        let three = lists(3, 8).into_iter().flat_map(|heaps| {
            let ks = [[1, 2, 3], [2, 2, 2], [2, 3, 4]];
            ks.map(|ks| heaps.iter().copied().zip(ks).collect())
        });
        for heaps in one.chain(two).chain(three).chain([vec![]]) {
            rules.check_outcome(
                Normal,
                &heaps,
                strange_nim::wins(&heaps),
                strange_nim::winning_moves(&heaps),
            );
            let moves = strange_nim::misere_winning_moves(&heaps);
            rules.check_outcome(Misere, &heaps, strange_nim::misere_wins(&heaps), moves);
        }
    }

    #[test]
    fn panics() {
        assert_panics("k must be positive", || _ = strange_nim::grundy(&[(5, 0)]));
    }
}
