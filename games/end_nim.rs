//! End Nim.

use crate::entry::*;
use nim_snippets::end_nim;

pub const GAMES: &[Game] = &[Game {
    play: play!(end_nim::wins(heaps), winning_moves => Move::cut),
    misere: play!(end_nim::misere_wins(heaps), misere_winning_moves => Move::cut),
    rules: Some(Rules::may_cut(|heaps, (i, _left), _| {
        are_empty(&heaps[..i]) || are_empty(&heaps[i + 1..])
    })),
    tried: Tried {
        sizes: &[(0, 0), (1, 9), (2, 9), (3, 7), (4, 5), (5, 3), (6, 2)],
        large: &[""],
        ..TRIED
    },
    ..Game::new("end_nim", Shape::Row(Parts::Heaps))
}];

fn are_empty(heaps: &[u64]) -> bool {
    heaps.iter().all(|&heap| heap == 0)
}

#[cfg(test)]
mod tests {
    use crate::support::random::Random;
    use nim_snippets::end_nim;

    /// The heap with which a row loses at its left, by the theorem without a table.
    fn losing_left(row: &[u64]) -> u64 {
        let Some((&heap, others)) = row.split_last() else { return 0 };
        let (left, right) = (losing_left(others), losing_right(others));
        if heap == right {
            0
        } else if heap < left.min(right) || heap > left.max(right) {
            heap
        } else if right < left {
            heap - 1
        } else {
            heap + 1
        }
    }

    fn losing_right(row: &[u64]) -> u64 {
        losing_left(&row.iter().rev().copied().collect::<Vec<u64>>())
    }

    /// Sizes far apart, and sizes that differ by a few stones.
    #[test]
    fn gaps() {
        let mut random = Random(1);
        for _ in 0..2000 {
            let base = [0, 3, 1 << 20, u64::MAX - 9][random.below(4) as usize];
            let mut heap = || [0, 20, base][random.below(3) as usize] + 1 + random.below(9);
            let row: Vec<u64> = (0..7).map(|_| heap()).collect();
            let (left, right) = (losing_left(&row[1..]), losing_right(&row[..6]));
            let mut moves = vec![(0, left), (6, right)];
            moves.retain(|&(i, size)| size < row[i]);
            assert_eq!(end_nim::wins(&row), left != row[0], "{row:?}");
            assert!(end_nim::winning_moves(&row).eq(moves), "{row:?}");
        }
    }
}
