use crate::brute_force::Convention::Misere;
use crate::brute_force::{Rules, small_heaps};
use crate::large::Large;
use nim_snippets::misere_nim;
use proptest::prelude::*;

#[test]
fn laws() {
    let mut rules = Rules::new(|heaps: &Vec<u64>| rules::misere_nim::moves(heaps));
    for heaps in small_heaps() {
        let moves = misere_nim::winning_moves(&heaps);
        rules.check_outcome(Misere, &heaps, misere_nim::wins(&heaps), moves);
    }
}

#[test]
fn large() {
    let heaps = Large::heaps(0..20, Just(()));
    heaps.check(
        Misere,
        |heaps, ()| misere_nim::wins(heaps),
        |heaps, ()| misere_nim::winning_moves(heaps).collect(),
    );
}
