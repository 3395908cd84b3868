//! The positions of a game and their outcomes, from the output of the rules.

use crate::bundling::{self, Job};
use crate::process::{self, Ending, Finished, Limits};
use crate::trial::compile::{self, Compiled};
use crate::trial::program::Program;
use crate::trial::report;
use crate::trial::toolchain::Toolchain;
use bundler::bundle::Bundle;
use bundler::diagnostic::{Problem, Result, reason};
use bundler::judge;
use bundler::modules::Module;
use std::collections::{BTreeSet, HashMap};
use std::ffi::OsStr;
use std::path::Path;
use std::time::Duration;

/// At most this much output is read.
const MOST: usize = 1 << 20;

/// The least number of positions to guess from.
const FEWEST: usize = 10;

/// The size passed to the program, which the time limit ends long before it is reached.
const ENDLESS: &str = "1000000";

/// A filled-in template.
pub struct Rules {
    program: Program,
    /// The code that reads a position.
    pub section: String,
    /// The call that lists the options of a single heap `n`.
    pub options: &'static str,
}

impl Rules {
    pub fn read(file: &Path, modules: &[Module]) -> Result<Self> {
        let job = Job { file, output: None, docs: false, judge: judge::DEFAULT };
        let bundle = bundling::bundle_of(&job, modules)?;
        let compiled = compile(&bundle)?;
        let (messages, _) = report::render(&compiled.messages, &bundle);
        if !compiled.success {
            eprint!("{messages}");
            return Err(Problem::new(format!("`{}` does not compile", bundling::shown(file))));
        }
        let mut sections = bundle.content.text.split("\n// ---- ");
        let section = sections.find(|section| section.starts_with("The input"));
        let section = section.and_then(|section| section.split_once('\n'));
        let Some((_, section)) = section else { return Err(no_template()) };
        let has_options = bundle.content.text.contains("fn options(n: u64)");
        let options = if has_options { "options(n)" } else { "moves(&vec![n])" };
        Ok(Rules { section: section.to_owned(), options, program: Program::Built(compiled) })
    }

    /// A description of inputs for `stress`.
    pub fn stress(&self, table: &Table) -> Option<String> {
        let input = self.section.lines().find_map(|line| line.strip_prefix("// stress: "))?;
        // One item for each number of a tuple, and the letters of the strings.
        if let Some(range) = input.strip_prefix("a=") {
            let names = ('a'..='z').take(table.rows[0].numbers.len());
            return Some(names.map(|name| format!("{name}={range}")).collect::<Vec<_>>().join(","));
        }
        let letters: BTreeSet<char> = table.rows.iter().flat_map(|row| row.key.chars()).collect();
        Some(input.replace("LETTERS", &letters.iter().collect::<String>()))
    }

    /// The positions from the smallest ones until the time limit.
    pub fn explore(&self, time: Duration) -> Result<Table> {
        let limits = Limits { time, output: MOST, errors: 1 << 16 };
        let mut command = self.program.command(&[OsStr::new(ENDLESS)]);
        let finished = process::run(&mut command, b"", limits).map_err(cannot_run)?;
        let text = String::from_utf8_lossy(&finished.output);
        let table = Table::read(&text, self.section.contains("fn string("));
        // Rules that loop or fail are wrong, even if smaller positions are listed.
        let code = match finished.ending {
            Ending::Exit(status) => status.code(),
            _ => Some(0),
        };
        let errors = String::from_utf8_lossy(&finished.errors);
        match code {
            Some(2) => Err(Problem::new(format!("the game need not end: {}", errors.trim()))
                .help("`./bundle.sh brute_loopy` is the template in which endless play is a draw")),
            Some(101) => Err(Problem::new("the rules fail").help(errors.trim())),
            _ if table.rows.len() < FEWEST => Err(too_few(&finished, &errors)),
            _ => Ok(table),
        }
    }
}

pub fn compile(bundle: &Bundle) -> Result<Compiled> {
    let judge = judge::DEFAULT;
    compile::compile(bundle, judge, &Toolchain::find(judge)?, true)
}

pub fn cannot_run(error: std::io::Error) -> Problem {
    Problem::new(format!("cannot run the rules: {}", reason(&error)))
}

fn no_template() -> Problem {
    Problem::new("these rules do not list their positions")
        .help("fill in a template: `./bundle.sh brute_heaps > rules.rs`; see `solve --help`")
}

/// The error for too few positions.
fn too_few(finished: &Finished, errors: &str) -> Problem {
    match finished.ending {
        _ if errors.contains("overflowed its stack") => Problem::new("a play never ends")
            .help("each move must bring the end nearer; a number below 0 becomes a huge one"),
        Ending::Exit(status) if status.success() => no_template(),
        _ => Problem::new("too few positions were explored in this time and memory")
            .help("does each loop in `moves` end, and each play? --time-limit gives more time"),
    }
}

#[derive(Clone)]
pub struct Row {
    /// The numbers of the position, or the string.
    pub key: String,
    pub numbers: Vec<u64>,
    pub outcome: char,
    pub value: u64,
    /// The parity of all plays: `even`, `odd`, or `any`.
    pub length: String,
    pub size: usize,
}

/// The meaning of the numbers of positions.
#[derive(PartialEq)]
pub enum Shape {
    Number,
    Pair,
    List,
    Named(Vec<String>),
    String,
}

pub struct Table {
    pub rows: Vec<Row>,
    pub shape: Shape,
    /// Two positions with the same counts and different winners.
    pub undecided: Vec<(String, String)>,
    /// Is each value the xor of the values of its heaps?
    pub has_values: bool,
}

