// Berzerk
// https://codeforces.com/problemset/problem/786/A
//
// Two players in turn move a monster round a circle, each by a number from a set of their own, and
// whoever moves it into the black hole wins. For each planet and first player: Win, Lose or Loop?

use nim_snippets::loopy_game;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { n: usize, rick: [usize], morty: [usize] }
    let sets = [rick, morty];
    // Vertex 2 * planet + player; nobody moves from the black hole, planet 0.
    let moves = (0..2 * n).map(|v| if v < 2 { 0 } else { sets[v % 2].len() }).collect();
    let predecessors = |v: usize| {
        let before = 1 - v % 2;
        sets[before].iter().map(move |steps| (v / 2 + n - steps) % n * 2 + before)
    };
    let remoteness = loopy_game::remoteness(moves, predecessors);
    for player in 0..2 {
        let outcome = |planet: usize| match remoteness[2 * planet + player] {
            Some(moves) => ["Lose", "Win"][moves as usize % 2],
            None => "Loop",
        };
        println!("{}", (1..n).map(outcome).collect::<Vec<_>>().join(" "));
    }
}
