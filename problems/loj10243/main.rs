// 「一本通 6.7 例 3」移棋子游戏
// https://loj.ac/p/10243
//
// Who wins when a move pushes one of several pieces along an arc of a graph without cycles?

use nim_snippets::sprague_grundy::Solver;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize, m: usize, k: usize,
        arcs: [(Usize1, Usize1); m],
        pieces: [Usize1; k],
    }
    let mut next = vec![Vec::new(); n];
    for (from, to) in arcs {
        next[from].push(to);
    }
    let mut game = Solver::new(|&v: &usize| next[v].iter().map(|&to| vec![to]).collect());
    println!("{}", if game.wins(&pieces) { "win" } else { "lose" });
}
