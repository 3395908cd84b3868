use std::collections::HashSet;

use nim_snippets::grundy_table;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::random::Random;

pub fn speed(bench: &mut Bench) {
    const HEAPS: usize = 20_000;
    let options: Vec<Vec<u32>> = (0..=HEAPS)
        .map(|heap| {
            let mut random = Random(heap as u64);
            (0..300.min(heap)).map(|_| random.below(heap as u64) as u32).collect()
        })
        .collect();
    bench
        .row("2·10^4 heaps, 300 options", || {
            grundy_table::grundy_values_by(HEAPS, |heap, values, reached| {
                options[heap].iter().for_each(|&option| reached.mark(values[option as usize]));
            })
        })
        .plain(|| {
            let mut values: Vec<u64> = Vec::new();
            for options in &options {
                let reached: HashSet<u64> = options.iter().map(|&i| values[i as usize]).collect();
                values.push((0..).find(|value| !reached.contains(value)).expect("a mex"));
            }
            values
        })
        .best("stamps", || {
            let mut values: Vec<u64> = Vec::with_capacity(HEAPS + 1);
            let mut stamps = vec![usize::MAX; 302];
            for (heap, options) in options.iter().enumerate() {
                for &option in options {
                    stamps[values[option as usize] as usize] = heap;
                }
                values.push((0..).find(|&value| stamps[value as usize] != heap).expect("a mex"));
            }
            values
        })
        .limit("sum", || {
            options.iter().flatten().fold(0_u64, |sum, &option| sum.wrapping_add(option.into()))
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    let options = |heap: usize, count: usize| {
        (1..=count.min(heap)).map(move |i| (heap - 1).wrapping_mul(i * i + 1) % heap)
    };
    growth.each("{} for each value it marks", 50_000, |n| {
        move || {
            grundy_table::grundy_values_by(n, |heap, values, reached| {
                options(heap, 10).for_each(|to| reached.mark(values[to]));
            })
        }
    });
    let lists: Vec<Vec<u32>> =
        (0..=100_000).map(|heap: usize| options(heap, 300).map(|to| to as u32).collect()).collect();
    growth.takes("10^5 heaps with 300 options each take {}", || {
        grundy_table::grundy_values_by(100_000, |heap, values, reached| {
            lists[heap].iter().for_each(|&to| reached.mark(values[to as usize]));
        })
    });
    growth.takes("2^20 masks of 20 bits {}", || {
        grundy_table::grundy_values_by((1 << 20) - 1, |mask, values, reached| {
            let bits = (0..20).filter(|i| mask >> i & 1 == 1);
            bits.for_each(|i| reached.mark(values[mask ^ 1 << i]));
        })
    });
}
