use nim_snippets::exact_nim;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(|heaps| {
        let heaps: Vec<u64> = heaps.iter().map(|heap| heap >> 20).collect();
        exact_nim::grundy(&heaps, heaps.len() as u64 * 2 / 3)
    });
}
