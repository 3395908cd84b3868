// [SBCOI2020] 时光的流逝
// https://www.luogu.com.cn/problem/P6560
//
// A piece moves along the arcs of a graph, and whoever reaches y wins, while having no move loses.
// Does the player to move from x win, lose, or can both go on forever?

use nim_snippets::loopy_game::remoteness;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize, m: usize, q: usize,
        arcs: [(Usize1, Usize1); m],
        games: [(Usize1, Usize1); q],
    }
    let mut moves = vec![0; n];
    let mut predecessors = vec![Vec::new(); n];
    for (from, to) in arcs {
        moves[from] += 1;
        predecessors[to].push(from);
    }
    for (x, y) in games {
        // Without a move from y, who has to move there has lost.
        let mut moves = moves.clone();
        moves[y] = 0;
        match remoteness(moves, |v| predecessors[v].iter().copied())[x] {
            Some(moves) => println!("{}", if moves % 2 == 1 { 1 } else { -1 }),
            None => println!("0"),
        }
    }
}
