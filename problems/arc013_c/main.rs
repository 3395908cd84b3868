// 笑いをとれるかな？
// https://atcoder.jp/contests/arc013/tasks/arc013_3
//
// A box is cut by a plane and a part without marked cells is eaten. Who makes the last cut?

use nim_snippets::{chocolate, nim};
use proconio::input;

fn main() {
    input! { boxes: [((u64, u64, u64), [(u64, u64, u64)])] }
    let heaps = boxes.into_iter().flat_map(|(size, marked)| {
        let marked: Vec<[u64; 3]> = marked.into_iter().map(<[u64; 3]>::from).collect();
        chocolate::heaps(size.into(), &marked)
    });
    println!("{}", if nim::wins(&heaps.collect::<Vec<_>>()) { "WIN" } else { "LOSE" });
}
