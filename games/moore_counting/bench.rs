use nim_snippets::moore_counting;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1000, |n| {
        move || moore_counting::count_losses(n as u64, n as u64, 1, 998_244_353)
    });
    growth.takes("10^18 stones on 1000 heaps take {}", || {
        moore_counting::count_losses(1000, 1_000_000_000_000_000_000, 1, 998_244_353)
    });
}
