use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics, heaps};
use nim_snippets::fair_split::FairSplit;
use nim_snippets::sprague_grundy::grundy_values;
use rules::fair_split::{fair_splits, moves};

#[test]
fn laws() {
    for least in [0, 1, 2, 3, 4, 7] {
        let game = FairSplit::new(20, least);
        let mut rules = Rules::new(|heaps: &Vec<u64>| moves(heaps, least));
        for (count, max) in [(0, 0), (1, 16), (2, 8), (3, 5)] {
            for position in heaps(count, max) {
                let moves = game.winning_moves(&position);
                rules.check_outcome(Normal, &position, game.wins(&position), moves);
                if let [heap] = position[..] {
                    rules.check_grundy(&position, game.grundy(heap));
                }
            }
        }
    }
}

/// Two counts for each quotient are as good as all.
#[test]
fn values() {
    for least in [1, 2, 5, 30] {
        let game = FairSplit::new(300, least);
        let options = |heap: usize| {
            let parts = |parts: Vec<u64>| parts.into_iter().map(|part| part as usize).collect();
            fair_splits(heap as u64, least).into_iter().map(parts).collect()
        };
        let values = grundy_values(300, options);
        assert!((0..=300).all(|heap| game.grundy(heap) == values[heap as usize]), "{least}");
        for heap in 250..300 {
            for (_, parts) in game.winning_moves(&[heap]) {
                assert!(
                    !game.wins(&parts) && parts.iter().sum::<u64>() == heap,
                    "{heap} {parts:?}"
                );
            }
        }
    }
}

#[test]
fn extremes() {
    let game = FairSplit::new(9, u64::MAX);
    assert!(!game.wins(&[]) && !game.wins(&[9, 8, 0]));
    assert!(game.winning_moves(&[9]).next().is_none());
    assert_panics("a heap of 10 is above the 9 of the table", || game.wins(&[10]));
    assert_panics("is above the 4294967295 of the table", || FairSplit::new(u64::MAX, 2));
    assert_eq!(FairSplit::new(0, 0).grundy(0), 0);
    assert!(!FairSplit::new(1, 0).wins(&[1]));
}
