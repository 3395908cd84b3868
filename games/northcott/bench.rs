use nim_snippets::northcott;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(|cells| {
        let rows: Vec<(i64, i64)> = cells.iter().map(|&cell| (cell as i64, -1)).collect();
        northcott::wins(&rows)
    });
}
