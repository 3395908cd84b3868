// Giant Graph
// https://atcoder.jp/contests/agc043/tasks/agc043_c
//
// In the product of three graphs, where an edge changes one coordinate, (x, y, z) weighs 10^(18 (x
// + y + z)). What is the largest weight of vertices of which no two are adjacent?

use nim_snippets::dag_game::DagGame;
use nim_snippets::nim_counting;
use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: usize, graphs: [[(usize, usize)]; 3] }
    // A vertex is taken iff no heavier neighbour is, as if tokens went to heavier vertices.
    let tables = graphs.iter().map(|edges| {
        let upwards: Vec<_> = edges.iter().map(|&(a, b)| (a.min(b) - 1, a.max(b) - 1)).collect();
        let mut table = vec![0; 512];
        let mut weight = 1;
        for &value in DagGame::new(n, &upwards).vertex_values() {
            weight = weight * (1_000_000_000_000_000_000 % MODULUS) % MODULUS;
            table[value as usize] += weight;
        }
        table
    });
    let tables: Vec<_> = tables.collect();
    println!("{}", nim_counting::xor_product(&tables, MODULUS)[0]);
}
