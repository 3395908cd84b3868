//! Northcott's game.

use crate::entry::*;
use nim_snippets::northcott;

/// For each row, the cell of the player to move and the cell of the opponent.
pub type Rows = Vec<(i64, i64)>;

/// The moves on a board of `width` columns, each with the position as the opponent sees it.
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

pub const GAMES: &[Game] = &[Game {
    integer: Integer::I64,
    value: value!(northcott::grundy(pawns(rows))),
    play: play!(northcott::wins(pawns(rows)), winning_moves => moved(rows), listed),
    tried: Tried {
        is_position: |cells| cells.chunks_exact(2).all(|row| row[0] != row[1]),
        ..Tried::in_its_own_file()
    },
    ..Game::new("northcott", Shape::Pairs(Parts::Rows))
}];

/// Rows with two pawns.
fn pawns(cells: &[u64]) -> Vec<(i64, i64)> {
    let cell = |cell: u64| i64::try_from(cell).unwrap_or_else(|_| panic!("cell {cell} is too far"));
    in_pairs(cells).into_iter().map(|(mine, other)| (cell(mine), cell(other))).collect()
}

fn moved(cells: &[u64]) -> impl Fn((usize, i64)) -> Move + '_ {
    move |(row, to)| {
        let (from, number) = (cells[2 * row], row + 1);
        let mut after = cells.to_vec();
        after[2 * row] = to as u64;
        let says = told!(
            "move your pawn in row {number} from {from} to {to}",
            "{number} 行目の自分の駒を {from} から {to} へ動かす"
        );
        Move::Become(says, after)
    }
}

#[cfg(test)]
mod tests {
    use super::{Rows, moves};
    use crate::entry::lists;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::large::Large;
    use crate::support::random::Random;
    use nim_snippets::northcott;
    use std::collections::HashMap;

    /// The outcomes on boards of `width` columns, where one of the players can force the end.
    fn northcott_outcomes(count: usize, width: i64) -> HashMap<Rows, bool> {
        let pairs =
            lists(2, width as u64 - 1).into_iter().map(|pair| (pair[0] as i64, pair[1] as i64));
        let pairs: Vec<(i64, i64)> = pairs.filter(|pair| pair.0 != pair.1).collect();
        let indices = lists(count, pairs.len() as u64 - 1).into_iter();
        let all: Vec<Rows> =
            indices.map(|indices| indices.iter().map(|&i| pairs[i as usize]).collect()).collect();
        let mut outcomes = HashMap::new();
        loop {
            let before = outcomes.len();
            for rows in &all {
                let options = moves(rows, width);
                let known = |(_, option): &((usize, i64), Rows)| outcomes.get(option).copied();
                if options.iter().any(|option| known(option) == Some(false)) {
                    outcomes.insert(rows.clone(), true);
                } else if options.iter().all(|option| known(option) == Some(true)) {
                    outcomes.insert(rows.clone(), false);
                }
            }
            if outcomes.len() == before {
                assert_eq!(before, all.len(), "every position is decided, none is a draw");
                return outcomes;
            }
        }
    }

    #[test]
    fn laws() {
        for (count, width) in [(0, 2), (1, 2), (1, 7), (2, 2), (2, 5), (3, 4)] {
            let outcomes = northcott_outcomes(count, width);
            for (rows, &wins) in &outcomes {
                assert_eq!(northcott::wins(rows), wins, "{rows:?}");
                let options = moves(rows, width);
                let advances = options.iter().filter(|&&((i, cell), _)| {
                    let (mine, other) = rows[i];
                    cell.abs_diff(other) < mine.abs_diff(other)
                });
                let winning = advances.filter(|(_, option)| !outcomes[option]);
                let winning = winning.map(|&(m, _)| m);
                assert!(northcott::winning_moves(rows).eq(winning), "{rows:?}");
                let moves = northcott::winning_moves(rows).count();
                assert_eq!(wins, moves > 0, "a winning position has an advance: {rows:?}");
                let values: Vec<u64> =
                    options.iter().map(|(_, option)| northcott::grundy(option)).collect();
                let mex = (0..).find(|value| !values.contains(value));
                assert_eq!(Some(northcott::grundy(rows)), mex, "{rows:?}");
            }
        }
    }

    #[test]
    fn large() {
        let large = Large::new(PartialOrd::lt, |rows: &Rows, &(i, cell): &(usize, i64)| {
            let (mut after, (mine, other)) = (rows.clone(), rows[i]);
            assert!(
                (cell < other) == (mine < other) && cell.abs_diff(other) < mine.abs_diff(other)
            );
            after[i].0 = cell;
            Some(after)
        });
        let mut random = Random(12);
        for _ in 0..256 {
            let count = random.below(20);
            let mut cell = || random.stones().wrapping_sub(1 << 63) as i64;
            let rows = (0..count).map(|_| (cell(), cell()));
            let rows = rows.filter(|(mine, other)| mine != other).collect();
            let winning = |rows: &Rows| northcott::winning_moves(rows).collect();
            large.check(Normal, &rows, &|rows| northcott::wins(rows), &winning);
        }
    }

    #[test]
    fn panics() {
        assert_panics("two pawns on cell 3", || _ = northcott::grundy(&[(3, 3)]));
    }
}
