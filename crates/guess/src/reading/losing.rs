//! Reads losing positions; all other positions up to the largest are winning.

use crate::engine::evidence::{Evidence, Position};
use crate::reading::LARGEST;
use bundler::diagnostic::{Problem, Result};
use std::collections::BTreeSet;

/// The largest number in a pair: pairs are expanded to a square table, so they must be small.
const LARGEST_PAIR: u64 = 1000;

pub fn read(items: &[String]) -> Result<Evidence> {
    let wrong = |item: &str| Problem::new(format!("`{item}` is not a position"));
    let number = |item: &String| -> Result<Position> {
        item.split(',').map(|part| part.parse().map_err(|_| wrong(item))).collect()
    };
    let losing = items.iter().map(number).collect::<Result<BTreeSet<Position>>>()?;
    let largest = losing.iter().flatten().copied().max().unwrap_or(0);
    let lengths: BTreeSet<usize> = losing.iter().map(Vec::len).collect();
    let positions: Vec<Position> = match lengths.iter().collect::<Vec<_>>()[..] {
        [1] if largest <= LARGEST => (0..=largest).map(|n| vec![n]).collect(),
        [2] if largest <= LARGEST_PAIR => {
            (0..=largest).flat_map(|a| (0..=largest).map(move |b| vec![a, b])).collect()
        }
        [1 | 2] => {
            let title = format!("the position {largest} is too large for `guess`");
            return Err(Problem::new(title));
        }
        _ => {
            let title = "losing positions are all numbers, or all pairs as in `1,2 3,5`";
            return Err(
                Problem::new(title).help("write longer positions as `1 2 3: L`, one line each")
            );
        }
    };
    // A pair may be given in one order only.
    let is_lost = |position: &Position| {
        let turned: Position = position.iter().rev().copied().collect();
        losing.contains(position) || losing.contains(&turned)
    };
    // If no listed position has a 0, positions with 0 may not exist.
    let has_zeros = losing.iter().flatten().any(|&n| n == 0);
    let is_known = |position: &Position| has_zeros || !position.contains(&0);
    let samples = positions.into_iter().filter(|position| is_lost(position) || is_known(position));
    let samples =
        samples.map(|position| (position.clone(), u64::from(!is_lost(&position)))).collect();
    Ok(Evidence { samples, outcomes: true, named: true, ..Evidence::default() })
}
