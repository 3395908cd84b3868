//! Northcott's game.

/// For each row the cell of the player to move, and that of the other.
pub type Rows = Vec<(i64, i64)>;

/// The moves on a board of `width` columns, each with the position as the other player sees it.
pub fn moves(rows: &[(i64, i64)], width: i64) -> Vec<((usize, i64), Rows)> {
    let mut options = Vec::new();
    for (i, &(mine, other)) in rows.iter().enumerate() {
        let same_side = |&cell: &i64| cell != other && (cell < other) == (mine < other);
        for cell in (0..width).filter(same_side).filter(|&cell| cell != mine) {
            let mut after: Rows = rows.iter().map(|&(mine, other)| (other, mine)).collect();
            after[i] = (other, cell);
            options.push(((i, cell), after));
        }
    }
    options
}
