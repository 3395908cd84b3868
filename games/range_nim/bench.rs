use nim_snippets::range_nim;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(|heaps| range_nim::wins(heaps, 3, 99));
}
