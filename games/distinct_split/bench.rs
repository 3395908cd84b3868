use nim_snippets::distinct_split;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.linear(distinct_split::wins);
    let heaps = [7, 8, 12, 4, 13, 14]; // the slowest of many
    growth.takes("a move takes up to {}", || distinct_split::winning_move(&heaps));
}
