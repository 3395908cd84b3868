use crate::brute_force::Convention::Normal;
use crate::large::Large;
use crate::strip::distinct_large_coins;
use crate::strip::moved;
use nim_snippets::welter;
use proptest::prelude::*;

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert!(!welter::wins(&[]) && !welter::wins(&[0]) && !welter::wins(&[1, 0]));
    assert_eq!(welter::grundy(&[MAX]), MAX);
    assert!(welter::winning_moves(&[MAX, 0]).eq([(0, 1)]));
    assert_eq!(welter::grundy(&[MAX, MAX - 1]), 0);
    assert_eq!(welter::grundy(&[0, 1 << 63]), MAX >> 1); // as far apart as two coins on a cell
}

#[test]
fn large() {
    let games = Large::new((distinct_large_coins(0..12), Just(())), |coins, (), &(i, cell)| {
        assert!(!coins.contains(&cell));
        moved(coins, (i, cell))
    });
    games.check(
        Normal,
        |coins, ()| welter::wins(coins),
        |coins, ()| welter::winning_moves(coins).collect(),
    );
    let coins: Vec<u64> = (0..50_000).map(|i| 3 * i + 1).collect();
    let last = welter::winning_moves(&coins).last().expect("the position is won");
    assert!(!coins.contains(&last.1) && !welter::wins(&moved(&coins, last)));
}
