//! Grundy table.

use crate::support::assert_panics;
use crate::support::random::Random;
use nim_snippets::grundy_table;
use nim_snippets::grundy_table::{grundy_values_by, outcomes_by};
use nim_snippets::sprague_grundy::{grundy_values, mex};

/// The options of a position: smaller positions, and sums of two smaller positions.
fn options(position: usize) -> Vec<Vec<usize>> {
    let mut random = Random(position as u64);
    let count = if position == 0 { 0 } else { random.below(6 * position as u64) };
    let mut part = |_| random.below(position as u64) as usize;
    (0..count).map(|i| (0..=i % 2).map(&mut part).collect()).collect()
}

#[test]
fn laws() {
    let values = grundy_values_by(400, |position, values, reached| {
        assert_eq!(values.len(), position);
        for option in options(position) {
            reached.mark(option.iter().fold(0, |xor, &part| xor ^ values[part]));
        }
    });
    assert_eq!(values, grundy_values(400, options));
    assert!(values.iter().any(|&value| value > 64), "beyond the first stamps");
    let flat = |position: usize| options(position).into_iter().filter(|option| option.len() == 1);
    let values = grundy_values(400, |position| flat(position).collect());
    let wins = outcomes_by(400, |position, wins| flat(position).any(|option| !wins[option[0]]));
    assert!(values.iter().zip(wins).all(|(&value, wins)| (value != 0) == wins));
}

/// Values that are too large for a table count like others, in any order.
#[test]
fn values_of_any_size() {
    let mut random = Random(3);
    for n in 0..300 {
        let mut marked: Vec<u64> = (0..n).map(|_| random.below(n + 5)).collect();
        marked.extend([u64::MAX, 1 << 32, 64, n]);
        let values = grundy_values_by(1, |position, _, reached| {
            for &value in marked.iter().filter(|_| position == 1) {
                reached.mark(value);
            }
        });
        assert_eq!(values, [0, mex(&marked)], "{marked:?}");
    }
    let nim = grundy_values_by(1000, |heap, _, reached| {
        for value in 0..heap as u64 {
            reached.mark(value);
        }
    });
    assert!(nim.into_iter().eq(0..=1000));
    let downwards = grundy_values_by(1000, |heap, _, reached| {
        for value in (0..heap as u64).rev() {
            reached.mark(value);
        }
    });
    assert!(downwards.into_iter().eq(0..=1000));
    let sums = grundy_values_by(13, |heap, values, reached| {
        // A heap may become any set of smaller heaps, so each value is the next power of two.
        for set in 0..1_usize << heap {
            let parts = (0..heap).filter(|part| set >> part & 1 == 1);
            reached.mark(parts.fold(0, |xor, part| xor ^ values[part]));
        }
    });
    assert!(sums.into_iter().eq((0..=13).map(|heap| 1 << heap)));
    assert_panics("position 0 reaches all values below 4096", || {
        grundy_values_by(1, |_, _, reached| (0..9999).for_each(|value| reached.mark(value)))
    });
    assert_eq!(grundy_values_by(0, |_, _, _| ()), [0]);
    assert_eq!(outcomes_by(0, |_, _| false), [false]);
}

#[test]
fn panics() {
    assert_panics("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = grundy_table::grundy_values_by(usize::MAX, |_, _, _| {});
    });
}
