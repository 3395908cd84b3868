use crate::brute_force::Convention::Misere;
use crate::large::Large;
use crate::random::Random;
use nim_snippets::misere_nim;
use proptest::prelude::*;

#[test]
fn large() {
    let heaps = Large::heaps(0..20, Just(()));
    heaps.check(
        Misere,
        |heaps, ()| misere_nim::wins(heaps),
        |heaps, ()| misere_nim::winning_moves(heaps).collect(),
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
        assert_eq!(misere_nim::counts_wins(&pairs), misere_nim::wins(&heaps), "{pairs:?}");
        let mut moves: Vec<_> =
            misere_nim::winning_moves(&heaps).map(|(i, left)| (all[i], left)).collect();
        moves.dedup();
        assert!(misere_nim::counts_winning_moves(&pairs).eq(moves), "{pairs:?}");
    }
}
