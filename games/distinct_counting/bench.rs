use nim_snippets::distinct_counting;

use crate::growth::Growth;
use crate::walsh_hadamard::MODULUS;

pub fn growth(growth: &mut Growth) {
    growth.power("{} for `n` heaps", 100_000, |n| {
        move || distinct_counting::count_tuples(n as u64, n as u64, 0, MODULUS)
    });
    growth.takes("10^7 take {}", || {
        distinct_counting::count_tuples(10_000_000, 10_000_000, 0, MODULUS)
    });
}
