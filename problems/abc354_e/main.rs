// Remove Pairs
// https://atcoder.jp/contests/abc354/tasks/abc354_e
//
// Who wins when a move takes two cards with the same front or the same back?

use nim_snippets::mask_solver::MaskSolver;
use proconio::input;

fn main() {
    input! { n: usize, cards: [(u32, u32); n] }
    let fits = |&(i, j): &(usize, usize)| cards[i].0 == cards[j].0 || cards[i].1 == cards[j].1;
    let pairs = (0..n).flat_map(|i| (0..i).map(move |j| (i, j))).filter(fits);
    let pairs: Vec<usize> = pairs.map(|(i, j)| 1 << i | 1 << j).collect();
    let options =
        |set| pairs.iter().filter(move |&pair| pair & set == *pair).map(move |pair| set ^ pair);
    let first = MaskSolver::new(1 << n, options).wins(&[(1 << n) - 1]);
    println!("{}", if first { "Takahashi" } else { "Aoki" });
}
