use nim_snippets::treblecross;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    // A cell is lost to both with its two neighbours on each side.
    let plain = |n: usize| {
        let mut values: Vec<u64> = Vec::new();
        let mut stamps = vec![usize::MAX; 4096];
        for row in 0..=n {
            for cell in 0..row.div_ceil(2) {
                let left = cell.saturating_sub(2);
                let right = (row - 1 - cell).saturating_sub(2);
                stamps[(values[left] ^ values[right]) as usize] = row;
            }
            values.push((0..).find(|&value| stamps[value as usize] != row).expect("a mex"));
        }
        values
    };
    bench
        .row("values to 10^4", || treblecross::grundy_values(10_000))
        .plain(|| plain(10_000))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for the values", 4000, |n| move || treblecross::grundy_values(n));
    growth.takes("2·10^4 cells take {}", || treblecross::grundy_values(20_000));
}
