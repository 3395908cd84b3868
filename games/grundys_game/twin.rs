use super::{is_xor_of_pair, sparse_mask};
use crate::random::Random;

#[test]
fn pairs_are_found_anywhere() {
    let mut random = Random(1);
    for n in 0..300 {
        let a: Vec<u16> = (0..n).map(|_| random.below(40) as u16).collect();
        let b: Vec<u16> = (0..n).map(|_| random.below(40) as u16).collect();
        for value in 0..70 {
            let is_there = a.iter().zip(&b).any(|(a, b)| a ^ b == value);
            assert_eq!(is_xor_of_pair(&a, &b, value), is_there, "{a:?} {b:?} {value}");
        }
    }
}

#[test]
fn no_mask_has_more_odd_values() {
    let mut random = Random(2);
    for n in 1..200 {
        let end = [60, 1, 2, 3, 5, 9, 33][n % 7];
        let values: Vec<u16> = (0..n).map(|_| random.below(end) as u16).collect();
        let is_odd = |bits: u16| bits.count_ones() % 2 == 1;
        let odd = |mask: u16| values.iter().filter(|&&value| is_odd(value & mask)).count();
        assert_eq!((0..64).map(odd).max(), Some(odd(sparse_mask(&values))), "{values:?}");
    }
}
