use nim_snippets::board_game;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::queen;
use crate::random::Random;

pub fn speed(bench: &mut Bench) {
    const SIDE: usize = 100;
    let mut random = Random(9);
    let open: Vec<Vec<bool>> =
        (0..SIDE).map(|_| (0..SIDE).map(|_| random.below(10) > 0).collect()).collect();
    let rides: [(i64, i64); 3] = [(-1, 0), (0, -1), (-1, -1)];
    let plain = || {
        let mut values = vec![vec![0_u64; SIDE]; SIDE];
        let mut stamps = vec![usize::MAX; 4 * SIDE];
        for row in 0..SIDE {
            for column in (0..SIDE).filter(|&column| open[row][column]) {
                let cell = row * SIDE + column;
                for (down, right) in rides {
                    let (mut r, mut c) = (row as i64 + down, column as i64 + right);
                    while r >= 0 && c >= 0 && open[r as usize][c as usize] {
                        stamps[values[r as usize][c as usize] as usize] = cell;
                        (r, c) = (r + down, c + right);
                    }
                }
                let mex = (0..).find(|&value| stamps[value as usize] != cell);
                values[row][column] = mex.expect("a mex");
            }
        }
        values
    };
    bench
        .row("a queen on 100 × 100", || board_game::cell_values(&open, &[], &rides))
        .plain(plain)
        .best("unions, for a queen alone", || queen::values::<4>(SIDE, SIDE, |r, c| open[r][c]))
        .time();
}

pub fn growth(growth: &mut Growth) {
    let open = vec![vec![true; 1000]; 1000];
    growth.takes("1000 x 1000 cells a queen takes {}", || {
        board_game::cell_values(&open, &[], &[(-1, 0), (0, -1), (-1, -1)])
    });
    growth.takes("a knight {}", || {
        board_game::cell_values(&open, &[(-2, -1), (-2, 1), (-1, -2), (1, -2)], &[])
    });
}
