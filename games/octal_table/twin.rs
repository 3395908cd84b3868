use super::{Digit, Splits, has_pair, walsh_hadamard};
use crate::random::Random;
use std::collections::BTreeSet;

#[test]
fn pairs_are_found_anywhere() {
    let mut random = Random(1);
    for n in 0..300 {
        let a: Vec<u16> = (0..n).map(|_| random.below(40) as u16).collect();
        let b: Vec<u16> = (0..n).map(|_| random.below(40) as u16).collect();
        for value in 0..70 {
            let is_there = a.iter().zip(&b).any(|(a, b)| a ^ b == value);
            assert_eq!(has_pair(&a, &b, value), is_there, "{a:?} {b:?} {value}");
        }
    }
}

#[test]
fn counts_become_balances() {
    let mut random = Random(2);
    for bits in 0..8 {
        let counts: Vec<i64> = (0..1 << bits).map(|_| random.below(100) as i64).collect();
        let mut balances = counts.clone();
        walsh_hadamard(&mut balances);
        for (mask, balance) in balances.into_iter().enumerate() {
            let signed = |(key, &count): (usize, &i64)| {
                if (key & mask).count_ones() % 2 == 1 { -count } else { count }
            };
            assert_eq!(balance, counts.iter().enumerate().map(signed).sum::<i64>(), "{mask}");
        }
    }
}

/// As `(0..=rest / 2)` for two heaps and so on: what is marked or found is what can be reached. With
/// few heaps of the other parity the rare ones are marked, else all.
#[test]
fn options_are_marked_or_found() {
    let mut random = Random(3);
    let mut sparse = 0;
    for round in 0..3000 {
        let taken = random.below(70) as usize;
        let heaps = if taken == 0 { 4 } else { random.below(8) as u32 };
        let splits = if heaps & 4 > 0 { Splits::All } else { Splits::No };
        let mut digit = Digit { taken, heaps, splits };
        let (mask, exceptions) = (2 + random.below(62), random.below(6));
        let mut values = vec![0];
        for heap in 1..1 + random.below(200) {
            let value = (0..).map(|_| random.below(32)).find(|value| {
                let key = 2 * value + (heap + taken as u64) % 2;
                (key & mask).count_ones() % 2 == 1 || heap % 32 <= exceptions
            });
            values.push(value.expect("some number") as u16);
        }
        let known = random.below(values.len() as u64) as usize;
        digit.choose_search(&values[..=known]);
        for (heap, &value) in values.iter().enumerate().skip(known + 1) {
            digit.push(heap, value);
        }
        sparse += usize::from(matches!(digit.splits, Splits::Sparse { .. }));
        let reversed: Vec<u16> = [0; 3].into_iter().chain(values.iter().rev().copied()).collect();
        let mut reached_by = [0; 1 << 16];
        digit.mark(&values, &mut reached_by);
        let rests = values.len().checked_sub(taken).into_iter();
        let options: BTreeSet<u16> = rests
            .flat_map(|rest| {
                let few = (heaps >> usize::from(rest > 0) & 1 == 1).then(|| values[rest]);
                let splits = (1..rest).filter(|_| heaps & 4 > 0);
                let (values, splits) = (&values, splits.map(move |a| (a, rest - a)));
                few.into_iter()
                    .chain(splits.map(|(a, b)| values[a] ^ values[b]))
                    .collect::<Vec<_>>()
            })
            .collect();
        for value in 0..64 {
            let is_marked = reached_by[usize::from(value)] == values.len() as u32;
            let is_option = is_marked || !digit.misses(value, &values, &reversed);
            assert_eq!(is_option, options.contains(&value), "{round} {taken} {heaps} {values:?}");
        }
    }
    assert!(sparse > 300, "{sparse}");
}
