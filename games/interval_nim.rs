//! Interval removal.

use crate::entry::*;
use nim_snippets::interval_nim;
use nim_snippets::sprague_grundy::mex;
use std::ops::Range;

/// `(row, start, len)`.
pub type Removal = (usize, usize, usize);

/// Removing `min` to `max` consecutive cells from a row, which leaves two rows. Rows without cells
/// are forgotten and the others sorted.
pub fn moves(rows: &[usize], min: usize, max: usize) -> Vec<(Removal, Vec<usize>)> {
    let mut options = Vec::new();
    for (i, &row) in rows.iter().enumerate() {
        for (start, end) in (0..row).flat_map(|start| (start..=row).map(move |end| (start, end))) {
            if (min..=max).contains(&(end - start)) {
                let mut after = [&rows[..i], &rows[i + 1..], &[start, row - end]].concat();
                after.retain(|&row| row > 0);
                after.sort_unstable();
                options.push(((i, start, end - start), after));
            }
        }
    }
    options
}

pub fn games() -> Vec<Game> {
    vec![interval_nim(), circles()]
}

fn interval_nim() -> Game {
    let answers = answers! {
        |rule, n_max|
        let min = rule.size("min");
        let max = rule.size("max");
        make[TABLE] values = interval_nim::grundy_values(n_max, min, max);
        value[n]: values[n];
        play(rows):
            interval_nim::wins(&sizes(rows), min, max),
            interval_nim::winning_moves(&sizes(rows), min, max).map(around(rows));
        moves(rows):
            as_moves(moves(&sizes(rows), min, max), around(rows)),
            at_most squares(rows);
    };
    Game::new("interval_nim", Shape::Sum("rows"), answers)
        .with_program(PROGRAM)
        .with(RANGE)
        .tried(&[
            "min=1 max=1",
            "min=1 max=2",
            "min=1 max=3",
            "min=1 max=6",
            "min=2 max=2",
            "min=2 max=3",
            "min=2 max=5",
            "min=3 max=3",
            "min=3 max=4",
            "min=3 max=6",
            "min=4 max=4",
            "min=4 max=6",
        ])
        .sizes(&[(0, 0), (1, 16), (2, 7), (3, 4)])
        .proof(Proof::GuySmith(|rule| (rule.size("max"), 2)))
}

fn circles() -> Game {
    let answers = answers! {
        |rule, n_max|
        let min = rule.size("min");
        let max = rule.size("max");
        make[TABLE] values = interval_nim::grundy_values(n_max, min, max);
        value[n]: mex(&values[opened(n, min, max)]),
            as "sprague_grundy::mex(&(min..=usize::min(n, max)).map(|taken| values[n - taken])\
                 .collect::<Vec<_>>())";
    };
    Game::new("interval_nim", Shape::Sum("circles"), answers)
        .variant("circle")
        .rules(
            "Interval Nim on circles: remove `min` to `max` consecutive cells, and a row is \
             left of a circle; whoever cannot move loses.",
            "円の区間ニム: 連続する `min` 個以上 `max` 個以下のマスを取り除き、円は一列になる。\
             動けなければ負け。",
        )
        .with(RANGE)
}

/// The lengths of the rows that a taking leaves of a circle.
fn opened(n: usize, min: usize, max: usize) -> Range<usize> {
    let first = n.saturating_sub(max);
    first..first.max((n + 1).saturating_sub(min))
}

/// The rows that a taking leaves of one.
fn around(rows: &[u64]) -> impl Fn((usize, usize, usize)) -> (usize, Vec<u64>) + '_ {
    move |(i, start, len)| {
        let parts = [start as u64, rows[i] - (start + len) as u64];
        (i, parts.into_iter().filter(|&part| part > 0).collect())
    }
}

const PROGRAM: &str = r#"// `6 1 2` prints `First`.

use nim_snippets::interval_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        min: usize,
        max: usize,
    }
    let first = interval_nim::wins(&[n], min, max);
    println!("{}", if first { "First" } else { "Second" });
}
"#;

#[cfg(test)]
mod tests {
    use super::moves;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::large::Large;
    use nim_snippets::interval_nim;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;

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
        assert!(
            interval_nim::wins(&[1 << 40], 3, 4) && !interval_nim::wins(&[1 << 40, 1 << 40], 7, 7)
        );
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
                assert_eq!(
                    interval_nim::circle_wins(n, min, max),
                    !all.is_empty(),
                    "{n} {min} {max}"
                );
                let left = all.iter().rev().map(|len| n - len);
                assert!(
                    interval_nim::circle_winning_moves(n, min, max).eq(left),
                    "{n} {min} {max}"
                );
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

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("min must be positive", || interval_nim::grundy_values(5, 0, 3));
        assert_panics("min = 3 exceeds max = 2", || interval_nim::grundy_values(5, 3, 2));
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || interval_nim::grundy_values(usize::MAX, 1, 2),
        );
        assert_panics("0 cells are no move", || interval_nim::set_grundy_values(3, &[0]));
    }
}
