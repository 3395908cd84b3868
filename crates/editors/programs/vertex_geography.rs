// `5 4 / 1 2 / 2 3 / 3 4 / 4 5` prints `Second First Second First Second`.

use nim_snippets::vertex_geography;
use proconio::{fastout, input, marker::Usize1};

#[fastout]
fn main() {
    input! {
        n: usize,
        m: usize,
        edges: [(Usize1, Usize1); m],
    }
    let game = vertex_geography::VertexGeography::new(n, &edges);
    for start in 0..n {
        println!("{}", if game.wins(start) { "First" } else { "Second" });
    }
}
