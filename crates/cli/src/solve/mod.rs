//! Finds a formula for a game: explores the positions, guesses, and checks the guess.

mod facts;
mod function;
mod table;

use crate::progress::Progress;
use crate::solve::function::Function;
use crate::solve::table::{Rules, Shape, Table};
use crate::trial::samples;
use crate::{output, path, process};
use bundler::diagnostic::{Problem, Result, reason};
use bundler::modules::Module;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const HELP: &str = "\
The rules are a template in which you change `moves`, its first lines:

  ./bundle.sh brute_heaps > rules.rs && ./bundle.sh solve rules.rs

A heap that may split, brute_main: take 1 or a prime factor of n
    (1..=n).filter(|&p| n % p == 0 && (2..p).all(|d| p % d > 0)).map(|p| vec![n - p]).collect()
A pair, brute_tuple (any fixed number of numbers): take from the larger a divisor of the smaller
    let [a, b] = [a.min(b), a.max(b)];
    (1..=a).filter(|d| a % d == 0).map(|d| [a, b - d]).collect()
A list of heaps, brute_heaps: take any number from the first heap that has stones
    let first = heaps.iter().position(|&n| n > 0).into_iter();
    first.flat_map(|i| (0..heaps[i]).map(move |n| with(heaps, i, n))).collect()
A set of numbers, brute_mask: replace a number by a smaller one that is not there
    let free = |i: usize| (0..i).filter(|j| marks >> j & 1 == 0);
    let taken = (0..64).filter(|i| marks >> i & 1 == 1);
    taken.flat_map(|i| free(i).map(move |j| marks ^ 1 << i ^ 1 << j)).collect()
A string, brute_string: delete two equal neighbours
    let pairs = (1..string.len()).filter(|&i| string[i - 1] == string[i]);
    pairs.map(|i| [&string[..i - 1], &string[i + 1..]].concat()).collect()
A tree, brute_tree: take a vertex other than the root with all below it
    let parents = tree.as_deref().unwrap_or(&[]);
    (1..=parents.len()).map(|v| Some(without(parents, v))).collect()
A forest is a tree whose root is no vertex of it: never take the root.
A graph, brute_graph: take the edges of a vertex that has some
    let vertices = (0..adjacent.len()).filter(|&v| adjacent[v].contains(&true));
    vertices.map(|v| (without(adjacent, v), *token)).collect()
A board, brute_board: cut off rows or columns
    let (rows, columns) = (board.len(), board[0].len());
    let left = (1..rows).map(|i| board[..i].to_vec());
    left.chain((1..columns).map(|j| vec![vec![0; j]; rows])).collect()
Positions that can return, brute_loopy: as tuples; endless play is a draw

Trees and graphs are compared by `counts`: add a count that you think matters.";

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// A template with your rules
    #[arg(value_name = "RULES.rs")]
    rules: PathBuf,
    /// Write a solver with the function found to this file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Limit the time for exploring the game, such as `30s`
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = samples::duration)]
    time_limit: Duration,
}

/// The time limit of `guess`.
const GUESSING: Duration = Duration::from_secs(6);

/// A formula is made from this many of the smallest positions, then from more.
const SAMPLES: [usize; 2] = [300, 1500];

/// The largest length of lists that are tried alone, and the least number of such lists.
const LENGTHS: usize = 2;
const FEWEST: usize = 20;

/// The first line of a written solver; only such a file may be replaced.
const MARK: &str = "// Written by `solve`";

pub fn run(args: &Args, modules: &[Module]) -> Result<String> {
    process::watch_signals()
        .map_err(|error| Problem::new(format!("cannot watch signals: {}", reason(&error))))?;
    let solved = solve(args, modules);
    // Temporary files are deleted by now.
    process::end_if_asked();
    solved
}

