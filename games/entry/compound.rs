//! Moves in several parts of a game at once.

/// The pairs `(i, to)`: part `i` goes to `to`, for all parts that move.
pub type PartMoves = Vec<(usize, usize)>;

/// All moves in several parts, each with the position after it. A move is in all parts that have
/// not ended, or in any of them. There is no move once play is over, after the first or the last
/// part has ended.
pub fn compound_moves(
    options: &dyn Fn(usize) -> Vec<usize>,
    parts: &[usize],
    all: bool,
    first_end: bool,
) -> Vec<(PartMoves, Vec<usize>)> {
    let ended = parts.iter().filter(|&&part| options(part).is_empty()).count();
    if first_end && ended > 0 {
        return Vec::new();
    }
    let mut moves = vec![(PartMoves::new(), parts.to_vec())];
    for (i, &part) in parts.iter().enumerate() {
        for (labels, after) in std::mem::take(&mut moves) {
            for to in options(part) {
                let mut moved = (labels.clone(), after.clone());
                moved.0.push((i, to));
                moved.1[i] = to;
                moves.push(moved);
            }
            moves.push((labels, after));
        }
    }
    let fewest = if all { (parts.len() - ended).max(1) } else { 1 };
    moves.retain(|(labels, _)| labels.len() >= fewest);
    moves
}
