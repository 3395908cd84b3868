use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, assert_panics};
use moves::three_heap_wythoff::moves;
use nim_snippets::three_heap_wythoff::ThreeHeapWythoff;

fn triples(max: u64) -> impl Iterator<Item = [u64; 3]> + Clone {
    let pairs = (0..=max).flat_map(move |x| (0..=max).map(move |y| (x, y)));
    pairs.flat_map(move |(x, y)| (0..=max).map(move |z| [x, y, z]))
}

#[test]
fn laws() {
    let mut rules = Rules::new(|heaps: &[u64; 3]| moves(*heaps));
    for max in [0, 1, 9] {
        let game = ThreeHeapWythoff::new(max);
        for heaps in triples(max) {
            rules.check_outcome(Normal, &heaps, game.wins(heaps), game.winning_moves(heaps));
            let moves = game.misere_winning_moves(heaps);
            rules.check_outcome(Misere, &heaps, game.misere_wins(heaps), moves);
        }
        let ascending = triples(max).filter(|[x, y, z]| x <= y && y <= z);
        let expected = ascending.clone().filter(|&heaps| !game.wins(heaps));
        assert!(game.lost_triples().eq(expected));
        assert!(game.misere_lost_triples().eq(ascending.filter(|&heaps| !game.misere_wins(heaps))));
    }
}

/// Larger heaps by the definition: no lost triple leads to another, and all others lead to one.
#[test]
fn larger() {
    let game = ThreeHeapWythoff::new(20);
    for heaps in triples(20).filter(|[x, y, z]| x <= y && y <= z) {
        let to_lost = moves(heaps).iter().any(|&(_, after)| !game.wins(after));
        assert_eq!(game.wins(heaps), to_lost, "{heaps:?}");
    }
}

/// Heaps of several words of bits: each lost triple by itself, marking what leads to it.
#[test]
fn marked() {
    const N: usize = 150;
    for is_misere in [false, true] {
        let game = ThreeHeapWythoff::new(N as u64 - 1);
        let mut won = vec![false; N * N * N];
        let mut lost = Vec::new();
        for x in 0..N {
            for (y, z) in (x..N).flat_map(|y| (y..N).map(move |z| (y, z))) {
                if won[(x * N + y) * N + z] || is_misere && z == 0 {
                    continue;
                }
                lost.push([x, y, z].map(|heap| heap as u64));
                for (taken, chosen) in (1..N - x).flat_map(|t| (1..8).map(move |set| (t, set))) {
                    let heap = |i: usize, heap: usize| heap + (chosen >> i & 1) * taken;
                    let mut after = [heap(0, x), heap(1, y), heap(2, z)];
                    after.sort_unstable();
                    if after[2] < N {
                        won[(after[0] * N + after[1]) * N + after[2]] = true;
                    }
                }
            }
        }
        if is_misere {
            assert!(game.misere_lost_triples().eq(lost));
        } else {
            assert!(game.lost_triples().eq(lost));
        }
    }
}

/// The value that the statement of Project Euler 260 gives.
#[test]
fn stone_game() {
    assert_eq!(ThreeHeapWythoff::new(100).lost_triples().flatten().sum::<u64>(), 173_895);
}

#[test]
fn extremes() {
    let game = ThreeHeapWythoff::new(5);
    assert_panics("a heap of 6 is above the 5 of the table", || game.wins([6, 0, 0]));
    assert_panics("a heap of 6 is above the 5 of the table", || {
        game.winning_moves([0, 6, 1]).count()
    });
}
