//! Tries the small inputs of a description, then random ones, and shrinks the first input on which
//! the answers differ.

use crate::progress::Progress;
use crate::stress::Tally;
use crate::stress::description::Description;
use crate::stress::duel::{Difference, Duel};
use crate::stress::inputs::Input;
use bundler::diagnostic::{Problem, Result};
use fastrand::Rng;

/// The largest number of inputs that are tried to find a smaller one.
const MOST_SMALLER: usize = 2000;

/// Returns the number of inputs if the two agree on all of them.
pub fn fight(
    duel: &Duel,
    description: &Description,
    count: usize,
    seed: u64,
    tally: &mut Tally,
) -> Result<String> {
    let mut progress = Progress::new();
    let mut small = description.small().peekable();
    let mut random = Rng::with_seed(seed);
    // If there are few enough inputs, all are tried; otherwise half of the tried inputs are random.
    let most_small = if description.has_at_most(count) { count } else { count.div_ceil(2) };
    let (mut enumerated, mut tried) = (0, 0);
    while tried < count && small.peek().is_some() {
        let is_small = enumerated < most_small;
        let input = small.next_if(|_| is_small);
        enumerated += usize::from(is_small);
        let input = input.unwrap_or_else(|| description.random(&mut random));
        tried += 1;
        progress.at(&format!("input {tried} of at most {count} ..."));
        if let Some(difference) = duel.difference(input.text.as_bytes(), tally)? {
            drop(progress);
            return Err(smallest(duel, description, input, difference)?);
        }
    }
    Ok(match tried - enumerated {
        0 => format!("all {enumerated} inputs"),
        random => format!("{tried} inputs, {enumerated} small and {random} random ones"),
    })
}

/// Shrinks the input as long as the answers still differ, and prints it.
fn smallest(
    duel: &Duel,
    description: &Description,
    mut input: Input,
    mut difference: Difference,
) -> Result<Problem> {
    let mut runs = 0;
    // Inputs that are tried only for this are not counted.
    let mut tally = Tally::default();
    loop {
        let mut smaller = None;
        for candidate in description.smaller(&input).take(MOST_SMALLER - runs) {
            runs += 1;
            if let Some(other) = duel.difference(candidate.text.as_bytes(), &mut tally)? {
                smaller = Some((candidate, other));
                break;
            }
        }
        match smaller {
            Some(pair) => (input, difference) = pair,
            None => return Ok(difference.shown("input", input.text.as_bytes())),
        }
    }
}
