use nim_snippets::rectangle_game::{Rectangle, RectangleGame, Split};

use crate::growth::Growth;
use crate::harness::Bench;
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

fn by_stamps(n: usize, counts: &[Vec<u32>]) -> u64 {
    let index = |top: usize, bottom: usize, left: usize, right: usize| {
        ((top * (n + 1) + bottom) * (n + 1) + left) * (n + 1) + right
    };
    let mut values = vec![0_u32; index(n, n, n, n) + 1];
    let (mut stamps, mut now) = (vec![0; 128], 0);
    for (h, w) in (1..=n).flat_map(|h| (1..=n).map(move |w| (h, w))) {
        for (top, left) in (0..=n - h).flat_map(|top| (0..=n - w).map(move |left| (top, left))) {
            let (bottom, right) = (top + h, left + w);
            if counts[bottom][right] + counts[top][left]
                == counts[top][right] + counts[bottom][left]
            {
                continue;
            }
            now += 1;
            for row in top + 1..bottom {
                let [a, b] = [index(top, row, left, right), index(row, bottom, left, right)];
                stamps[(values[a] ^ values[b]) as usize] = now;
            }
            for column in left + 1..right {
                let [a, b] = [index(top, bottom, left, column), index(top, bottom, column, right)];
                stamps[(values[a] ^ values[b]) as usize] = now;
            }
            let mex = stamps.iter().take_while(|&&stamp| stamp == now).count();
            values[index(top, bottom, left, right)] = mex as u32;
        }
    }
    values[index(0, n, 0, n)].into()
}

pub fn speed(bench: &mut Bench) {
    let counts = counts(30);
    bench.row("cuts of 30 × 30", || ours(30, &counts)).plain(|| by_stamps(30, &counts)).time();
}

pub fn growth(growth: &mut Growth) {
    let counts = counts(30);
    growth.takes("with all their cuts take {}", || (0..10).map(|_| ours(30, &counts)).sum::<u64>());
}
