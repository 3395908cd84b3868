use nim_snippets::schwenk_nim::{self, SchwenkNim};

use crate::growth::Growth;
use crate::input::{count_pairs, numbers, pairs};

pub fn growth(growth: &mut Growth) {
    let pairs = pairs(1 << 59); // a fifth of 10^5
    growth.takes_times(0.2, "10^5 heaps of 10^18 take {} with `factor = 10`", || {
        count_pairs(&pairs, |heap, limit| schwenk_nim::wins(heap, limit, 10))
    });
    let one_more = &SchwenkNim::new(u64::MAX, |taken| taken.saturating_add(1));
    growth.each("and then takes {} for each", 10_000, |n| {
        let numbers = numbers(2 * n);
        move || count_pairs(&numbers, |heap, limit| one_more.wins(heap, limit))
    });
}
