use nim_snippets::nimble;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(nimble::wins);
}
