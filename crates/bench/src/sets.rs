//! Taking numbers from a set, and tables of values.

use std::collections::HashSet;
use std::hint::black_box;

use nim_snippets::*;

use crate::harness::{Bench, Modules};
use crate::input::*;
use crate::modules;

pub const MODULES: Modules = modules![all_but_game subtraction_game subtraction_table window_game periodicity grid_period grundy_table];

/// The values of `0..=n` by stamps: `options(heap, values, reach)` reaches the value of each option.
pub fn by_stamps(
    n: usize,
    mut options: impl FnMut(usize, &[u64], &mut dyn FnMut(u64)),
) -> Vec<u64> {
    let mut values = Vec::with_capacity(n + 1);
    let mut stamps = vec![usize::MAX; n + 2];
    for heap in 0..=n {
        options(heap, &values, &mut |value| stamps[value as usize] = heap);
        let mex = stamps.iter().position(|&stamp| stamp != heap);
        values.push(mex.expect("no more values than heaps") as u64);
    }
    values
}

fn all_but_game(bench: &mut Bench) {
    let set = distinct(20, 100);
    bench
        .row("values of 2000 heaps, all but 20", || all_but_game::grundy_values(2000, &set))
        .plain(|| {
            let set: HashSet<&u64> = set.iter().collect();
            let mut values: Vec<u64> = Vec::new();
            for heap in 0..=2000 {
                let mut reached = vec![false; 2001];
                for taken in (1..=heap).filter(|taken| !set.contains(taken)) {
                    reached[values[(heap - taken) as usize] as usize] = true;
                }
                values.push(reached.iter().take_while(|&&reached| reached).count() as u64);
            }
            values
        })
        .best("values by their last heaps", || {
            // A value is free as long as all heaps that have it are a member of the set away.
            let is_banned = |taken: usize| set.binary_search(&(taken as u64)).is_ok();
            let mut heaps_of: Vec<Vec<usize>> = Vec::new();
            let mut first_open = 0;
            let mut values = Vec::new();
            for heap in 0..=2000 {
                let far = |heaps: &Vec<usize>| heap - heaps[0] > 100;
                while heaps_of.get(first_open).is_some_and(far) {
                    first_open += 1;
                }
                let is_free = |heaps: &Vec<usize>| heaps.iter().all(|&left| is_banned(heap - left));
                let open = &heaps_of[first_open..];
                let value = first_open + open.iter().position(is_free).unwrap_or(open.len());
                if value == heaps_of.len() {
                    heaps_of.push(Vec::new());
                }
                heaps_of[value].push(heap);
                values.push(value as u64);
            }
            values
        })
        .time();
}

/// A byte for each value that the taken numbers reach.
fn subtraction_by_stamps(n: usize, set: &[u64]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(n + 1);
    let mut stamps = vec![usize::MAX; set.len() + 1];
    for heap in 0..=n {
        for &taken in set.iter().take_while(|&&taken| taken <= heap as u64) {
            stamps[values[heap - taken as usize] as usize] = heap;
        }
        values.push((0..).find(|&value| stamps[value as usize] != heap).expect("a mex"));
    }
    values
}

/// The values that are reached as the bits of a word.
fn subtraction_by_masks(n: usize, set: &[u64]) -> Vec<u64> {
    let mut masks: Vec<u64> = Vec::with_capacity(n + 1);
    for heap in 0..=n {
        let mut reached = 0_u64;
        for &taken in set.iter().take_while(|&&taken| taken <= heap as u64) {
            reached |= masks[heap - taken as usize];
        }
        masks.push(1 << reached.trailing_ones());
    }
    masks.iter().map(|mask| u64::from(mask.trailing_zeros())).collect()
}

/// For each value the heaps from which it is reached, as bits: the set moved along.
fn subtraction_by_shifts(n: usize, set: &[u64]) -> Vec<u64> {
    let words = n / 64 + 2;
    let mut moves = vec![0_u64; words];
    for &taken in set.iter().filter(|&&taken| taken <= n as u64) {
        moves[taken as usize / 64] |= 1 << (taken % 64);
    }
    let mut reach: Vec<Vec<u64>> = Vec::new();
    let mut values = Vec::with_capacity(n + 1);
    for heap in 0..=n {
        let (word, bit) = (heap / 64, heap as u32 % 64);
        let free = |reach: &Vec<u64>| reach[word] >> bit & 1 == 0;
        let value = reach.iter().position(free).unwrap_or(reach.len());
        if value == reach.len() {
            reach.push(vec![0; words]);
        }
        let mut carry = 0;
        for (reach, &moves) in reach[value][word..].iter_mut().zip(&moves) {
            *reach |= moves << bit | carry;
            carry = if bit == 0 { 0 } else { moves >> (64 - bit) };
        }
        values.push(value as u64);
    }
    values
}

fn subtraction_game(bench: &mut Bench) {
    let small = vec![1, 5, 12, 20, 33];
    let long = distinct(10, 100_000);
    let longer = distinct(100, 100_000);
    for (task, set) in [
        ("values of 10^6 heaps, 5 small moves", &small),
        ("values of 10^6 heaps, 10 long moves", &long),
        ("values of 10^6 heaps, 100 long moves", &longer),
    ] {
        let n = if set.len() == 100 { 300_000 } else { 1_000_000 };
        let task = if set.len() == 100 { task.replace("10^6", "3·10^5") } else { task.to_owned() };
        let row = bench
            .row(&task, || subtraction_game::grundy_values(n, set))
            .plain(|| subtraction_by_stamps(n, set))
            .limit("fill", || vec![black_box(1_u64); n + 1]);
        let by_masks = || subtraction_by_masks(n, set);
        let row = if set.len() < 64 { row.best("words", by_masks) } else { row };
        row.time();
    }
}

