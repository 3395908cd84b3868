use nim_snippets::strip_colouring::{Neighbours, StripColouring};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::distinct;

fn coloured(n: usize) -> Vec<(u64, u64)> {
    // No two are neighbours.
    distinct(n, 1 << 60).iter().map(|&cell| (2 * cell, cell / 3 % 2)).collect()
}

pub fn speed(bench: &mut Bench) {
    let (strip, cells) = (StripColouring::new(2, Neighbours::Differ), coloured(100_000));
    bench
        .row("winner, 10^5 coloured cells", || strip.grundy(1 << 62, &cells))
        .plain(|| {
            let mut cells = cells.clone();
            cells.sort_unstable();
            let ends = cells[0].0 ^ ((1 << 62) - 1 - cells[cells.len() - 1].0);
            let equal = |pair: &[(u64, u64)]| {
                u64::from(pair[0].1 == pair[1].1 && pair[0].0 + 1 < pair[1].0)
            };
            cells.windows(2).fold(ends, |xor, pair| xor ^ equal(pair))
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 10_000, |n| {
        let (strip, cells) = (StripColouring::new(2, Neighbours::Differ), coloured(n));
        move || strip.grundy(1 << 62, &cells)
    });
}
