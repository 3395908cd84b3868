use nim_snippets::wythoff;

use crate::growth::Growth;
use crate::input::{count_pairs, pairs};

pub fn growth(growth: &mut Growth) {
    growth.power("{}, two multiplications", 1 << 50, |n| {
        let pairs = pairs(n);
        move || count_pairs(&pairs, wythoff::wins)
    });
    growth.takes("1000 × 1000 take {}", || wythoff::pair_values(1000, 1000));
}
