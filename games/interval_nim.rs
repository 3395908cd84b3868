//! Interval removal.

use crate::entry::*;
use nim_snippets::interval_nim;

/// The row, the first cell that is removed, and the number of removed cells.
pub type Removal = (usize, usize, usize);

/// Removes `min` to `max` consecutive cells from a row, which leaves two rows. Drops rows without
/// cells and sorts the others.
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

pub const GAMES: &[Game] = &[
    Game {
        parameters: RANGE,
        integer: Integer::Usize,
        once: Some(Once::values("interval_nim::grundy_values({n_max}, {min}, {max})")),
        value: Some(Value::of_part("{values}[{n}]", |n, rule| values(rule)[n as usize])),
        play: Some(Play::new(
            "interval_nim::wins({rows}, {min}, {max})",
            |rows, rule| {
                let (min, max) = (rule.size("min"), rule.size("max"));
                // A single row of a range needs no table.
                let is_known = rows.len() == 1 && min < max;
                let rows = if is_known { sizes(rows) } else { tabled(rows) };
                interval_nim::wins(&rows, min, max)
            },
            |rows, rule| {
                let (min, max) = (rule.size("min"), rule.size("max"));
                Box::new(interval_nim::winning_moves(&tabled(rows), min, max).map(around(rows)))
            },
        )),
        rules: rules!(
            moves(sizes(rows), size min, size max) => around(rows),
            at_most |rows, _| squares(rows)
        ),
        proof: Proof::GuySmith(|rule| (rule.size("max"), 2)),
        tried: Tried {
            rules: &[
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
            ],
            sizes: &[(0, 0), (1, 16), (2, 7), (3, 4)],
            by_options: &[(1, 150), (2, 60)],
            ..TRIED
        },
        ..Game::new("interval_nim", Shape::Sum(Parts::Rows))
    },
    Game {
        variant: "circle",
        sentence: Some(words(
            "Interval Nim on circles: remove `min` to `max` consecutive cells, and a row is \
             left of a circle; whoever cannot move loses.",
            "円の区間ニム: 連続する `min` 個以上 `max` 個以下のマスを取り除き、円は一列になる。\
             動けなければ負け。",
        )),
        parameters: RANGE,
        value: Some(Value::of_part(
            "interval_nim::circle_grundy({n} as usize, {min}, {max})",
            |n, rule| {
                let (min, max) = (rule.size("min"), rule.size("max"));
                let n = if min < max { sizes(&[n])[0] } else { up_to(TABLE, n) };
                interval_nim::circle_grundy(n, min, max)
            },
        )),
        ..Game::new("interval_nim", Shape::Sum(Parts::Circles))
    },
];

/// The rows, none too large for a table.
fn tabled(rows: &[u64]) -> Vec<usize> {
    rows.iter().map(|&row| up_to(TABLE, row)).collect()
}

fn values(rule: &Under) -> &[u64] {
    rule.made(|| {
        interval_nim::grundy_values(up_to(TABLE, rule.n_max), rule.size("min"), rule.size("max"))
    })
}

/// Tells the rows that a move leaves of one row.
fn around(rows: &[u64]) -> impl Fn((usize, usize, usize)) -> Move + '_ {
    move |(i, start, len)| {
        let parts = [start as u64, rows[i] - (start + len) as u64];
        Move::Split(i, parts.into_iter().filter(|&part| part > 0).collect())
    }
}

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
    }

    #[test]
    fn panics() {
        assert_panics("min must be positive", || _ = interval_nim::grundy_values(5, 0, 3));
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || {
                _ = interval_nim::grundy_values(usize::MAX, 1, 2);
            },
        );
        assert_panics("min must be positive", || _ = interval_nim::wins(&[5], 0, 3));
        assert_panics("min = 3 exceeds max = 2", || _ = interval_nim::circle_grundy(5, 3, 2));
    }
}
