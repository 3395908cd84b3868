// Not a Nim Problem
// https://codeforces.com/problemset/problem/2004/E
//
// Who wins when a move takes from a pile a number of stones that is coprime to its size?

use nim_snippets::coprime_game::CoprimeGame;
use proconio::input;

fn main() {
    let game = CoprimeGame::new(10_000_000);
    input! { games: [[u64]] }
    for piles in games {
        println!("{}", if game.wins(&piles) { "Alice" } else { "Bob" });
    }
}
