use super::falling;
use crate::random::Random;

#[test]
fn falling_is_a_product() {
    let mut random = Random(5);
    for modulus in [1, 3, 7, 998_244_353, (1 << 63) - 25] {
        for count in 0..30 {
            let first = random.below(modulus);
            let factor = |i: u64| {
                (u128::from(first) + 30 * u128::from(modulus) - u128::from(i)) % u128::from(modulus)
            };
            let product = (0..count).fold(1 % u128::from(modulus), |product, i| {
                product * factor(i) % u128::from(modulus)
            });
            assert_eq!(
                u128::from(falling(first, count, modulus)),
                product,
                "{first} {count} {modulus}"
            );
        }
    }
}
