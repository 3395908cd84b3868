// GG and MM
// http://acm.hdu.edu.cn/showproblem.php?pid=3595
//
// Euclid's game on many pairs of piles at once: each turn takes a multiple of the smaller pile from
// the larger one, in every pair without an empty pile. Does the player to move take last?

use nim_snippets::selective_game::{End, SelectiveGame, Turn};
use proconio::{input, is_stdin_empty};

const PILES: usize = 1001;

fn main() {
    // A pair is the number `larger * PILES + smaller`, which becomes smaller.
    let number = |a: usize, b: usize| a.max(b) * PILES + a.min(b);
    let options = |pair: usize| {
        let (large, small) = (pair / PILES, pair % PILES);
        let times = large.checked_div(small).unwrap_or(0);
        let legal = if small <= large { times } else { 0 };
        (1..=legal).map(|k| number(large - k * small, small)).collect()
    };
    let game = SelectiveGame::new(PILES * PILES, options, Turn::All, End::Last);
    while !is_stdin_empty() {
        input! { pairs: [(usize, usize)] }
        let pairs: Vec<usize> = pairs.into_iter().map(|(a, b)| number(a, b)).collect();
        println!("{}", if game.wins(&pairs) { "MM" } else { "GG" });
    }
}
