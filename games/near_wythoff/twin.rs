use super::{LostPairs, times_theta};
use crate::random::Random;

#[test]
fn times_theta_is_the_largest_at_most() {
    for (n, m) in (0..300_u64).flat_map(|n| (1..20_u64).map(move |m| (n, m))) {
        let plain = (0..=n).rev().find(|x| x * (x + m * n) <= n * n);
        assert_eq!(Some(times_theta(n, m.into())), plain, "{n} {m}");
    }
}

/// By bits from the highest, with products of 192 bits: `x (x + mn) <= n²` iff `x² <= n (n - xm)`.
#[test]
fn large_times_theta() {
    let mut random = Random(1);
    for _ in 0..5000 {
        let n = random.stones();
        let m = 1 + u128::from(random.stones() >> random.below(64));
        let is_at_most = |x: u64| {
            let left = u128::from(x) * m;
            left <= n.into()
                && u128::from(x) * u128::from(x) <= u128::from(n) * (u128::from(n) - left)
        };
        let bits = (0..64).rev().map(|bit| 1 << bit);
        let plain = bits.fold(0, |x, bit| if is_at_most(x | bit) { x | bit } else { x });
        assert_eq!(times_theta(n, m), plain, "{n} {m}");
    }
    assert_eq!(times_theta(u64::MAX, 1 << 64), 0);
}

#[test]
fn partner_is_that_of_a_search() {
    for (k, shift) in [(0, 0), (1, 0), (2, 0), (7, 0), (1, 1), (2, 1), (9, 1)] {
        let pairs = LostPairs::new(k, shift);
        for heap in 0..500 {
            let pair = (0..).filter_map(|n| pairs.pair(n)).find(|&(c, d)| c == heap || d == heap);
            assert_eq!(pairs.partner(heap), pair.map(|(c, d)| c + d - heap), "{k} {shift} {heap}");
        }
    }
}
