// Furlo and Rublo and Game
// https://codeforces.com/problemset/problem/256/C
//
// A pile of x coins becomes one of y < x coins, with y at least the fourth root of x and at most
// its square root. Who wins?

use nim_snippets::window_game::WindowGame;
use proconio::input;

fn main() {
    input! { heaps: [u64] }
    let root = |x: i128| (x as u64).isqrt() as i128;
    let fourth_root_up = |x: i128| {
        let down = root(root(x));
        if down.pow(4) == x { down } else { down + 1 }
    };
    let max = heaps.iter().copied().max().unwrap_or(0);
    let first = WindowGame::new(max, fourth_root_up, root).wins(&heaps);
    println!("{}", if first { "Furlo" } else { "Rublo" });
}
