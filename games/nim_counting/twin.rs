use super::{product_mod, transform, transform_mod};
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

#[test]
fn product_mod_divides() {
    let mut random = Random(3);
    for modulus in [1, 3, 5, 15, 641, 65_537, 998_244_353, (1 << 31) - 3, (1 << 31) - 1] {
        let mul = product_mod(modulus);
        let ends = [0, 1, modulus / 2, modulus - 1];
        let pairs = ends.iter().flat_map(|&a| ends.iter().map(move |&b| (a, b)));
        let mut below = || random.below(modulus.into()) as u32;
        let more: Vec<_> = (0..1000).map(|_| (below(), below())).collect();
        for (a, b) in pairs.chain(more).chain([(1, 1)]) {
            let product = u64::from(a) * u64::from(b);
            assert_eq!(u64::from(mul(a, b)), product % u64::from(modulus), "{a} {b} {modulus}");
        }
    }
}
