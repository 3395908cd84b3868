// 笑いをとれるかな？
// https://atcoder.jp/contests/arc013/tasks/arc013_3
//
// A box is cut by a plane and a part without marked cells is eaten. Who makes the last cut?

use nim_snippets::chocolate;
use nim_snippets::nim;
use proconio::input;

fn main() {
    input! { boxes: [([u64; 3], [[u64; 3]])] }
    let cell = |numbers: Vec<u64>| [numbers[0], numbers[1], numbers[2]];
    let mut heaps = Vec::new();
    for (size, marked) in boxes {
        let marked: Vec<[u64; 3]> = marked.into_iter().map(cell).collect();
        heaps.extend(chocolate::heaps(cell(size), &marked));
    }
    println!("{}", if nim::wins(&heaps) { "WIN" } else { "LOSE" });
}
