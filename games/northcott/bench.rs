use nim_snippets::northcott;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers_below;

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let cells = numbers_below(1 << 40, 2 * N);
    let rows: Vec<(i64, i64)> =
        cells.chunks(2).map(|row| (row[0] as i64, (row[1] | 1 << 41) as i64)).collect();
    bench
        .row("winner, 10^5 rows", || northcott::wins(&rows))
        .plain(|| rows.iter().fold(0, |xor, &(a, b)| xor ^ ((a - b).abs() - 1)) != 0)
        .limit("sum", || rows.iter().fold(0_i64, |sum, &(a, b)| sum.wrapping_add(a ^ b)))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(|cells| {
        let rows: Vec<(i64, i64)> = cells.iter().map(|&cell| (cell as i64, -1)).collect();
        northcott::wins(&rows)
    });
}
