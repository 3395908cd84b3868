//! Submask Nim, from the rules alone.

use crate::entry::*;
use nim_snippets::submask_nim;

/// Heaps, each with its `max`: a move takes a submask of `max`.
type Heaps = Vec<(u64, u64)>;

/// Cuts a heap by a submask. Returns each move, with the heaps after it.
pub fn moves(heaps: &[(u64, u64)]) -> Vec<(Cut, Heaps)> {
    let mut moves = Vec::new();
    for (i, &(x, max)) in heaps.iter().enumerate() {
        for left in 0..x {
            let taken = x - left;
            if taken <= max && x & taken == taken {
                let mut after = heaps.to_vec();
                after[i].0 = left;
                moves.push(((i, left), after));
            }
        }
    }
    moves
}

pub const GAMES: &[Game] = &[Game {
    value: value!(submask_nim::grundy(in_pairs(heaps))),
    play: play!(submask_nim::wins(in_pairs(heaps)), winning_move => cut),
    misere: play!(submask_nim::misere_wins(in_pairs(heaps)), misere_winning_move => cut),
    gives_one_move: true,
    rules: rules!(moves(in_pairs(p)) => cut),
    tried: Tried {
        sizes: &[(0, 0), (2, 40), (4, 8), (6, 3)],
        by_options: &[(2, 511)],
        large: &[""],
        is_legal: Some(|_, p, q| {
            let taken = |i: usize| (p[i] ^ q[i], p[i] & !q[i]);
            let changed = || (0..p.len()).filter(|&i| p[i] != q[i]);
            changed().count() == 1
                && changed()
                    .all(|i| i % 2 == 0 && taken(i).0 == taken(i).1 && taken(i).0 <= p[i + 1])
        }),
        ..TRIED
    },
    ..Game::new("submask_nim", Shape::Pairs(Parts::Heaps))
}];

/// Tells the rest of a heap.
fn cut((i, left): (usize, u64)) -> Move {
    Move::cut((2 * i, left))
}

#[cfg(test)]
mod tests {
    use super::moves;

    use nim_snippets::submask_nim;

    /// Tests all heaps of nine bits, which have all kinds of values.
    #[test]
    fn values() {
        for max in 0..1 << 9 {
            let mut values: Vec<u64> = Vec::new();
            for x in 0..1 << 9 {
                let options: Vec<u64> = moves(&[(x, max)])
                    .into_iter()
                    .map(|((_, left), _)| values[left as usize])
                    .collect();
                values.extend((0..).find(|value| !options.contains(value)));
                assert_eq!(submask_nim::grundy(&[(x, max)]), values[x as usize], "{x} {max}");
            }
            for max_heap in (0..1 << 9).step_by(37).chain([511]) {
                let counts = submask_nim::value_counts(max_heap, max);
                let mut expected = vec![0; counts.len()];
                values[..=max_heap as usize]
                    .iter()
                    .for_each(|&value| expected[value as usize] += 1);
                assert_eq!(counts, expected, "{max_heap} {max}");
            }
        }
    }
    /// All heaps: with one bit to take, and with all.
    #[test]
    fn counts_of_all_heaps() {
        let mut expected = vec![0; 65];
        expected[0] = 1 << 63;
        expected[1] = 1 << 63;
        assert_eq!(submask_nim::value_counts(u64::MAX, 1), expected);
        let choose = |k: u128| (1..=k).fold(1, |ways, j| ways * (65 - j) / j);
        assert!(submask_nim::value_counts(u64::MAX, u64::MAX).into_iter().eq((0..=64).map(choose)));
    }
}
