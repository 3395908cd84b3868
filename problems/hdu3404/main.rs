// Switch lights
// http://acm.hdu.edu.cn/showproblem.php?pid=3404
//
// A move switches the corners of a rectangle, which may have width or height 1, whose far corner is
// on. Who switches the last light off?

use nim_snippets::{nim, nimber};
use proconio::input;

fn main() {
    input! { games: [[(u64, u64)]] }
    for lights in games {
        // A row or a column alone is Turning Turtles, where light x has value x, and the board is
        // their product.
        let values: Vec<u64> = lights.iter().map(|&(x, y)| nimber::mul(x, y)).collect();
        let wins = nim::wins(&values);
        println!("{}", if wins { "Have a try, lxhgww." } else { "Don't waste your time." });
    }
}
