//! Chocolate.

/// What remains of a box: for each dimension its first cell, and the first cell beyond it.
pub type Remains = Vec<(u64, u64)>;

/// Breaks that leave all bitter squares together, labelled by the side that is eaten from and
/// the lines that stay between that side and the next bitter square.
pub fn moves(remains: &[(u64, u64)], bitter: &[Vec<u64>]) -> Vec<((usize, u64), Remains)> {
    let mut options = Vec::new();
    for (axis, &(first, end)) in remains.iter().enumerate() {
        for line in first + 1..end {
            let mut after = remains.to_vec();
            if bitter.iter().all(|square| square[axis] >= line) {
                after[axis] = (line, end);
                let lines = bitter.iter().map(|square| square[axis] - line).min();
                options.push(((2 * axis, lines.unwrap()), after));
            } else if bitter.iter().all(|square| square[axis] < line) {
                after[axis] = (first, line);
                let lines = bitter.iter().map(|square| line - 1 - square[axis]).min();
                options.push(((2 * axis + 1, lines.unwrap()), after));
            }
        }
    }
    options.sort();
    options
}
