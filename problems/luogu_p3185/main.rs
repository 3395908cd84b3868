// [HNOI2007] 分裂游戏
// https://www.luogu.com.cn/problem/P3185
//
// A move takes a bean from jar i and puts one into jar j and one into jar k, i < j <= k. Which is the
// first winning move, and how many are there?

use itertools::Itertools;
use nim_snippets::bean_game;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for beans in games {
        let moves = bean_game::jar_winning_moves(&beans).collect_vec();
        match moves.first() {
            Some((i, j, k)) => println!("{i} {j} {k}"),
            None => println!("-1 -1 -1"),
        }
        println!("{}", moves.len());
    }
}
