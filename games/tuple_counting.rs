//! Tuple counting.

use crate::entry::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    vec![Game::untyped("tuple_counting", PROGRAM)]
}

const PROGRAM: &str = r#"// `2 3 / 1 2 0 / 0 1 1` prints `2`.

use nim_snippets::tuple_counting;
use proconio::input;

fn main() {
    input! {
        n: usize,
        values: usize,
        tables: [[u64; values]; n],
    }
    // For each heap the weight of each value; what is asked is the weight of all lost positions.
    let weights = tuple_counting::xor_product(&tables, 998_244_353);
    println!("{}", weights[0]);
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::random::Random;
    use crate::support::{assert_panics, heaps};
    use nim_snippets::{nim_counting, tuple_counting};

    const MODULI: [u64; 5] = [1, 7, 998_244_353, (1 << 61) - 1, (1 << 63) - 25];
    const EXACT: u64 = (1 << 61) - 1;

    /// A heap of each index for each of its count.
    fn listed(table: &[u64]) -> Vec<usize> {
        (0..table.len()).flat_map(|x| vec![x; table[x] as usize]).collect()
    }

    fn random_table(random: &mut Random, len: u64, bound: u64) -> Vec<u64> {
        (0..1 + random.below(len)).map(|_| random.below(bound)).collect()
    }

    #[test]
    fn products_and_powers() {
        let mut random = Random(1);
        for n in 0..200 {
            let tables: Vec<Vec<u64>> =
                (0..n % 6).map(|_| random_table(&mut random, 9, 8)).collect();
            let size = tables.iter().map(Vec::len).max().unwrap_or(1).next_power_of_two();
            let mut expected = vec![0; size];
            expected[0] = 1;
            for table in &tables {
                let mut next = vec![0; size];
                for (x, weight) in table.iter().enumerate() {
                    for (xor, count) in expected.iter().enumerate() {
                        next[xor ^ x] += count * weight;
                    }
                }
                expected = next;
            }
            for modulus in MODULI {
                let reduced: Vec<u64> = expected.iter().map(|count| count % modulus).collect();
                assert_eq!(tuple_counting::xor_product(&tables, modulus), reduced, "{tables:?}");
            }
            let table = random_table(&mut random, 9, u64::MAX);
            for modulus in MODULI {
                let repeated = vec![&table[..]; n % 6];
                let mut product = tuple_counting::xor_product(&repeated, modulus);
                product.resize(table.len().next_power_of_two(), 0);
                let power = tuple_counting::xor_power(&table, n as u64 % 6, modulus);
                assert_eq!(power, product, "{table:?} {modulus}");
            }
        }
        // The same by the sizes themselves.
        for n in [0, 1, 2, 17, 1 << 40, u64::MAX] {
            let counts = nim_counting::xor_counts(&[1, 5, 5, 12], n..=n, 998_244_353);
            let mut table = [0; 16];
            [1, 5, 5, 12].iter().for_each(|&x: &usize| table[x] += 1);
            assert_eq!(tuple_counting::xor_power(&table, n, 998_244_353), counts);
        }
    }

    #[test]
    fn multisets_and_subsets() {
        for table in heaps(3, 3).into_iter().chain([vec![], vec![1, 0, 2, 0, 1]]) {
            let list = listed(&table);
            let size = table.len().next_power_of_two();
            let mut lists = vec![Vec::new()];
            for n in 0..5 {
                for (repeats, count) in [
                    (true, tuple_counting::multiset_counts as fn(&[u64], u64, u64) -> Vec<u64>),
                    (false, tuple_counting::subset_counts),
                ] {
                    let mut expected = vec![0; size];
                    for indices in &lists {
                        let legal =
                            |pair: &[usize]| pair[0] < pair[1] || repeats && pair[0] == pair[1];
                        if indices.windows(2).all(legal) {
                            expected[indices.iter().fold(0, |xor, &i: &usize| xor ^ list[i])] += 1;
                        }
                    }
                    for modulus in [7, 998_244_353, EXACT] {
                        let reduced: Vec<u64> = expected.iter().map(|c| c % modulus).collect();
                        assert_eq!(count(&table, n, modulus), reduced, "{table:?} {n} {repeats}");
                    }
                }
                let longer = |l: &Vec<usize>| {
                    let l = l.clone();
                    let start = l.last().copied().unwrap_or(0);
                    (start..list.len()).map(move |i| [&l[..], &[i]].concat()).collect::<Vec<_>>()
                };
                lists = lists.iter().flat_map(longer).collect();
            }
        }
    }

    #[test]
    fn extremes() {
        let none: [Vec<u64>; 0] = [];
        assert_eq!(tuple_counting::xor_product(&none, 7), [1]);
        assert_eq!(tuple_counting::xor_product(&[vec![], vec![]], 7), [0]);
        assert_eq!(tuple_counting::xor_power(&[], 0, 7), [1]);
        assert_eq!(tuple_counting::multiset_counts(&[], 0, 7), [1]);
        for modulus in [0, 2, 1 << 63, u64::MAX] {
            let message = match modulus {
                0 => "modulus must be positive",
                u64::MAX => "modulus must be below 2^63",
                _ => "modulus must be odd",
            };
            assert_panics(message, || tuple_counting::xor_product(&none, modulus));
            assert_panics(message, || tuple_counting::xor_power(&[], 0, modulus));
            assert_panics(message, || tuple_counting::multiset_counts(&[], 0, modulus));
            assert_panics(message, || tuple_counting::subset_counts(&[], 0, modulus));
        }
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("modulus must be positive", || tuple_counting::xor_product(&[vec![1]], 0));
        assert_panics("n = 18446744073709551615 is not below 2^32", || {
            tuple_counting::multiset_counts(&[1], u64::MAX, 1)
        });
    }
}
