use nim_snippets::grid_period;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    let value = |row: u64, column: u64| if row.min(column) < 40 { row * column } else { 5 };
    let values: Vec<Vec<u64>> =
        (0..200).map(|row| (0..200).map(|column| value(row % 50, column % 60)).collect()).collect();
    bench
        .row("200 × 200 values", || {
            let found = grid_period::find(&values).expect("a period");
            (found.rows.length, found.columns.length)
        })
        .plain(|| {
            // For each length how many of the last lines are the same as so many before.
            let best = |same: &dyn Fn(usize, usize) -> bool| {
                let start =
                    |d: usize| (d..200).rev().find(|&i| !same(i, i - d)).map_or(0, |i| i + 1 - d);
                (1..200).min_by_key(|&d| start(d) + d).expect("a length") as u64
            };
            let rows = best(&|i, j| values[i] == values[j]);
            (rows, best(&|i, j| values.iter().all(|row| row[i] == row[j])))
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 40_000, |n| {
        let line = (0..n.isqrt() as u64).map(|x| x % 7).collect();
        let values: Vec<Vec<u64>> = vec![line; n.isqrt()];
        move || grid_period::find(&values)
    });
}
