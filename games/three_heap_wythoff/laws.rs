use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, assert_panics};
use nim_snippets::three_heap_wythoff::LostTriples;
use rules::three_heap_wythoff::moves;

fn triples(max: u64) -> impl Iterator<Item = [u64; 3]> {
    let pairs = (0..=max).flat_map(move |x| (0..=max).map(move |y| (x, y)));
    pairs.flat_map(move |(x, y)| (0..=max).map(move |z| [x, y, z]))
}

#[test]
fn laws() {
    let mut game = Rules::new(|heaps: &[u64; 3]| moves(*heaps));
    for max in [0, 1, 9] {
        let (lost, misere) = (LostTriples::new(max), LostTriples::misere_new(max));
        for heaps in triples(max as u64) {
            game.check_outcome(Normal, &heaps, lost.wins(heaps), lost.winning_moves(heaps));
            game.check_outcome(Misere, &heaps, misere.wins(heaps), misere.winning_moves(heaps));
        }
        let ascending = triples(max as u64).filter(|[x, y, z]| x <= y && y <= z);
        assert!(lost.triples().eq(ascending.filter(|&heaps| !lost.wins(heaps))));
    }
}

/// Larger heaps by the definition: no lost triple leads to another, and all others lead to one.
#[test]
fn larger() {
    let lost = LostTriples::new(20);
    for heaps in triples(20).filter(|[x, y, z]| x <= y && y <= z) {
        let to_lost = moves(heaps).iter().any(|&(_, after)| !lost.wins(after));
        assert_eq!(lost.wins(heaps), to_lost, "{heaps:?}");
    }
}

/// The value that the statement of Project Euler 260 gives.
#[test]
fn stone_game() {
    assert_eq!(LostTriples::new(100).triples().flatten().sum::<u64>(), 173_895);
}

#[test]
fn extremes() {
    let lost = LostTriples::new(5);
    assert_panics("a heap of 6 is above the 5 of the table", || lost.wins([6, 0, 0]));
    assert_panics("a heap of 6 is above the 5 of the table", || {
        lost.winning_moves([0, 6, 1]).count()
    });
}
