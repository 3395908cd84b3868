//! Finds a formula for a game: explores the positions, guesses, and checks the guess.

mod checking;
pub mod explorer;
mod facts;
mod function;
mod kind;
mod own;
mod rules;
mod table;
mod varying;

use crate::place::Place;
use crate::progress::Progress;
use crate::solve::checking::Verdict;
use crate::solve::explorer::core::ALL;
use crate::solve::function::Function;
use crate::solve::kind::Kind;
use crate::solve::rules::Rules;
use crate::solve::table::Table;
use crate::trial::samples;
use crate::{output, path, process};
use bundler::diagnostic::{Problem, Result};
use std::fs;
use std::path::Path;
use std::time::Duration;

const HELP: &str = "\
Print a template for your kind of positions, fill in its first function, and run `solve`:

  ./bundle.sh brute_heaps > rules.rs && ./bundle.sh solve rules.rs

Each template with an example of this function (`moves`, in `brute_main` `options`):

brute_main, a heap that may split: take 1 or a prime factor of n
    (1..=n).filter(|&p| n % p == 0 && (2..p).all(|d| p % d > 0)).map(|p| vec![n - p]).collect()
brute_tuple, a fixed number of numbers, here two: take a divisor of the smaller from the larger
    let [a, b] = [a.min(b), a.max(b)];
    (1..=a).filter(|d| a % d == 0).map(|d| [a, b - d]).collect()
brute_heaps, a list of heaps: take any number from the first heap that has stones
    let first = heaps.iter().position(|&n| n > 0).into_iter();
    first.flat_map(|i| (0..heaps[i]).map(move |n| with(heaps, i, n))).collect()
brute_mask, a set of numbers: replace a number by a smaller one that is not in the set
    let free = |i: usize| (0..i).filter(|j| marks >> j & 1 == 0);
    let taken = (0..64).filter(|i| marks >> i & 1 == 1);
    taken.flat_map(|i| free(i).map(move |j| marks ^ 1 << i ^ 1 << j)).collect()
brute_string, a string: delete two equal neighbours
    let pairs = (1..string.len()).filter(|&i| string[i - 1] == string[i]);
    pairs.map(|i| [&string[..i - 1], &string[i + 1..]].concat()).collect()
brute_tree, a rooted tree: take a vertex other than the root with everything below it
    let parents = tree.as_deref().unwrap_or(&[]);
    (1..=parents.len()).map(|v| Some(without(parents, v))).collect()
(For a forest, add a root that is never taken.)
brute_weighted_tree, a rooted tree with a number at each vertex: take stones from a leaf
    let is_leaf = |v: &usize| !tree.parents[1..].contains(v);
    let leaves = (0..tree.numbers.len()).filter(is_leaf);
    leaves.flat_map(|v| (0..tree.numbers[v]).map(move |n| with(tree, v, n))).collect()
brute_graph, a graph: remove all edges of a vertex that has edges
    let vertices = (0..adjacent.len()).filter(|&v| adjacent[v].contains(&true));
    vertices.map(|v| (without(adjacent, v), *token)).collect()
brute_board, a board: cut off rows or columns
    let (rows, columns) = (board.len(), board[0].len());
    let left = (1..rows).map(|i| board[..i].to_vec());
    left.chain((1..columns).map(|j| vec![vec![0; j]; rows])).collect()
brute_grid, a board with filled cells: clear a row that has marks
    let marked = (0..board.len()).filter(|&i| board[i].contains(&b'#'));
    let cleared = |i: usize| { let mut after = board.clone(); after[i].fill(b'.'); after };
    marked.map(cleared).collect()
brute_loopy, positions that can recur: written as tuples; endless play is a draw

If the statement promises more, change `is_input`; plays may pass through all other positions:
  fn is_input(heaps: &Position) -> bool { heaps.len() % 2 == 0 }

If a number of the input stands beside the position (other than a string), let a constant vary; the
formula may contain it:
  const K: u64 = 3; // vary: K=1..5

If a position needs more than the input (a turn, a score, a heap that must be taken next), change `State`:
  type State = (Position, bool);
  fn start(position: &Position) -> State { (position.clone(), true) }

