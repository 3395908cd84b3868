use super::{
    HALVES, Map, POW_16, ROOTS, SQUARES, TO_FIELD, TO_NIM, apply, field_mul, log_below, pow,
    product, reduced,
};
use crate::random::Random;

/// The product of polynomials over {0, 1} modulo `x^64 + x^4 + x^3 + x + 1`.
#[test]
fn field_mul_is_a_product_of_polynomials() {
    let mut random = Random(1);
    for _ in 0..2000 {
        let (a, b) = (random.stones(), random.stones());
        let mut plain = 0_u128;
        for degree in (0..64).filter(|degree| b >> degree & 1 == 1) {
            plain ^= u128::from(a) << degree;
        }
        for degree in (64..128).rev() {
            if plain >> degree & 1 == 1 {
                plain ^= (1 << 64 | 0b11011) << (degree - 64);
            }
        }
        assert_eq!(u128::from(field_mul(a, b)), plain, "{a} * {b}");
        assert_eq!(u128::from(product(a, b)), plain, "{a} * {b}");
    }
}

/// The nim product by its recursion: `2^h * 2^h == 2^h ^ 2^(h - 1)`, and `2^h` times less shifts.
fn nim_product(a: u64, b: u64, h: u32) -> u64 {
    if a.min(b) < 2 {
        return a * b;
    }
    let (a1, a0, b1, b0) = (a >> h, a & !(!0 << h), b >> h, b & !(!0 << h));
    let product = |a, b| nim_product(a, b, h / 2);
    let (high, low, all) = (product(a1, b1), product(a0, b0), product(a0 ^ a1, b0 ^ b1));
    (all ^ low) << h ^ low ^ product(high, 1 << (h - 1))
}

#[test]
fn apply_adds_a_table_entry_for_each_byte() {
    let mut random = Random(2);
    let mut map: Map = [[0; 256]; 8];
    for entry in map.iter_mut().flatten() {
        *entry = random.next();
    }
    for x in (0..1000).map(|_| random.stones()) {
        let plain = (0..8).fold(0, |xor, i| xor ^ map[i][(x >> (8 * i) & 255) as usize]);
        assert_eq!(apply(&map, x), plain, "{x}");
    }
}

#[test]
fn tables_are_the_maps_that_their_names_say() {
    let mut random = Random(3);
    for _ in 0..300 {
        let (a, b) = (random.stones(), random.stones());
        let field = apply(&TO_FIELD, a);
        assert_eq!(apply(&TO_NIM, field), a);
        let of_both = product(field, apply(&TO_FIELD, b));
        assert_eq!(apply(&TO_NIM, of_both), nim_product(a, b, 32), "{a} * {b}");
        let square = nim_product(a, a, 32);
        assert_eq!(apply(&SQUARES, a), square, "{a}");
        assert_eq!(apply(&ROOTS, square), a);
        assert_eq!(apply(&HALVES, square ^ a) | 1, a | 1, "both {a} and its neighbour do");
        assert_eq!((square ^ a) >> 63, 0, "the highest bit of {a} squared plus {a}");
        let power = (0..4).fold(field, |power, _| product(power, power));
        assert_eq!(apply(&POW_16, field), power, "{a}");
    }
}

/// Elimination in a matrix of 64 rows, each an image and what it is the image of.
fn inverted(mut images: [u64; 64]) -> [u64; 64] {
    let mut origins = [0; 64];
    for (k, origin) in origins.iter_mut().enumerate() {
        *origin = 1 << k;
    }
    for bit in 0..64 {
        let pivot = (bit..64).find(|&i| images[i] >> bit & 1 == 1).expect("a basis");
        images.swap(bit, pivot);
        origins.swap(bit, pivot);
        for i in (0..64).filter(|&i| i != bit) {
            if images[i] >> bit & 1 == 1 {
                images[i] ^= images[bit];
                origins[i] ^= origins[bit];
            }
        }
    }
    origins
}

#[test]
fn linear_map_eliminates() {
    let mut random = Random(4);
    for _ in 0..5 {
        // A product of triangular matrices has an inverse.
        let mut from = [0; 64];
        for (k, image) in from.iter_mut().enumerate() {
            *image = 1 << k;
        }
        for _ in 0..1000 {
            let (i, j) = (random.below(64) as usize, random.below(64) as usize);
            from[i] ^= if i == j { 0 } else { from[j] };
        }
        let map: Map = linear_map!(k: from[k] => 1_u64 << k);
        let plain = inverted(from);
        for x in (0..100).map(|_| random.stones()) {
            let image = (0..64).filter(|k| x >> k & 1 == 1).fold(0, |xor, k| xor ^ plain[k]);
            assert_eq!(apply(&map, x), image, "{x}");
        }
    }
}

#[test]
fn log_below_is_a_search() {
    for prime in [3, 5, 17, 257, 641] {
        let base = pow((1 << 32) + 6, u64::MAX / prime);
        for exponent in (0..prime).step_by(1 + prime as usize / 20).chain([prime - 1]) {
            let x = pow(base, exponent);
            assert_eq!(log_below(prime, base, x), Some(exponent), "{prime}");
        }
        assert_eq!(log_below(prime, base, 0), None);
        assert_eq!(log_below(prime, 1, base), None);
    }
}
