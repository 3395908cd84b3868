use proptest::prelude::*;

use crate::brute_force::Convention::Normal;
use crate::large::{Large, for_counted_heaps};
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

#[test]
fn counts_are_heaps() {
    for_counted_heaps(|counted, of, heaps| {
        assert_eq!(nim::counts_wins(counted), nim::wins(heaps), "{counted:?}");
        let moves = nim::winning_moves(heaps);
        let mut moves: Vec<_> = moves.map(|(i, left)| (of[i], left)).collect();
        moves.dedup();
        assert!(nim::counts_winning_moves(counted).eq(moves), "{counted:?}");
    });
}
