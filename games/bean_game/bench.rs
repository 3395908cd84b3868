use nim_snippets::bean_game;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(bean_game::wins);
    growth.takes_times(0.1, "10^8 {}", || bean_game::winning_moves(&[10_000_000]).count());
    growth.takes("10^7 take {}", || bean_game::divisor_grundy_values(10_000_000));
}
