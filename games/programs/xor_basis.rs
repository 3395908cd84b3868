// `6 / 5 5 6 6 5 5` prints `21`.

use nim_snippets::xor_basis;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let kept: u64 = xor_basis::independent(&heaps).iter().map(|&i| heaps[i]).sum();
    // The fewest stones, in whole heaps, to throw away before the opponent may, too.
    println!("{}", heaps.iter().sum::<u64>() - kept);
}
