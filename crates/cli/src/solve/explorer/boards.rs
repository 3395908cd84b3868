//! Boards, which are empty at first.

use super::core::{ALL, Assumption, Batch, Direction, Kind, OTHER, Rules, TWO_ROWS, direction};

type Board = Vec<Vec<u8>>;

pub struct Boards;

impl<R: Rules<Position = Board>> Kind<R> for Boards {
    fn directions(&self, _: Assumption) -> Vec<Direction<R>> {
        let words = "all boards whose sides add up to #";
        let mut all = vec![direction(ALL, 20_000_000, u64::MAX, words, |size, _| {
            let sum = size + 2;
            Batch::new((1..sum).map(|rows| board(rows, sum - rows)).collect(), [sum])
        })];
        for rows in 1..=4 {
            let name = if rows == 2 { TWO_ROWS } else { OTHER };
            let words = "boards of # by up to #, and turned";
            all.push(direction(name, 8_000_000, 400, words, move |size, _| {
                let columns = size + 1;
                Batch::new(vec![board(rows, columns), board(columns, rows)], [rows, columns])
            }));
        }
        all
    }
}

fn board(rows: u64, columns: u64) -> Board {
    vec![vec![0; columns as usize]; rows as usize]
}
