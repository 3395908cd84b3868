// Xor Division Game
// https://yukicoder.me/problems/no/3258
//
// A move cuts one of the sequences at a number, which goes, and xors it into all others of that
// sequence; no 0 may arise. Who makes the last move?

use proconio::input;
use std::collections::HashMap;

fn main() {
    input! { numbers: [u64] }
    let n = numbers.len();
    let (mut before, mut after) = (vec![None; n], vec![n; n]);
    let mut last = HashMap::new();
    for (i, number) in numbers.iter().enumerate() {
        before[i] = last.insert(number, i);
        if let Some(j) = before[i] {
            after[j] = i;
        }
    }
    // A number can be cut at iff it occurs once in its part. It stays so in smaller parts, so all
    // games are equally long.
    let (mut parts, mut turns) = (vec![(0, n)], 0);
    while let Some((start, end)) = parts.pop() {
        let is_single = |&i: &usize| before[i] < Some(start) && after[i] >= end;
        // From both ends at once: then the search takes as long as the smaller part.
        let mut places = (start..end).zip((start..end).rev()).flat_map(|(i, j)| [i, j]);
        if let Some(i) = places.find(is_single) {
            turns += 1;
            parts.extend([(start, i), (i + 1, end)]);
        }
    }
    println!("{}", if turns % 2 == 1 { "Alice" } else { "Bob" });
}
