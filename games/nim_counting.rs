//! Nim counting.

use crate::entry::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    vec![Game::untyped("nim_counting", PROGRAM)]
}

const PROGRAM: &str = r#"// `2 2 / 1 2` prints `4`.

use nim_snippets::nim_counting;
use proconio::input;

fn main() {
    input! {
        n: u64,
        k: usize,
        sizes: [u64; k],
    }
    let counts = nim_counting::xor_counts(&sizes, 1..=n, 998_244_353);
    let won = counts.iter().skip(1).fold(0, |sum, count| (sum + count) % 998_244_353);
    println!("{}", won);
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::random::Random;
    use nim_snippets::nim_counting;
    use std::ops::RangeInclusive;

    /// For each xor below `size` the number of sequences of `choices` with a length from `lengths`.
    fn counted_sequences(choices: &[u64], lengths: RangeInclusive<u64>, size: usize) -> Vec<u128> {
        let mut of_length = vec![0; size];
        of_length[0] = 1;
        let mut counts = vec![0; size];
        for length in 0..=*lengths.end() {
            for (count, more) in counts.iter_mut().zip(&of_length) {
                *count += more * u128::from(lengths.contains(&length));
            }
            let mut longer = vec![0; size];
            for (xor, count) in of_length.iter().enumerate() {
                choices.iter().for_each(|&choice| longer[xor ^ choice as usize] += count);
            }
            of_length = longer;
        }
        counts
    }

    #[test]
    fn laws() {
        let mut random = Random(5);
        for n in 0..60 {
            let choices: Vec<u64> = (0..n % 7).map(|_| random.below(1 << (n % 6))).collect();
            let start = random.below(5);
            let lengths = start..=start + random.below(6);
            let exact = nim_counting::exact_xor_counts(&choices, lengths.clone());
            let size = choices.iter().max().map_or(1, |&max| (max + 1).next_power_of_two());
            assert_eq!(exact, counted_sequences(&choices, lengths.clone(), size as usize));
            for modulus in [1, 3, 7, 15, 998_244_353, (1 << 31) - 1, (1 << 31) + 1, (1 << 63) - 25]
            {
                let counts = nim_counting::xor_counts(&choices, lengths.clone(), modulus);
                let expected = exact.iter().map(|&count| (count % u128::from(modulus)) as u64);
                assert!(
                    counts.iter().copied().eq(expected),
                    "{choices:?} {lengths:?} mod {modulus}"
                );
            }
        }
    }

    #[test]
    fn samples_and_extremes() {
        let won = |choices: &[u64], n| -> u64 {
            let counts = nim_counting::xor_counts(choices, 1..=n, 998_244_353);
            counts[1..].iter().sum::<u64>() % 998_244_353
        };
        assert_eq!(won(&[1, 2], 2), 4);
        assert_eq!(won(&[3, 5, 7], 100), 112_184_936);
        const MAX: u64 = u64::MAX;
        assert_eq!(nim_counting::xor_counts(&[], 0..=MAX, 7), [1]);
        assert_eq!(nim_counting::xor_counts(&[], 1..=MAX, 7), [0]);
        assert_eq!(nim_counting::exact_xor_counts(&[0], 0..=MAX), [1 << 64]);
        assert_eq!(nim_counting::exact_xor_counts(&[1], 0..=MAX), [1 << 63, 1 << 63]);
        assert_eq!(nim_counting::exact_xor_counts(&[1], MAX..=MAX), [0, 1]);
        assert_eq!(nim_counting::exact_xor_counts(&[1, 0], 125..=125), [1 << 124; 2]);
        for (modulus, message) in [(0, "be positive"), (2, "be odd"), (MAX, "be below 2^63")] {
            assert_panics(message, || nim_counting::xor_counts(&[], 0..=0, modulus));
        }
        for (modulus, message) in [(0, "be positive"), (1 << 63, "be below 2^63")] {
            assert_panics(message, || nim_counting::walsh_hadamard_mod(&mut [0], modulus));
        }
        #[allow(clippy::reversed_empty_ranges)]
        let empty = 3..=2;
        assert_panics("no length is in 3..=2", || nim_counting::xor_counts(&[], empty, 7));
        assert_panics("a heap of 4294967296 is above the 4294967295 of the table", || {
            nim_counting::xor_counts(&[1 << 32], 0..=1, 7)
        });
        assert_panics("6 is not a power of two", || nim_counting::walsh_hadamard(&mut [0; 6]));
    }

    #[test]
    fn walsh_hadamard() {
        let mut random = Random(6);
        let modulus = (1 << 31) - 1;
        for bits in 0..15 {
            let values: Vec<u64> = (0..1 << bits).map(|_| random.below(modulus)).collect();
            let signed: Vec<i64> = values.iter().map(|&value| value as i64).collect();
            let (mut sums, mut rests) = (signed.clone(), values.clone());
            nim_counting::walsh_hadamard(&mut sums);
            nim_counting::walsh_hadamard_mod(&mut rests, modulus);
            for i in (0..20).map(|_| random.below(1 << bits) as usize) {
                let sign = |j: usize| 1 - 2 * i64::from((i & j).count_ones() % 2);
                let sum: i64 = signed.iter().enumerate().map(|(j, value)| sign(j) * value).sum();
                assert_eq!(sums[i], sum);
                assert_eq!(rests[i] as i64, sum.rem_euclid(modulus as i64));
            }
            nim_counting::walsh_hadamard(&mut sums);
            assert!(sums.iter().zip(&signed).all(|(sum, value)| *sum == value << bits));
        }
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("modulus must be positive", || nim_counting::xor_counts(&[1], 0..=0, 0));
        assert_panics("modulus must be odd", || nim_counting::xor_counts(&[1], 0..=0, 8));
        assert_panics("no length is in 2..=1", || {
            nim_counting::xor_counts(&[1], std::ops::RangeInclusive::new(2, 1), 7)
        });
        assert_panics("modulus must be below 2^63", || {
            nim_counting::xor_counts(&[1], 1..=1, u64::MAX)
        });
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || nim_counting::exact_xor_counts(&[u64::MAX], 1..=2),
        );
        assert_panics("the counts may exceed u128", || {
            nim_counting::exact_xor_counts(&[1, 1], 0..=u64::MAX)
        });
        assert_panics("0 is not a power of two", || nim_counting::walsh_hadamard(&mut []));
        assert_panics("a value is not below the modulus", || {
            nim_counting::walsh_hadamard_mod(&mut [u64::MAX], 8);
        });
    }
}
