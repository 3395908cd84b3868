// Scatterstone Nim
// https://projecteuler.net/problem=629
//
// A move divides one heap into 2 to k smaller ones; whoever cannot move loses. With how many
// partitions of n as heaps does the first player win, added up for all k from 2 to n?

use nim_snippets::octal_game;
use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: usize }
    // Into two, or into two or three; for k >= 4 a heap has value one less than its size.
    let two = winning_partitions(&octal_game::grundy_values(n, "4."));
    let three = winning_partitions(&octal_game::grundy_values(n, "C."));
    let more = winning_partitions(&(0..=n as u64).map(|heap| heap.max(1) - 1).collect::<Vec<_>>());
    let times = n.saturating_sub(3) as u64;
    let sum = if n < 2 { 0 } else { two } + if n < 3 { 0 } else { three } + times * more;
    println!("{}", sum % MODULUS);
}

fn winning_partitions(values: &[u64]) -> u64 {
    let size =
        values.iter().fold(1, |size, &value| size.max(value as usize + 1)).next_power_of_two();
    // The number of partitions of each sum by Grundy value.
    let mut counts = vec![vec![0; size]; values.len()];
    counts[0][0] = 1;
    for heap in 1..values.len() {
        for sum in heap..values.len() {
            for value in 0..size {
                let before = counts[sum - heap][value ^ values[heap] as usize];
                counts[sum][value] = (counts[sum][value] + before) % MODULUS;
            }
        }
    }
    counts[values.len() - 1][1..].iter().sum()
}
