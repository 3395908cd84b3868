// [POI 2009] KAM-Pebbles
// https://www.luogu.com.cn/problem/P3480
//
// Who wins when pebbles are taken from one heap, and the heaps must stay in non-decreasing order?

use nim_snippets::staircase_nim;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for heaps in games {
        let stairs = staircase_nim::ordered_heaps(&heaps);
        let first = staircase_nim::wins(&stairs);
        println!("{}", if first { "TAK" } else { "NIE" });
    }
}
