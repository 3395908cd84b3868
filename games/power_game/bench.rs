use nim_snippets::power_game;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.takes("{} with `n` up to 10^9", || power_game::grundy(1_000_000_000));
    growth.takes("no more than {}", || power_game::grundy((1 << 46) - 1));
    growth.takes("a move some {}", || power_game::winning_move(81_500_000));
}
