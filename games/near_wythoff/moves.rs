//! Near Wythoff.

/// Two heaps.
pub type Pair = (u64, u64);

/// Any number of stones from one heap, or from both numbers that differ by at most `k`. Labelled by
/// what is left.
pub fn moves(&(a, b): &Pair, k: u64) -> Vec<(Pair, Pair)> {
    let mut options = Vec::new();
    for left in (0..=a).flat_map(|c| (0..=b).map(move |d| (c, d))) {
        let (from_a, from_b) = (a - left.0, b - left.1);
        let is_near = from_a == 0 || from_b == 0 || from_a.abs_diff(from_b) <= k;
        if is_near && left != (a, b) {
            options.push((left, left));
        }
    }
    options
}
