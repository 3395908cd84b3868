use nim_snippets::quotient_game;

use crate::growth::Growth;
use crate::input::{count_pairs, pairs};

fn wins(a: u64, b: u64) -> bool {
    quotient_game::wins(a, b, |q, _, rest| !rest || q > 1)
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1 << 50, |n| {
        let pairs = pairs(n);
        move || count_pairs(&pairs, wins)
    });
}
