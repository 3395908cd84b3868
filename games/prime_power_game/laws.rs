use crate::random::Random;
use nim_snippets::prime_power_game::{components, grundy, wins};

#[test]
fn components_are_factors() {
    let mut random = Random(21);
    for _ in 0..50 {
        let digits = 1 + random.below(30);
        let number = 1 + random.below(1 << digits);
        let mut product = 1;
        for (p, mask) in components(&[number]) {
            assert!((2..p).take_while(|d| d * d <= p).all(|d| p % d > 0), "{p}");
            assert_eq!(mask.count_ones(), 1);
            product *= p.pow(mask.trailing_zeros());
        }
        assert_eq!(product, number);
    }
}

#[test]
fn extremes() {
    assert!(!wins(&[]) && !wins(&[1, 1]));
    assert_eq!(components(&[1 << 63, 3]), [(2, 1 << 63), (3, 2)].into_iter().collect());
    assert_eq!(grundy(1 << 63), 63);
    assert_eq!((grundy(0), grundy(0b110)), (0, 0));
    assert!(wins(&[4_294_967_291, 1_000_003 * 1_000_003, 1 << 40]));
}
