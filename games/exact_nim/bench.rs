use std::collections::HashSet;

use nim_snippets::exact_nim;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    // All positions of four heaps below 8, by the number with their sizes as digits.
    let heap = |position: usize, i: usize| position / 8_usize.pow(i as u32) % 8;
    let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
    let plain = || {
        let mut values: Vec<u64> = Vec::new();
        for position in 0..4096 {
            let mut reached = HashSet::new();
            for (a, b) in pairs {
                for taken_a in 1..=heap(position, a) {
                    for taken_b in 1..=heap(position, b) {
                        let taken =
                            taken_a * 8_usize.pow(a as u32) + taken_b * 8_usize.pow(b as u32);
                        reached.insert(values[position - taken]);
                    }
                }
            }
            values.push((0..).find(|value| !reached.contains(value)).expect("a mex"));
        }
        values
    };
    let heaps = |position: usize| [0, 1, 2, 3].map(|i| heap(position, i) as u64);
    bench
        .row("values of 4096 positions, 2 of 4", || {
            (0..4096).map(|position| exact_nim::grundy(&heaps(position), 2)).collect()
        })
        .plain(plain)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(|heaps| {
        let heaps: Vec<u64> = heaps.iter().map(|heap| heap >> 20).collect();
        exact_nim::grundy(&heaps, heaps.len() as u64 * 2 / 3)
    });
}
