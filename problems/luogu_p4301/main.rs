// [CQOI2013] 新Nim游戏
// https://www.luogu.com.cn/problem/P4301
//
// How few matches must the first player throw away in whole heaps, before the second may, too?

use nim_snippets::xor_basis;
use proconio::input;

fn main() {
    input! { heaps: [u64] }
    let kept: u64 = xor_basis::independent(&heaps).iter().map(|&i| heaps[i]).sum();
    println!("{}", heaps.iter().sum::<u64>() - kept);
}
