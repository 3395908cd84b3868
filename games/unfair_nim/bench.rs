use nim_snippets::unfair_nim;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(unfair_nim::fewest_moved);
}
