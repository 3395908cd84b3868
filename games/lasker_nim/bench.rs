use nim_snippets::lasker_nim;

use crate::growth::Growth;
use crate::input::numbers_below;

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 100_000, |n| {
        let heaps = numbers_below(u64::MAX, n);
        move || lasker_nim::wins(&heaps)
    });
}
