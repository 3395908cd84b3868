use super::{transform, transform_mod};
use crate::random::Random;

fn plain<T: Copy>(values: &mut [T], both: impl Fn(T, T) -> (T, T)) {
    for bit in 0..values.len().trailing_zeros() {
        for i in (0..values.len()).filter(|i| i >> bit & 1 == 0) {
            (values[i], values[i | 1 << bit]) = both(values[i], values[i | 1 << bit]);
        }
    }
}

#[test]
fn transform_is_one_round_after_the_other() {
    let mut random = Random(1);
    for bits in 0..15 {
        let values: Vec<i64> = (0..1 << bits).map(|_| random.stones() as i64).collect();
        let (mut expected, mut found) = (values.clone(), values);
        let both = |a: i64, b: i64| (a.wrapping_add(b), a.wrapping_sub(b));
        plain(&mut expected, both);
        transform(&mut found, both);
        assert!(found == expected, "{bits} bits");
    }
}

#[test]
fn transform_mod_divides() {
    let mut random = Random(2);
    for modulus in [1, 3, 7, 998_244_353, (1 << 31) - 1] {
        for bits in 0..8 {
            let values: Vec<u32> = (0..1 << bits).map(|_| random.below(modulus) as u32).collect();
            let (mut expected, mut found) = (values.clone(), values);
            let m = modulus as u32;
            plain(&mut expected, |a, b| ((a + b) % m, (a + m - b) % m));
            transform_mod(&mut found, m);
            assert_eq!(found, expected, "modulo {modulus}");
        }
    }
}