If a position ends the game with a win, a loss or a draw, change `end`; here scores decide:
  fn end((heaps, mine, theirs): &State) -> Option<Outcome> {
      if heaps.is_empty() { Some(mine.cmp(theirs).into()) } else { None }
  }

For trees and graphs, formulas can only use the numbers in `counts`: add a count if it may matter.";

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// The template that contains your rules
    #[arg(value_name = "RULES.rs")]
    rules: Place,
    /// Write a solver that uses the function found to this file (`-`: print it)
    #[arg(short, long, value_name = "FILE")]
    output: Option<Place>,
    /// Limit the CPU time for exploring the game, for example to `30s`
    #[arg(long, value_name = "TIME", default_value = "7s", value_parser = samples::duration)]
    time_limit: Duration,
}

/// The CPU time for all comparisons of functions with the rules.
const COMPARING: Duration = Duration::from_secs(4);

/// The largest number of functions that are compared with the rules at once.
const MOST: usize = 8;

/// The longest name of a wrong function that is shown.
const TOLD: usize = 100;

/// A number in a function must be below `SMALL`, or at most the largest tried number divided by
/// `FAR`. A set whose last number is at least `LAST` may go on.
const SMALL: u64 = 5;
const LAST: u64 = 16;
const FAR: u64 = 3;

/// The numbers of smallest positions from which a formula is made; the second is for single heaps.
const SAMPLES: [usize; 2] = [300, 1500];

/// The first line of a written solver; only such a file may be replaced.
const MARK: &str = "// Written by `solve`";

pub fn run(args: &Args) -> Result<String> {
    args.output.as_ref().and_then(Place::file).map_or(Ok(()), check_output)?;
    let mut progress = Progress::new();
    progress.at("compiling the rules ...");
    let rules = Rules::read(&args.rules)?;
    let seconds = args.time_limit.as_secs_f64();
    progress.at(&format!(
        "exploring the game, small positions first, for at most {seconds} s of the processor ..."
    ));
    let table = rules.explore(args.time_limit)?;
    let kind = rules.kind;
    let mut search =
        Search { table: &table, kind, progress, refuted: None, broken: None, comparing: COMPARING };
    if let Some((function, count, samples)) = search.function()? {
        drop(search);
        return found(args, &rules, &table, &function, count, samples);
    }
    let doubts = search.doubts();
    search.progress.at("writing a solver that uses your own rules ...");
    let next = by_own_rules(args, &rules, &table)?;
    drop(search);
    output::to_stdout(&facts::report(&table, &rules, &doubts, &next))?;
    let title = "no module and no formula holds on all of these positions";
    Err(Problem::new(title).help(facts::READ_ON))
}

/// Writes the solver that uses the rules themselves, if there is a place for it, and tells how far
/// it gets; otherwise tells how to get it.
fn by_own_rules(args: &Args, rules: &Rules, table: &Table) -> Result<String> {
    let Some(place) = &args.output else {
        let rules = args.rules.file().map_or("-".to_owned(), |file| file.display().to_string());
        return Ok(format!(
            "next: `./bundle.sh solve {rules} -o main.rs` writes a solver that searches by your own rules, \
             and measures how far it gets\n"
        ));
    };
    let mark = format!("{MARK}: searches by the rules themselves.\n#![allow(unused)]\n\n");
    let solver = mark + &own::solver(table, rules);
    let reach = own::reach(table, rules)?;
    let reach = reach.map_or("how far it gets is not known".to_owned(), |reach| {
        format!("in 2 s, it decides {reach} (measured)")
    });
    place.write(&solver)?;
    Ok(format!("wrote {place}, a solver that searches by your own rules: {reach}\n"))
}

