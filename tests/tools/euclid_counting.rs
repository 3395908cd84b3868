//! Counting in Euclid's game.

use crate::support::assert_panics;
use nim_snippets::euclid_counting;
use nim_snippets::euclid_counting::{count_losses, losing_sum};
use nim_snippets::euclid_game;

#[test]
fn laws() {
    let (mut count, mut sum) = (0, 0);
    assert_eq!((count_losses(0), losing_sum(0, 9)), (0, 0));
    for y in 1..700_u64 {
        for x in (1..y).filter(|&x| !euclid_game::wins(x, y)) {
            count += 1;
            sum += x + y;
        }
        assert_eq!(count_losses(y), count, "{y}");
        for m in [1, 2, 3, 10, 1_000_000_007, u64::MAX >> 1] {
            assert_eq!(losing_sum(y, m), sum % m, "{y} {m}");
        }
    }
}

/// The values in the statement of Project Euler 325, and its answer.
#[test]
fn stone_game_2() {
    assert_eq!(losing_sum(10, u64::MAX >> 1), 211);
    assert_eq!(losing_sum(10_000, u64::MAX >> 1), 230_312_207_313);
    assert_eq!(losing_sum(10_u64.pow(16), 7_u64.pow(10)), 54_672_965);
}

#[test]
fn large() {
    // Far out, one step adds the pairs with y = n, modulo m.
    const M: u64 = (1 << 63) - 25;
    for n in [10_u64.pow(15) + 7, u64::MAX] {
        let losing = euclid_game::losing_interval(n);
        let pairs = u128::from(n - losing.start());
        let with_n =
            pairs * u128::from(n) + (u128::from(*losing.start()) + u128::from(n - 1)) * pairs / 2;
        let step = (u128::from(losing_sum(n, M)) + u128::from(M)
            - u128::from(losing_sum(n - 1, M)))
            % u128::from(M);
        assert_eq!(step, with_n % u128::from(M), "{n}");
        assert_eq!(count_losses(n) - count_losses(n - 1), pairs);
    }
}

#[test]
fn panics() {
    assert_panics("modulus must be positive", || _ = euclid_counting::losing_sum(5, 0));
    assert_panics("modulus must be below 2^63", || {
        _ = euclid_counting::losing_sum(u64::MAX, u64::MAX);
    });
}
