use nim_snippets::strip_colouring::{Neighbours, StripColouring};

use crate::growth::Growth;
use crate::input::distinct;

fn coloured(n: usize) -> Vec<(u64, u64)> {
    // No two are neighbours.
    distinct(n, 1 << 60).iter().map(|&cell| (2 * cell, cell / 3 % 2)).collect()
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 10_000, |n| {
        let (strip, cells) = (StripColouring::new(2, Neighbours::Differ), coloured(n));
        move || strip.grundy(1 << 62, &cells)
    });
}
