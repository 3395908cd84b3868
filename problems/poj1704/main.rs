// Georgia and Bob
// http://poj.org/problem?id=1704
//
// Who wins when pieces on a strip move left by any distance, but not over each other?

use nim_snippets::staircase_nim;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for chips in games {
        let stairs = staircase_nim::georgia_and_bob(&chips);
        let georgia = staircase_nim::wins(&stairs);
        println!("{} will win", if georgia { "Georgia" } else { "Bob" });
    }
}
