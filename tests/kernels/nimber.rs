use super::{
    HALVES, Map, POW_16, ROOTS, SQUARES, TO_FIELD, TO_NIM, apply, field_mul, linear_map, soft_mul,
};
use crate::random::Random;

/// The product of polynomials over {0, 1} modulo `x^64 + x^4 + x^3 + x + 1`.
#[test]
fn field_mul_is_a_product_of_polynomials() {
    let mut random = Random(1);
    for _ in 0..2000 {
        let (a, b) = (random.stones(), random.stones());
        let mut product = 0_u128;
        for degree in (0..64).filter(|degree| b >> degree & 1 == 1) {
            product ^= u128::from(a) << degree;
        }
        for degree in (64..128).rev() {
            if product >> degree & 1 == 1 {
                product ^= (1 << 64 | 0b11011) << (degree - 64);
            }
        }
        assert_eq!(u128::from(field_mul(a, b)), product, "{a} * {b}");
        assert_eq!(u128::from(soft_mul(a, b)), product, "{a} * {b}");
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
    map.iter_mut().flatten().for_each(|entry| *entry = random.next());
    for _ in 0..1000 {
        let x = random.stones();
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
        let product = soft_mul(field, apply(&TO_FIELD, b));
        assert_eq!(apply(&TO_NIM, product), nim_product(a, b, 32), "{a} * {b}");
        let square = soft_mul(field, field);
        assert_eq!(apply(&SQUARES, a), square, "{a}");
        assert_eq!(apply(&ROOTS, square), a);
        assert_eq!(apply(&HALVES, square ^ field) | 1, a | 1, "both {a} and its neighbour do");
        let power = (0..4).fold(field, |power, _| soft_mul(power, power));
        assert_eq!(apply(&POW_16, field), power, "{a}");
    }
}

/// Where a list is its own image, elimination finds the map that changes nothing.
#[test]
fn linear_map_from_a_list_to_itself_changes_nothing() {
    let mut random = Random(4);
    for list in [0, 1, 2, 4] {
        let map = linear_map(list, list);
        for x in (0..100).map(|_| random.stones()) {
            assert_eq!(apply(&map, x), x, "list {list}");
        }
    }
}
