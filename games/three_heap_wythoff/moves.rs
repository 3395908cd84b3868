//! Three-heap Wythoff.

/// The same number from one, two or three heaps. A move is what the heaps become.
pub fn moves([x, y, z]: [u64; 3]) -> Vec<([u64; 3], [u64; 3])> {
    let mut moves = Vec::new();
    let pairs = (0..=x).flat_map(|a| (0..=y).map(move |b| (a, b)));
    for [a, b, c] in pairs.flat_map(|(a, b)| (0..=z).map(move |c| [a, b, c])) {
        let mut taken = vec![x - a, y - b, z - c];
        taken.retain(|&taken| taken > 0);
        if !taken.is_empty() && taken.iter().all(|&other| other == taken[0]) {
            moves.push(([a, b, c], [a, b, c]));
        }
    }
    moves
}
