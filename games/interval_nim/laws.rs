use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::large::Large;
use moves::interval_nim::moves;
use nim_snippets::interval_nim;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

#[test]
fn extremes() {
    const MAX: usize = usize::MAX;
    assert_eq!(interval_nim::grundy_values(3, 1, MAX), [0, 1, 2, 3]);
    assert_eq!(interval_nim::grundy_values(3, MAX, MAX), [0; 4]);
    assert_eq!(interval_nim::grundy_values(0, 1, 1), [0]);
    assert!(interval_nim::winning_moves(&[7, 0], 1, MAX).eq([
        (0, 0, 7),
        (0, 1, 5),
        (0, 2, 3),
        (0, 3, 1)
    ]));
    assert!(!interval_nim::wins(&[], 1, 2));
    for rows in [&[][..], &[5]] {
        for (message, min, max) in
            [("min must be positive", 0, 0), ("min = 3 exceeds max = 2", 3, 2)]
        {
            assert_panics(message, || interval_nim::wins(rows, min, max));
            assert_panics(message, || interval_nim::winning_moves(rows, min, max));
            assert_panics(message, || interval_nim::grundy_values(0, min, max));
        }
    }
}

#[test]
fn large() {
    let lengths = (1..10_usize, select(vec![0, 1, 30, 500]));
    let lengths = lengths.prop_map(|(min, more)| (min, min + more));
    let games = Large::new(
        (vec(0..200_usize, 0..4), lengths),
        |rows: &Vec<usize>, (min, max), &(i, start, len): &(usize, usize, usize)| {
            assert!((min..=max).contains(&len));
            [&rows[..i], &rows[i + 1..], &[start, rows[i] - start - len]].concat()
        },
    );
    games.check(
        Normal,
        |rows, (min, max)| interval_nim::wins(rows, min, max),
        |rows, (min, max)| {
            interval_nim::winning_moves(rows, min, max).step_by(7).take(20).collect()
        },
    );
    // Any single row with a move is won by mirroring when min < max.
    let values = interval_nim::grundy_values(2000, 6, 7);
    assert!(values[6..].iter().all(|&value| value > 0));
    let by_formula: Vec<u64> = (0..=2000).collect();
    assert_eq!(interval_nim::grundy_values(2000, 1, 2000), by_formula);
}

/// Whole rows, and equal ones, need no table.
#[test]
fn without_a_table() {
    assert!(interval_nim::wins(&[1 << 40], 3, 4) && !interval_nim::wins(&[1 << 40, 1 << 40], 7, 7));
    assert!(interval_nim::wins(&[1 << 40, 9, 2, 1 << 40], 3, 4));
    assert!(!interval_nim::wins(&[2, 1, 2], 3, 4));
    for (min, max, n) in (1..5).flat_map(|min| (min..40).map(move |max| (min, max, 40))) {
        let values = interval_nim::grundy_values(n, min, max);
        assert!((0..=max).all(|row| values[row] == (row / min) as u64), "{min}..={max}");
    }
}

#[test]
fn circles() {
    for (min, max) in (1..=4).flat_map(|min| (min..=7).map(move |max| (min, max))) {
        let mut rules = Rules::new(|rows: &Vec<usize>| moves(rows, min, max));
        for n in 0..=16 {
            let all = (min..=max.min(n)).filter(|len| !rules.is_won(Normal, &vec![n - len]));
            let all: Vec<usize> = all.collect();
            assert_eq!(interval_nim::circle_wins(n, min, max), !all.is_empty(), "{n} {min} {max}");
            let left = all.iter().rev().map(|len| n - len);
            assert!(interval_nim::circle_winning_moves(n, min, max).eq(left), "{n} {min} {max}");
            let rests = (min..=max.min(n)).map(|len| rules.grundy(&vec![n - len]));
            let rests: Vec<u64> = rests.collect();
            let mex = (0..).find(|value| !rests.contains(value));
            assert_eq!(Some(interval_nim::circle_grundy(n, min, max)), mex, "{n} {min} {max}");
        }
    }
    assert_panics("min must be positive", || interval_nim::circle_wins(0, 0, 0));
    assert_panics("min = 2 exceeds max = 1", || interval_nim::circle_grundy(0, 2, 1));
    assert_eq!(interval_nim::circle_grundy(usize::MAX, 2, usize::MAX), usize::MAX as u64 / 2);
    assert_eq!(interval_nim::circle_grundy(usize::MAX, 2, usize::MAX - 2), 0);
}

#[test]
fn sets() {
    let sets = [&[][..], &[1], &[5, 2, 5], &[1, 3, 4], &[3, 7]];
    for lengths in sets {
        let mut rules = Rules::new(|rows: &Vec<usize>| {
            let mut options = moves(rows, 1, 20);
            options.retain(|((_, _, len), _)| lengths.contains(len));
            options
        });
        for (row, value) in (0..).zip(interval_nim::set_grundy_values(14, lengths)) {
            rules.check_grundy(&vec![row], value);
        }
        let sums = (0..8).flat_map(|a| (0..=a).map(move |b| vec![a, b]));
        for rows in (0..=12).map(|row| vec![row]).chain(sums).chain([vec![]]) {
            let winning = interval_nim::set_winning_moves(&rows, lengths);
            rules.check_outcome(Normal, &rows, interval_nim::set_wins(&rows, lengths), winning);
        }
    }
    for (min, max) in [(1, 3), (2, 9), (5, 5)] {
        let lengths: Vec<usize> = (min..=max).collect();
        let values = interval_nim::grundy_values(400, min, max);
        assert_eq!(interval_nim::set_grundy_values(400, &lengths), values);
    }
}

/// Where a period is copied, and where none is found.
#[test]
fn beyond_the_period() {
    for (min, max) in [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (1, 3), (4, 6)] {
        let lengths: Vec<usize> = (min..=max).collect();
        for n in [31, 32, 33, 127, 1500] {
            let values = interval_nim::grundy_values(n, min, max);
            assert_eq!(values, interval_nim::set_grundy_values(n, &lengths), "{n} {min} {max}");
        }
    }
}
