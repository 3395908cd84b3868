//! Bounded tuples.

use crate::entry::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    vec![Game::untyped("bounded_tuples", PROGRAM)]
}

const PROGRAM: &str = r#"// `3 1 / 9 9 9` prints `76`.

use nim_snippets::bounded_tuples;
use proconio::input;

fn main() {
    input! {
        n: usize,
        xor: u64,
        bounds: [u64; n],
    }
    println!("{}", bounded_tuples::count_tuples(&bounds, xor, 998_244_353));
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::random::Random;
    use crate::support::{heaps, small_heaps};
    use nim_snippets::{bounded_tuples, nim};

    #[test]
    fn laws() {
        for bounds in small_heaps() {
            let top = bounds.iter().max().map_or(0, |&max| 2 * max + 1);
            let max = bounds.iter().copied().max().unwrap_or(0);
            let below =
                |tuple: &&Vec<u64>| tuple.iter().zip(&bounds).all(|(heap, max)| heap <= max);
            let tuples: Vec<Vec<u64>> = heaps(bounds.len(), max);
            let tuples: Vec<&Vec<u64>> = tuples.iter().filter(below).collect();
            for xor in 0..=top {
                let count = tuples.iter().filter(|tuple| nim::grundy(tuple) == xor).count() as u64;
                assert_eq!(
                    bounded_tuples::count_tuples(&bounds, xor, u64::MAX >> 1),
                    count,
                    "{bounds:?} {xor}"
                );
                assert_eq!(
                    bounded_tuples::count_tuples(&bounds, xor, 7),
                    count % 7,
                    "{bounds:?} {xor}"
                );
            }
        }
    }

    /// Moduli around 2^31 and 2^32 agree with a multiple of them.
    #[test]
    fn moduli() {
        let mut random = Random(4);
        for n in 0..30 {
            let bounds: Vec<u64> = (0..n).map(|_| random.stones()).collect();
            let xor = nim::grundy(&bounds) ^ (random.below(2) * random.stones());
            let near = |power: u64| (power - 1, power + 1);
            for (a, b) in [
                near(1 << 31),
                ((1 << 32) + 1, (1 << 30) + 1),
                (1 << 31, (1 << 32) - 1),
                (2, 3 << 40),
            ] {
                let count = |modulus| bounded_tuples::count_tuples(&bounds, xor, modulus);
                let all = count(a * b);
                assert_eq!([count(a), count(b)], [all % a, all % b], "{bounds:?} {xor} {a} {b}");
            }
        }
    }

    #[test]
    fn extremes() {
        const MAX: u64 = u64::MAX;
        const HALF: u64 = MAX >> 1;
        assert_eq!(bounded_tuples::count_tuples(&[], 0, HALF), 1);
        assert_eq!(bounded_tuples::count_tuples(&[], MAX, HALF), 0);
        assert_eq!(bounded_tuples::count_tuples(&[MAX], MAX, HALF), 1);
        assert_eq!(bounded_tuples::count_tuples(&[MAX; 3], 5, 1), 0);
        assert_eq!(bounded_tuples::count_tuples(&[MAX; 3], MAX / 3, HALF), 4); // 2^128 of them
        assert_eq!(bounded_tuples::count_tuples(&[MAX, MAX - 1], 0, HALF - 2), 5); // all of 0..MAX
        // Two heaps of any 64 digits and four of any 63, of which one is decided by the others.
        let bounds = [MAX, MAX, MAX / 2, MAX / 2, MAX / 2, MAX / 2];
        assert_eq!(bounded_tuples::count_tuples(&bounds, 1 << 63, HALF), 1 << ((64 + 4 * 63) % 63));
        assert_eq!(bounded_tuples::count_tuples(&bounds[1..], 0, HALF), 1 << (4 * 63 % 63));
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("modulus must be positive", || bounded_tuples::count_tuples(&[], 0, 0));
        assert_panics("modulus must be below 2^63", || {
            bounded_tuples::count_tuples(&[u64::MAX; 3], u64::MAX, u64::MAX)
        });
    }
}
