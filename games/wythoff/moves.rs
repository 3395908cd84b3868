//! Wythoff's game.

/// Two heaps.
pub type Pair = (u64, u64);

/// Any number of stones from one heap, or the same number from both. Labelled by what is left.
pub fn moves(&(a, b): &Pair) -> Vec<(Pair, Pair)> {
    let from_both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
    let from_first = (0..a).map(|left| (left, b));
    let from_second = (0..b).map(|left| (a, left));
    let mut options: Vec<Pair> = from_both.chain(from_first).chain(from_second).collect();
    options.sort_unstable();
    options.into_iter().map(|option| (option, option)).collect()
}
