use nim_snippets::cutting_game;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.power("{} for the values", 100, |n| move || cutting_game::sheet_values(n, n));
    growth.takes("1000 × 1000 takes {}, and so does 10 × 10^4", || {
        cutting_game::sheet_values(1000, 1000)
    });
    growth.takes("1000 × 1000 takes {}, and so does 10 × 10^4", || {
        cutting_game::sheet_values(10, 10_000)
    });
}
