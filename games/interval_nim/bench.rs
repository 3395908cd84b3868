use nim_snippets::interval_nim;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.power("{} for the longest row `n`", 4000, |n| {
        move || interval_nim::grundy_values(n, 1, 3)
    });
    growth.takes("10^5 takes {}", || interval_nim::grundy_values(100_000, 1, 3));
    growth.takes("10^6 takes {}", || interval_nim::grundy_values(1_000_000, 2, 7));
}
