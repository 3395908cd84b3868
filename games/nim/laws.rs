use proptest::prelude::*;

use crate::brute_force::Convention::Normal;
use crate::large::Large;
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
