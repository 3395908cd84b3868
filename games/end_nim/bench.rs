use nim_snippets::end_nim;

use crate::growth::Growth;
use crate::input::numbers_below;

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1000, |n| {
        let heaps = numbers_below(100, n);
        move || end_nim::wins(&heaps)
    });
    let heaps = numbers_below(100, 10_000);
    growth.takes("10^4 heaps take {}", || end_nim::wins(&heaps));
}
