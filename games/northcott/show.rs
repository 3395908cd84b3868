use crate::games::moves::offer;
use crate::games::position::pairs;
use crate::games::{Game, Shape};
use nim_snippets::northcott;

pub fn games() -> Vec<Game> {
    vec![northcott()]
}

fn northcott() -> Game {
    /// Rows with two pawns.
    fn rows(cells: &[u64]) -> Vec<(i64, i64)> {
        let cell =
            |cell: u64| i64::try_from(cell).unwrap_or_else(|_| panic!("cell {cell} is too far"));
        pairs(cells).into_iter().map(|(mine, other)| (cell(mine), cell(other))).collect()
    }
    Game::new("northcott", Shape::Pairs("rows"))
        .values("northcott::grundy(&[(a, b)])", |_, p| {
            rows(p).iter().map(|&row| northcott::grundy(&[row])).collect()
        })
        .play(
            |_, p| northcott::wins(&rows(p)),
            |_, p, visit| {
                let rows = rows(p);
                let moves = northcott::winning_moves(&rows);
                offer(moves.map(|(i, cell)| (2 * i, cell as u64)), visit);
            },
        )
}
