use nim_snippets::nim;
use std::io::{Read, stdin};

fn main() {
    let mut input = String::new();
    stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u64> =
        input.split_whitespace().skip(1).map(|heap| heap.parse().unwrap()).collect();
    println!("{}", if nim::wins(&heaps) { "First" } else { "Second" });
}
