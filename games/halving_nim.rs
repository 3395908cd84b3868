//! Halving Nim.

use crate::entry::*;
use nim_snippets::halving_nim;

/// Heap `i` becomes `count` heaps of `size` stones: `(i, size, count)`.
pub type Halved = (usize, u64, u64);

/// Takes one stone, or splits an even heap into `k` heaps of half its size. Drops empty heaps and
/// sorts the others.
pub fn moves(heaps: &[u64], k: u64) -> Vec<(Halved, Vec<u64>)> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        if heap > 0 {
            options.push((i, heap - 1, 1));
        }
        if heap > 0 && heap % 2 == 0 {
            options.push((i, heap / 2, k));
        }
    }
    options.sort_unstable();
    options.dedup();
    let option = |(i, size, count): Halved| {
        let halves = vec![size; count as usize];
        let mut after = [&heaps[..i], &heaps[i + 1..], &halves].concat();
        after.retain(|&heap| heap > 0);
        after.sort_unstable();
        ((i, size, count), after)
    };
    options.into_iter().map(option).collect()
}

pub const GAMES: &[Game] = &[Game {
    parameters: K,
    value: value!(halving_nim::grundy(heaps, number k)),
    play: play!(halving_nim::wins(heaps, number k), winning_moves => Move::equal_split),
    rules: rules!(
        moves(heaps, number k) => Move::equal_split,
        at_most |heaps, rule| u128::from(rule.number("k")) * heaps.len() as u128
    ),
    tried: Tried {
        rules: &["k=1", "k=2", "k=3", "k=4"],
        sizes: &[(0, 0), (1, 12), (2, 6), (3, 3)],
        ..TRIED
    },
    ..Game::new("halving_nim", Shape::Sum(Parts::Heaps))
}];

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    use nim_snippets::halving_nim;

    /// Tests splits into more heaps than a list can hold: the value is the xor of `k` equal values.
    #[test]
    fn values() {
        for k in [1, 2, 3, 4, u64::MAX - 1, u64::MAX] {
            let mut values = vec![0_u64];
            for heap in 1..2000_usize {
                let split = (heap % 2 == 0).then(|| values[heap / 2] * (k % 2));
                let mex = (0..).find(|&value| value != values[heap - 1] && Some(value) != split);
                values.push(mex.expect("values are finite"));
                assert_eq!(halving_nim::grundy(&[heap as u64], k), values[heap], "{heap} {k}");
            }
        }
    }

    #[test]
    fn extremes() {
        let moves = halving_nim::winning_moves(&[0, 2], u64::MAX - 1);
        assert!(moves.eq([(1, 1, u64::MAX - 1)]));
        assert!(!halving_nim::wins(&[0, 2], u64::MAX));
        assert!(!halving_nim::wins(&[u64::MAX], u64::MAX));
        assert!(halving_nim::winning_moves(&[u64::MAX - 1], 1).next().is_some());
    }

    #[test]
    fn panics() {
        assert_panics("k must be positive", || _ = halving_nim::grundy(&[5], 0));
    }
}
