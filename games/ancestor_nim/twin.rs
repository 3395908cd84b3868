use super::xors_of_sums;
use crate::random::Random;

#[test]
fn xors_of_sums_are_those_of_all_sums() {
    let mut random = Random(1);
    for round in 0..300 {
        let size = 1 << (round % 9);
        let parities: Vec<u64> = (0..size).map(|_| random.below(2)).collect();
        let sum = |d: u64, x: u64| (d + x) % size * parities[x as usize];
        let plain = (0..size).map(|d| (0..size).fold(0, |xor, x| xor ^ sum(d, x)));
        assert_eq!(xors_of_sums(&parities), plain.collect::<Vec<u64>>(), "{parities:?}");
    }
}
