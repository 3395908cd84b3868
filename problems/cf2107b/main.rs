// Apples in Boxes
// https://codeforces.com/problemset/problem/2107/B
//
// A move takes one apple from a box. Who makes the largest and the smallest box differ by more than k,
// or cannot move, loses. Who wins?

use proconio::input;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, k: u64, mut boxes: [u64; n] }
        boxes.sort_unstable();
        // The first move must take from a largest box; after it there is always a safe move.
        boxes[n - 1] -= 1;
        let is_safe = boxes.iter().max() <= Some(&(boxes.iter().min().expect("a box") + k));
        let wins = is_safe && boxes.iter().sum::<u64>() % 2 == 0;
        println!("{}", if wins { "Tom" } else { "Jerry" });
    }
}
