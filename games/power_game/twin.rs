use super::{
    Memo, bits, chain_value, count_no_powers, exponents, is_power, root, whole_chain_value,
};

#[test]
fn root_is_that_of_a_search() {
    for (n, k) in (0..800).flat_map(|n| (1..20).map(move |k| (n, k))) {
        let plain = (1_u64..).take_while(|r| r.pow(k) <= n).count() as u64;
        assert_eq!(root(n, k), plain, "{n} {k}");
    }
}

#[test]
fn count_no_powers_counts_one_by_one() {
    for n in 0..300 {
        let plain = (2..=n).filter(|&x| !is_power(x)).count() as u64;
        assert_eq!(count_no_powers(n), plain, "{n}");
    }
    for n in 2..600_u64 {
        let plain = (2..n).any(|base| (2..12).any(|k| base.checked_pow(k) == Some(n)));
        assert_eq!(is_power(n), plain, "{n}");
    }
}

#[test]
fn bits_are_those_set() {
    for set in [0, 1, 0b1011, 1 << 63, u64::MAX] {
        assert!(bits(set).eq((0..64).filter(|&x| set >> x & 1 == 1)));
    }
}

#[test]
fn values_of_whole_chains_are_those_of_a_search() {
    let mut memo = Memo::new();
    for e in 0..30 {
        let plain = chain_value(exponents(e), &mut memo);
        assert_eq!(whole_chain_value(e, &mut Memo::new()), plain, "{e}");
    }
}
