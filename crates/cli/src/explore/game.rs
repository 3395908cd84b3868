//! The commands `explain`, `table` and `guess`.

use crate::explore::POSITIONS;
use crate::place::Place;
use crate::progress::Progress;
use crate::solve::explorer::clock;
use crate::{output, terminal};
use bundler::diagnostic::{Problem, Result};
use explore::colour::{of, on};
use explore::question::{self, Question};
use explore::table;
use explore::{draw, explain};

/// The largest number of bytes that `guess` reads.
const LONGEST_VALUES: usize = 4 << 20;

#[derive(clap::Args)]
#[command(after_help = POSITIONS)]
pub struct Explain {
    /// The game, its parameters and the position, such as `moore_nim k=3 22 11 42 23 19`
    #[arg(value_name = "GAME | NAME=VALUE | POSITION", required = true)]
    #[arg(allow_negative_numbers = true)]
    words: Vec<String>,
    /// Print all winning moves
    #[arg(long)]
    all: bool,
    /// Play misère: whoever cannot move wins
    #[arg(long)]
    misere: bool,
}

#[derive(clap::Args)]
pub struct Table {
    /// The game and its parameters, such as `octal_game code=0.77`
    #[arg(value_name = "GAME | NAME=VALUE", required = true)]
    words: Vec<String>,
    /// Print values up to this size [default: 99, or 15 for two parts]
    #[arg(short)]
    n: Option<u64>,
    /// Vary the size of one part (1: a line) or of two parts (2: a square table)
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=2))]
    parts: Option<u8>,
    /// Print outcomes instead of values
    #[arg(long)]
    outcomes: bool,
    /// Print the outcomes of misère play
    #[arg(long)]
    misere: bool,
    #[command(flatten)]
    form: Form,
}

/// The form of a table; plain text if no option is given.
#[derive(clap::Args)]
struct Form {
    /// Print JSON: the game, its parameters, the values and the period
    #[arg(long, group = "form")]
    json: bool,
    /// Print comma-separated values
    #[arg(long, group = "form")]
    csv: bool,
    /// Draw the table to this SVG file (`-`: print it)
    #[arg(long, group = "form", value_name = "FILE")]
    svg: Option<Place>,
}

/// The forms of values.
const VALUES: &str = "\
What to give:
  guess 0 1 2 3 1 4 3 2            the Grundy values of the heaps 0, 1, 2, …
  guess 0 1 2 / 1 0 3 / 2 3 0      the values of the pairs (0, 0), (0, 1), …, row by row
  guess '3 5: W' '3 6: L' …        positions: `W` if the player to move wins, otherwise `L`
  guess 'red=3 blue=5: W' …        positions whose numbers have names
  guess 'abba: W' 'ab: L' …        strings
  guess --outcomes LWWLWW          the outcomes of the heaps 0, 1, 2, …
  guess --losing 0 3 6             the losing heaps; all others up to the largest win
  guess --losing 0,0 1,2 3,5       the losing pairs
A `?` in place of a value asks for a prediction, as in '12 7: ?'. The lines that a brute force prints
may also come from standard input or a file: `guess < table.txt`.";

#[derive(clap::Args)]
#[command(after_help = VALUES)]
pub struct Guess {
    /// Values, or positions with their values; `-`, or nothing, reads standard input
    #[arg(value_name = "VALUE | POSITION: VALUE", allow_negative_numbers = true)]
    values: Vec<String>,
    /// Read the outcomes of heaps
    #[arg(long, value_name = "LWWL", num_args = 0..=1, conflicts_with = "values")]
    outcomes: Option<Option<String>>,
    /// Read the losing heaps or pairs
    #[arg(long, value_name = "POSITION", num_args = 1.., conflicts_with_all = ["values", "outcomes"])]
    losing: Vec<String>,
    /// Print JSON: the formula, the call and the predictions of each answer
    #[arg(long)]
    json: bool,
}

pub fn explain(args: &Explain) -> Result<()> {
    let question = question::read(&args.words)?;
    let japanese = terminal::is_japanese();
    let options = explain::Options { all: args.all, misere: args.misere, japanese };
    let mut progress = progress("explain", &question);
    explain::explain(&question, &options, |explanation| {
        progress.answers();
        explanation.text().try_for_each(|text| output::to_stdout(&text))
    })?
}

pub fn table(args: &Table) -> Result<()> {
    let Table { n, outcomes, misere, parts, .. } = *args;
    let japanese = terminal::is_japanese();
    let options = table::Options { n, outcomes, misere, parts, japanese };
    let question = question::read(&args.words)?;
    let progress = progress("table", &question);
    show_table(&table::table(&question, &options)?, &args.form, progress)
}

pub fn guess(args: &Guess) -> Result<()> {
    let Guess { values, losing, .. } = args;
    let outcomes = match &args.outcomes {
        Some(None) => Some(standard_input()?),
        outcomes => outcomes.clone().flatten(),
    };
    let options = guess::Options { outcomes, losing: losing.clone() };
    let is_dash = matches!(values.as_slice(), [it] if Place::from(it) == Place::Standard);
    let stated = !values.is_empty() && !is_dash || options.outcomes.is_some() || !losing.is_empty();
    let are_lines = values.iter().any(|value| value.contains(':') && value.contains(' '));
    let between = if are_lines { "\n" } else { " " };
    let text = if stated { values.join(between) } else { standard_input()? };
    let evidence = guess::read(&text, &options)?;
    let mut progress = Progress::of("guess");
    let end = clock::used() + GUESSING;
    let mut keep_going = |tried: &str| progress.at(tried) && clock::used() < end;
    let said = if args.json {
        guess::json(&evidence, &mut keep_going)
    } else {
        guess::report(&evidence, terminal::is_japanese(), &mut keep_going)?
    };
    drop(progress);
    output::to_stdout(&said)
}

/// The CPU time in milliseconds after which `guess` gives its best answer.
const GUESSING: u64 = 3000;

/// The progress of a command about a game.
fn progress(command: &str, question: &Question) -> Progress {
    Progress::of(&format!("{command} {}{}", question.game.name(), question.rule.words()))
}

fn standard_input() -> Result<String> {
    let text = Place::Standard.read()?;
    if text.len() > LONGEST_VALUES {
        return Err(Problem::new(format!(
            "the values have more than {} MiB",
            LONGEST_VALUES >> 20
        )));
    }
    Ok(text)
}

fn show_table(table: &table::Table, form: &Form, mut progress: Progress) -> Result<()> {
    let text = if form.json {
        table.json()
    } else if form.csv {
        table.csv()
    } else if form.svg.is_some() {
        draw::svg(table, false)?
    } else {
        let largest = table.largest();
        let paint = |value: u64, text: &str| block(value, largest, text);
        let width = terminal::width();
        let coloured = width.is_some() && terminal::has_24_bits();
        table.text(width.unwrap_or(100), if coloured { Some(&paint) } else { None })
    };
    progress.answers();
    match &form.svg {
        Some(place) => place.write(&text),
        None => output::to_stdout(&text),
    }
}

/// A text on a background coloured by the value.
fn block(value: u64, largest: u64, text: &str) -> String {
    let ground = of(value, largest);
    let ((r, g, b), (red, green, blue)) = (ground, on(ground));
    format!("\x1b[48;2;{r};{g};{b}m\x1b[38;2;{red};{green};{blue}m{text}\x1b[0m")
}
