use nim_snippets::fibonacci_nim;

use crate::growth::Growth;
use crate::input::{count_pairs, pairs};

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1 << 50, |n| {
        let pairs = pairs(n);
        move || count_pairs(&pairs, fibonacci_nim::wins)
    });
    growth.takes("the sums over all heaps up to a bound take {}", || {
        fibonacci_nim::sum_of_largest_takes(u64::MAX)
    });
}
