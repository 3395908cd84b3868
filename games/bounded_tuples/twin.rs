use super::remainder_by;
use crate::random::Random;

#[test]
fn remainder_by_is_that_of_a_division() {
    let mut random = Random(1);
    let ends = [2, 3, 5, 1 << 31, (1 << 31) - 1, 1 << 32, (1 << 32) - 1];
    for modulus in ends.into_iter().chain((0..500).map(|_| 2 + random.below((1 << 32) - 1))) {
        let remainder = remainder_by(modulus);
        let near = (0..3).flat_map(|i| [i, modulus * i, (modulus * i).wrapping_sub(1)]);
        let last = u64::MAX / modulus * modulus;
        let random = (0..200).map(|i: u64| i.pow(3).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        for x in near.chain([last - 1, last, u64::MAX]).chain(random) {
            assert_eq!(remainder(x), x % modulus, "{x} {modulus}");
        }
    }
}
