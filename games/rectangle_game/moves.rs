//! Rectangle game.

/// `(top, bottom, left, right)`, half-open.
pub type Part = (usize, usize, usize, usize);

/// Part, kind of split, row and column; what the kind has none of is 0.
pub type Move = (usize, Kind, usize, usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    AboveRow,
    LeftOfColumn,
    Row,
    Column,
    Cross,
}

/// The splits that `allows` of the part, kind, row and column. Empty parts are forgotten and the
/// others sorted.
pub fn moves(
    parts: &[Part],
    allows: impl Fn(Part, Kind, usize, usize) -> bool,
) -> Vec<(Move, Vec<Part>)> {
    let mut moves = Vec::new();
    for (i, &part) in parts.iter().enumerate() {
        let (top, bottom, left, right) = part;
        let cells = || (top..bottom).flat_map(move |r| (left..right).map(move |c| (r, c)));
        let mut splits = Vec::new();
        for r in top + 1..bottom {
            splits.push((
                Kind::AboveRow,
                r,
                0,
                vec![(top, r, left, right), (r, bottom, left, right)],
            ));
        }
        for c in left + 1..right {
            splits.push((
                Kind::LeftOfColumn,
                0,
                c,
                vec![(top, bottom, left, c), (top, bottom, c, right)],
            ));
        }
        for r in top..bottom {
            splits.push((
                Kind::Row,
                r,
                0,
                vec![(top, r, left, right), (r + 1, bottom, left, right)],
            ));
        }
        for c in left..right {
            splits.push((
                Kind::Column,
                0,
                c,
                vec![(top, bottom, left, c), (top, bottom, c + 1, right)],
            ));
        }
        for (r, c) in cells() {
            let upper = [(top, r, left, c), (top, r, c + 1, right)];
            let lower = [(r + 1, bottom, left, c), (r + 1, bottom, c + 1, right)];
            splits.push((Kind::Cross, r, c, [upper, lower].concat()));
        }
        for (kind, row, column, remains) in splits {
            if allows(part, kind, row, column) {
                let mut after = [&parts[..i], &parts[i + 1..], &remains].concat();
                after.retain(|&(top, bottom, left, right)| top < bottom && left < right);
                after.sort_unstable();
                moves.push(((i, kind, row, column), after));
            }
        }
    }
    moves
}
