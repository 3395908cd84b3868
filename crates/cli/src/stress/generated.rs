//! Tries the inputs that a generator prints, and shows the shortest one on which the answers
//! differ.

use crate::process::{self, Ending, Limits, QUIET};
use crate::progress::Progress;
use crate::stderr::Stderr;
use crate::stress::duel::{Difference, Duel};
use crate::stress::{Tally, cannot_run};
use crate::trial::compare::Verdict;
use crate::trial::program::Program;
use crate::trial::samples::Case;
use crate::trial::verdict;
use bundler::diagnostic::{Problem, Result};
use std::collections::HashSet;
use std::time::Duration;

/// The largest input.
const MOST: usize = 64 << 20;

/// The input for a seed, if the generator ends in time.
fn input(generator: &Program, seed: u64, time: Duration) -> Result<Option<Vec<u8>>> {
    let limits = Limits { time, output: MOST, ..QUIET };
    let mut command = generator.command(&[seed.to_string().as_ref()]);
    let run = process::run(&mut command, &[], limits).map_err(cannot_run)?;
    if matches!(run.ending, Ending::TooSlow { .. }) {
        return Ok(None);
    }
    let case = Case::new(String::new(), Vec::new(), None);
    if let Verdict::Wrong(failure, why) = verdict::verdict(&run, &case) {
        let _ = verdict::show(&mut Stderr, "standard error", &generator.errors(&run));
        return Err(Problem::new(format!(
            "the generator fails with seed {seed}: {failure}, {why}"
        )));
    }
    if run.output.is_empty() {
        return Err(Problem::new(format!("the generator prints nothing with seed {seed}")).help(
            "a generator prints an input to standard output; its last argument is the seed",
        ));
    }
    Ok(Some(run.output))
}

/// Returns the number of inputs if the two agree on all of them.
pub fn fight(
    duel: &Duel,
    generator: &Program,
    count: usize,
    seed: u64,
    tally: &mut Tally,
) -> Result<String> {
    let mut progress = Progress::new();
    let mut inputs = HashSet::new();
    let mut shortest: Option<(u64, Vec<u8>, Difference)> = None;
    let last = seed.saturating_add((count as u64).saturating_sub(1));
    for seed in seed..=last {
        progress.at(&format!("seed {seed} of {last} ..."));
        let Some(input) = input(generator, seed, duel.time_limit())? else {
            tally.missing += 1;
            continue;
        };
        let is_long = shortest.as_ref().is_some_and(|(_, other, _)| input.len() >= other.len());
        if is_long || !inputs.insert(input.clone()) {
            continue;
        }
        if let Some(difference) = duel.difference(&input, tally)? {
            shortest = Some((seed, input, difference));
        }
    }
    drop(progress);
    if let Some((seed, input, difference)) = shortest {
        return Err(difference.shown(&format!("input, by the seed {seed}"), &input));
    }
    let different = inputs.len();
    Ok(format!("{different} different inputs, by the seeds {seed} to {last}"))
}
