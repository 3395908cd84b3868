// A simple stone game
// http://acm.hdu.edu.cn/showproblem.php?pid=2486
//
// The first move may not take all n stones, and each later one at most k times what was taken
// before. What is the fewest stones that the first player wins with?

use nim_snippets::schwenk_nim::SchwenkNim;
use proconio::input;

fn main() {
    input! { cases: [(u64, u64)] }
    for (case, (n, k)) in (1..).zip(cases) {
        let game = SchwenkNim::new(n, |taken| k * taken);
        match game.winning_moves(n, n - 1).last() {
            Some(left) => println!("Case {case}: {}", n - left),
            None => println!("Case {case}: lose"),
        }
    }
}
