use super::{Lists, mex};
use crate::random::Random;

/// On both sides of the value that a word ends with, with gaps and without.
#[test]
fn mex_as_by_search() {
    let mut random = Random(1);
    let mut wide = 0;
    for round in 0..5000 {
        let end = 1 + round % 80;
        let mut values: Vec<u16> = (0..end).chain(0..end / 3).collect();
        values.retain(|_| random.below(end.into()) > 0);
        values.extend((0..round % 3).map(|_| random.below(1 << 15) as u16));
        let expected = (0..).find(|value| !values.contains(value)).expect("a mex");
        assert_eq!(mex(values.iter().copied()), expected, "{values:?}");
        wide += usize::from(expected > 64);
    }
    assert_eq!(mex([].into_iter()), 0);
    assert!(wide > 100);
}

#[test]
fn lists_are_a_list_of_lists() {
    crate::shared::check_lists(|n, arcs, v| Lists::new(n, arcs.iter().copied()).of(v).to_vec());
}
