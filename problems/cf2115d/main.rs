// Gellyfish and Forget-Me-Not
// https://codeforces.com/problemset/problem/2115/D
//
// In round i, its owner xors a number x, 0 at first, with a[i] or with b[i]. One player wants the last x
// small, the other large. What is it?

use proconio::{input, marker::Bytes};

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, a: [u64; n], b: [u64; n], owners: Bytes }
        let mut x = a.iter().fold(0, |xor, a| xor ^ a);
        // basis[h]: a difference with highest bit h, and who decides this bit.
        let mut basis = [(0, b'0'); 60];
        for i in (0..n).rev() {
            let mut d = a[i] ^ b[i];
            while d != 0 {
                let high = d.ilog2() as usize;
                if basis[high].0 == 0 {
                    basis[high] = (d, owners[i]);
                    break;
                }
                d ^= basis[high].0;
            }
        }
        for high in (0..60).rev() {
            let (d, owner) = basis[high];
            if d != 0 && (x >> high & 1 == 1) != (owner == b'1') {
                x ^= d;
            }
        }
        println!("{x}");
    }
}
