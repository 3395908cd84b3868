// Not Only Tree Game
// https://atcoder.jp/contests/abc398/tasks/abc398_g
//
// A move adds an edge to a graph without odd cycles so that none arises. Who makes the last move?

use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in &edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    // For each component, the sizes of its two sides.
    let (mut side, mut sides) = (vec![2; n], Vec::new());
    for root in 0..n {
        if side[root] < 2 {
            continue;
        }
        let (mut sizes, mut stack) = ([0, 0], vec![root]);
        side[root] = 0;
        while let Some(u) = stack.pop() {
            sizes[side[u]] += 1;
            for &v in &neighbours[u] {
                if side[v] == 2 {
                    side[v] = 1 - side[u];
                    stack.push(v);
                }
            }
        }
        sides.push(sizes);
    }
    let single = sides.iter().filter(|&&[a, b]| a + b == 1).count();
    let odd = sides.iter().filter(|&&[a, b]| (a + b) % 2 == 1).count() - single;
    let within: usize = sides.iter().map(|&[a, b]| a * b).sum::<usize>() - m;
    let both_odd = sides.iter().filter(|&&[a, b]| a * b % 2 == 1).count();
    // In the end the graph is complete bipartite. Only joins of odd components can change the
    // parity of its sides; with few of them the player to move joins them and settles it.
    let wins = match (n % 2, odd) {
        (0, 0) => (within + single / 2) % 2 == 1,
        (0, 1 | 2) => true,
        _ => (within + both_odd) % 2 == 1,
    };
    println!("{}", if wins { "Aoki" } else { "Takahashi" });
}
