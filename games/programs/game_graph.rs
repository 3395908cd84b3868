// `1 0` prints `Draw`.

use nim_snippets::game_graph;
use nim_snippets::loopy_game;
use proconio::input;

fn main() {
    input! {
        a: u64,
        b: u64,
    }
    // The positions after a move; here: move a stone to the other heap, or take two from one.
    let options = |&(a, b): &(u64, u64)| {
        let mut options = Vec::new();
        for (a, b) in [(a, b), (b, a)] {
            options.extend(Some((a.wrapping_sub(1), b + 1)).filter(|_| a > 0));
            options.extend(Some((a.wrapping_sub(2), b)).filter(|_| a > 1));
        }
        options
    };
    let graph = game_graph::GameGraph::new([(a, b)], options);
    let game = loopy_game::LoopyGame::new(graph.positions.len(), &graph.arcs);
    let winner = game.remoteness()[0].map(|moves| if moves % 2 == 1 { "First" } else { "Second" });
    println!("{}", winner.unwrap_or("Draw"));
}