/// Prints the function with its checks, and writes the solver.
fn found(
    args: &Args,
    rules: &Rules,
    table: &Table,
    function: &Function,
    count: usize,
    samples: usize,
) -> Result<String> {
    let shown = table.shown();
    let all = if count < shown {
        format!("{count} of the {shown} positions that were tried (it is slow)")
    } else {
        format!("{count} positions that were tried")
    };
    let mut lines = vec![format!("holds on all {all}:")];
    lines.extend(facts::directions(table).map(|line| format!("  {line}")));
    lines.extend(facts::promise(table, rules).lines().map(str::to_owned));
    lines.extend(facts::letters(table, function.wrong_letter.as_deref()));
    lines.push(format!("made from the {samples} smallest"));
    lines.push(function.doubt().to_owned());
    lines.extend(function.synonym.iter().map(|name| format!("the same on all of them: {name}")));
    let limits = function.limits();
    lines.extend(limits.map(|(name, limit)| format!("fast enough by {name} for {limit}")));
    if table.has_parity {
        lines.push(facts::PARITY.to_owned());
    }
    let (name, lines) = (&function.name, lines.join("\n    "));
    let mut text = format!("{name}\n    {lines}\n\n{}", function.code());
    let solver = || {
        let mark = format!("{MARK}: seen on {count} positions, not proven.");
        function.solver(&mark, rules)
    };
    if args.output == Some(Place::Standard) {
        eprintln!("{text}");
        return Ok(solver());
    }
    if let Some(place) = &args.output {
        place.write(&solver())?;
        let (solver, brute) = (place, &args.rules);
        text += &format!("\nwrote {solver}; to compare it with the rules on more inputs:\n");
        for inputs in rules.stress(table) {
            text += &format!("./bundle.sh stress {solver} --brute {brute} {inputs}\n");
        }
    }
    Ok(text)
}

/// Rejects an output file that `solve` did not write, or a missing folder.
fn check_output(path: &Path) -> Result<()> {
    let folder = path::folder(path);
    if !folder.is_dir() {
        return Err(Problem::new(format!("no folder `{}`", folder.display())));
    }
    let is_other = |old: Vec<u8>| !old.starts_with(MARK.as_bytes());
    if path.is_file() && fs::read(path).is_ok_and(is_other) {
        let title = format!("`{}` exists already", path.display());
        return Err(Problem::new(title).help("give another name, or delete the file"));
    }
    output::check(path)
}

/// The search for a function that is right in all directions.
struct Search<'a> {
    table: &'a Table,
    kind: Kind,
    progress: Progress,
    /// The first function that is right only on the smallest positions, and a position where it is
    /// wrong.
    refuted: Option<(String, String)>,
    /// The first function whose code does not compile.
    broken: Option<String>,
    /// The remaining CPU time for comparisons.
    comparing: Duration,
}

/// A function, the number of positions on which it is right, and the number it was made from.
type Found = Option<(Function, usize, usize)>;

