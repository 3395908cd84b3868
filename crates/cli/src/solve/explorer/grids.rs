//! Boards with filled cells.

use super::core::{
    ALL, Assumption, Batch, CHANCE, Direction, Kind, OTHER, Rules, Search, direction, words,
};

type Board = Vec<Vec<u8>>;

pub struct Grids {
    pub cells: &'static [u8],
}

impl<R: Rules<Position = Board>> Kind<R> for Grids {
    fn directions(&self, _: Assumption) -> Vec<Direction<R>> {
        let cells = self.cells;
        let most = (1..).take_while(|&n| (cells.len().max(2) as u64).pow(n) < 100_000).count();
        let words = "all boards of up to # cells";
        let mut all = vec![direction(ALL, 24_000_000, most as u64, words, move |size, _| {
            let area = size as usize + 1;
            let sides = (1..=area).filter(|rows| area.is_multiple_of(*rows));
            Batch::new(
                sides.flat_map(|rows| boards(cells, rows, area / rows)).collect(),
                [size + 1],
            )
        })];
        let words = "boards by chance with sides of up to #";
        all.push(direction(CHANCE, 12_000_000, 20, words, move |size, search| {
            let side = 3 + size / 4;
            let board = |_| {
                let [rows, columns] = [(); 2].map(|()| 1 + search.chance.below(side));
                board(cells, rows, columns, search)
            };
            Batch::new((0..30).map(board).collect(), [side])
        }));
        for rows in 1..=2 {
            let words = "boards by chance of # by up to #, and turned";
            all.push(direction(OTHER, 6_000_000, 60, words, move |size, search| {
                let columns = size + 2;
                let mut inputs = Vec::new();
                for _ in 0..8 {
                    inputs.push(board(cells, rows, columns, search));
                    inputs.push(board(cells, columns, rows, search));
                }
                Batch::new(inputs, [rows, columns])
            }));
        }
        all
    }
}

/// A board by chance, in which some kind of cell may be more frequent.
fn board<R: Rules>(cells: &[u8], rows: u64, columns: u64, search: &mut Search<R>) -> Board {
    let count = cells.len() as u64;
    let frequent = search.chance.below(2 * count);
    let mut cell = || {
        let any = search.chance.below(count);
        let is_frequent = frequent < count && search.chance.below(2) == 0;
        cells[if is_frequent { frequent } else { any } as usize]
    };
    (0..rows).map(|_| (0..columns).map(|_| cell()).collect()).collect()
}

/// All boards of so many rows and columns.
fn boards(cells: &[u8], rows: usize, columns: usize) -> Vec<Board> {
    let board = |cells: &Vec<u8>| cells.chunks(columns).map(|row| row.to_vec()).collect();
    words(rows * columns, cells).iter().map(board).collect()
}
