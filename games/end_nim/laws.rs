use crate::brute_force::Convention::{Misere, Normal};
use crate::large::Large;
use moves::heaps::cut;
use nim_snippets::end_nim;
use proptest::prelude::*;

#[test]
fn large() {
    let games = Large::heaps(0..100, Just(()));
    games.check(
        Normal,
        |heaps, ()| end_nim::wins(heaps),
        |heaps, ()| end_nim::winning_moves(heaps).collect(),
    );
    games.check(
        Misere,
        |heaps, ()| end_nim::misere_wins(heaps),
        |heaps, ()| end_nim::misere_winning_moves(heaps).collect(),
    );
    // Made lost on purpose: a heap put in front is the one that the law allows.
    games.for_all(&|heaps, ()| {
        let more = [&[u64::MAX], &heaps[..]].concat();
        if let Some((0, left)) = end_nim::winning_moves(&more).next() {
            prop_assert!(!end_nim::wins(&cut(&more, (0, left))));
        }
        Ok(())
    });
}
