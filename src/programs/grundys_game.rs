// `1 / 8` prints `First`.

use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let game = grundys_game::GrundysGame::new(heaps.iter().fold(0, |a, &b| a.max(b)));
    let first = game.wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
