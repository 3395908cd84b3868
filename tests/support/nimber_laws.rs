//! Nimbers by their definition, and checks of discrete logarithms.

use super::random::Random;
use nim_snippets::nimber;

/// The nim product by its definition.
pub fn nim_products(size: usize) -> Vec<Vec<u64>> {
    let mut products = vec![vec![0; size]; size];
    for a in 0..size {
        for b in 0..size {
            let pairs = (0..a).flat_map(|x| (0..b).map(move |y| (x, y)));
            let reached: Vec<u64> =
                pairs.map(|(x, y)| products[x][b] ^ products[a][y] ^ products[x][y]).collect();
            products[a][b] = (0..).find(|value| !reached.contains(value)).unwrap();
        }
    }
    products
}

/// Checks the exponents of the powers below 256 of numbers below 256, by multiplying.
pub fn check_small_logs(discrete_log: impl Fn(u64, u64) -> Option<u64>, bases: &[u64]) {
    for &base in bases {
        let mut first = [None; 256];
        let mut power = 1;
        for exponent in 0..256 {
            first[power as usize].get_or_insert(exponent);
            power = nimber::mul(power, base);
        }
        for x in 0..256 {
            assert_eq!(discrete_log(base, x), first[x as usize], "{base} to {x}");
        }
        assert_eq!(discrete_log(base, 1 << 32), None);
    }
}

/// Checks large bases of every prime order, of other orders and of the full order.
pub fn check_large_logs(discrete_log: impl Fn(u64, u64) -> Option<u64>, rounds: usize) {
    let mut random = Random(8);
    let generator = (1 << 32) + 6;
    for n in 0..rounds {
        let exponent = random.stones();
        let x = nimber::pow(generator, exponent);
        assert_eq!(discrete_log(generator, x), Some(exponent % u64::MAX));
        let order = [3, 5, 17, 257, 641, 65_537, 6_700_417, 1 << 32][n % 8];
        let base = nimber::pow(generator, u64::MAX / order);
        let y = nimber::pow(base, exponent);
        let log = discrete_log(base, y).expect("a power");
        assert_eq!(nimber::pow(base, log), y);
        assert!(log <= exponent && (n % 8 == 7 || log < order));
        let back = discrete_log(y, base).map(|log| nimber::pow(y, log));
        assert!(back.is_none_or(|power| power == base));
        assert_eq!(discrete_log(base, generator), None);
        // The inverse is the last power before the powers repeat.
        let least = discrete_log(base, nimber::inverse(base)).expect("a power");
        assert!(n % 8 == 7 || least == order - 1);
    }
    for a in [2, 1 << 63, u64::MAX] {
        assert_eq!((discrete_log(0, a), discrete_log(a, 0)), (None, None));
        assert_eq!((discrete_log(1, a), discrete_log(a, 1)), (None, Some(0)));
        assert_eq!(discrete_log(a, a), Some(1));
    }
    assert_eq!([discrete_log(0, 0), discrete_log(0, 1)], [Some(1), Some(0)]);
    assert_eq!([discrete_log(1, 0), discrete_log(1, 1)], [None, Some(0)]);
}
