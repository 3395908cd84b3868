// Unfair Nim
// https://atcoder.jp/contests/abc172/tasks/abc172_f
//
// Move the fewest stones from the first heap to the second so that the second player wins Nim. The
// first heap must not become empty.

use nim_snippets::nim;
use proconio::input;

fn main() {
    input! { heaps: [u64] }
    // Both heaps together keep their sum, and their xor must become that of the others. The sum
    // is the xor plus twice the bits that both have.
    let (sum, xor) = (heaps[0] + heaps[1], nim::grundy(&heaps[2..]));
    let both = sum.saturating_sub(xor) / 2;
    if both * 2 + xor != sum || both & xor != 0 || both > heaps[0] {
        println!("-1");
        return;
    }
    // The rest of the xor's bits go to the first heap as long as they fit, from the top.
    let mut first = both;
    for bit in (0..64).rev().map(|i| 1 << i).filter(|bit| xor & bit != 0) {
        if first + bit <= heaps[0] {
            first += bit;
        }
    }
    println!(
        "{}",
        if first > 0 {
            (heaps[0] - first).to_string()
        } else {
            "-1".to_owned()
        }
    );
}
