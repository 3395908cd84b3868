//! Chomp.

use crate::entry::*;
use nim_snippets::chomp;

/// Bites at `(row, column)`, which takes all squares below and to the right.
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

pub const GAMES: &[Game] = &[Game {
    integer: Integer::Usize,
    play: play!(chomp::wins(sizes(rows)), winning_moves => bitten(rows)),
    is_misere: true,
    rules: rules!(moves(sizes(rows)) => bitten(rows)),
    tried: Tried {
        sizes: &[(0, 0), (1, 12), (2, 12), (3, 7), (4, 6), (5, 5), (7, 3)],
        is_position: |rows| rows.is_sorted_by(|above, below| above >= below),
        ..TRIED
    },
    ..Game::new("chomp", Shape::Row(Parts::Rows))
}];

fn bitten(rows: &[u64]) -> impl Fn((usize, usize)) -> Move + '_ {
    move |(row, column)| {
        let left = |(i, &len): (usize, &u64)| if i < row { len } else { len.min(column as u64) };
        let left = rows.iter().enumerate().map(left).filter(|&len| len > 0);
        let (row, column) = (row + 1, column + 1);
        let says =
            told!("bite at row {row}, square {column}", "{row} 行目の {column} 列目から食べる");
        Move::Become(says, left.collect())
    }
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    use nim_snippets::chomp;

    /// Tests larger bars by the definition: no losing bar leads to another, and all others lead to
    /// one.
    #[test]
    fn larger() {
        for rows in [vec![30, 24, 17], vec![12, 9, 9, 2, 1], vec![40, 3, 2], vec![3; 9], vec![6; 6]]
        {
            let bites = super::moves(&rows);
            let to_lost =
                bites.iter().filter(|(_, after)| !chomp::wins(after)).map(|(bite, _)| *bite);
            assert!(chomp::winning_moves(&rows).eq(to_lost), "{rows:?}");
            let to_lost = bites.iter().any(|(_, after)| !chomp::wins(after));
            assert_eq!(chomp::wins(&rows), to_lost, "{rows:?}");
        }
    }

    #[test]
    fn panics() {
        assert_panics("a row is longer than the one above: [1, 2]", || _ = chomp::wins(&[1, 2]));
        assert_panics("18446744073709551615 bars or more are too many", || {
            _ = chomp::wins(&[usize::MAX, 4, 3]);
        });
    }
}
