// Bitwise OR Game
// https://atcoder.jp/contests/arc208/tasks/arc208_a
//
// Who wins Nim when a move may not change the bitwise or of the piles?

use proconio::input;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { piles: [u64] }
        // The second player wins if each bit that is there is in an odd number of piles.
        let (or, xor) = piles.iter().fold((0, 0), |(or, xor), pile| (or | pile, xor ^ pile));
        println!("{}", if or == xor { "Bob" } else { "Alice" });
    }
}
