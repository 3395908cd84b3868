//! Interval removal.

/// `(row, start, len)`.
pub type Removal = (usize, usize, usize);

/// Removing `min` to `max` consecutive cells from a row, which leaves two rows. Rows without cells
/// are forgotten and the others sorted.
pub fn moves(rows: &[usize], min: usize, max: usize) -> Vec<(Removal, Vec<usize>)> {
    let mut options = Vec::new();
    for (i, &row) in rows.iter().enumerate() {
        for (start, end) in (0..row).flat_map(|start| (start..=row).map(move |end| (start, end))) {
            if (min..=max).contains(&(end - start)) {
                let mut after = [&rows[..i], &rows[i + 1..], &[start, row - end]].concat();
                after.retain(|&row| row > 0);
                after.sort_unstable();
                options.push(((i, start, end - start), after));
            }
        }
    }
    options
}
