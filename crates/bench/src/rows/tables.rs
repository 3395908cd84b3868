//! Rows about tables of Grundy values, mexes and periods.

use nim_snippets::{grundy_table, periodicity, sprague_grundy, subtraction_game};

use crate::harness::Bench;
use crate::input::{Random, distinct, numbers_below, permutation};

pub fn subtraction_game(bench: &mut Bench) {
    let small = vec![1, 5, 12, 20, 33];
    bench
        .row("values of 10^6 heaps, 5 small moves", || {
            subtraction_game::grundy_values(1_000_000, &small)
        })
        .best("words", || by_words(1_000_000, &small))
        .best("period", || by_period(1_000_000, &small))
        .time();
    let long = distinct(10, 100_000);
    bench
        .row("values of 10^6 heaps, 10 long moves", || {
            subtraction_game::grundy_values(1_000_000, &long)
        })
        .best("words", || by_words(1_000_000, &long))
        .time();
}

/// The values of the heaps, with the reached values as bits of a word.
fn by_words(n: usize, set: &[u64]) -> Vec<u64> {
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

/// The values, of which only the first are computed, by stamps. The last of these also occur one
/// period earlier, so the period goes on.
fn by_period(n: usize, set: &[u64]) -> Vec<u64> {
    let options = |heap: usize| {
        let taken = set.iter().map(|&taken| taken as usize);
        taken.take_while(move |&taken| taken <= heap).map(move |taken| heap - taken)
    };
    let mut values = by_stamps(4096.min(n), set.len(), options);
    let max = *set.last().expect("a number") as usize;
    let (end, last) = (values.len(), &values[values.len() - max..]);
    let is_period = |&length: &usize| values[end - length - max..end - length] == *last;
    let length = (1..end - max).find(is_period).expect("a short period");
    while values.len() <= n {
        let repeated = end - length..values.len().min(n + 1 - values.len() + end - length);
        values.extend_from_within(repeated);
    }
    values
}

pub fn grundy_table(bench: &mut Bench) {
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
        .best("stamps", || {
            let options = |heap: usize| options[heap].iter().map(|&option| option as usize);
            by_stamps(HEAPS, 300, options)
        })
        .time();
}

/// The values of the heaps; each reached value is stamped with the heap. No heap has more than
/// `most` options.
fn by_stamps<I: Iterator<Item = usize>>(
    n: usize,
    most: usize,
    options: impl Fn(usize) -> I,
) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(n + 1);
    let mut stamps = vec![usize::MAX; most + 1];
    for heap in 0..=n {
        options(heap).for_each(|option| stamps[values[option] as usize] = heap);
        values.push((0..).find(|&value| stamps[value as usize] != heap).expect("a mex"));
    }
    values
}

pub fn sprague_grundy(bench: &mut Bench) {
    for (task, n, end) in [
        ("mex of 10 values", 10, 2),
        ("mex of 100 values", 100, 13),
        ("mex of 10^5 values", 100_000, 12_501),
        ("mex of all of 0..10", 10, 10),
        ("mex of all of 0..1000", 1000, 1000),
    ] {
        let values = if end == n as u64 {
            permutation(&mut Random(1), n).into_iter().map(|value| value as u64).collect()
        } else {
            numbers_below(end, n)
        };
        bench
            .row(task, || sprague_grundy::mex(&values))
            .best("marks", || {
                let mut seen = vec![false; values.len() + 1];
                for &value in &values {
                    if let Some(seen) = seen.get_mut(value as usize) {
                        *seen = true;
                    }
                }
                seen.iter().take_while(|&&seen| seen).count() as u64
            })
            .time();
    }
}

pub fn periodicity(bench: &mut Bench) {
    let values: Vec<u64> =
        (0..4000).map(|n| if n < 900 { n * n % 11 } else { u64::from(n % 997 == 0) }).collect();
    bench
        .row("4000 values", || periodicity::find(&values).map(|found| (found.start, found.length)))
        .best("failure function", || period_by_borders(&values))
        .time();
}

/// The start and the length of the period, by the longest borders of the reversed values.
fn period_by_borders(values: &[u64]) -> Option<(u64, u64)> {
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
    (2 * seen >= values.len()).then(|| ((values.len() - seen - length) as u64, length as u64))
}
