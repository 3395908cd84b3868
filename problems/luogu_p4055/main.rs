// [JSOI2009] 游戏
// https://www.luogu.com.cn/problem/P4055
//
// One player chooses a free cell of a maze, then the other begins to move a piece to free
// neighbours where it has not been. From which cells does the chooser make the last move?

use itertools::iproduct;
use nim_snippets::vertex_geography::VertexGeography;
use proconio::{input, marker::Bytes};

fn main() {
    input! { n: usize, m: usize, maze: [Bytes; n] }
    let is_free = |i: usize, j: usize| i < n && j < m && maze[i][j] == b'.';
    let cells = || iproduct!(0..n, 0..m).filter(|&(i, j)| is_free(i, j));
    let mut edges = Vec::new();
    for (i, j) in cells() {
        for (k, l) in [(i + 1, j), (i, j + 1)] {
            if is_free(k, l) {
                edges.push((i * m + j, k * m + l));
            }
        }
    }
    let game = VertexGeography::new(n * m, &edges);
    let mut starts = cells().filter(|&(i, j)| !game.wins(i * m + j)).peekable();
    println!("{}", if starts.peek().is_some() { "WIN" } else { "LOSE" });
    for (i, j) in starts {
        println!("{} {}", i + 1, j + 1);
    }
}
