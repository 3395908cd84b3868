//! Finds the smallest input on which a solver and a brute force differ, or an interactor rejects
//! the solver.

mod described;
pub mod description;
mod duel;
mod generated;
mod inputs;

use crate::bundling::{self, Job};
use crate::place::Place;
use crate::stress::description::Description;
use crate::stress::duel::Duel;
use crate::trial::program;
use crate::trial::run::Trial;
use crate::trial::samples;
use bundler::diagnostic::{Problem, Result, reason};
use bundler::judge::{self, Judge};
use std::io::{self, Write};
use std::num::NonZeroUsize;

const HELP: &str = "\
A description has an item for each part of an input. A size may be an earlier number:
  n=1..6   k=3            a number from 1 to 6; the number 3
  a*n=0..9   a*h*w=0..9   n numbers from 0 to 9; h lines of w numbers
  s*n=[ab]   g*h*w=[.#]   n letters, each `a` or `b`; h lines of w letters; `[a-z]` is any letter
  permutation(n)          the numbers 1 to n in any order
  tree(n)   graph(n, m)   a line with two vertices (1 to n) for each edge of a tree, or for each of
                          m different edges of a graph
Blanks separate lines, and commas separate items on a line: `n=1..6,k=1..n a*n=0..9`
is a line with n and k, then a line with n numbers.

A brute force that exits with status 77 skips the input, for example because its memory is full.

If no description fits, pass a generator: a Rust file or a command that prints an input; its last
argument is the seed. The shortest input on which the answers differ is shown.

  ./bundle.sh stress main.rs --brute slow.rs --input \"n=1..6 a*n=0..9\"
  ./bundle.sh stress main.rs --brute \"python3 slow.py\" --inputs \"python3 gen.py\"";

#[derive(clap::Args)]
#[command(after_help = HELP, group(clap::ArgGroup::new("source").required(true)))]
pub struct Args {
    /// The solver, which is bundled and compiled as the judge does
    #[arg(value_name = "SOLVER.rs")]
    solver: Place,
    /// Compare with this brute force: a Rust file or a command
    #[arg(long, value_name = "BRUTE.rs | COMMAND", conflicts_with = "interactor")]
    #[arg(value_parser = program::parse)]
    #[arg(required_unless_present = "interactor")]
    brute: Option<String>,
    /// Generate inputs from this description, such as `n=1..6 a*n=0..9` (see below)
    #[arg(long, value_name = "DESCRIPTION", group = "source")]
    input: Option<String>,
    /// Generate inputs with this program, which gets a seed as its last argument
    #[arg(long, value_name = "GENERATOR", group = "source", value_parser = program::parse)]
    inputs: Option<String>,
    /// Try at most this many inputs; if a description allows more, half of them are small, half
    /// random
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::new(1000).unwrap())]
    count: NonZeroUsize,
    /// Draw random inputs from this seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: samples::Options,
    /// Bundle for this judge; `judges` lists all judges
    #[arg(long, value_name = "NAME", default_value = judge::DEFAULT.name)]
    judge: String,
}

/// Returns a summary if the two agree on all inputs.
pub fn run(args: &Args) -> Result<String> {
    let description = args.input.as_deref().map(Description::parse).transpose()?;
    let judge = judge::find(&args.judge)?;
    args.options.warn();
    compare(args, description.as_ref(), judge)
}

fn cannot_run(error: io::Error) -> Problem {
    Problem::new(format!("cannot run the programs: {}", reason(&error)))
}

fn compare(
    args: &Args,
    description: Option<&Description>,
    judge: &'static Judge,
) -> Result<String> {
    let mut log = io::stderr();
    let options = &args.options;
    let job = Job { debug: options.debug, ..Job::to_run(args.solver.clone(), judge) };
    let solver = bundling::built(&job)?;
    let program = |named: &String| bundling::program(named, judge);
    let brute = args.brute.as_ref().map(program).transpose()?;
    let generator = args.inputs.as_ref().map(program).transpose()?;
    let checker = options.checker.as_ref().map(program).transpose()?;
    let interactor = options.interactor.as_ref().map(program).transpose()?;
    let trial = Trial::new(&solver, judge);
    let duel = Duel {
        solver: Trial { checker: checker.as_ref(), interactor: interactor.as_ref(), ..trial },
        brute: brute.as_ref().map(|brute| Trial::new(brute, judge)),
        options,
    };
    duel.solver.set_stack(&mut log).map_err(cannot_run)?;
    let (count, seed) = (args.count.get(), args.seed);
    let mut tally = Tally { talks: interactor.is_some(), ..Tally::default() };
    let fought = match (description, &generator) {
        (Some(description), _) => described::fight(&duel, description, count, seed, &mut tally),
        (_, Some(generator)) => generated::fight(&duel, generator, count, seed, &mut tally),
        // clap requires one of the two options.
        (None, None) => Ok(String::new()),
    };
    match fought {
        Ok(kinds) => tally.agreement(&kinds),
        Err(problem) => {
            if tally.same > 0 {
                let inputs = if tally.same == 1 { "input" } else { "inputs" };
                let who = if tally.talks { "the interactor accepts" } else { "both agree on" };
                let _ = writeln!(log, "before that, {who} {} {inputs}", tally.same);
            }
            Err(problem)
        }
    }
}

/// The results on the inputs so far.
#[derive(Default)]
struct Tally {
    /// True if an interactor judges the solver.
    talks: bool,
    same: usize,
    /// The number of inputs on which both print nothing.
    silent: usize,
    /// The number of inputs for which the brute force was too slow.
    unknown: usize,
    /// The number of inputs that the brute force skipped, and its last reason.
    skipped: usize,
    why_skipped: String,
    /// The number of inputs for which the generator was too slow.
    missing: usize,
}

impl Tally {
    /// The message if nothing differs.
    fn agreement(&self, kinds: &str) -> Result<String> {
        if self.same == 0 && self.skipped > 0 {
            let title = format!("the brute force skipped every input: {}", self.why_skipped);
            return Err(Problem::new(title).help("describe smaller inputs"));
        }
        if self.same == 0 {
            let slow = if self.missing > 0 { "generator" } else { "brute force" };
            let title = format!("the {slow} was too slow on every input");
            return Err(
                Problem::new(title).help("describe smaller inputs, or raise `--time-limit`")
            );
        }
        if self.silent == self.same && !self.talks {
            let title = "the solver and the brute force print nothing on any input";
            return Err(
                Problem::new(title).help("both must print their answers to standard output")
            );
        }
        let slow = |count: usize, of: &str, who: &str| match count {
            0 => String::new(),
            count => format!("; for {count} {of} the {who} was too slow"),
        };
        let brute = slow(self.unknown, "of them", "brute force");
        let generator = slow(self.missing, "other seeds", "generator");
        let skipped = match self.skipped {
            0 => String::new(),
            count => format!("; {count} of them were skipped: {}", self.why_skipped),
        };
        let good = if self.talks { "accepted on" } else { "no difference on" };
        Ok(format!("{good} {kinds}{brute}{skipped}{generator}\n"))
    }
}
