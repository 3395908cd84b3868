// Flipping game
// https://projecteuler.net/problem=459
//
// On a board of n × n white discs a move turns over a rectangle whose width is a square and whose
// height is a triangular number, with a white upper right corner; whoever cannot move loses. How
// many first moves win?

use nim_snippets::{nimber, run_turning::RunTurning};
use proconio::input;

fn main() {
    input! { n: u64 }
    let squares: Vec<u64> = (1..).map(|i| i * i).take_while(|&length| length <= n).collect();
    let triangles = (1..).map(|i| i * (i + 1) / 2).take_while(|&length| length <= n);
    let triangles: Vec<u64> = triangles.collect();
    let sides = [squares, triangles].map(|lengths| RunTurning::new(n - 1, &lengths));
    let [width, height] = sides.each_ref().map(|side| side.grundy(&(0..n).collect::<Vec<u64>>()));
    let xor = nimber::mul(width, height);
    let mut wins = 0;
    let [widths, heights] = sides.map(|side| side.run_counts());
    for (a, &count) in widths.iter().enumerate() {
        for (b, &other) in heights.iter().enumerate() {
            if nimber::mul(a as u64, b as u64) == xor {
                wins += count * other;
            }
        }
    }
    println!("{wins}");
}
