// `7 2 / 2 3` prints `LWWWLLW`.

use nim_snippets::subtraction_table;
use proconio::input;

fn main() {
    input! {
        n: usize,
        k: usize,
        set: [u64; k],
    }
    let values = subtraction_table::grundy_values(n, &set);
    let winners = values[1..].iter().map(|&value| if value != 0 { 'W' } else { 'L' });
    println!("{}", winners.collect::<String>());
}
