//! The inputs that a program prints, each by a seed; of those that differ the shortest is shown.

use crate::progress::Progress;
use crate::proof::samples::Case;
use crate::proof::trial::{self, Verdict};
use crate::stress::duel::{Difference, Duel, Outcome};
use crate::stress::{agreement, cannot_run};
use bundler::diagnostic::{Problem, Result};
use process::Limits;
use std::collections::HashSet;
use std::io;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

pub enum Generator<'a> {
    Program(&'a Path),
    /// What a shell starts.
    Shell(&'a str),
}

/// A longer input is none.
const MOST: usize = 64 << 20;

impl Generator<'_> {
    /// The program with the seed as its last argument.
    fn command(&self, seed: u64) -> Command {
        match self {
            Generator::Program(program) => {
                let mut command = Command::new(program);
                command.arg(seed.to_string());
                command
            }
            Generator::Shell(line) => {
                let mut shell = Command::new(if cfg!(windows) { "cmd" } else { "sh" });
                shell.arg(if cfg!(windows) { "/C" } else { "-c" }).arg(format!("{line} {seed}"));
                shell
            }
        }
    }

    fn input(&self, seed: u64, time: Duration) -> Result<Vec<u8>> {
        let limits = Limits { time, output: MOST, errors: 1 << 16 };
        let run = process::run(&mut self.command(seed), &[], limits).map_err(cannot_run)?;
        let mut case = Case::new(String::new(), Vec::new(), None);
        case.limit = time;
        if let Verdict::Wrong(word, why) = trial::verdict(&run, &case) {
            let _ = trial::show(&mut io::stderr(), "standard error", &run.errors);
            let title = format!("the generator fails for the seed {seed}: {word}, {why}");
            return Err(Problem::new(title));
        }
        if run.output.is_empty() {
            return Err(Problem::new(format!("the generator prints nothing for the seed {seed}"))
                .help("it prints an input to standard output; the seed is its last argument"));
        }
        Ok(run.output)
    }
}

/// Tells how many inputs there were, if the two agree about all of them.
pub fn fight(duel: &Duel, generator: &Generator, count: usize, seed: u64) -> Result<String> {
    let mut progress = Progress::new();
    let mut inputs = HashSet::new();
    let mut unknown = 0;
    let mut shortest: Option<(u64, Vec<u8>, Difference)> = None;
    let last = seed.saturating_add((count as u64).saturating_sub(1));
    for seed in seed..=last {
        progress.at(&format!("seed {seed} of {last} ..."));
        let input = generator.input(seed, duel.time_limit)?;
        let is_long = shortest.as_ref().is_some_and(|(_, other, _)| input.len() >= other.len());
        if is_long || !inputs.insert(input.clone()) {
            continue;
        }
        match duel.outcome(&input)? {
            Outcome::Same => {}
            Outcome::Unknown => unknown += 1,
            Outcome::Different(difference) => shortest = Some((seed, input, difference)),
        }
    }
    drop(progress);
    if let Some((seed, input, difference)) = shortest {
        return Err(difference.shown(&format!("input, by the seed {seed}"), &input));
    }
    let different = inputs.len();
    agreement(
        &format!("{different} different inputs, by the seeds {seed} to {last}"),
        different,
        unknown,
    )
}
