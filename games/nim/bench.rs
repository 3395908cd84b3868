use nim_snippets::nim;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(nim::wins);
}
