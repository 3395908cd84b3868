use nim_snippets::arbitrary_nim;

use crate::growth::Growth;
use crate::input::{numbers, xor};

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 200_000, |n| {
        let mut heaps = numbers(n);
        heaps.push(xor(&heaps));
        move || arbitrary_nim::largest_max(&heaps)
    });
}
