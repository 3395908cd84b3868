//! Moore counting.

use crate::entry::lists;
use crate::support::assert_panics;
use nim_snippets::moore_counting;
use nim_snippets::moore_counting::*;
use nim_snippets::moore_nim;

const P: u64 = 998_244_353;

#[test]
fn laws() {
    for (count, max) in [(0, 5), (1, 9), (2, 9), (3, 8), (4, 6), (5, 4)] {
        for k in 1..5 {
            for sum in 0..=max {
                let mut all = lists(count, sum);
                all.retain(|position| position.iter().sum::<u64>() == sum);
                let number =
                    |wins: &dyn Fn(&[u64]) -> bool| all.iter().filter(|p| wins(p)).count() as u64;
                let n = count as u64;
                assert_eq!(
                    count_losses(n, sum, k, P),
                    number(&|p| !moore_nim::wins(p, k)),
                    "{n} {sum} {k}"
                );
                assert_eq!(
                    count_wins(n, sum, k, P),
                    number(&|p| moore_nim::wins(p, k)),
                    "{n} {sum} {k}"
                );
            }
        }
    }
}

/// Counts losing positions of three heaps by a loop over two of them.
#[test]
fn more_stones() {
    for sum in (0..400).step_by(13) {
        let pairs = (0..=sum).flat_map(|a| (0..=sum - a).map(move |b| (a, b)));
        let losing = pairs.filter(|&(a, b)| a ^ b == sum - a - b).count() as u64;
        assert_eq!(count_losses(3, sum, 1, 1_000_000_007), losing);
        assert_eq!(count_losses(3, sum, 1, 401), losing % 401);
        assert_eq!(count_losses(3, sum, 1, 25), losing % 25); // whose factor is above the heaps
        assert_eq!(count_losses(3, sum, 2, P), u64::from(sum % 3 == 0));
        assert_eq!(count_losses(3, sum, 3, P), u64::from(sum == 0));
    }
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert_eq!(count_losses(0, 0, MAX, P), 1);
    assert_eq!((count_losses(0, 3, 1, P), count_wins(0, 3, 1, P)), (0, 0));
    assert_eq!(count_losses(5, 4, 1, 1), 0);
}

/// Results modulo a number agree with results modulo its multiples, up to the ends of 32 and of 63
/// bits.
#[test]
fn products_as_moduli() {
    let bits_32 = [(1 << 16) - 1, (1 << 16) + 1];
    let bits_63 = [(1 << 21) - 1, (1 << 42) + (1 << 21) + 1];
    for [a, b] in [[P, 1_000_000_007], bits_32, bits_63, [3, 1 << 40]] {
        let count = |modulus| count_losses(1 << 20, 3000, 1, modulus);
        let all = count(a * b);
        assert_eq!([count(a), count(b)], [all % a, all % b], "{a} {b}");
    }
}

/// Tests moduli with prime factors that occur in the binomials.
#[test]
fn factors_of_the_modulus() {
    let modulus = 64 * 81 * 25 * 49 * 10_007;
    for (heaps, sum, k) in [(300, 512, 1), (513, 256, 2), (100, 999, 3)] {
        let [losses, wins] =
            [count_losses(heaps, sum, k, modulus), count_wins(heaps, sum, k, modulus)];
        for factor in [1, 2, 64, 3, 81, 5, 25, 7, 49, 10_007] {
            assert_eq!(count_losses(heaps, sum, k, factor), losses % factor);
            assert_eq!(count_wins(heaps, sum, k, factor), wins % factor);
        }
    }
}

#[test]
fn panics() {
    assert_panics("k must be positive", || _ = moore_counting::count_losses(2, 2, 0, 7));
    assert_panics("modulus must be positive", || _ = moore_counting::count_losses(2, 2, 1, 0));
    assert_panics("modulus must be below 2^63", || {
        _ = moore_counting::count_losses(2, 2, 1, u64::MAX);
    });
    assert_panics("67108864 heaps, 3 stones are not below 2^26", || {
        _ = moore_counting::count_losses(1 << 26, 3, 1, 7);
    });
}
