use nim_snippets::interval_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::octal::octal;

pub fn speed(bench: &mut Bench) {
    for (task, min, max) in [
        ("rows up to 2000, 2 cells", 2, 2),
        ("rows up to 2000, 10 to 20 cells", 10, 20),
        ("rows up to 500, any number", 1, 500),
    ] {
        let n = if max == 500 { 500 } else { 2000_usize };
        // All options of every row.
        let plain = || {
            let mut values: Vec<u64> = Vec::new();
            for row in 0..=n {
                let mut seen = vec![false; 4096];
                for rest in row.saturating_sub(max)..(row + 1).saturating_sub(min) {
                    for left in 0..=rest / 2 {
                        seen[(values[left] ^ values[rest - left]) as usize] = true;
                    }
                }
                values.push(seen.iter().take_while(|&&seen| seen).count() as u64);
            }
            values
        };
        let row = bench.row(task, || interval_nim::grundy_values(n, min, max)).plain(plain);
        let by_stamps = || octal(&[0, 0, 7]).by_stamps(n);
        let row = if max == 2 { row.best("stamps", by_stamps) } else { row };
        row.time();
    }
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for the longest row `n`", 4000, |n| {
        move || interval_nim::grundy_values(n, 2, 7)
    });
    growth.takes("10^5 takes {}", || interval_nim::grundy_values(100_000, 2, 7));
}
