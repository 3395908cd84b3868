use nim_snippets::take_or_split3;

use crate::growth::Growth;
use crate::input::numbers_below;

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 100_000, |n| {
        let heaps = numbers_below(u64::MAX, n);
        move || take_or_split3::wins(&heaps)
    });
    // A tenth of the stones, in a hundredth of the time.
    growth.takes_times(0.01, "10^5 stones take {}", || {
        take_or_split3::winning_moves(&[10_000]).count()
    });
}
