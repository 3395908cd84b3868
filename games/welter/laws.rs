use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::large::Large;
use crate::strip::distinct_large_coins;
use crate::strip::{distinct_coins, moved};
use nim_snippets::welter;
use proptest::prelude::*;

#[test]
fn laws() {
    let mut rules = Rules::new(|coins: &Vec<u64>| rules::welter::moves(coins));
    for (count, last) in [(0, 0), (1, 20), (2, 16), (3, 11), (4, 7), (5, 6)] {
        for coins in distinct_coins(count, 0, last) {
            rules.check_outcome(
                Normal,
                &coins,
                welter::wins(&coins),
                welter::winning_moves(&coins),
            );
            rules.check_grundy(&coins, welter::grundy(&coins));
        }
    }
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert!(!welter::wins(&[]) && !welter::wins(&[0]) && !welter::wins(&[1, 0]));
    assert_eq!(welter::grundy(&[MAX]), MAX);
    assert!(welter::winning_moves(&[MAX, 0]).eq([(0, 1)]));
    assert_eq!(welter::grundy(&[MAX, MAX - 1]), 0);
    assert_eq!(welter::grundy(&[0, 1 << 63]), MAX >> 1); // as far apart as two coins on a cell
    assert_panics("two coins on cell 3", || welter::wins(&[3, 5, 3]));
    let many: Vec<u64> = (0..100).chain([7]).collect();
    assert_panics("two coins on cell 7", || welter::grundy(&many));
    assert_panics("two coins on cell ", || {
        let _ = welter::winning_moves(&[MAX, MAX]);
    });
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
