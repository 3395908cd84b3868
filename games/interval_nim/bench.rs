use nim_snippets::interval_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::octal::octal;

pub fn speed(bench: &mut Bench) {
    for (task, n) in [("rows up to 2000, 2 cells", 2000), ("rows up to 2·10^4, 2 cells", 20_000)] {
        bench
            .row(task, || interval_nim::grundy_values(n, 2, 2))
            .plain(|| octal(&[0, 0, 7]).by_stamps(n))
            .time();
    }
    bench
        .row("rows up to 2000, 1 to 3 cells", || interval_nim::grundy_values(2000, 1, 3))
        .plain(|| octal(&[0, 7, 7, 7]).by_stamps(2000))
        .time();
    let mut digits = [0; 21];
    digits[10..].fill(7);
    bench
        .row("rows up to 2000, 10 to 20 cells", || interval_nim::grundy_values(2000, 10, 20))
        .plain(|| octal(&digits).by_stamps(2000))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for the longest row `n`", 4000, |n| {
        move || interval_nim::grundy_values(n, 1, 3)
    });
    growth.takes("10^5 takes {}", || interval_nim::grundy_values(100_000, 1, 3));
    growth.takes("10^6 takes {}", || interval_nim::grundy_values(1_000_000, 2, 7));
}
