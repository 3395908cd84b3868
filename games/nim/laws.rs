use proptest::prelude::*;

use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, small_heaps};
use crate::large::Large;
use nim_snippets::nim;
use rules::nim::moves;

#[test]
fn laws() {
    let mut rules = Rules::new(|heaps: &Vec<u64>| moves(heaps));
    for heaps in small_heaps() {
        rules.check_outcome(Normal, &heaps, nim::wins(&heaps), nim::winning_moves(&heaps));
        rules.check_grundy(&heaps, nim::grundy(&heaps));
    }
}

#[test]
fn large() {
    let heaps = Large::heaps(0..20, Just(()));
    heaps.check(
        Normal,
        |heaps, ()| nim::wins(heaps),
        |heaps, ()| nim::winning_moves(heaps).collect(),
    );
}
