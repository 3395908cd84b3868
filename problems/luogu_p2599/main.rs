// [ZJOI2009] 取石子游戏
// https://www.luogu.com.cn/problem/P2599
//
// Who wins when stones may be taken from the leftmost or the rightmost heap only?

use nim_snippets::end_nim;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for heaps in games {
        println!("{}", u8::from(end_nim::wins(&heaps)));
    }
}
