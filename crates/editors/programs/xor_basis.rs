// `6 / 5 5 6 6 5 5` prints `21`.

use nim_snippets::xor_basis;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let kept: u64 = xor_basis::independent(&heaps).iter().map(|&i| heaps[i]).sum();
    // The fewest stones to throw away, in whole heaps, before the opponent may do so, too.
    println!("{}", heaps.iter().sum::<u64>() - kept);
}
