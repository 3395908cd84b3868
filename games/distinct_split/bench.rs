use nim_snippets::distinct_split;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    bench
        .row("values to 100", || (0..=100).map(distinct_split::grundy).collect::<Vec<_>>())
        .plain(by_sets)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(distinct_split::wins);
    let heaps = [7, 8, 12, 4, 13, 14]; // the slowest of many
    growth.takes("a move takes up to {}", || distinct_split::winning_move(&heaps));
}

/// For each sum all xors of different parts, the parts one after the other.
fn by_sets() -> Vec<u64> {
    let mut values = vec![0];
    let mut reached = vec![[false; 128]; 101];
    reached[0][0] = true;
    for part in 1..=100 {
        let value = reached[part].iter().position(|&is_reached| !is_reached).expect("a mex");
        for sum in (part..=100).rev() {
            for xor in 0..128 {
                reached[sum][xor ^ value] |= reached[sum - part][xor];
            }
        }
        values.push(value as u64);
    }
    values
}
