use proptest::prelude::*;

use crate::brute_force::Convention::Normal;
use crate::large::Large;
use crate::random::Random;
use nim_snippets::nim;

#[test]
fn large() {
    let heaps = Large::heaps(0..20, Just(()));
    heaps.check(
        Normal,
        |heaps, ()| nim::wins(heaps),
        |heaps, ()| nim::winning_moves(heaps).collect(),
    );
}

/// Pairs of a size and a count say the same as the list of all heaps.
#[test]
fn counts_are_heaps() {
    let mut random = Random(1);
    for _ in 0..20_000 {
        let max = 1 << random.below(5);
        let pairs: Vec<(u64, u64)> =
            (0..random.below(5)).map(|_| (random.below(max + 1), random.below(4))).collect();
        let all = pairs.iter().enumerate().flat_map(|(i, &(_, count))| vec![i; count as usize]);
        let all: Vec<usize> = all.collect();
        let heaps: Vec<u64> = all.iter().map(|&i| pairs[i].0).collect();
        assert_eq!(nim::counts_wins(&pairs), nim::wins(&heaps), "{pairs:?}");
        let mut moves: Vec<_> =
            nim::winning_moves(&heaps).map(|(i, left)| (all[i], left)).collect();
        moves.dedup();
        assert!(nim::counts_winning_moves(&pairs).eq(moves), "{pairs:?}");
    }
}
