//! Pairs of numbers of all sizes.

pub type Pair = (u64, u64);

/// Checks the laws on a large position: a winning move leads to a lost position, and there is one
/// iff the position is won.
pub fn check_large<P, M>(
    wins: bool,
    moves: impl Iterator<Item = M>,
    lost: impl Fn(&M) -> bool,
    p: P,
) where
    P: std::fmt::Debug,
    M: std::fmt::Debug,
{
    let mut count = 0;
    for winning in moves {
        assert!(lost(&winning), "{winning:?} does not win from {p:?}");
        count += 1;
    }
    assert_eq!(wins, count > 0, "{p:?}");
}

/// 1, 2, 3, 5, … as far as they fit.
pub fn fibonacci_numbers() -> Vec<u64> {
    let next = |&(a, b): &Pair| Some((b, a.checked_add(b)?));
    let pairs = std::iter::successors(Some((1, 2)), next);
    std::iter::once(1).chain(pairs.map(|(_, b)| b)).collect()
}