impl Search<'_> {
    /// A line for each reason why no function was found.
    fn doubts(&self) -> String {
        let mut text = String::new();
        if let Some((name, row)) = &self.refuted {
            let row = if row.is_empty() { "(empty)" } else { row };
            text += &format!("right only on the smallest positions: {name}; wrong for `{row}`\n");
        }
        if let Some(name) = &self.broken {
            text += &format!(
                "not tried, because its code does not compile (please report it): {name}\n"
            );
        }
        if self.comparing.is_zero() {
            text += "comparing formulas with the rules took too long and was cut off\n";
        }
        text
    }

    fn function(&mut self) -> Result<Found> {
        let table = self.table;
        if !table.undecided.is_empty() {
            return Ok(None);
        }
        let samples = table.smallest(SAMPLES[0]);
        let of_outcomes = self.find(table, samples, false, &|it| it)?;
        if table.is_sum {
            // If values add, those of single heaps say more than the outcomes of lists.
            let is_enough = |(it, ..): &(Function, _, _)| it.is_short() || it.has_module();
            if of_outcomes.as_ref().is_some_and(is_enough) {
                return Ok(of_outcomes);
            }
            let of_values = self.of_single_heaps()?;
            let length = |(it, ..): &(Function, _, _)| it.text().len();
            return Ok([of_outcomes, of_values].into_iter().flatten().min_by_key(length));
        }
        let is_wrong = |(it, ..): &(Function, _, _)| it.wrong_letter.is_some();
        if of_outcomes.as_ref().is_some_and(is_wrong) {
            let more = table.with_letter(samples);
            let of_more = self.find(&more, more.rows.len(), false, &|it| it)?;
            return Ok(of_more.filter(|it| !is_wrong(it)).or(of_outcomes));
        }
        Ok(of_outcomes)
    }

    /// A function of each heap of a sum.
    fn of_single_heaps(&mut self) -> Result<Found> {
        let single = self.table.of_single_heaps();
        for least in SAMPLES {
            let samples = single.smallest(least);
            let found = self.find(&single, samples, true, &Function::of_each_heap)?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// The first function that is right on all positions, made from the outcomes or values of the
    /// smallest positions of a part.
    fn find(
        &mut self,
        part: &Table,
        samples: usize,
        values: bool,
        of: &dyn Fn(Function) -> Function,
    ) -> Result<Found> {
        let progress = &mut self.progress;
        let mut keep_going = |what: &str| {
            progress.at(&format!("guessing from {samples} positions: {what} ..."))
                && process::check_signals().is_ok()
        };
        let guessed = function::guess(samples, values, part, &mut keep_going);
        let closed = guessed.into_iter().map(of).filter(|function| !self.is_open(function));
        let functions: Vec<Function> = closed.take(MOST).collect();
        if functions.is_empty() {
            return Ok(None);
        }
        self.progress.at("comparing formulas with the rules ...");
        let lines: Vec<&str> = self.table.directions.iter().map(|it| &*it.lines).collect();
        let verdicts = checking::compare(&functions, &lines.concat(), &mut self.comparing)?;
        let mut holding = Vec::new();
        for (function, verdict) in functions.into_iter().zip(verdicts) {
            match verdict {
                Verdict::Holds(count) => holding.push((function, count)),
                Verdict::Fails(row) if self.refuted.is_none() && function.name.len() <= TOLD => {
                    self.refuted = Some((function.name, row));
                }
                Verdict::Broken => {
                    debug_assert!(false, "the code of `{}` does not compile", function.name);
                    self.broken.get_or_insert(function.name);
                }
                _ => {}
            }
        }
        self.compare_letters(&mut holding)?;
        let plain = holding.iter().position(|(function, _)| function.is_plain);
        let short = || holding.iter().position(|(function, _)| function.is_short());
        let plainest = plain.or_else(short).unwrap_or(0);
        if holding.is_empty() {
            return Ok(None);
        }
        let (mut function, count) = holding.remove(plainest);
        let is_other = |(it, of): &(Function, usize)| *of == count && !it.is_like(&function);
        let same = holding.into_iter().find(is_other);
        function.synonym = same.map(|(function, _)| function.name);
        Ok(Some((function, count, samples)))
    }

    /// Compares functions with strings that have one letter more. Those that are right come first.
    fn compare_letters(&mut self, holding: &mut Vec<(Function, usize)>) -> Result<()> {
        let Some(letter) = &self.table.letter else { return Ok(()) };
        let (functions, counts): (Vec<Function>, Vec<usize>) = holding.drain(..).unzip();
        let verdicts = checking::compare(&functions, &letter.lines, &mut self.comparing)?;
        for ((mut function, count), verdict) in functions.into_iter().zip(counts).zip(verdicts) {
            function.wrong_letter =
                if let Verdict::Fails(row) = verdict { Some(row) } else { None };
            holding.push((function, count));
        }
        holding.sort_by_key(|(function, _)| function.wrong_letter.is_some());
        let has_right = |it: &(Function, usize)| it.0.wrong_letter.is_none();
        if holding.first().is_some_and(has_right) {
            holding.retain(has_right);
        }
        Ok(())
    }

    /// Returns whether the function contains a number, or a set, so near to the largest tried
    /// position that more may follow.
    fn is_open(&self, function: &Function) -> bool {
        let largest = self.largest();
        let is_near = |n: u64| n >= SMALL && n.saturating_mul(FAR) > largest;
        let mut set = function.set().to_vec();
        set.sort_unstable();
        let grows = match set[..] {
            [_, _, .., before, last] if last >= LAST => last * last / before * 3 / 2 > largest,
            _ => false,
        };
        grows || function.constants().into_iter().any(is_near)
    }

    /// The largest number in the tried positions. Of boards, only the lines are long.
    fn largest(&self) -> u64 {
        if self.kind == Kind::Board {
            let sides = self.table.extent(ALL).first();
            return sides.map_or(0, |sides| sides / 2);
        }
        let extents = self.table.directions.iter().flat_map(|direction| &direction.extent);
        extents.copied().max().unwrap_or(0)
    }
}
