// Colouring Game
// https://codeforces.com/problemset/problem/1704/F
//
// In turn Alice takes two neighbouring cells with a red one among them, Bob two with a blue one.
// Who makes the last move?

use nim_snippets::octal_game::OctalGame;
use proconio::{input, marker::Bytes};
use std::cmp::Ordering;

fn main() {
    input! { games: [(usize, Bytes)] }
    let dawson = OctalGame::new(u64::MAX, "0.07");
    for (n, row) in games {
        // Whoever has more cells wins by taking one of each as long as there are such neighbours.
        // With equal numbers nobody can afford anything else: dominoes on each stretch of
        // changing colours.
        let red = row.iter().filter(|&&cell| cell == b'R').count();
        let alice = match (2 * red).cmp(&n) {
            Ordering::Less => false,
            Ordering::Greater => true,
            Ordering::Equal => {
                let stretches = row.chunk_by(|a, b| a != b);
                let lengths: Vec<u64> = stretches.map(|stretch| stretch.len() as u64).collect();
                dawson.wins(&lengths)
            }
        };
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}
