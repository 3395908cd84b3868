// 「一本通 6.7 例 3」移棋子游戏
// https://loj.ac/p/10243
//
// Who wins when a move pushes one of several pieces along an arc of a graph without cycles?

use nim_snippets::dag_game::DagGame;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize, m: usize, k: usize,
        arcs: [(Usize1, Usize1); m],
        pieces: [Usize1; k],
    }
    let first = DagGame::new(n, &arcs).wins(&pieces);
    println!("{}", if first { "win" } else { "lose" });
}
