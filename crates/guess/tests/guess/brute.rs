//! The positions after some kinds of moves.

pub type Position = Vec<u64>;

/// The position with one number changed.
pub fn with(position: &[u64], i: usize, number: u64) -> Position {
    let mut position = position.to_vec();
    position[i] = number;
    position
}

/// The positions that consist of one of these numbers.
pub fn to(numbers: impl IntoIterator<Item = u64>) -> Vec<Position> {
    numbers.into_iter().map(|n| vec![n]).collect()
}

/// The positions after taking `k` from a heap, for each `k` that is allowed.
pub fn takings(p: &[u64], is_allowed: impl Fn(u64) -> bool) -> Vec<Position> {
    takings_from(p, |_, k| is_allowed(k))
}

/// The positions after taking `k` from heap `i`, for each `i` and `k` that are allowed.
pub fn takings_from(p: &[u64], is_allowed: impl Fn(usize, u64) -> bool) -> Vec<Position> {
    let all = (0..p.len()).flat_map(|i| (1..=p[i]).map(move |k| (i, k)));
    let allowed = all.filter(|&(i, k)| is_allowed(i, k));
    allowed.map(|(i, k)| with(p, i, p[i] - k)).collect()
}

/// The positions after taking at least 1 and at most `most` from each of two heaps.
pub fn takings_from_two(p: &[u64], most: u64) -> Vec<Position> {
    let mut left = Vec::new();
    for i in 0..p.len() {
        for once in takings_from(p, |heap, k| heap == i && k <= most) {
            left.extend(takings_from(&once, |heap, k| heap < i && k <= most));
        }
    }
    left
}

/// The pairs after subtracting one of these steps.
pub fn steps(p: &[u64], steps: &[[i64; 2]]) -> Vec<Position> {
    let left = steps.iter().map(|step| [0, 1].map(|i| p[i] as i64 - step[i]));
    let left = left.filter(|left| left.iter().all(|&n| n >= 0));
    left.map(|left| left.map(|n| n as u64).to_vec()).collect()
}

/// The pairs after subtracting one of these steps any number of times.
pub fn rays<const N: usize>(p: &[u64], directions: &[[i64; 2]; N]) -> Vec<Position> {
    let most = p.iter().sum::<u64>() as i64;
    (1..=most).flat_map(|k| steps(p, &directions.map(|step| step.map(|n| k * n)))).collect()
}
