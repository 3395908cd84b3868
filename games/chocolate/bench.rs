use nim_snippets::chocolate;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers_below;

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let cells = numbers_below(1 << 40, 2 * N);
    let bitter: Vec<[u64; 2]> = cells.chunks(2).map(|square| [square[0], square[1]]).collect();
    let sides = [1 << 40, 1 << 40];
    bench
        .row("winner, 10^5 bitter squares", || chocolate::wins(sides, &bitter))
        .plain(|| {
            let [mut low, mut high] = [[u64::MAX; 2], [0; 2]];
            for square in &bitter {
                for axis in 0..2 {
                    low[axis] = low[axis].min(square[axis]);
                    high[axis] = high[axis].max(square[axis]);
                }
            }
            let above = |axis: usize| sides[axis] - 1 - high[axis];
            low[0] ^ low[1] ^ above(0) ^ above(1) != 0
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(|cells| {
        let squares: Vec<[u64; 2]> = cells.iter().map(|&cell| [cell, cell / 3]).collect();
        chocolate::wins([1 << 61; 2], &squares)
    });
}
