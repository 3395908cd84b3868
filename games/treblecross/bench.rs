use nim_snippets::treblecross;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::octal::octal;

pub fn speed(bench: &mut Bench) {
    // With two cells more it is the octal game 0.007.
    for (task, n) in [("values to 2000", 2000), ("values to 10^4", 10_000)] {
        bench
            .row(task, || treblecross::grundy_values(n))
            .plain(|| octal(&[0, 0, 0, 7]).by_stamps(n + 2).split_off(2))
            .time();
    }
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for the values", 4000, |n| move || treblecross::grundy_values(n));
    growth.takes("2·10^4 cells take {}", || treblecross::grundy_values(20_000));
}
