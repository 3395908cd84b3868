use crate::brute_force::Convention::Misere;
use crate::large::{Large, for_counted_heaps};
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

#[test]
fn counts_are_heaps() {
    for_counted_heaps(|counted, of, heaps| {
        assert_eq!(misere_nim::counts_wins(counted), misere_nim::wins(heaps), "{counted:?}");
        let moves = misere_nim::winning_moves(heaps);
        let mut moves: Vec<_> = moves.map(|(i, left)| (of[i], left)).collect();
        moves.dedup();
        assert!(misere_nim::counts_winning_moves(counted).eq(moves), "{counted:?}");
    });
}
