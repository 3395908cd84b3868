use super::{lost_ascending, over_phi, sum_over_phi, wins};

#[test]
fn sum_over_phi_adds() {
    let mut plain = 0;
    for n in 1..5000 {
        plain += over_phi(n);
        assert_eq!(sum_over_phi(n), plain);
    }
}

#[test]
fn lost_ascending_counts_pair_by_pair() {
    for (a, b) in (0..=60).flat_map(|a| (0..=60).map(move |b| (a, b))) {
        let ascending = |x: u64| (x + 1..=b).filter(|&y| !wins(x, y)).count() as u128;
        let plain: u128 = (1..=a).map(ascending).sum();
        assert_eq!(lost_ascending(a.into(), b.into()), plain, "{a} {b}");
    }
}

#[test]
fn over_phi_is_the_largest_below() {
    for n in 0..2000_u128 {
        let plain = (0..=n).rev().find(|m| m * (m + n) <= n * n);
        assert_eq!(Some(over_phi(n)), plain, "{n}");
    }
}
