//! Compares a solver with a brute force, and shows the smallest input on which they differ.

mod described;
mod duel;
mod generated;
mod inputs;

use crate::bundling::{self, Job};
use crate::proof::samples;
use crate::proof::trial::Trial;
use crate::proof::{self, Candidate};
use crate::stress::duel::Duel;
use crate::stress::generated::Generator;
use crate::stress::inputs::Description;
use bundler::bundle::Bundle;
use bundler::diagnostic::{Problem, Result, reason};
use bundler::judge::{self, Judge};
use bundler::modules::Module;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

const HELP: &str = "\
A description has an item for each number or list of numbers:
  n=1..6             a number from 1 to 6
  a*n=0..9           n numbers from 0 to 9, where n stands before; `a*3` are three
  k=1..n             bounds may be numbers that stand before
Blanks separate lines, commas the items of a line: `n=1..6,k=1..n a*n=0..9`
is a line with n and k and a line with n numbers.

What no description says, such as a tree, a generator prints: a program `.rs`, or a command that a
shell starts, with the seed as its last argument. Of the inputs that differ the shortest is shown.

  ./bundle.sh stress main.rs --brute slow.rs --input \"n=1..6 a*n=0..9\"
  ./bundle.sh stress main.rs --brute slow.rs --inputs \"python3 gen.py\"";

#[derive(clap::Args)]
#[command(after_help = HELP, group(clap::ArgGroup::new("source").required(true)))]
pub struct Args {
    /// The solver, bundled and built as its judge does
    #[arg(value_name = "SOLVER.rs")]
    solver: PathBuf,
    /// A program that reads the same input and prints what is right
    #[arg(long, value_name = "BRUTE.rs")]
    brute: PathBuf,
    /// What the inputs are, such as `n=1..6 a*n=0..9`; see below
    #[arg(long, value_name = "DESCRIPTION", group = "source")]
    input: Option<String>,
    /// What prints the input for the seed that is its last argument instead: `gen.rs`, or a command
    #[arg(long, value_name = "GENERATOR", group = "source")]
    inputs: Option<String>,
    /// How many inputs to try, at most half of them all the small ones of a description
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::new(1000).unwrap())]
    count: NonZeroUsize,
    /// Where the random inputs begin: the first seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How long each of the programs may take for an input, such as `2s`
    #[arg(long, value_name = "TIME", default_value = "2s", value_parser = samples::duration)]
    time_limit: Duration,
    /// How much numbers may differ, absolutely or relatively
    #[arg(long, value_name = "NUMBER", value_parser = samples::tolerance)]
    tolerance: Option<f64>,
    /// The judge to bundle for; the command `judges` lists them
    #[arg(long, value_name = "NAME", default_value = judge::DEFAULT.name)]
    judge: String,
}

/// Where the inputs come from.
enum Source<'a> {
    Description(Description),
    /// A program in Rust that prints them.
    Program(&'a Path),
    /// A command for a shell that prints them.
    Shell(&'a str),
}

impl Source<'_> {
    fn of(args: &Args) -> Result<Source<'_>> {
        Ok(match &args.inputs {
            Some(program) if program.ends_with(".rs") => Source::Program(Path::new(program)),
            Some(command) => Source::Shell(command),
            None => Source::Description(Description::parse(args.input.as_deref().unwrap_or(""))?),
        })
    }
}

/// Tells how many inputs there were, if the two agree about all of them.
pub fn run(args: &Args, modules: &[Module]) -> Result<String> {
    let source = Source::of(args)?;
    let judge = judge::find(&args.judge)?;
    if !judge.runs {
        return Err(Problem::new(format!("{} runs no program", judge.title)));
    }
    process::watch_signals().map_err(cannot_run)?;
    let compared = compare(args, &source, judge, modules);
    // All that is temporary has gone by now.
    process::end_if_asked();
    compared
}

fn cannot_run(error: io::Error) -> Problem {
    Problem::new(format!("cannot run the programs: {}", reason(&error)))
}

fn compare(
    args: &Args,
    source: &Source,
    judge: &'static Judge,
    modules: &[Module],
) -> Result<String> {
    let mut files: Vec<&Path> = vec![&args.solver, &args.brute];
    if let Source::Program(generator) = source {
        files.push(generator);
    }
    let bundle = |file: &&Path| {
        bundling::bundle_of(&Job { file, output: None, docs: false, judge }, modules)
    };
    let bundles: Vec<Bundle> = files.iter().map(bundle).collect::<Result<_>>()?;
    let candidates = files.into_iter().zip(&bundles);
    let candidates: Vec<Candidate> =
        candidates.map(|(file, bundle)| Candidate { file, bundle, judge }).collect();
    let mut log = io::stderr();
    let mut built = Vec::new();
    for candidate in &candidates {
        built.push(proof::build(candidate, true, &mut log)?);
    }
    if let (_, Some(doubt)) = &built[0] {
        let _ = writeln!(log, "{doubt}");
    }
    let trial = |i: usize| Trial::new(&candidates[i], &built[i].0.program);
    let duel = Duel {
        solver: trial(0),
        brute: trial(1),
        time_limit: args.time_limit,
        tolerance: args.tolerance,
    };
    duel.solver.set_stack(&mut log).map_err(cannot_run)?;
    let (count, seed) = (args.count.get(), args.seed);
    match source {
        Source::Description(description) => described::fight(&duel, description, count, seed),
        Source::Program(_) => {
            generated::fight(&duel, &Generator::Program(&built[2].0.program), count, seed)
        }
        Source::Shell(line) => generated::fight(&duel, &Generator::Shell(line), count, seed),
    }
}

/// What is said where the two agree.
fn agreement(kinds: &str, count: usize, unknown: usize) -> Result<String> {
    if unknown == count {
        let title = "the brute force was too slow for all inputs";
        return Err(Problem::new(title).help("try smaller ones, or set --time-limit"));
    }
    let slow = match unknown {
        0 => String::new(),
        unknown => format!("; for {unknown} of them the brute force was too slow"),
    };
    Ok(format!("no difference on {kinds}{slow}\n"))
}
