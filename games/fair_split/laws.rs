use moves::fair_split::fair_splits;
use nim_snippets::fair_split::FairSplit;
use nim_snippets::sprague_grundy::grundy_values;

/// Two counts for each quotient are as good as all.
#[test]
fn values() {
    for min in [1, 2, 5, 30] {
        let game = FairSplit::new(300, min);
        let options = |heap: usize| {
            let parts = |parts: Vec<u64>| parts.into_iter().map(|part| part as usize).collect();
            fair_splits(heap as u64, min).into_iter().map(parts).collect()
        };
        let values = grundy_values(300, options);
        assert!((0..=300).all(|heap| game.grundy(heap) == values[heap as usize]), "{min}");
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
    assert_eq!(FairSplit::new(0, 0).grundy(0), 0);
    assert!(!FairSplit::new(1, 0).wins(&[1]));
}
