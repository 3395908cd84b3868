//! Octal games by their definition.

use crate::octal_game::digits;

/// The values by the definition, for codes without the digit 8.
pub fn octal_values(n: usize, code: &str) -> Vec<u64> {
    let digits = digits(code);
    let mut values: Vec<u64> = vec![0];
    for heap in 1..=n {
        let mut options = std::collections::HashSet::new();
        for (rest, digit) in (0..=heap).rev().zip(&digits) {
            if digit >> u32::from(rest > 0) & 1 == 1 {
                options.insert(values[rest]);
            }
            if digit & 4 > 0 {
                options.extend((1..rest).map(|a| values[a] ^ values[rest - a]));
            }
        }
        values.extend((0..).find(|value| !options.contains(value)));
    }
    values
}
