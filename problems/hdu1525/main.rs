// Euclid's Game
// http://acm.hdu.edu.cn/showproblem.php?pid=1525
//
// Who wins when a move subtracts a multiple of the smaller number from the larger, and reaching 0
// wins? The input ends with two zeros.

use nim_snippets::euclid_game;
use proconio::input;

fn main() {
    loop {
        input! { a: u64, b: u64 }
        if a == 0 && b == 0 {
            break;
        }
        let stan = euclid_game::wins(a, b);
        println!("{} wins", if stan { "Stan" } else { "Ollie" });
    }
}
