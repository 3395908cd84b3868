//! Nimbers.

use crate::entry::*;
use nim_snippets::nimber;

pub const GAMES: &[Game] = &[Game {
    value: Some(Value::of_pair("nimber::mul({a}, {b})", |a, b, _| nimber::mul(a, b))),
    tried: Tried::in_its_own_file(),
    ..Game::new("nimber", Shape::Exactly(&["a", "b"]))
}];

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    use crate::support::nimber_laws::{check_large_logs, check_small_logs, nim_products};
    use crate::support::random::Random;
    use nim_snippets::nimber;

    /// The nim product by recursion on the halves of the bits. It uses only the two rules that
    /// `2^h * 2^h == 2^h ^ 2^(h - 1)` and that `2^h` times a smaller number is a shift.
    fn slow_nim_product(a: u64, b: u64, bits: u32) -> u64 {
        if bits == 1 || a == 0 || b == 0 {
            return a & b;
        }
        let h = bits / 2;
        let mul = |a, b| slow_nim_product(a, b, h);
        let (a1, a0, b1, b0) = (a >> h, a & !(!0 << h), b >> h, b & !(!0 << h));
        let high = mul(a1, b1);
        let cross = mul(a1, b0) ^ mul(a0, b1);
        (high ^ cross) << h ^ mul(a0, b0) ^ mul(high, 1 << (h - 1))
    }

    #[test]
    fn laws() {
        for (a, row) in nim_products(48).iter().enumerate() {
            for (b, &product) in row.iter().enumerate() {
                assert_eq!(nimber::mul(a as u64, b as u64), product, "{a} * {b}");
            }
        }
    }

    #[test]
    fn product_of_fermat_powers() {
        let mut random = Random(1);
        for h in [1, 2, 4, 8, 16, 32] {
            let fermat = 1 << h;
            assert_eq!(nimber::mul(fermat, fermat), fermat ^ fermat >> 1);
            for x in (0..10).map(|_| random.below(fermat)) {
                assert_eq!(nimber::mul(fermat, x), x << h);
            }
        }
    }

    #[test]
    fn samples_and_extremes() {
        let max = u64::MAX;
        assert_eq!(nimber::mul(3141, 5926), 14994);
        assert_eq!(nimber::mul(max, max), 11_290_409_524_105_353_207);
        for a in [0, 1, 2, 1 << 63, max] {
            assert_eq!((nimber::mul(a, 0), nimber::mul(0, a)), (0, 0));
            assert_eq!((nimber::mul(a, 1), nimber::mul(1, a)), (a, a));
            assert_eq!((nimber::pow(a, 0), nimber::pow(a, 1)), (1, a));
        }
        assert_eq!((nimber::pow(0, max), nimber::pow(1, max)), (0, 1));
    }

    #[test]
    fn large() {
        let mut random = Random(2);
        for _ in 0..300 {
            let [a, b, c] = [random.stones(), random.stones(), random.stones()];
            let product = nimber::mul(a, b);
            assert_eq!(product, slow_nim_product(a, b, 64), "{a} * {b}");
            assert_eq!(product, nimber::mul(b, a));
            assert_eq!(nimber::mul(a, b ^ c), product ^ nimber::mul(a, c));
            assert_eq!(nimber::mul(product, c), nimber::mul(a, nimber::mul(b, c)));
        }
    }

    #[test]
    fn inverse() {
        let mut random = Random(3);
        let small = 1..70_000u64;
        for a in small.chain((0..10_000).map(|_| random.stones().max(1))) {
            assert_eq!(nimber::mul(a, nimber::inverse(a)), 1, "{a}");
        }
    }

    #[test]
    fn pow() {
        let mut random = Random(4);
        for _ in 0..200 {
            let (a, n) = (random.stones(), random.below(40));
            let product = (0..n).fold(1, |product, _| nimber::mul(product, a));
            assert_eq!(nimber::pow(a, n), product, "{a} to the power {n}");
            assert_eq!(nimber::pow(a | 1, u64::MAX), 1);
            assert_eq!(nimber::pow(a | 1, u64::MAX - 1), nimber::inverse(a | 1));
            let (x, y) = (random.stones() >> 1, random.stones() >> 1);
            let powers = nimber::mul(nimber::pow(a, x), nimber::pow(a, y));
            assert_eq!(powers, nimber::pow(a, x + y));
        }
    }

    #[test]
    fn roots() {
        let mut random = Random(7);
        for a in (0..70_000).chain((0..1000).map(|_| random.stones())) {
            let root = nimber::sqrt(a);
            assert_eq!(nimber::mul(root, root), a);
        }
    }

    #[test]
    fn discrete_log() {
        check_small_logs(nimber::discrete_log, &[0, 1, 2, 3, 4, 7, 11, 16, 19, 33, 128, 255]);
        check_large_logs(nimber::discrete_log, 24);
    }

    #[test]
    fn panics() {
        assert_panics("0 has no inverse", || _ = nimber::inverse(0));
    }
}
