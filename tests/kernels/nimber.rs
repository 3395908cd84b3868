use super::field_mul;
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
    }
}
