use nim_snippets::staircase_nim;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(|stairs| staircase_nim::winning_moves(stairs).count());
}
