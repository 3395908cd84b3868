use nim_snippets::diagonal_wythoff::DiagonalWythoff;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 50_000, |n| move || DiagonalWythoff::new(n as u64, &[(1, 1), (1, 2)]));
}
