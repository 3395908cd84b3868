//! Chomp.

/// A bite at `(row, column)` takes all squares below and to the right.
pub fn moves(rows: &[usize]) -> Vec<((usize, usize), Vec<usize>)> {
    let squares = (0..rows.len()).flat_map(|i| (0..rows[i]).map(move |j| (i, j)));
    let bitten = |(i, j): (usize, usize)| {
        let mut after = rows.to_vec();
        for row in &mut after[i..] {
            *row = (*row).min(j);
        }
        after.retain(|&row| row > 0);
        ((i, j), after)
    };
    squares.map(bitten).collect()
}
