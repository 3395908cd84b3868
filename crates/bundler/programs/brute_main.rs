// `` prints `0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 4 1 2 3 1`.

use nim_snippets::sprague_grundy;

/// What can become of `n`: each option is the list of what remains, a sum of games.
fn options(n: usize) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    // Here: take one or two neighbours out of a row.
    for taken in 1..=n.min(2) {
        for left in 0..=n - taken {
            options.push(vec![left, n - taken - left]);
        }
    }
    options
}

fn main() {
    let values = sprague_grundy::grundy_values(40, options);
    let values: Vec<String> = values.iter().map(|value| value.to_string()).collect();
    println!("{}", values.join(" "));
}
