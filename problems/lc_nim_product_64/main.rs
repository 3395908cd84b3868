// Nim Product (F_2^64)
// https://judge.yosupo.jp/problem/nim_product_64
//
// The nim products of pairs of 64-bit numbers.

use nim_snippets::nimber;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { pairs: [(u64, u64)] }
    for (a, b) in pairs {
        println!("{}", nimber::mul(a, b));
    }
}
