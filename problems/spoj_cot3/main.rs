// Combat on a tree
// https://www.spoj.com/problems/COT3/
//
// A white vertex is chosen, and all vertices from there up to the root become black. Which ones may
// be chosen first?

use nim_snippets::hackendot::Hackendot;
use proconio::{fastout, input, marker::Usize1};

#[fastout]
fn main() {
    input! { n: usize, colours: [u8; n], edges: [(Usize1, Usize1); n - 1] }
    let is_white: Vec<bool> = colours.iter().map(|&colour| colour == 0).collect();
    let game = Hackendot::with_marked(n, &edges, &[0], &is_white);
    for v in game.winning_moves() {
        println!("{}", v + 1);
    }
    if !game.wins() {
        println!("-1");
    }
}
