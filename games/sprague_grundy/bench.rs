use std::collections::BTreeSet;
use std::hint::black_box;

use nim_snippets::sprague_grundy::{self, SpragueGrundy};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::hash::FastMap;
use crate::input::{numbers_below, permutation, takings};
use crate::masks::{full_mask_from_below, without_a_bit_or_two};
use crate::random::Random;

pub fn speed(bench: &mut Bench) {
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
            .plain(|| {
                let sorted: BTreeSet<u64> = values.iter().copied().collect();
                (0..).zip(sorted).take_while(|(i, value)| i == value).count() as u64
            })
            .best("marks", || {
                let mut seen = vec![false; values.len() + 1];
                for &value in &values {
                    if let Some(seen) = seen.get_mut(value as usize) {
                        *seen = true;
                    }
                }
                seen.iter().take_while(|&&seen| seen).count() as u64
            })
            .limit("sum", || values.iter().sum::<u64>())
            .time();
    }
    // The values that are reached as bits.
    fn value(position: u64, memo: &mut FastMap<u64, u64>) -> u64 {
        if let Some(&value) = memo.get(&position) {
            return value;
        }
        let options = layered(position);
        let reached = options.iter().fold(0_u64, |reached, &to| reached | 1 << value(to, memo));
        memo.insert(position, reached.trailing_ones().into());
        reached.trailing_ones().into()
    }
    bench
        .row("SpragueGrundy, 5·10^4 positions", || {
            SpragueGrundy::new(|&position: &u64| {
                layered(position).into_iter().map(|to| [to]).collect()
            })
            .grundy(&0)
        })
        .plain(|| value(0, &mut FastMap::default()))
        .limit("options only", || (0..50_000).for_each(|n| drop(black_box(layered(n)))))
        .time();
    fn mask_value(mask: u32, memo: &mut FastMap<u32, u64>) -> u64 {
        if let Some(&value) = memo.get(&mask) {
            return value;
        }
        let options = without_a_bit_or_two(mask);
        let reached = options.fold(0_u64, |reached, to| reached | 1 << mask_value(to, memo));
        memo.insert(mask, reached.trailing_ones().into());
        reached.trailing_ones().into()
    }
    bench
        .row("SpragueGrundy, masks of 16 bits", || {
            SpragueGrundy::new(|&mask: &u32| without_a_bit_or_two(mask).map(|to| [to]).collect())
                .grundy(&0xffff)
        })
        .plain(|| mask_value(0xffff, &mut FastMap::default()))
        .best("array", || full_mask_from_below(16))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.stated("a look-up for each option", 1.0, 4000, |n| {
        move || {
            let options = |&heap: &usize| takings(heap).into_iter().map(|left| [left]).collect();
            SpragueGrundy::new(options).grundy(&n)
        }
    });
    growth.takes("2^20 masks of 20 bits with 15 options each take {} and 28 MB", || {
        SpragueGrundy::new(|&mask: &u32| without_a_bit_or_two(mask).map(|to| [to]).collect())
            .grundy(&((1 << 20) - 1))
    });
    let splits = |heap: usize| (1..=heap / 2).map(move |part| [part, heap - part]);
    growth.takes("500 heaps that split in all ways take {} as lists of lists", || {
        let lists = |heap| splits(heap).map(|parts| parts.to_vec()).collect();
        sprague_grundy::grundy_values(500, lists)
    });
    growth.takes("by `grundy_values_by` with `[a, b]` {}", || {
        sprague_grundy::grundy_values_by(500, splits)
    });
}

/// Ten moves from each of 1000 positions into the next of 50 layers.
fn layered(position: u64) -> Vec<u64> {
    let layer = position / 1000;
    let mut random = Random(position);
    let moves = if layer < 49 { 10 } else { 0 };
    (0..moves).map(|_| (layer + 1) * 1000 + random.below(1000)).collect()
}
