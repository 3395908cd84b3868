use nim_snippets::misere_nim;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(misere_nim::wins);
}
