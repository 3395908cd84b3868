//! Strip counting.

use crate::support::assert_panics;
use crate::support::brute_force::Convention::Normal;
use crate::support::brute_force::Rules;
use games::silver_dollar::{dollar_moves, moves};
use nim_snippets::strip_counting::*;

const P: u64 = 998_244_353;

/// All ways to put `coins` coins on different cells, each once.
fn placements(cells: u64, coins: u64) -> Vec<Vec<u64>> {
    let sets = (0..1_u64 << cells).filter(|set| u64::from(set.count_ones()) == coins);
    sets.map(|set| (1..=cells).filter(|cell| set >> (cell - 1) & 1 == 1).collect()).collect()
}

/// The numbers of losing and of winning placements.
fn counts(rules: &mut Rules<Vec<u64>, (usize, u64)>, placements: &[Vec<u64>]) -> (u64, u64) {
    let is_won = |coins: &&Vec<u64>| rules.is_won(Normal, coins);
    let won = placements.iter().filter(is_won).count();
    ((placements.len() - won) as u64, won as u64)
}

#[test]
fn laws() {
    let mut rules = Rules::new(|coins: &Vec<u64>| moves(coins));
    for (cells, coins) in (0..=11).flat_map(|cells| (0..=cells + 1).map(move |c| (cells, c))) {
        let all = placements(cells, coins);
        let (losing, won) = counts(&mut rules, &all);
        assert_eq!(count_losses(cells, coins, P), losing, "{cells} {coins}");
        assert_eq!(count_wins(cells, coins, P), won, "{cells} {coins}");
    }
}

#[test]
fn dollar_laws() {
    let (mut sums, largest) = (vec![(0, 0); 100], 9);
    for dollar in 0..=largest as usize {
        let mut rules = Rules::new(|coins: &Vec<u64>| dollar_moves(coins, dollar));
        for cells in 0..=largest {
            for coins in dollar as u64 + 1..=cells {
                let all = placements(cells, coins);
                let (losing, won) = counts(&mut rules, &all);
                let sums = &mut sums[(10 * cells + coins) as usize];
                *sums = (sums.0 + losing, sums.1 + won);
            }
        }
    }
    for (cells, coins) in (0..=largest).flat_map(|cells| (0..10).map(move |c| (cells, c))) {
        let counted = (dollar_count_losses(cells, coins, P), dollar_count_wins(cells, coins, P));
        assert_eq!(counted, sums[(10 * cells + coins) as usize], "{cells} {coins}");
    }
}

/// Compares three and four coins with loops over their cells, also for moduli that are
/// products.
#[test]
fn more_cells() {
    for cells in [20, 37, 64] {
        let pairs = (1..=cells).flat_map(|a| (a + 1..=cells).map(move |b| (a, b)));
        let equal = |&(a, b): &(u64, u64)| {
            let gap = b - a;
            (b + 1..=cells).filter(|c| c + gap <= cells).count() as u64
        };
        let four: u64 = pairs.clone().map(|pair| equal(&pair)).sum();
        let three = pairs.filter(|&(_, b)| b <= cells).map(|(a, b)| u64::from(b + a <= cells));
        let three: u64 = three.sum();
        for modulus in [P, 1_000_036_000_099, u64::MAX >> 1, 24, 1] {
            assert_eq!(count_losses(cells, 4, modulus), four % modulus, "{cells} {modulus}");
            assert_eq!(count_losses(cells, 3, modulus), three % modulus, "{cells} {modulus}");
        }
    }
    let bits_63 = [(1 << 21) - 1, (1 << 42) + (1 << 21) + 1];
    for [a, b] in [[P, 1_000_000_007], [3, 1 << 61], bits_63] {
        let count = |modulus| dollar_count_losses(400, 31, modulus);
        let all = count(a * b);
        assert_eq!([count(a), count(b)], [all % a, all % b], "{a} {b}");
    }
    assert_eq!(dollar_count_wins(5, u64::MAX, P), 0);
}

/// The numbers in the statement of Project Euler 344.
#[test]
fn stated() {
    assert_eq!(dollar_count_wins(10, 3, u64::MAX >> 1), 324);
    assert_eq!(dollar_count_wins(100, 11, u64::MAX >> 1), 1_514_704_946_113_500);
}

#[test]
fn panics() {
    let counts = [count_losses, count_wins, dollar_count_losses, dollar_count_wins];
    for count in counts {
        assert_panics("modulus must be positive", || count(5, 2, 0));
    }
    assert_panics("modulus must be below 2^63", || count_losses(5, 2, 1 << 63));
    assert_panics("67108864 cells are not below 2^26", || count_losses(1 << 26, 2, 7));
}
