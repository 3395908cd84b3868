// Revenge of Nim II
// https://acm.hdu.edu.cn/showproblem.php?pid=5088
//
// The second player may take heaps away, but not all, before a game of Nim. Can the
// first player be made to lose?

use nim_snippets::xor_basis::XorBasis;
use proconio::input;

fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let mut basis = XorBasis::new();
        for heap in heaps {
            basis.insert(heap);
        }
        println!("{}", if basis.rank() < n { "Yes" } else { "No" });
    }
}
