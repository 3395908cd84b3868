use nim_snippets::multiples_game;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth
        .power("`new` takes {}", 1 << 20, |n| move || multiples_game::MultiplesGame::new(n as u64));
    growth.takes("{} for 10^9", || multiples_game::MultiplesGame::new(1_000_000_000));
}
