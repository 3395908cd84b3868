use nim_snippets::poker_nim;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(poker_nim::wins);
}
