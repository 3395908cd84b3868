//! Fraction Nim.

use crate::entry::*;
use nim_snippets::fraction_nim;

/// From 1 to `heap * p / q` stones from one heap.
pub fn moves(heaps: &[u64], p: u64, q: u64) -> Vec<(Cut, Vec<u64>)> {
    let taken_at_most = |heap| u128::from(heap) * u128::from(p) / u128::from(q);
    cuts(heaps, |heap: u64, left: u64| u128::from(heap - left) <= taken_at_most(heap))
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let p = rule.number("p");
        let q = rule.number("q");
        value(n): fraction_nim::grundy(n, p, q);
        play(heaps): fraction_nim::wins(heaps, p, q), fraction_nim::winning_moves(heaps, p, q);
        misere(heaps):
            fraction_nim::misere_wins(heaps, p, q),
            fraction_nim::misere_winning_moves(heaps, p, q);
        moves(heaps): moves(heaps, p, q);
    };
    let game = Game::new("fraction_nim", Shape::Sum("heaps"), answers)
        .with(FRACTION)
        .tried(&["p=1 q=1", "p=2 q=3", "p=1 q=2", "p=3 q=4", "p=2 q=7", "p=5 q=24"])
        .sizes(&[(0, 0), (1, 60), (2, 16), (3, 7)]);
    vec![game]
}

#[cfg(test)]
mod tests {
    use super::moves;
    use crate::entry::cut;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;
    use crate::support::large::{Large, stones};
    use nim_snippets::{fraction_nim, strange_nim};
    use proptest::collection::vec;
    use proptest::prelude::*;

    #[test]
    fn values() {
        for (p, q) in (1..14).flat_map(|q| (1..=q).map(move |p| (p, q))) {
            let mut rules = Rules::new(|heaps: &Vec<u64>| moves(heaps, p, q));
            for heap in 0..=150 {
                rules.check_grundy(&vec![heap], fraction_nim::grundy(heap, p, q));
            }
        }
    }

    #[test]
    fn large() {
        use fraction_nim::*;
        // A quotient far from the root of the stones, or few stones.
        let few = || (1..1_000_u64, 0..1_000_u64).prop_map(|(p, more)| (p, p + more));
        let most = (0..9_u64, 0..9_u64).prop_map(|(a, b)| (u64::MAX - 9 - a, u64::MAX - b));
        let some = (vec(0..1_u64 << 30, 0..5), (1..1_u64 << 12, 1..1_u64 << 30));
        let positions = prop_oneof![
            (vec(stones(), 0..5), prop_oneof![few(), most]),
            some.prop_map(|(heaps, (p, more))| (heaps, (p, p + more))),
        ];
        let games = Large::new(positions, |heaps: &Vec<u64>, (p, q), &(i, left)| {
            let taken = u128::from(heaps[i] - left);
            assert!(taken > 0 && taken <= u128::from(heaps[i]) * u128::from(p) / u128::from(q));
            cut(heaps, (i, left))
        });
        games.check(
            Normal,
            |heaps, (p, q)| wins(heaps, p, q),
            |heaps, (p, q)| winning_moves(heaps, p, q).collect(),
        );
        let has_move = |heap: u64, p: u64, q: u64| u128::from(heap) * u128::from(p) >= q.into();
        let games =
            games.over_if(move |heaps, (p, q)| !heaps.iter().any(|&heap| has_move(heap, p, q)));
        games.check(
            Misere,
            |heaps, (p, q)| misere_wins(heaps, p, q),
            |heaps, (p, q)| misere_winning_moves(heaps, p, q).collect(),
        );
    }

    /// A fraction of one `k`-th is the divisor `k`.
    #[test]
    fn one_part_of_k_is_a_divisor() {
        let mut random = crate::support::random::Random(1);
        for round in 0..1000 {
            let k = 1 + random.below(1 << (round % 16));
            let heap = random.below(1 << 24);
            let value = strange_nim::grundy(heap, k);
            assert_eq!(fraction_nim::grundy(heap, 1, k), value, "{heap} {k}");
            assert_eq!(fraction_nim::grundy(heap, 3, 3 * k), value, "{heap} {k}");
        }
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("p must be positive", || fraction_nim::grundy(5, 0, 1));
        assert_panics("the fraction 2 / 1 is above 1", || fraction_nim::grundy(5, 2, 1));
    }
}
