// `2 2 / 1 2` prints `4`.

use nim_snippets::nim_counting;
use proconio::input;

fn main() {
    input! {
        n: u64,
        k: usize,
        sizes: [usize; k],
    }
    let mut table = vec![0; 1 << 16];
    for size in sizes {
        table[size] += 1;
    }
    let counts = nim_counting::xor_power_sum(&table, 1..=n, 998_244_353);
    let won = counts.iter().skip(1).fold(0, |sum, count| (sum + count) % 998_244_353);
    println!("{}", won);
}
