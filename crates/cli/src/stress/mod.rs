//! Compares a solver with a brute force, and shows the smallest input on which they differ.

mod inputs;

use crate::bundling::{self, Job};
use crate::progress::Progress;
use crate::proof::samples::{self, Case};
use crate::proof::trial::{self, Trial, Verdict};
use crate::proof::{self, Candidate};
use crate::stress::inputs::{Description, Input, Random};
use bundler::diagnostic::{Problem, Result, reason};
use bundler::judge::{self, Judge};
use bundler::modules::Module;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

const HELP: &str = "\
A description has an item for each number or list of numbers:
  n=1..6             a number from 1 to 6
  a*n=0..9           n numbers from 0 to 9, where n stands before; `a*3` are three
  k=1..n             bounds may be numbers that stand before
Blanks separate lines, commas the items of a line: `n=1..6,k=1..n a*n=0..9`
is a line with n and k and a line with n numbers.

  ./bundle.sh stress main.rs --brute slow.rs --input \"n=1..6 a*n=0..9\"";

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// The solver, bundled and built as its judge does
    #[arg(value_name = "SOLVER.rs")]
    solver: PathBuf,
    /// A program that reads the same input and prints what is right
    #[arg(long, value_name = "BRUTE.rs")]
    brute: PathBuf,
    /// What the inputs are, such as `n=1..6 a*n=0..9`; see below
    #[arg(long, value_name = "DESCRIPTION")]
    input: String,
    /// How many inputs to try, at most half of them all the small ones
    #[arg(long, value_name = "N", default_value_t = 1000)]
    count: usize,
    /// Where the random inputs begin
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How long each of the two may take for an input, such as `2s`
    #[arg(long, value_name = "TIME", default_value = "2s", value_parser = samples::duration)]
    time_limit: Duration,
    /// How much numbers may differ, absolutely or relatively
    #[arg(long, value_name = "NUMBER", value_parser = samples::tolerance)]
    tolerance: Option<f64>,
    /// The judge to bundle for; the command `judges` lists them
    #[arg(long, value_name = "NAME", default_value = judge::DEFAULT.name)]
    judge: String,
}

/// Tells how many inputs there were, if the two agree about all of them.
pub fn run(args: &Args, modules: &[Module]) -> Result<String> {
    let description = Description::parse(&args.input)?;
    let judge = judge::find(&args.judge)?;
    if !judge.runs {
        return Err(Problem::new(format!("{} runs no program", judge.title)));
    }
    process::watch_signals().map_err(cannot_run)?;
    let compared = compare(args, &description, judge, modules);
    // All that is temporary has gone by now.
    process::end_if_asked();
    compared
}

fn cannot_run(error: io::Error) -> Problem {
    Problem::new(format!("cannot run the programs: {}", reason(&error)))
}

fn compare(
    args: &Args,
    description: &Description,
    judge: &'static Judge,
    modules: &[Module],
) -> Result<String> {
    let bundle =
        |file: &Path| bundling::bundle_of(&Job { file, output: None, docs: false, judge }, modules);
    let [solver, brute] = [bundle(&args.solver)?, bundle(&args.brute)?];
    let solver = Candidate { file: &args.solver, bundle: &solver, judge };
    let brute = Candidate { file: &args.brute, bundle: &brute, judge };
    let mut log = io::stderr();
    let (solver_program, _) = proof::build(&solver, true, &mut log)?;
    let (brute_program, doubt) = proof::build(&brute, true, &mut log)?;
    if let Some(doubt) = doubt {
        let _ = writeln!(log, "{doubt}");
    }
    let duel = Duel {
        solver: Trial::new(&solver, &solver_program.program),
        brute: Trial::new(&brute, &brute_program.program),
        args,
    };
    duel.solver.set_stack(&mut log).map_err(cannot_run)?;
    duel.fight(description)
}

/// So many inputs are tried to find a smaller one.
const MOST_SMALLER: usize = 2000;

struct Duel<'a> {
    solver: Trial<'a>,
    brute: Trial<'a>,
    args: &'a Args,
}

