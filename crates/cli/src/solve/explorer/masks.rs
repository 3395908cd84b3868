//! Sets of numbers up to 64.

use super::core::{ALL, Assumption, Batch, CHANCE, Direction, Kind, OTHER, Rules, direction};

pub struct Masks;

impl<R: Rules<Position = u64>> Kind<R> for Masks {
    fn directions(&self, _: Assumption) -> Vec<Direction<R>> {
        let mut all =
            vec![direction(ALL, 24_000_000, 22, "all sets of numbers up to #", |size, _| {
                Batch::new((1_u64 << size >> 1..1 << size).collect(), [size])
            })];
        let counts = ["one number", "two numbers", "three numbers", "four numbers"];
        for (count, what) in (1_u32..).zip(counts) {
            let work = if count < 3 { 4_000_000 } else { 6_000_000 };
            let words = format!("sets of {what} up to #");
            all.push(direction(OTHER, work, 64 - u64::from(count), words, move |size, _| {
                let top = size as u32 + count - 1;
                let inputs = sets(count - 1, top).map(|set| set | 1 << top).collect();
                Batch::new(inputs, [u64::from(top) + 1])
            }));
        }
        let words = "all numbers, all but one, and some by chance: up to #";
        all.push(direction(CHANCE, 8_000_000, 53, words, |size, search| {
            let end = size + 8;
            let full = (1_u64 << end) - 1;
            let mut inputs = vec![full];
            inputs.extend((0..end).map(|i| full ^ 1 << i));
            inputs.extend((0..12).map(|_| {
                let some =
                    full & (search.chance.below(1 << 31) << 31 | search.chance.below(1 << 31));
                if search.chance.below(2) == 0 {
                    some
                } else {
                    some & search.chance.below(1 << 31) | 1 << (end - 1)
                }
            }));
            Batch::new(inputs, [end])
        }));
        all
    }
}

/// The sets of `count` numbers below `end`.
fn sets(count: u32, end: u32) -> Box<dyn Iterator<Item = u64>> {
    if count == 0 {
        return Box::new(std::iter::once(0));
    }
    Box::new(
        (count - 1..end).flat_map(move |top| sets(count - 1, top).map(move |set| set | 1 << top)),
    )
}
