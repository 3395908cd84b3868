//! The samples for the search: the first ones, and some of each value.

use crate::engine::evidence::Position;
use crate::engine::sheet::Sheet;
use std::collections::HashMap;

pub struct Extract {
    /// The indices of the samples among all fitted samples, ascending.
    places: Vec<usize>,
    pub positions: Vec<Position>,
    pub values: Vec<u64>,
}

impl Extract {
    pub fn new(sheet: &Sheet, most: usize) -> Extract {
        let fitted = sheet.fitted;
        let mut places: Vec<usize> = (0..fitted.min(most / 4)).collect();
        let mut chosen: Vec<bool> = (0..fitted).map(|i| i < places.len()).collect();
        let mut counts: HashMap<u64, usize> = HashMap::new();
        let mut distinct = sheet.values[..fitted].to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        let share = most / 2 / distinct.len().max(1);
        let scattered = || (0..fitted).map(|i| (i * 7919 + 31) % fitted);
        // Samples with rare values come first.
        for is_rare in [true, false] {
            for i in scattered() {
                let count = counts.entry(sheet.values[i]).or_default();
                if places.len() < most && !chosen[i] && (*count < share || !is_rare) {
                    *count += 1;
                    chosen[i] = true;
                    places.push(i);
                }
            }
        }
        Extract::of(sheet, places)
    }

    fn of(sheet: &Sheet, mut places: Vec<usize>) -> Extract {
        places.sort_unstable();
        Extract {
            positions: places.iter().map(|&i| sheet.positions[i].clone()).collect(),
            values: places.iter().map(|&i| sheet.values[i]).collect(),
            places,
        }
    }

    /// Adds samples that refuted a formula, if they are new.
    pub fn with(&self, sheet: &Sheet, refuting: &[usize]) -> Option<Extract> {
        let is_new = |i: &&usize| **i < sheet.fitted && self.places.binary_search(i).is_err();
        let new: Vec<usize> = refuting.iter().filter(is_new).copied().collect();
        (!new.is_empty()).then(|| Extract::of(sheet, [&self.places[..], &new].concat()))
    }
}
