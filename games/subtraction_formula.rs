//! Subtraction formula.

use crate::entry::*;
use nim_snippets::subtraction_formula::SubtractionFormula;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let max = rule.number("max");
        let k = rule.number("k");
        make game = SubtractionFormula::up_to_or(max, k);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        misere(heaps): game.misere_wins(heaps), game.misere_winning_moves(heaps);
        cuts(heaps, i, left): heaps[i] - left <= max || heaps[i] - left == k;
    };
    let game = Game::new("subtraction_formula", Shape::Sum("heaps"), answers)
        .tried(&[
            "max=2 k=6",
            "max=1 k=1",
            "max=3 k=7",
            "max=4 k=13",
            "max=3 k=2",
            "max=1 k=4",
            "max=2 k=3",
            "max=2 k=9",
            "max=4 k=10",
            "max=4 k=11",
        ])
        .sizes(&[(0, 0), (1, 50), (2, 16), (3, 7)])
        .large(&[
            "max=2 k=6",
            "max=1 k=1000000007",
            "max=999 k=500000",
            "max=6 k=18446744073709551615",
            "max=18446744073709551615 k=3",
        ])
        .with(UP_TO_OR)
        .proof(Proof::Formula(
            words(
                "values repeat after k + 1 stones if max + 1 divides k, else after max + 1",
                "周期は max + 1 が k を割り切れば k + 1、そうでなければ max + 1",
            ),
            |rule| {
                let k = rule.number("k");
                let m = rule.number("max").saturating_add(1);
                Repetition::new(0, if k % m == 0 { k.saturating_add(1) } else { m }, 0)
            },
        ));
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::entry::{Cut, cut, cuts};
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;
    use crate::support::large::{Large, stones};
    use crate::support::small_heaps;
    use nim_snippets::subtraction_formula::SubtractionFormula;
    use proptest::collection::vec;
    use proptest::prelude::*;

    fn pair_moves(heaps: &[u64], a: u64, b: u64) -> Vec<(Cut, Vec<u64>)> {
        cuts(heaps, |heap, left| [a, b].contains(&(heap - left)))
    }

    #[test]
    fn pair_laws() {
        for (a, b) in (1..=5).flat_map(|a| (1..=13).map(move |b| (a, b))) {
            let game = SubtractionFormula::pair(a, b);
            let mut rules = Rules::new(|heaps: &Vec<u64>| pair_moves(heaps, a, b));
            // Heaps that pass the end of a period, alone and with others.
            let larger = (0..40).flat_map(|n| [vec![n], vec![n, 1], vec![n, 7], vec![3, n, 12]]);
            for heaps in small_heaps().chain(larger) {
                let moves = game.winning_moves(&heaps);
                rules.check_outcome(Normal, &heaps, game.wins(&heaps), moves);
                let moves = game.misere_winning_moves(&heaps);
                rules.check_outcome(Misere, &heaps, game.misere_wins(&heaps), moves);
            }
            for heap in 0..120 {
                rules.check_grundy(&vec![heap], game.grundy(heap));
            }
        }
    }

    /// The values by the definition, where the long move is long.
    #[test]
    fn values() {
        let check = |set: &[u64], grundy: &dyn Fn(u64) -> u64| {
            let mut values = Vec::new();
            for heap in 0..2000 {
                let lefts = set.iter().filter_map(|s| heap_minus(heap, *s));
                let options: Vec<u64> = lefts.map(|left| values[left]).collect();
                values.push((0..).find(|value| !options.contains(value)).unwrap());
                assert_eq!(grundy(heap), values[heap as usize], "{set:?}: {heap}");
            }
        };
        for (max, k) in [(1, 500), (1, 501), (2, 600), (2, 601), (6, 700), (6, 699), (99, 300)] {
            let set: Vec<u64> = (1..=max).chain([k]).collect();
            check(&set, &|heap| SubtractionFormula::up_to_or(max, k).grundy(heap));
        }
        for (a, b) in [(1, 500), (7, 500), (7, 7 * 71), (200, 201), (123, 456), (300, 300)] {
            check(&[a, b], &|heap| SubtractionFormula::pair(b, a).grundy(heap));
        }
    }

    fn heap_minus(heap: u64, taken: u64) -> Option<usize> {
        heap.checked_sub(taken).map(|left| left as usize)
    }

    #[test]
    fn large_pairs() {
        let moves = (stones().prop_map(|a| a.max(1)), stones().prop_map(|b| b.max(1)));
        let games = Large::new((vec(stones(), 0..5), moves), |heaps, (a, b), &(i, left)| {
            assert!([a, b].contains(&(heaps[i] - left)));
            cut(heaps, (i, left))
        });
        let games =
            games.over_if(|heaps, (a, b): (u64, u64)| heaps.iter().all(|&heap| heap < a.min(b)));
        games.check(
            Normal,
            |heaps, (a, b)| SubtractionFormula::pair(a, b).wins(heaps),
            |heaps, (a, b)| SubtractionFormula::pair(a, b).winning_moves(heaps).collect(),
        );
        games.check(
            Misere,
            |heaps, (a, b)| SubtractionFormula::pair(a, b).misere_wins(heaps),
            |heaps, (a, b)| SubtractionFormula::pair(a, b).misere_winning_moves(heaps).collect(),
        );
    }

    #[test]
    fn panics() {
        assert_panics("max must be positive", || SubtractionFormula::up_to_or(0, 1));
        assert_panics("0 stones are not a move", || SubtractionFormula::up_to_or(1, 0));
    }
}
