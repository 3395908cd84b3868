// No Game No Life
// https://codeforces.com/problemset/problem/1411/G
//
// Chips come to random vertices of a graph without cycles until a random stop: each of n vertices and
// the stop are equally likely. How likely does the first player win, who moves chips along arcs?

use nim_snippets::{dag_game::DagGame, nim_counting};
use proconio::input;
use proconio::marker::Usize1;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: usize, arcs: [(Usize1, Usize1)] }
    let mut table = vec![0; 512];
    for &value in DagGame::new(n, &arcs).vertex_values() {
        table[value as usize] += 1;
    }
    let all = n as u64 + 1;
    let stop = (0..30).rev().fold(1, |power, i| {
        let factor = if (MODULUS - 2) >> i & 1 == 1 { all } else { 1 };
        power * power % MODULUS * factor % MODULUS
    });
    let loses = nim_counting::random_stop(&table, stop, MODULUS)[0];
    println!("{}", (MODULUS + 1 - loses) % MODULUS);
}