/// What the two say of an input.
enum Outcome {
    Same,
    /// The brute force takes too long.
    Unknown,
    Different {
        expected: Vec<u8>,
        actual: Vec<u8>,
        errors: Vec<u8>,
        what: String,
    },
}

impl Duel<'_> {
    fn fight(&self, description: &Description) -> Result<String> {
        let mut progress = Progress::new();
        let mut small = description.small();
        let all: Vec<Input> = small.by_ref().take(self.args.count.div_ceil(2)).collect();
        let is_all = small.next().is_none();
        let [enumerated, count] = [all.len(), if is_all { all.len() } else { self.args.count }];
        let mut random = Random(self.args.seed);
        let random = std::iter::repeat_with(|| description.random(&mut random));
        let mut unknown = 0;
        for (i, input) in all.into_iter().chain(random).take(count).enumerate() {
            progress.at(&format!("input {} of {count} ...", i + 1));
            match self.outcome(&input)? {
                Outcome::Same => {}
                Outcome::Unknown => unknown += 1,
                outcome => {
                    drop(progress);
                    return self.shown(description, input, outcome);
                }
            }
        }
        if unknown == count {
            let title = "the brute force was too slow for all inputs";
            return Err(Problem::new(title).help("describe smaller ones, or set --time-limit"));
        }
        let kinds = match count - enumerated {
            0 => format!("all {enumerated} inputs"),
            random => format!("{count} inputs, {enumerated} small and {random} random ones"),
        };
        let slow = match unknown {
            0 => String::new(),
            unknown => format!("; for {unknown} of them the brute force was too slow"),
        };
        Ok(format!("no difference on {kinds}{slow}\n"))
    }

    fn outcome(&self, input: &Input) -> Result<Outcome> {
        let mut case = Case::new(String::new(), input.text.clone().into_bytes(), None);
        case.limit = self.args.time_limit;
        if let Some(tolerance) = self.args.tolerance {
            case.compare = proof::compare::Compare::Numbers(tolerance, tolerance);
        }
        let brute = self.brute.run_case(&case).map_err(cannot_run)?;
        if let Verdict::Wrong(word, why) = trial::verdict(&brute, &case) {
            if matches!(brute.ending, process::Ending::TooSlow) {
                return Ok(Outcome::Unknown);
            }
            let mut log = io::stderr();
            let _ = trial::show(&mut log, "input", &case.input);
            let _ = trial::show(&mut log, "standard error", &brute.errors);
            return Err(Problem::new(format!("the brute force fails: {word}, {why}")));
        }
        case.expected = Ok(brute.output.clone());
        let solver = self.solver.run_case(&case).map_err(cannot_run)?;
        Ok(match trial::verdict(&solver, &case) {
            Verdict::Ok | Verdict::NotCompared(_) => Outcome::Same,
            Verdict::Wrong(word, why) => Outcome::Different {
                expected: brute.output,
                actual: solver.output,
                errors: solver.errors,
                what: format!("{word}: {why}"),
            },
        })
    }

    /// Makes the input smaller as long as the two still differ, and shows it.
    fn shown(
        &self,
        description: &Description,
        mut input: Input,
        mut outcome: Outcome,
    ) -> Result<String> {
        let mut runs = 0;
        loop {
            let mut smaller = None;
            for candidate in description.smaller(&input).take(MOST_SMALLER - runs) {
                runs += 1;
                let other = self.outcome(&candidate)?;
                if matches!(other, Outcome::Different { .. }) {
                    smaller = Some((candidate, other));
                    break;
                }
            }
            match smaller {
                Some(pair) => (input, outcome) = pair,
                None => break,
            }
        }
        let Outcome::Different { expected, actual, errors, what } = outcome else {
            unreachable!("only what differs is made smaller")
        };
        let mut log = io::stdout();
        let parts = [("input", input.text.as_bytes()), ("brute force", &expected)];
        for (name, text) in parts.into_iter().chain([("solver", &actual[..])]) {
            trial::show(&mut log, name, text).map_err(cannot_run)?;
        }
        trial::show(&mut log, "standard error", &errors).map_err(cannot_run)?;
        log.flush().map_err(cannot_run)?;
        Err(Problem::new(format!("the solver and the brute force differ: {what}")))
    }
}
