//! Wythoff's game.

use crate::entry::*;
use crate::near_wythoff::takes_near;
use nim_snippets::wythoff;

/// A pair of heaps.
pub type Pair = (u64, u64);

/// Takes any number of stones from one heap, or the same number from both. A move is labelled by
/// the stones left.
pub fn moves(&(a, b): &Pair) -> Vec<(Pair, Pair)> {
    let from_both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
    let from_first = (0..a).map(|left| (left, b));
    let from_second = (0..b).map(|left| (a, left));
    let mut options: Vec<Pair> = from_both.chain(from_first).chain(from_second).collect();
    options.sort_unstable();
    options.into_iter().map(|option| (option, option)).collect()
}

pub const GAMES: &[Game] = &[Game {
    once: Some(Once::values("wythoff::pair_values({n_max}, {n_max})")),
    value: Some(Value::of_pair("{values}[{a}][{b}]", |a, b, rule| {
        values(rule)[a as usize][b as usize]
    })),
    play: play!(wythoff::wins([a, b]), winning_moves => Move::pair),
    misere: play!(wythoff::misere_wins([a, b]), misere_winning_moves => Move::pair),
    rules: Some(Rules::options(|p, _| as_moves(moves(&(p[0], p[1])), Move::pair))),
    is_popular: true,
    why: |p, misere, _rule| Some(losing_pair(p[0], p[1], misere)),
    picture: Picture::Plain,
    tried: Tried {
        sizes: &[(2, 60)],
        by_options: &[(2, 300)],
        large: &[""],
        is_legal: Some(|_, p, q| takes_near(p, q, 0)),
        ..TRIED
    },
    ..Game::new("wythoff", Shape::Exactly(&["a", "b"]))
}];

fn values(rule: &Under) -> &Vec<Vec<u64>> {
    rule.made(|| wythoff::pair_values(up_to(SIDE, rule.n_max), up_to(SIDE, rule.n_max)))
}

/// The reason: compares a pair with the losing pair of the same difference.
fn losing_pair(a: u64, b: u64, misere: bool) -> Why {
    let d = u128::from(a.abs_diff(b));
    let Some(square) = (5 * d).checked_mul(d) else {
        let why = told!(
            "the losing pair with difference {d} has a heap above 2^64",
            "差が {d} の負けの組には 2^64 を超える山がある"
        );
        return (false, why);
    };
    let low = match (misere, d) {
        (true, 0) => 2,
        (true, 1) => 0,
        _ => (d + square.isqrt()) / 2,
    };
    let high = low + d;
    let why = told!(
        "the losing pair with difference {d} is {low} {high}",
        "差が {d} の負けの組は {low} {high}"
    );
    (u128::from(a.min(b)) == low, why)
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    use crate::support::brute_force::Rules;

    use crate::support::number::fibonacci_numbers;
    use crate::support::random::Random;
    use nim_snippets::wythoff;

    #[test]
    fn grundy() {
        let mut rules = Rules::new(super::moves);
        for (a, b) in [(0, 0), (0, 9), (9, 0), (40, 35)] {
            let values = wythoff::pair_values(a, b);
            assert_eq!((values.len(), values[0].len()), (a + 1, b + 1));
            for (i, row) in values.iter().enumerate() {
                for (j, &value) in row.iter().enumerate() {
                    rules.check_grundy(&(i as u64, j as u64), value);
                }
            }
        }
    }

    /// Returns whether a pair loses, by the exact condition on `m = ⌊dφ⌋`, where `x <= dφ` iff
    /// `x² - xd - d² <= 0`.
    fn wythoff_loses(a: u64, b: u64) -> bool {
        let (m, d) = (u128::from(a.min(b)), u128::from(a.abs_diff(b)));
        let at_most_dphi = |x: u128| x <= d || (x < 2 * d && x * (x - d) <= d * d);
        at_most_dphi(m) && !at_most_dphi(m + 1)
    }

    #[test]
    fn wins_by_exact_roots() {
        let mut random = Random(1);
        let fibonacci = fibonacci_numbers();
        let near_fibonacci = fibonacci.iter().flat_map(|&f| f - 1..=f.saturating_add(2));
        let mut numbers: Vec<u64> = near_fibonacci.collect();
        numbers.extend((0..2000).map(|_| random.stones()));
        numbers.push(u64::MAX);
        for i in 0..numbers.len() {
            let (a, other) = (numbers[i], numbers[random.below(numbers.len() as u64) as usize]);
            let (larger, smaller) = (a.max(other), a.min(other));
            for b in [other, larger - smaller, a, a.saturating_add(smaller)] {
                assert_eq!(wythoff::wins(a, b), !wythoff_loses(a, b), "{:?}", (a, b));
                for (c, d) in wythoff::winning_moves(a, b) {
                    assert!(wythoff_loses(c, d), "{:?} to {:?}", (a, b), (c, d));
                }
            }
        }
    }

    #[test]
    fn panics() {
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || {
                _ = wythoff::pair_values(usize::MAX, 0);
            },
        );
    }
}