impl Table {
    fn read(text: &str, are_strings: bool) -> Table {
        let complete = text.rfind("# size ").map_or("", |end| &text[..end + 7]);
        let mut rows: Vec<Row> = Vec::new();
        let (mut index, mut shown) = (HashMap::new(), Vec::new());
        let (mut undecided, mut has_values) = (Vec::new(), true);
        let mut size = 0;
        for line in complete.lines() {
            size += usize::from(line.starts_with("# size "));
            let Some((row, example)) = row(line, size, are_strings) else { continue };
            has_values &= row.outcome != 'D' && (row.value != 0) == (row.outcome == 'W');
            let i = *index.entry(row.key.clone()).or_insert(rows.len());
            if i == rows.len() {
                rows.push(row);
                shown.push(example);
                continue;
            }
            has_values &= rows[i].value == row.value;
            if rows[i].outcome != row.outcome {
                undecided.push((shown[i].clone(), example));
            }
        }
        Table { shape: shape(&rows, are_strings), rows, undecided, has_values }
    }

    /// Are the positions lists whose value is the xor of those of their heaps?
    pub fn is_sum(&self) -> bool {
        self.shape == Shape::List && self.has_values && self.no_sum().is_none()
    }

    /// A list with another value than the xor of its heaps.
    pub fn no_sum(&self) -> Option<&Row> {
        let single = self.rows.iter().filter(|row| row.numbers.len() == 1);
        let values: HashMap<u64, u64> = single.map(|row| (row.numbers[0], row.value)).collect();
        let sum =
            |row: &Row| row.numbers.iter().try_fold(0, |xor, heap| Some(xor ^ values.get(heap)?));
        self.rows.iter().find(|row| sum(row).is_some_and(|sum| sum != row.value))
    }

    /// The number of positions of the smallest sizes that together have enough; all but those of
    /// the largest size if there are fewer.
    pub fn smallest(&self, least: usize) -> usize {
        let largest = self.rows.last().map_or(0, |row| row.size);
        let end = self.rows.get(least).map_or(largest, |row| row.size + 1).min(largest);
        self.rows.iter().take_while(|row| row.size < end).count()
    }

    /// The lists of one length by themselves.
    pub fn of_length(&self, len: usize) -> Table {
        let rows: Vec<Row> =
            self.rows.iter().filter(|row| row.numbers.len() == len).cloned().collect();
        Table { shape: shape(&rows, false), undecided: Vec::new(), rows, ..*self }
    }

    /// The input of `guess`: outcomes or values of the smallest positions.
    pub fn evidence(&self, samples: usize, values: bool) -> Option<String> {
        let said = |row: &Row| if values { row.value.to_string() } else { row.outcome.to_string() };
        let line = |row: &Row| format!("{}: {}\n", row.key, said(row));
        let is_known = samples > 0 && (!values || self.has_values);
        is_known.then(|| self.rows[..samples].iter().map(line).collect())
    }

    /// Do all plays from each position have one parity?
    pub fn has_parity(&self) -> bool {
        self.undecided.is_empty() && self.rows.iter().all(|row| row.length != "any")
    }

    pub fn has_draws(&self) -> bool {
        self.rows.iter().any(|row| row.outcome == 'D')
    }

    /// The sizes of positions, in words.
    pub fn largest(&self) -> String {
        let longest = self.rows.iter().map(|row| row.numbers.len()).max().unwrap_or(0);
        let largest = || self.rows.iter().flat_map(|row| &row.numbers).max().unwrap_or(&0);
        match &self.shape {
            Shape::String => format!("{longest} letters"),
            Shape::Number => format!("{}", largest()),
            Shape::Named(names) => {
                let most = self.rows.iter().map(|row| row.numbers[0]).max().unwrap_or(0);
                format!("{most} {}", names[0])
            }
            Shape::Pair => format!("{} and {0}", largest()),
            Shape::List if self.rows.iter().all(|row| row.numbers.len() == longest) => {
                format!("{longest} numbers of {}", largest())
            }
            Shape::List => {
                format!("{longest} numbers, and up to {} (the more, the smaller)", largest())
            }
        }
    }
}

/// A line of the output, such as `1 2: W # 3 odd`, with value and parity.
fn row(line: &str, size: usize, is_string: bool) -> Option<(Row, String)> {
    let (position, known) = line.rsplit_once(" # ")?;
    let (key, outcome) = position.rsplit_once(": ")?;
    let mut known = known.splitn(3, ' ');
    let number = |word: &str| word.rsplit('=').next()?.parse().ok();
    let numbers = if is_string {
        Some(key.chars().map(u64::from).collect())
    } else {
        key.split_whitespace().map(number).collect()
    };
    let row = Row {
        key: key.to_owned(),
        numbers: numbers?,
        outcome: outcome.chars().next()?,
        value: known.next()?.parse().ok()?,
        length: known.next()?.to_owned(),
        size,
    };
    Some((row, known.next().unwrap_or_default().to_owned()))
}

fn shape(rows: &[Row], are_strings: bool) -> Shape {
    let first = rows.first().map_or("", |row| &row.key);
    let names =
        first.split_whitespace().filter_map(|word| Some(word.split_once('=')?.0.to_owned()));
    let names: Vec<String> = names.collect();
    let all_have = |len| rows.iter().all(|row| row.numbers.len() == len);
    match names.is_empty() {
        _ if are_strings => Shape::String,
        false => Shape::Named(names),
        true if all_have(1) => Shape::Number,
        true if all_have(2) => Shape::Pair,
        true => Shape::List,
    }
}
