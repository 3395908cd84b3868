use std::collections::HashMap;

use crate::brute_force::Convention::Normal;
use crate::brute_force::{assert_panics, heaps};
use crate::large::{Large, stones};
use moves::northcott::{Rows, moves};
use nim_snippets::northcott;
use proptest::collection::vec;
use proptest::prelude::*;

/// Who wins on boards of `width` columns, for positions where one of the players can enforce it.
fn northcott_outcomes(count: usize, width: i64) -> HashMap<Rows, bool> {
    let pairs = heaps(2, width as u64 - 1).into_iter().map(|pair| (pair[0] as i64, pair[1] as i64));
    let pairs: Vec<(i64, i64)> = pairs.filter(|pair| pair.0 != pair.1).collect();
    let indices = heaps(count, pairs.len() as u64 - 1).into_iter();
    let all: Vec<Rows> =
        indices.map(|indices| indices.iter().map(|&i| pairs[i as usize]).collect()).collect();
    let mut outcomes = HashMap::new();
    loop {
        let before = outcomes.len();
        for rows in &all {
            let options = moves(rows, width);
            let known = |(_, option): &((usize, i64), Rows)| outcomes.get(option).copied();
            if options.iter().any(|option| known(option) == Some(false)) {
                outcomes.insert(rows.clone(), true);
            } else if options.iter().all(|option| known(option) == Some(true)) {
                outcomes.insert(rows.clone(), false);
            }
        }
        if outcomes.len() == before {
            assert_eq!(before, all.len(), "every position is decided, none is a draw");
            return outcomes;
        }
    }
}

#[test]
fn laws() {
    for (count, width) in [(0, 2), (1, 2), (1, 7), (2, 2), (2, 5), (3, 4)] {
        let outcomes = northcott_outcomes(count, width);
        for (rows, &wins) in &outcomes {
            assert_eq!(northcott::wins(rows), wins, "{rows:?}");
            let options = moves(rows, width);
            let advances = options.iter().filter(|&&((i, cell), _)| {
                let (mine, other) = rows[i];
                cell.abs_diff(other) < mine.abs_diff(other)
            });
            let winning = advances.filter(|(_, option)| !outcomes[option]);
            let winning = winning.map(|&(m, _)| m);
            assert!(northcott::winning_moves(rows).eq(winning), "{rows:?}");
            let moves = northcott::winning_moves(rows).count();
            assert_eq!(wins, moves > 0, "a won position has an advance: {rows:?}");
            let values: Vec<u64> =
                options.iter().map(|(_, option)| northcott::grundy(option)).collect();
            let mex = (0..).find(|value| !values.contains(value));
            assert_eq!(Some(northcott::grundy(rows)), mex, "{rows:?}");
        }
    }
}

#[test]
fn extremes() {
    const MIN: i64 = i64::MIN;
    const MAX: i64 = i64::MAX;
    assert!(!northcott::wins(&[]) && northcott::winning_moves(&[]).next().is_none());
    assert!(northcott::winning_moves(&[(MIN, MAX), (3, 2)]).eq([(0, MAX - 1)]));
    assert!(northcott::winning_moves(&[(MAX, MIN), (3, 5)]).eq([(0, MIN + 2)]));
    assert!(northcott::winning_moves(&[(-4, -1), (0, 1)]).eq([(0, -2)]));
    assert_panics("two pawns on cell 7", || northcott::wins(&[(7, 7)]));
    assert_panics("two pawns on cell 0", || {
        let _ = northcott::winning_moves(&[(1, 9), (0, 0)]);
    });
}

#[test]
fn large() {
    let cell = || stones().prop_map(|cell| cell.wrapping_sub(1 << 63) as i64);
    let row = (cell(), cell()).prop_filter("two cells", |(mine, other)| mine != other);
    let games =
        Large::new((vec(row, 0..20), Just(())), |rows: &Rows, (), &(i, cell): &(usize, i64)| {
            let (mut after, (mine, other)) = (rows.clone(), rows[i]);
            assert!(
                (cell < other) == (mine < other) && cell.abs_diff(other) < mine.abs_diff(other)
            );
            after[i].0 = cell;
            after
        });
    games.check(
        Normal,
        |rows, ()| northcott::wins(rows),
        |rows, ()| northcott::winning_moves(rows).collect(),
    );
}
