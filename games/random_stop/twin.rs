use super::{invert, inverted, transform_by_stages};
use crate::random::Random;

#[test]
fn transform_is_a_double_loop() {
    let mut random = Random(2);
    for modulus in [3, 998_244_353, 4_294_967_291] {
        for digits in 0..7 {
            let table: Vec<u64> = (0..1 << digits).map(|_| random.below(modulus)).collect();
            let entry = |i: u64| {
                let sign = |j: u64, value| {
                    if (i & j).count_ones() % 2 == 0 { value } else { modulus - value }
                };
                (0..).zip(&table).fold(0, |sum, (j, &value)| (sum + sign(j, value)) % modulus)
            };
            let expected: Vec<u64> = (0..1 << digits).map(entry).collect();
            let mut transformed = table.clone();
            transform_by_stages(&mut transformed, modulus);
            assert_eq!(transformed, expected, "{table:?} {modulus}");
        }
    }
}

#[test]
fn inverted_is_a_search() {
    for modulus in [3, 5, 7, 11, 97, 251, 15, 225] {
        for x in 1..modulus {
            let expected = (0..modulus).find(|y| x * y % modulus == 1);
            if expected.is_some() {
                assert_eq!(Some(inverted(x, modulus)), expected, "{x} {modulus}");
            }
        }
    }
}

#[test]
fn invert_is_the_inverse_of_each() {
    let mut random = Random(3);
    for modulus in [3, 7, 998_244_353, 4_294_967_291] {
        for n in 0..20 {
            let numbers: Vec<u64> = (0..n).map(|_| 1 + random.below(modulus - 1)).collect();
            let mut all = numbers.clone();
            invert(&mut all, modulus);
            assert!(numbers.iter().map(|&x| inverted(x, modulus)).eq(all), "{numbers:?}");
        }
    }
}
