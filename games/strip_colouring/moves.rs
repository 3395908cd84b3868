//! Strip colouring.

type Cells = Vec<Option<u64>>;

/// Cells without a colour are `None`. A move is `(cell, colour)`.
pub fn moves(
    strip: &[Option<u64>],
    colours: u64,
    may_touch: impl Fn(u64, u64) -> bool,
) -> Vec<((u64, u64), Cells)> {
    let mut moves = Vec::new();
    for cell in 0..strip.len() {
        for colour in 0..colours {
            let mut after = strip.to_vec();
            after[cell] = Some(colour);
            let fits = |pair: &[Option<u64>]| match (pair[0], pair[1]) {
                (Some(a), Some(b)) => may_touch(a, b),
                _ => true,
            };
            if strip[cell].is_none() && after.windows(2).all(fits) {
                moves.push(((cell as u64, colour), after));
            }
        }
    }
    moves
}
