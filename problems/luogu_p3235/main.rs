// [HNOI2014] 江南乐
// https://www.luogu.com.cn/problem/P3235
//
// Who wins when a move splits a heap of at least F stones into parts as equal as possible?

use nim_snippets::fair_split::FairSplit;
use proconio::input;

fn main() {
    input! { games: usize, min: u64, games: [[u64]; games] }
    let game = FairSplit::new(100_000, min);
    for heaps in games {
        print!("{} ", u8::from(game.wins(&heaps)));
    }
    println!();
}
