// `17 1000000003 / 0 1 2 4 3 5 6 8 7 9 10 12 11 13 14 16 15` prints `1000000004`.

use nim_snippets::periodicity;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heap: u64,
        values: [u64; n],
    }
    let found = periodicity::find(&values).expect("no period is seen");
    println!("{}", found.value(&values, heap));
}
