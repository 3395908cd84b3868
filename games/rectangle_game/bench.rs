use nim_snippets::rectangle_game::{Rectangle, RectangleGame, Split};

use crate::growth::Growth;
use crate::input::numbers;

/// For each corner how many cells before it may not be prime.
fn counts(n: usize) -> Vec<Vec<u32>> {
    let mut counts = vec![vec![0; n + 1]; n + 1];
    for (i, number) in numbers(n * n).into_iter().enumerate() {
        let (row, column) = (i / n, i % n);
        counts[row + 1][column + 1] = counts[row][column + 1] + counts[row + 1][column]
            - counts[row][column]
            + u32::from(number % 9 < 5);
    }
    counts
}

fn ours(n: usize, counts: &[Vec<u32>]) -> u64 {
    let game = RectangleGame::new(n, n, |r: Rectangle| {
        let has_any = counts[r.bottom][r.right] + counts[r.top][r.left]
            != counts[r.top][r.right] + counts[r.bottom][r.left];
        let (rows, columns) =
            if has_any { (r.top + 1..r.bottom, r.left + 1..r.right) } else { (0..0, 0..0) };
        rows.map(Split::AboveRow).chain(columns.map(Split::LeftOfColumn))
    });
    game.grundy(game.board())
}

pub fn growth(growth: &mut Growth) {
    let counts = counts(30);
    growth.takes("with all their cuts take {}", || (0..10).map(|_| ours(30, &counts)).sum::<u64>());
}
