use crate::brute_force::Convention::Misere;
use crate::large::Large;
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
