use crate::brute_force::Convention::Normal;
use crate::large::{Large, stones};
use nim_snippets::poker_nim;
use proptest::collection::vec;

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert!(!poker_nim::wins(&[]));
    assert!(!poker_nim::wins(&[0, 0]) && poker_nim::winning_moves(&[0, 0], MAX).next().is_none());
    assert!(poker_nim::winning_moves(&[0, MAX], MAX).eq([(0, MAX), (1, 0)]));
    assert!(poker_nim::winning_moves(&[0, MAX], MAX - 1).eq([(1, 0)]));
}

#[test]
fn large() {
    let games = Large::new(
        (vec(stones(), 0..20), stones()),
        |heaps, reserve, &(i, size): &(usize, u64)| {
            let mut after: Vec<u64> = heaps.clone();
            after[i] = size;
            assert!(size != heaps[i] && size.saturating_sub(heaps[i]) <= reserve);
            after
        },
    );
    games.check(
        Normal,
        |heaps, _| poker_nim::wins(heaps),
        |heaps, reserve| poker_nim::winning_moves(heaps, reserve).collect(),
    );
}
