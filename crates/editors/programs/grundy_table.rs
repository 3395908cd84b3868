// `5 / 1 3 4` prints `0 1 0 1 2 3`.

use nim_snippets::grundy_table;
use proconio::input;

fn main() {
    input! {
        n: usize,
        set: [usize; 3],
    }
    // Mark the value of each option of a heap; here: take a number of stones from the set.
    let values = grundy_table::grundy_values_by(n, |heap, values, reached| {
        for &s in set.iter().filter(|&&s| s <= heap) {
            reached.mark(values[heap - s]);
        }
    });
    let values: Vec<String> = values.iter().map(|value| value.to_string()).collect();
    println!("{}", values.join(" "));
}
