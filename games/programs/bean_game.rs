// `4 / 1 0 1 5000` prints `0 2 3`.

use nim_snippets::bean_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        beans: [u64; n],
    }
    // A bean of jar i becomes one in jar j and one in jar k, i < j <= k.
    match bean_game::jar_winning_moves(&beans).next() {
        Some((i, j, k)) => println!("{i} {j} {k}"),
        None => println!("-1 -1 -1"),
    }
}
