// Final Element After Subarray Deletions
// https://leetcode.com/problems/final-element-after-subarray-deletions/
//
// A move deletes neighbouring numbers, but not all, until one is left. How large is it if the first player
// maximizes and the second minimizes it?

use proconio::input;

fn main() {
    input! { numbers: [u64] }
    // The first move leaves both ends or just the larger one. A number between two others goes next.
    println!("{}", numbers[0].max(numbers[numbers.len() - 1]));
}
