#[cfg(atcoder)]
const HEAPS: [u64; 1] = ["4"];

fn main() {}
