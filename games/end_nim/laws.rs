use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, heaps};
use crate::large::Large;
use nim_snippets::end_nim;
use proptest::prelude::*;
use rules::heaps::cut;

#[test]
fn laws() {
    let mut rules = Rules::new(|heaps: &Vec<u64>| rules::end_nim::moves(heaps));
    let rows = [(0, 0), (1, 9), (2, 9), (3, 7), (4, 5), (5, 3), (6, 2)];
    for heaps in rows.into_iter().flat_map(|(count, max)| heaps(count, max)) {
        rules.check_outcome(Normal, &heaps, end_nim::wins(&heaps), end_nim::winning_moves(&heaps));
        let moves = end_nim::misere_winning_moves(&heaps);
        rules.check_outcome(Misere, &heaps, end_nim::misere_wins(&heaps), moves);
    }
}

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
