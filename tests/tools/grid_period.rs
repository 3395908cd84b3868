//! Grid period.

use crate::support::assert_panics;
use crate::support::random::Random;
use nim_snippets::board_game::cell_values;
use nim_snippets::grid_period;
use nim_snippets::grid_period::find;

/// A period that a 40 x 40 table proves holds in the 160 x 160 table.
#[test]
fn laws() {
    let mut random = Random(31);
    let (mut proven, mut wrong) = (0, 0);
    for _ in 0..150 {
        let count = 1 + random.below(3);
        let step = |random: &mut Random| (-(random.below(4) as i64), -(random.below(4) as i64));
        let mut steps: Vec<(i64, i64)> = (0..count).map(|_| step(&mut random)).collect();
        steps.retain(|&step| step != (0, 0));
        let small = cell_values(&vec![vec![true; 40]; 40], &steps, &[]);
        let large = cell_values(&vec![vec![true; 160]; 160], &steps, &[]);
        let Some(found) = find(&small) else { continue };
        let (up, left) = steps.iter().fold((0, 0), |(up, left), &(rows, columns)| {
            (up.max(rows.unsigned_abs()), left.max(columns.unsigned_abs()))
        });
        let mut cells = (0..160).flat_map(|row| (0..160).map(move |column| (row, column)));
        let right = cells.all(|(r, c)| found.value(&small, r as u64, c as u64) == large[r][c]);
        assert!(right || !found.is_proven(up, left), "{steps:?}: {found:?}");
        assert!(!found.is_proven(found.rows.seen + 1, 0) && !found.is_proven(0, u64::MAX));
        proven += usize::from(found.is_proven(up, left));
        wrong += usize::from(!right);
    }
    assert!(proven > 30, "{proven} proven, {wrong} wrong");
}

/// Tests the smallest start + length that the table allows.
#[test]
fn least_periods() {
    let mut random = Random(32);
    for _ in 0..300 {
        let (height, width) = (2 + random.below(12) as usize, 2 + random.below(12) as usize);
        let (start, length) = (random.below(3) as usize, 1 + random.below(4) as usize);
        let row = |row: usize| if row < start { row + 9 } else { (row - start) % length };
        let noise = Random(random.next()).below(3);
        let value = |r: usize, c: usize| (row(r) * 7 + c % 2) as u64 + noise;
        let values: Vec<Vec<u64>> =
            (0..height).map(|r| (0..width).map(|c| value(r, c)).collect()).collect();
        let repeats = |period: usize, from: usize| {
            (from..height - period).all(|r| values[r] == values[r + period])
        };
        let least = |period: usize| (0..=height - period).find(|&from| repeats(period, from));
        let best = (1..height).map(|period| (least(period).unwrap() + period, period)).min();
        let (end, period) = best.unwrap();
        let expected = (2 * end <= height).then_some(((end - period) as u64, period as u64));
        let found = find(&values).map(|found| (found.rows.start, found.rows.length));
        let columns_repeat = width >= 4;
        if columns_repeat {
            assert_eq!(found, expected, "{values:?}");
        }
    }
}

#[test]
fn extremes() {
    assert_eq!(find(&[]), None);
    assert_eq!(find(&[vec![3]]), None);
    assert_eq!(find(&[vec![], vec![]]), None);
    let constant = vec![vec![5; 2]; 2];
    let found = find(&constant).unwrap();
    assert_eq!(found.value(&constant, u64::MAX, u64::MAX), 5);
    assert_eq!((found.rows.seen, found.is_proven(1, 1), found.is_proven(2, 1)), (1, true, false));
}

#[test]
fn panics() {
    assert_panics("rows of unequal length", || _ = grid_period::find(&[vec![], vec![1]]));
    assert_panics("cell (0, 0) is outside the values", || {
        _ = grid_period::find(&vec![vec![0; 4]; 4]).map(|period| period.value(&[], u64::MAX, 0));
    });
    let mut never = grid_period::find(&vec![vec![0; 4]; 4]).expect("a period");
    never.rows.length = 0;
    assert_panics("length must be positive", || never.value(&[vec![0]], 5, 0));
}
