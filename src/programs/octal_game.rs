// `2 / 5 9` prints `Second`.

use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let game = octal_game::OctalGame::new("0.77", 1000);
    let first = game.wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
