use nim_snippets::chocolate;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(|cells| {
        let squares: Vec<[u64; 2]> = cells.iter().map(|&cell| [cell, cell / 3]).collect();
        chocolate::wins([1 << 61; 2], &squares)
    });
}
