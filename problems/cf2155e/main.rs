// Mimo & Yuyu
// https://codeforces.com/problemset/problem/2155/E
//
// A move takes a token and puts one on each cell of a path from the cell left of it to column 1, which
// never goes right. Who makes the last move?

use proconio::input;
use std::collections::HashMap;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { rows: usize, _columns: usize, tokens: [(usize, usize)] }
        // As in turning coins, only parities matter. The mover chooses those of all columns to the
        // left; in a single row every move changes that of column 2.
        let mut is_odd = HashMap::new();
        for (_, column) in tokens {
            *is_odd.entry(column).or_insert(false) ^= true;
        }
        let mut odd = is_odd.iter().filter(|&(_, &odd)| odd).map(|(&column, _)| column);
        let wins = odd.any(|column| if rows == 1 { column == 2 } else { column > 1 });
        println!("{}", if wins { "Mimo" } else { "Yuyu" });
    }
}
