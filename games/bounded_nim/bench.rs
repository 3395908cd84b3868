use nim_snippets::bounded_nim;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(|heaps| bounded_nim::wins(heaps, 99));
}
