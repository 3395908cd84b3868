use nim_snippets::euclid_game;

use crate::growth::Growth;
use crate::input::{count_pairs, pairs};

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1 << 50, |n| {
        let pairs = pairs(n);
        move || count_pairs(&pairs, euclid_game::wins)
    });
}
