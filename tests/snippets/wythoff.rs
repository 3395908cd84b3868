use crate::brute_force::Rules;
use crate::number::{Pair, check_large, fibonacci_numbers};
use crate::random::Random;
use nim_snippets::wythoff;

fn wythoff_options(&(a, b): &Pair) -> Vec<(Pair, Pair)> {
    let from_both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
    let from_first = (0..a).map(|left| (left, b));
    let from_second = (0..b).map(|left| (a, left));
    let mut options: Vec<Pair> = from_both.chain(from_first).chain(from_second).collect();
    options.sort_unstable();
    options.into_iter().map(|option| (option, option)).collect()
}

#[test]
fn laws() {
    let mut rules = Rules::new(wythoff_options);
    for (a, b) in (0..=60).flat_map(|a| (0..=60).map(move |b| (a, b))) {
        let moves = wythoff::winning_moves(a, b);
        rules.check(&(a, b), wythoff::wins(a, b), moves);
        let moves = wythoff::misere_winning_moves(a, b);
        rules.check_misere(&(a, b), wythoff::misere_wins(a, b), moves);
    }
}

#[test]
fn grundy() {
    let mut rules = Rules::new(wythoff_options);
    for (a, b) in [(0, 0), (0, 9), (9, 0), (40, 35)] {
        let values = wythoff::grundy_values(a, b);
        assert_eq!((values.len(), values[0].len()), (a + 1, b + 1));
        for (i, row) in values.iter().enumerate() {
            for (j, &value) in row.iter().enumerate() {
                rules.check_grundy(&(i as u64, j as u64), value);
            }
        }
    }
}

/// Lost by the exact condition on `m = ⌊dφ⌋`, where `x <= dφ` iff `x² - xd - d² <= 0`.
fn wythoff_is_lost(a: u64, b: u64) -> bool {
    let (m, d) = (u128::from(a.min(b)), u128::from(a.abs_diff(b)));
    let at_most_dphi = |x: u128| x <= d || (x < 2 * d && x * (x - d) <= d * d);
    at_most_dphi(m) && !at_most_dphi(m + 1)
}

#[test]
fn large() {
    let mut random = Random(1);
    let mut fibonacci = vec![1, 2];
    while let Some(next) =
        u64::checked_add(fibonacci[fibonacci.len() - 1], fibonacci[fibonacci.len() - 2])
    {
        fibonacci.push(next);
    }
    let fibonacci = fibonacci_numbers();
    let near_fibonacci = fibonacci.iter().flat_map(|&f| f - 1..=f.saturating_add(2));
    let mut numbers: Vec<u64> = near_fibonacci.collect();
    numbers.extend((0..2000).map(|_| random.stones()));
    numbers.push(u64::MAX);
    for i in 0..numbers.len() {
        let (a, other) = (numbers[i], numbers[random.below(numbers.len() as u64) as usize]);
        let (larger, smaller) = (a.max(other), a.min(other));
        for b in [other, larger - smaller, a, a.saturating_add(smaller)] {
            assert_eq!(wythoff::wins(a, b), !wythoff_is_lost(a, b), "{:?}", (a, b));
            let lost = |&(a, b): &Pair| wythoff_is_lost(a, b);
            check_large(wythoff::wins(a, b), wythoff::winning_moves(a, b), lost, (a, b));
            let lost = |&(a, b): &Pair| !wythoff::misere_wins(a, b);
            let moves = wythoff::misere_winning_moves(a, b);
            check_large(wythoff::misere_wins(a, b) && (a, b) != (0, 0), moves, lost, (a, b));
        }
    }
}
