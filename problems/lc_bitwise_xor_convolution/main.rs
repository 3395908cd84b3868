// Bitwise Xor Convolution
// https://judge.yosupo.jp/problem/bitwise_xor_convolution
//
// The convolution by xor of two tables of 2^n numbers, modulo 998244353.

use nim_snippets::nim_counting;
use proconio::input;

fn main() {
    input! {
        n: u32,
        a: [u64; 1 << n],
        b: [u64; 1 << n],
    }
    let product = nim_counting::xor_product(&[a, b], 998_244_353);
    let numbers: Vec<String> = product.iter().map(u64::to_string).collect();
    println!("{}", numbers.join(" "));
}
