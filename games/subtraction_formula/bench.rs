use nim_snippets::subtraction_formula::SubtractionFormula;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(|heaps| SubtractionFormula::up_to_or(2, 999_999_999).wins(heaps));
}
