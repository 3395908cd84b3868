// `2 / 2 6` prints `Second`.

use nim_snippets::sprague_grundy;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [usize; n],
    }
    // Here: subtract a divisor, but not the heap itself.
    let options = |&heap: &usize| (1..heap).filter(|d| heap % d == 0).map(|d| heap - d).collect();
    let mut solver = sprague_grundy::SpragueGrundy::new(options);
    let first = solver.wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
