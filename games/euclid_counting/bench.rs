use nim_snippets::euclid_counting;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1 << 50, |n| move || euclid_counting::lost_sum(n as u64, 1_000_000_007));
}
