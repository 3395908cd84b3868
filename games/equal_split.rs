//! Equal split.

use crate::entry::*;
use nim_snippets::equal_split;

/// Heap `i` becomes `count` heaps of `part` stones: `(i, part, count)`.
pub type Equal = (usize, u64, u64);

/// Splits one heap into two or more equal heaps of at least `min` stones.
pub fn moves(heaps: &[u64], min: u64) -> Vec<(Equal, Vec<u64>)> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for part in (min..heap).filter(|part| heap % part == 0) {
            let m = (i, part, heap / part);
            options.push((m, split(heaps, &m)));
        }
    }
    options
}

/// The position after a split, its heaps ascending.
pub fn split(heaps: &[u64], &(i, part, count): &Equal) -> Vec<u64> {
    assert!(count > 1 && part * count == heaps[i], "{:?} {} {} {}", heaps, i, part, count);
    let mut after = heaps.to_vec();
    after.splice(i..=i, vec![part; count as usize]);
    after.sort_unstable();
    after
}

pub const GAMES: &[Game] = &[Game {
    parameters: MIN,
    value: value!(equal_split::grundy(heaps, number min)),
    play: play!(equal_split::wins(heaps, number min), winning_moves => Move::equal_split),
    misere: play!(
        equal_split::misere_wins(heaps, number min),
        misere_winning_moves => Move::equal_split
    ),
    rules: rules!(moves(heaps, number min) => Move::equal_split, at_most |heaps, _| squares(heaps)),
    tried: Tried {
        rules: &["min=1", "min=2", "min=3", "min=4", "min=5", "min=6", "min=30"],
        sizes: &[(0, 0), (1, 28), (2, 18), (3, 9)],
        by_options: &[(1, 600)],
        ..TRIED
    },
    ..Game::new("equal_split", Shape::Sum(Parts::Heaps))
}];

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    use nim_snippets::equal_split;

    #[test]
    fn extremes() {
        assert_eq!(equal_split::grundy(&[1 << 63], 1), 1);
        assert_eq!(equal_split::grundy(&[3_u64.pow(40)], 1), 40);
        assert_eq!(equal_split::grundy(&[3_u64.pow(40)], 3_u64.pow(33) + 1), 6);
        assert_eq!(equal_split::grundy(&[1 << 40], 1 << 39), 1);
        assert_eq!(equal_split::grundy(&[1 << 40], 1 << 40), 0);
    }

    /// Beside other heaps, a large one is divided by the primes below 2^16, then by odd numbers.
    #[test]
    fn large_factors() {
        let primes = [65_519_u64, 65_521, 65_537, 65_539, 65_543];
        for (i, &p) in primes.iter().enumerate() {
            assert_eq!(equal_split::grundy(&[p, 0], p), 0);
            assert_eq!(equal_split::grundy(&[p, 2, 2], 1), 1);
            for &q in &primes[i..] {
                let product = p * q;
                for (min, value) in [(1, 2), (p, 1), (q, 1), (q + 1, 0)] {
                    assert_eq!(equal_split::grundy(&[product, 0], min), value, "{p} {q} {min}");
                    assert_eq!(equal_split::grundy(&[product], min), value, "{p} {q} {min}");
                }
                let mut moves = vec![(0, p, q), (0, q, p)];
                moves.dedup();
                assert!(equal_split::winning_moves(&[product, 3], 1).eq(moves));
                assert!(equal_split::winning_moves(&[product], 1).eq([(0, 1, product)]));
            }
        }
    }

    #[test]
    fn panics() {
        assert_panics("min must be positive", || _ = equal_split::grundy(&[0], 0));
    }
}
