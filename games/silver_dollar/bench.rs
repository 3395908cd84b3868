use nim_snippets::silver_dollar;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(silver_dollar::wins);
}
