// [HAOI2015] 数组游戏
// https://www.luogu.com.cn/problem/P3179
//
// Who wins when a move chooses a white cell x and turns over the cells x, 2x, ..., kx?

use nim_snippets::multiples_game::MultiplesGame;
use proconio::input;

fn main() {
    input! { n: u64, starts: [[u64]] }
    let game = MultiplesGame::new(n);
    for white in starts {
        println!("{}", if game.wins(&white) { "Yes" } else { "No" });
    }
}
