//! Treblecross.

/// A free cell is written into, until three written cells stand in a row.
pub fn moves(row: &[bool]) -> Vec<(usize, Vec<bool>)> {
    let over = row.windows(3).any(|cells| cells == [true; 3]);
    let cells = (0..row.len()).filter(|&cell| !over && !row[cell]);
    let written = |cell: usize| {
        let mut row = row.to_vec();
        row[cell] = true;
        (cell, row)
    };
    cells.map(written).collect()
}