fn solve(args: &Args, modules: &[Module]) -> Result<String> {
    args.output.as_deref().map_or(Ok(()), check_output)?;
    let mut progress = Progress::new();
    progress.at("compiling the rules ...");
    let rules = Rules::read(&args.rules, modules)?;
    let seconds = args.time_limit.as_secs_f64();
    progress.at(&format!("exploring the game, small positions first, for at most {seconds} s ..."));
    let table = rules.explore(args.time_limit)?;
    let mut samples: Vec<usize> = SAMPLES.iter().map(|&least| table.smallest(least)).collect();
    samples.dedup();
    for (i, samples) in samples.into_iter().enumerate() {
        let mut answer = find(&table, samples, &[false, true], &mut progress, modules)?;
        if answer.is_none() && i == 0 && table.is_sum() {
            answer = find_of_heaps(&table, &mut progress, modules)?;
        }
        if let Some((function, samples)) = answer {
            return found(args, &rules, &table, &function, samples);
        }
    }
    let mut text = facts::report(&table, rules.options);
    for len in 1..=LENGTHS {
        let part = table.of_length(len);
        if table.shape == Shape::List
            && part.rows.len() >= FEWEST
            && let Some((function, _)) =
                find(&part, part.smallest(SAMPLES[0]), &[false, true], &mut progress, modules)?
        {
            text += &format!("lists of {len}: {}\n\n{}\n", function.name, function.code());
        }
    }
    drop(progress);
    output::to_stdout(&text)?;
    let title = "no module and no formula holds on all of these positions";
    Err(Problem::new(title).help(facts::READ_ON))
}

/// Prints the function with its checks, and writes the solver.
fn found(
    args: &Args,
    rules: &Rules,
    table: &Table,
    function: &Function,
    samples: usize,
) -> Result<String> {
    let (count, largest) = (function.checked, table.largest());
    let mut lines = vec![
        format!("holds on all {count} positions that were tried, up to {largest}"),
        format!("made from the {samples} smallest"),
        function.doubt().to_owned(),
    ];
    if !function.synonyms.is_empty() {
        lines.push(format!("the same: {}", function.synonyms.join("; ")));
    }
    if table.has_parity() {
        lines.push(facts::PARITY.to_owned());
    }
    let (name, lines) = (&function.name, lines.join("\n    "));
    let mut text = format!("{name}\n    {lines}\n\n{}", function.code());
    if let Some(path) = &args.output {
        let mark = format!("{MARK}: seen on {count} positions, not proven.");
        output::to_file(&function.solver(&mark, &rules.section), path)?;
        let (solver, brute) = (path.display(), args.rules.display());
        text += &format!("\nwrote {solver}");
        if let Some(input) = rules.stress(table) {
            text += &format!(
                "; to compare it with the rules on small inputs:\n\
                 ./bundle.sh stress {solver} --brute {brute} --input \"{input}\""
            );
        }
        text += "\n";
    }
    Ok(text)
}

/// Rejects an output file that `solve` did not write, or a missing folder.
fn check_output(path: &Path) -> Result<()> {
    let folder = path::folder(path);
    match fs::read_to_string(path) {
        _ if !folder.is_dir() => Err(Problem::new(format!("no folder `{}`", folder.display()))),
        Ok(old) if path.is_file() && !old.starts_with(MARK) => {
            let title = format!("`{}` is there already", path.display());
            Err(Problem::new(title).help("name another file, or delete it"))
        }
        _ => output::check(path),
    }
}

/// A function that is right on all positions, made from the outcomes or values of so many of the
/// smallest, and their number.
fn find(
    table: &Table,
    samples: usize,
    by_values: &[bool],
    progress: &mut Progress,
    modules: &[Module],
) -> Result<Option<(Function, usize)>> {
    if !table.undecided.is_empty() {
        return Ok(None);
    }
    for &values in by_values {
        let Some(text) = table.evidence(samples, values) else { continue };
        let start = Instant::now();
        let mut keep_going = |what: &str| {
            progress.at(&format!("guessing from {samples} positions: {what} ..."))
                && start.elapsed() < GUESSING
                && process::check_signals().is_ok()
        };
        for mut function in function::guess(&text, values, table, &mut keep_going, modules)? {
            let count = table.rows.len();
            progress.at(&format!("checking a formula on {count} positions ..."));
            if function.holds(table, modules)? {
                return Ok(Some((function, samples)));
            }
        }
    }
    Ok(None)
}

/// The same by the values of single heaps, which are larger than those of several, for a sum.
fn find_of_heaps(
    table: &Table,
    progress: &mut Progress,
    modules: &[Module],
) -> Result<Option<(Function, usize)>> {
    let single = table.of_length(1);
    let found = find(&single, single.smallest(SAMPLES[0]), &[true], progress, modules)?;
    let found = found.map(|(function, samples)| (function.of_each_heap(), samples));
    let Some((mut function, samples)) = found else { return Ok(None) };
    Ok(function.holds(table, modules)?.then_some((function, samples)))
}
