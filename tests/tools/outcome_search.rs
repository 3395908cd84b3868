//! Outcome search.

use crate::sprague_grundy::returning;
use crate::support::brute_force::{Convention, Rules};
use crate::support::panics::assert_panics;
use nim_snippets::outcome_search;
use nim_snippets::outcome_search::OutcomeSearch;
use nim_snippets::sprague_grundy::SpragueGrundy;
use std::cell::Cell;

/// Kayles: knock over one pin or two neighbours of a row.
fn kayles(&row: &usize) -> Vec<Vec<usize>> {
    let rest = |len: usize| (0..=row - len).map(move |left| vec![left, row - len - left]);
    (1..=row.min(2)).flat_map(rest).collect()
}

#[test]
fn returning_plays() {
    for options in returning() {
        assert_panics("the game can return to a position", || {
            OutcomeSearch::new(options).wins(&[0])
        });
    }
}

/// A panic of the rules leaves nothing behind that spoils later answers.
#[test]
fn answers_after_a_panic() {
    let is_broken = Cell::new(true);
    let options = |&n: &u64| {
        assert!(n != 3 || !is_broken.get(), "broken rules");
        (0..n).collect()
    };
    let mut search = OutcomeSearch::new(options);
    assert_panics("broken rules", || search.wins(&[9, 9]));
    assert_panics("broken rules", || search.misere_wins(&[9, 9]));
    is_broken.set(false);
    for (a, b) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
        assert_eq!(search.wins(&[a, b]), a != b);
        assert_eq!(search.misere_wins(&[a, b]), (a != b) == (a.max(b) > 1));
    }
}

#[test]
fn laws() {
    let mut rules = Rules::new(|sum: &Vec<usize>| {
        let moves = |i: usize| kayles(&sum[i]).into_iter().map(move |option| (i, option));
        let after = |(i, option): (usize, Vec<usize>)| {
            let mut sum = [&sum[..i], &option, &sum[i + 1..]].concat();
            sum.retain(|&row| row > 0);
            sum.sort_unstable(); // the order of the rows does not matter
            ((i, option), sum)
        };
        (0..sum.len()).flat_map(moves).map(after).collect()
    });
    let mut search = OutcomeSearch::with_splits(kayles);
    let sums =
        (0..=7).flat_map(|a| (0..=a).flat_map(move |b| [vec![b, a], vec![a], vec![a, b, 2]]));
    for sum in sums.chain([vec![]]) {
        let wins = search.wins(&sum);
        rules.check_outcome(Convention::Normal, &sum, wins, search.winning_moves(&sum));
        let wins = search.misere_wins(&sum);
        rules.check_outcome(Convention::Misere, &sum, wins, search.misere_winning_moves(&sum));
    }
}

#[test]
fn large() {
    let calls = Cell::new(0);
    let mut search = OutcomeSearch::new(|&n: &u32| {
        calls.set(calls.get() + 1);
        (1..=2.min(n)).map(|take| n - take).collect()
    });
    assert!(search.wins(&[250_000]) && !search.wins(&[249_999]));
    assert!(calls.get() <= 250_001, "{}", calls.get());
    assert!(search.winning_moves(&[250_000]).eq([(0, vec![249_999])]));
    let mut solver = SpragueGrundy::with_splits(kayles);
    let mut search = OutcomeSearch::with_splits(kayles);
    for row in 0..30 {
        assert_eq!(search.wins(&[row]), solver.wins(&[row]), "{row}");
        assert_eq!(search.wins(&[row, 5]), solver.wins(&[row, 5]), "{row}");
    }
    // The losing rows of misère Kayles (W. L. Sibert and J. H. Conway, 1992).
    let losing = (0..30).filter(|&row| !search.misere_wins(&[row]));
    assert!(losing.eq([1, 4, 9, 12, 20]));
}

#[test]
fn panics() {
    assert_panics("the game can return to a position", || {
        _ = outcome_search::OutcomeSearch::new(|p: &u8| vec![*p]).wins(&[0]);
    });
}
