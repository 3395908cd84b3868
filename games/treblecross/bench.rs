use nim_snippets::treblecross;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.power("{} for the values", 4000, |n| move || treblecross::grundy_values(n));
    growth.takes("2·10^4 cells take {}", || treblecross::grundy_values(20_000));
}