fn subtraction_table(bench: &mut Bench) {
    let long = distinct(10, 100_000);
    bench
        .row("10^6 heaps, 10 long moves", || subtraction_table::grundy_values(1_000_000, &long))
        .plain(|| subtraction_by_stamps(1_000_000, &long))
        .best("words", || subtraction_by_masks(1_000_000, &long))
        .time();
    let longer = distinct(100, 100_000);
    bench
        .row("3·10^5 heaps, 100 long moves", || subtraction_table::grundy_values(300_000, &longer))
        .plain(|| subtraction_by_stamps(300_000, &longer))
        .time();
    let many = distinct(3000, 50_000);
    bench
        .row("5·10^4 heaps, 3000 moves", || subtraction_table::grundy_values(50_000, &many))
        .plain(|| subtraction_by_stamps(50_000, &many))
        .best("shifts", || subtraction_by_shifts(50_000, &many))
        .time();
    // As dense as primes and semiprimes.
    let dense = distinct(30_000, 60_000);
    bench
        .row("6·10^4 heaps, 24 000 moves", || subtraction_table::grundy_values(60_000, &dense))
        .best("shifts", || subtraction_by_shifts(60_000, &dense))
        .time();
}

/// Mex of a window, by a tree of the last heap of each value.
fn window_by_tree(n: u64, lo: impl Fn(u64) -> u64, hi: impl Fn(u64) -> u64) -> Vec<u64> {
    let leaves = (n as usize + 2).next_power_of_two();
    let mut last = vec![0; 2 * leaves]; // plus 1
    let mut values: Vec<u64> = Vec::with_capacity(n as usize + 1);
    let mut entered = 0;
    for heap in 0..=n {
        while entered < (hi(heap) + 1).min(heap) {
            let mut node = leaves + values[entered as usize] as usize;
            entered += 1;
            last[node] = entered;
            while node > 1 {
                node /= 2;
                last[node] = last[2 * node].min(last[2 * node + 1]);
            }
        }
        let mut node = 1;
        while node < leaves {
            node = if last[2 * node] <= lo(heap) { 2 * node } else { 2 * node + 1 };
        }
        values.push((node - leaves) as u64);
    }
    values
}

fn window_game(bench: &mut Bench) {
    let [lo, hi] = [|x: u64| x.div_ceil(3), |x: u64| x * 2 / 3];
    let [wide_lo, wide_hi] = [|x: i128| (x + 2) / 3, |x: i128| x * 2 / 3];
    bench
        .row("values of 2000 heaps", || window_game::grundy_values(2000, wide_lo, wide_hi))
        .plain(|| {
            by_stamps(2000, |heap, values, reach| {
                let (lo, hi) = (lo(heap as u64), hi(heap as u64) + 1);
                values[lo as usize..(hi as usize).min(heap)].iter().for_each(|&value| reach(value));
            })
        })
        .time();
    bench
        .row("values of 10^5 heaps", || window_game::grundy_values(100_000, wide_lo, wide_hi))
        .best("a tree of last heaps", || window_by_tree(100_000, lo, hi))
        .time();
}

fn periodicity(bench: &mut Bench) {
    let values: Vec<u64> =
        (0..4000).map(|n| if n < 900 { n * n % 11 } else { u64::from(n % 997 == 0) }).collect();
    bench
        .row("4000 values", || periodicity::find(&values).map(|found| (found.start, found.length)))
        .plain(|| {
            let start = |length: u64| {
                let same = |&n: &u64| values[n as usize] == values[(n + length) as usize];
                let unlike = (0..4000 - length).rev().find(|n| !same(n));
                (unlike.map_or(0, |n| n + 1), length)
            };
            let fits = (1..2000).map(start).filter(|(start, length)| start + length <= 2000);
            fits.min_by_key(|(start, length)| start + length)
        })
        .best("failure function", || {
            let mut longest = vec![0];
            let values: Vec<u64> = values.iter().rev().copied().collect();
            let mut best = (0, 1);
            for i in 1..values.len() {
                let mut border = longest[i - 1];
                while border > 0 && values[i] != values[border] {
                    border = longest[border - 1];
                }
                longest.push(border + usize::from(values[i] == values[border]));
                best = best.max((longest[i], i + 1 - longest[i]));
            }
            let (seen, length) = best;
            (2 * seen >= values.len())
                .then(|| ((values.len() - seen - length) as u64, length as u64))
        })
        .time();
}

fn grundy_table(bench: &mut Bench) {
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

fn grid_period(bench: &mut Bench) {
    let value = |row: u64, column: u64| if row.min(column) < 40 { row * column } else { 5 };
    let values: Vec<Vec<u64>> =
        (0..200).map(|row| (0..200).map(|column| value(row % 50, column % 60)).collect()).collect();
    bench
        .row("200 × 200 values", || {
            let found = grid_period::find(&values).expect("a period");
            (found.rows.length, found.columns.length)
        })
        .plain(|| {
            // For each length how many of the last lines are the same as so many before.
            let best = |same: &dyn Fn(usize, usize) -> bool| {
                let start =
                    |d: usize| (d..200).rev().find(|&i| !same(i, i - d)).map_or(0, |i| i + 1 - d);
                (1..200).min_by_key(|&d| start(d) + d).expect("a length") as u64
            };
            let rows = best(&|i, j| values[i] == values[j]);
            (rows, best(&|i, j| values.iter().all(|row| row[i] == row[j])))
        })
        .time();
}
