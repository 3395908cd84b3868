// 笑いをとれるかな？
// https://atcoder.jp/contests/arc013/tasks/arc013_3
//
// A box is cut by a plane and a part without marked cells is eaten. Who makes the last cut?

use nim_snippets::nim;
use proconio::input;

fn main() {
    input! { boxes: [([u64; 3], [[u64; 3]])] }
    // What can be cut off on each of the six sides, up to the first marked cell, is a heap.
    let mut heaps = Vec::new();
    for (size, marked) in boxes {
        for axis in 0..3 {
            let marked = || marked.iter().map(|cell| cell[axis]);
            heaps.extend(marked().min());
            heaps.extend(marked().max().map(|last| size[axis] - 1 - last));
        }
    }
    println!("{}", if nim::wins(&heaps) { "WIN" } else { "LOSE" });
}
