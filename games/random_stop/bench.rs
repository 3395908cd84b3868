use nim_snippets::random_stop;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    let choices: Vec<u64> = (1..1 << 20).collect();
    growth.takes("2^20 take {}", || random_stop::xor_probabilities(&choices, 4, 998_244_353));
}
