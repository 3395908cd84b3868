// `10 1000000007` prints `211`.

use nim_snippets::euclid_counting;
use proconio::input;

fn main() {
    input! {
        n: u64,
        m: u64,
    }
    println!("{}", euclid_counting::losing_sum(n, m));
}
