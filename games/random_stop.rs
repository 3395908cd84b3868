//! Random stop.

use crate::entry::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    vec![Game::untyped("random_stop", PROGRAM)]
}

const PROGRAM: &str = r#"// `1 499122177 / 1` prints `332748118`.

use nim_snippets::random_stop;
use proconio::input;

fn main() {
    input! {
        n: usize,
        stop: u64,
        choices: [u64; n],
    }
    // The probability that the first player wins, modulo a prime.
    let p = random_stop::xor_probabilities(&choices, stop, 998_244_353);
    println!("{}", (998_244_354 - p[0]) % 998_244_353);
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::random::Random;
    use nim_snippets::random_stop::xor_probabilities;

    /// What the rule says of the first step decides all probabilities: the drawing stops, or a heap comes
    /// and the rest must have the xor that is then missing.
    #[test]
    fn laws() {
        let mut random = Random(60);
        for round in 0..200 {
            let modulus = [998_244_353, (1 << 61) - 1, 10_007, 4_294_967_291][round % 4];
            let (count, size) = (1 + random.below(6), 1 + random.below(40));
            let choices: Vec<u64> = (0..count).map(|_| random.below(size)).collect();
            let stop = 1 + random.below(modulus - 1);
            let p = xor_probabilities(&choices, stop, modulus);
            let [all, stop_wide] = [u128::from(count), u128::from(stop)];
            let wide = u128::from(modulus);
            for (xor, &here) in p.iter().enumerate() {
                let after =
                    choices.iter().map(|&heap| u128::from(p[xor ^ heap as usize])).sum::<u128>();
                let stops = if xor == 0 { stop_wide * all } else { 0 };
                let expected = (stops + (wide + 1 - stop_wide) * after) % wide;
                assert_eq!(u128::from(here) * all % wide, expected, "{choices:?} {stop} {modulus}");
            }
            let sum: u128 = p.iter().map(|&p| u128::from(p)).sum();
            assert_eq!(sum % wide, 1);
        }
    }

    #[test]
    fn extremes() {
        assert_eq!(xor_probabilities(&[0, 0], 5, 7), [1]);
        assert_eq!(xor_probabilities(&[3, 1], 1, 7), [1, 0, 0, 0]);
        assert_eq!(xor_probabilities(&[1], 1, 1), [0, 0]);
        // One half is 13 modulo 25, where 2/3 is 9 and 1/3 is 17.
        assert_eq!(xor_probabilities(&[1], 13, 25), [9, 17]);
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("there is no heap to choose", || random_stop::xor_probabilities(&[], 1, 7));
        assert_panics("0 has no inverse modulo 7", || random_stop::xor_probabilities(&[1], 0, 7));
        assert_panics("modulus must be positive", || random_stop::xor_probabilities(&[1], 1, 0));
        assert_panics("modulus must be odd", || random_stop::xor_probabilities(&[1], 1, 6));
        assert_panics("modulus must be below 2^63", || {
            random_stop::xor_probabilities(&[1], u64::MAX, u64::MAX)
        });
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || random_stop::xor_probabilities(&[u64::MAX], 1, 7),
        );
    }
}
