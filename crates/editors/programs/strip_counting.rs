// `10 3` prints `324`.

use nim_snippets::strip_counting;
use proconio::input;

fn main() {
    input! {
        cells: u64,
        coins: u64,
    }
    // One of the coins is the dollar; without one: `count_wins`.
    println!("{}", strip_counting::dollar_count_wins(cells, coins, 998_244_353));
}
