use super::{lost_below, over_phi, wins};

#[test]
fn over_phi_is_the_largest_below() {
    for n in 0..2000_u64 {
        let plain = (0..=n).rev().find(|m| m * (m + n) <= n * n);
        assert_eq!(Some(over_phi(n)), plain, "{n}");
    }
}

#[test]
fn lost_below_counts_one_by_one() {
    for (a, b) in (0..50).flat_map(|a| (0..50).map(move |b| (a, b))) {
        let plain: usize = (0..a).map(|x| (0..b).filter(|&y| !wins(x, y)).count()).sum();
        assert_eq!(lost_below(a.into(), b.into()), plain as u128, "{a} {b}");
    }
}
