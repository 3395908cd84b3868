use super::{has_pair, is_odd, walsh_hadamard};
use crate::random::Random;

#[test]
fn pairs_are_found_anywhere() {
    let mut random = Random(1);
    for n in 0..300 {
        let a: Vec<u16> = (0..n).map(|_| random.below(40) as u16).collect();
        let b: Vec<u16> = (0..n).map(|_| random.below(40) as u16).collect();
        for value in 0..70 {
            let is_there = a.iter().zip(&b).any(|(a, b)| a ^ b == value);
            assert_eq!(has_pair(&a, &b, value), is_there, "{a:?} {b:?} {value}");
        }
    }
}

#[test]
fn counts_become_balances() {
    let mut random = Random(2);
    for bits in 0..8 {
        let counts: Vec<i64> = (0..1 << bits).map(|_| random.below(100) as i64).collect();
        let mut balances = counts.clone();
        walsh_hadamard(&mut balances);
        for (mask, balance) in balances.into_iter().enumerate() {
            let signed =
                |(key, &count): (usize, &i64)| if is_odd(key & mask) { -count } else { count };
            assert_eq!(balance, counts.iter().enumerate().map(signed).sum::<i64>(), "{mask}");
        }
    }
}
