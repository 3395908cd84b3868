//! Cutting game.

/// The sides of a sheet.
pub type Sheet = (usize, usize);

/// Which sheet is cut into which pieces.
pub type Cutting = (usize, Vec<Sheet>);

/// One sheet is cut in two along its lines. A sheet of one square ends the game.
pub fn moves(sheets: &[Sheet]) -> Vec<(Cutting, Vec<Sheet>)> {
    if sheets.contains(&(1, 1)) { Vec::new() } else { plain_moves(sheets) }
}

/// One sheet is cut in two along its lines, as long as there is one to cut.
pub fn plain_moves(sheets: &[Sheet]) -> Vec<(Cutting, Vec<Sheet>)> {
    let mut options = Vec::new();
    for (i, &(w, h)) in sheets.iter().enumerate() {
        let across = (1..w).map(|x| [(x, h), (w - x, h)]);
        let along = (1..h).map(|y| [(w, y), (w, h - y)]);
        for pieces in across.chain(along).filter(|pieces| pieces[0] <= pieces[1]) {
            let mut after = sheets.to_vec();
            after.splice(i..=i, pieces);
            after.sort_unstable();
            options.push(((i, pieces.to_vec()), after));
        }
    }
    options
}
