//! Subtraction formula.

use crate::entry::*;
use nim_snippets::subtraction_formula;

/// Takes 1 to `max` or exactly `k` stones. A move is `(i, left)`.
pub fn moves(heaps: &[u64], max: u64, k: u64) -> Vec<((usize, u64), Vec<u64>)> {
    cuts(heaps, |heap, left| heap - left <= max || heap - left == k)
}

/// Takes `a` or `b` stones. A move is `(i, left)`.
pub fn pair_moves(heaps: &[u64], a: u64, b: u64) -> Vec<((usize, u64), Vec<u64>)> {
    cuts(heaps, |heap, left| [a, b].contains(&(heap - left)))
}

pub const GAMES: &[Game] = &[Game {
    parameters: UP_TO_OR,
    once: Some(Once::game("SubtractionFormula::up_to_or({max}, {k})")),
    value: value!(game.grundy(heaps)),
    play: play!(game.wins(heaps), winning_moves => Move::cut),
    misere: play!(game.misere_wins(heaps), misere_winning_moves => Move::cut),
    rules: Some(Rules::may_cut(|heaps, (i, left), rule| {
        heaps[i] - left <= rule.number("max") || heaps[i] - left == rule.number("k")
    })),
    proof: Proof::Formula(
        words(
            "values repeat after k + 1 stones if max + 1 divides k, else after max + 1",
            "周期は max + 1 が k を割り切れば k + 1、そうでなければ max + 1",
        ),
        |rule| {
            let k = rule.number("k");
            let m = rule.number("max").saturating_add(1);
            Repetition::new(0, if k % m == 0 { k.saturating_add(1) } else { m }, 0)
        },
    ),
    tried: Tried {
        rules: &["max=2 k=6", "max=1 k=1", "max=3 k=7", "max=4 k=13", "max=3 k=2"],
        large: &[
            "max=2 k=6",
            "max=3 k=2",
            "max=6 k=700",
            "max=1000000006 k=1000000007000000000",
            "max=18446744073709551615 k=1",
        ],
        ..TRIED
    },
    ..Game::new("subtraction_formula", Shape::Sum(Parts::Heaps))
}];

fn game(rule: &Under) -> &subtraction_formula::SubtractionFormula {
    rule.made(|| {
        subtraction_formula::SubtractionFormula::up_to_or(rule.number("max"), rule.number("k"))
    })
}

#[cfg(test)]
mod tests {
    use crate::entry::{Cut, cut};
    use crate::support::assert_panics;
    use nim_snippets::subtraction_formula;

    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;
    use crate::support::large::Large;
    use crate::support::random::Random;
    use crate::support::small_heaps;
    use nim_snippets::subtraction_formula::SubtractionFormula;

    /// Heaps beyond the end of a period, alone and with others.
    fn positions() -> impl Iterator<Item = Vec<u64>> {
        let larger = (0..40).flat_map(|n| [vec![n], vec![n, 1], vec![n, 7], vec![3, n, 12]]);
        small_heaps().chain(larger)
    }

    fn check(game: SubtractionFormula, mut rules: Rules<Vec<u64>, (usize, u64)>) {
        for heaps in positions() {
            let moves = game.winning_moves(&heaps);
            rules.check_outcome(Normal, &heaps, game.wins(&heaps), moves);
            let moves = game.misere_winning_moves(&heaps);
            rules.check_outcome(Misere, &heaps, game.misere_wins(&heaps), moves);
        }
        for heap in 0..120 {
            rules.check_grundy(&vec![heap], game.grundy(&[heap]));
        }
    }

    #[test]
    fn laws() {
        for (max, k) in (1..=4).flat_map(|max| (1..=13).map(move |k| (max, k))) {
            let rules = Rules::new(|heaps: &Vec<u64>| super::moves(heaps, max, k));
            check(SubtractionFormula::up_to_or(max, k), rules);
        }
    }

    #[test]
    fn pair_laws() {
        for (a, b) in (1..=5).flat_map(|a| (1..=13).map(move |b| (a, b))) {
            let rules = Rules::new(|heaps: &Vec<u64>| super::pair_moves(heaps, a, b));
            check(SubtractionFormula::pair(a, b), rules);
        }
    }

    /// The values follow the definition if the long move is long.
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
            check(&set, &|heap| SubtractionFormula::up_to_or(max, k).grundy(&[heap]));
        }
        for (a, b) in [(1, 500), (7, 500), (7, 7 * 71), (200, 201), (123, 456), (300, 300)] {
            check(&[a, b], &|heap| SubtractionFormula::pair(b, a).grundy(&[heap]));
        }
    }

    fn heap_minus(heap: u64, taken: u64) -> Option<usize> {
        heap.checked_sub(taken).map(|left| left as usize)
    }

    /// Moves of any magnitude, and moves that make the period long.
    fn large_moves(random: &mut Random) -> (u64, u64) {
        let [a, b] = [(); 2].map(|()| random.stones().max(1));
        match random.below(2) {
            0 => (a, b),
            _ => (a, a.saturating_add(1).saturating_mul(b)),
        }
    }

    #[test]
    fn large() {
        let mut random = Random(16);
        for _ in 0..256 {
            let (a, b) = large_moves(&mut random);
            let large = Large::new(PartialOrd::lt, |heaps: &Vec<u64>, &(i, left): &Cut| {
                assert!([a, b].contains(&(heaps[i] - left)));
                Some(cut(heaps, (i, left)))
            })
            .over_if(|heaps| Some(heaps.iter().all(|&heap| heap < a.min(b))));
            let heaps = (0..random.below(5)).map(|_| random.stones()).collect();
            let game = SubtractionFormula::pair(a, b);
            let winning = |heaps: &Vec<u64>| game.winning_moves(heaps).collect();
            large.check(Normal, &heaps, &|heaps| game.wins(heaps), &winning);
            let winning = |heaps: &Vec<u64>| game.misere_winning_moves(heaps).collect();
            large.check(Misere, &heaps, &|heaps| game.misere_wins(heaps), &winning);
        }
    }

    #[test]
    fn panics() {
        assert_panics("max must be positive", || {
            _ = subtraction_formula::SubtractionFormula::up_to_or(0, 1);
        });
        assert_panics("0 stones are not a move", || {
            _ = subtraction_formula::SubtractionFormula::up_to_or(1, 0);
        });
    }
}
