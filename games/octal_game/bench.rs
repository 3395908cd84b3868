use nim_snippets::octal_game::{self, OctalGame};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::octal::octal;

pub fn speed(bench: &mut Bench) {
    // From 71 on Kayles has the period 12.
    let kayles = |heap: u64| octal(&[0, 7, 7]).by_stamps(83)[72 + heap as usize % 12];
    bench
        .row("0.77 to 10^4", || octal_game::grundy_values(10_000, "0.77"))
        .plain(|| {
            let mut values = octal(&[0, 7, 7]).by_stamps(83);
            while values.len() <= 10_000 {
                values.push(values[values.len() - 12]);
            }
            values
        })
        .time();
    bench
        .row("0.106 to 5000", || octal_game::grundy_values(5000, "0.106"))
        .plain(|| octal(&[0, 1, 0, 6]).by_stamps(5000))
        .time();
    bench
        .row("a heap of 10^18 in 0.77", || {
            OctalGame::new(u64::MAX, "0.77").grundy(1_000_000_000_000_000_000)
        })
        .plain(|| kayles(1_000_000_000_000_000_000))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for the table", 4000, |n| move || octal_game::grundy_values(n, "0.007"));
    growth.takes("2·10^4 heaps without a period take {}", || {
        octal_game::grundy_values(20_000, "0.106")
    });
    growth.takes("1000 heaps take {}", || octal_game::grundy_values(1000, "0.8"));
}
