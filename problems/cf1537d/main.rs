// Deleting Divisors
// https://codeforces.com/problemset/problem/1537/D
//
// Who wins when a move subtracts a divisor other than 1 and the number itself?

use nim_snippets::divisor_games;
use proconio::input;

fn main() {
    input! { numbers: [u64] }
    for n in numbers {
        println!("{}", if divisor_games::inner_divisor_wins(n) { "Alice" } else { "Bob" });
    }
}
