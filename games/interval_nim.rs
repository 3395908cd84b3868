//! Interval removal.

use crate::entry::*;
use nim_snippets::interval_nim;

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
        .by_options(&[(1, 150), (2, 60)])
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
        value(n): interval_nim::circle_grundy(n as usize, min, max);
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

    use crate::support::brute_force::Rules;

    use nim_snippets::interval_nim;

    #[test]
    fn circles() {
        for (min, max) in (1..=4).flat_map(|min| (min..=7).map(move |max| (min, max))) {
            let mut rules = Rules::new(|rows: &Vec<usize>| moves(rows, min, max));
            for n in 0..=16 {
                let rests = (min..=max.min(n)).map(|len| rules.grundy(&vec![n - len]));
                let rests: Vec<u64> = rests.collect();
                let mex = (0..).find(|value| !rests.contains(value));
                assert_eq!(Some(interval_nim::circle_grundy(n, min, max)), mex, "{n} {min} {max}");
            }
        }
        assert_eq!(interval_nim::circle_grundy(usize::MAX, 2, usize::MAX), usize::MAX as u64 / 2);
        assert_eq!(interval_nim::circle_grundy(usize::MAX, 2, usize::MAX - 2), 0);
    }

    #[test]
    fn single_rows_of_any_length() {
        assert!(interval_nim::wins(&[usize::MAX], 1, 7) && !interval_nim::wins(&[2], 3, 4));
        assert!(interval_nim::wins(&[3], 3, 4));
        for (n, min) in (0..30).flat_map(|n| (1..6).map(move |min| (n, min))) {
            let value = interval_nim::grundy_values(n, min, min)[n];
            assert_eq!(interval_nim::wins(&[n], min, min), value > 0, "{n} {min}");
        }
        assert_panics("min must be positive", || interval_nim::wins(&[5], 0, 3));
    }

    #[test]
    fn panics() {
        assert_panics("min must be positive", || interval_nim::grundy_values(5, 0, 3));
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || interval_nim::grundy_values(usize::MAX, 1, 2),
        );
        assert_panics("min = 3 exceeds max = 2", || interval_nim::circle_grundy(5, 3, 2));
    }
}
