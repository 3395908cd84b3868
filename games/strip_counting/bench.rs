use nim_snippets::strip_counting;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 2000, |n| {
        move || strip_counting::dollar_count_wins(n as u64, n as u64 / 2, 998_244_353)
    });
    growth.takes("10^6 cells with 101 coins, one the dollar, take {}", || {
        strip_counting::dollar_count_wins(1_000_000, 101, 1_000_036_000_099)
    });
}
