//! The commands `explain`, `table` and `guess`.

use crate::explore::{Command, Form};
use crate::place::Place;
use crate::progress::Progress;
use crate::{output, terminal};
use bundler::diagnostic::{Problem, Result};
use explore::colour::{of, on};
use explore::question::{self, Question};
use explore::table::{self, Table};
use explore::{draw, explain};
use std::time::{Duration, Instant};

/// The largest number of bytes that `guess` reads.
const LONGEST_VALUES: usize = 4 << 20;

pub fn run(command: &Command) -> Result<()> {
    let japanese = terminal::is_japanese();
    match command {
        Command::Explain { words, all, misere } => {
            let question = question::read(words)?;
            let options = explain::Options { all: *all, misere: *misere, japanese };
            let mut progress = progress("explain", &question);
            explain::explain(&question, &options, &mut |_, text| {
                progress.answers();
                output::to_stdout(text)
            })
        }
        Command::Table { words, n, parts, outcomes, misere, form } => {
            let (n, outcomes, misere, parts) = (*n, *outcomes, *misere, *parts);
            let options = table::Options { n, outcomes, misere, parts, japanese };
            let question = question::read(words)?;
            let progress = progress("table", &question);
            show_table(&table::table(&question, &options)?, form, progress)
        }
        Command::Guess { values, outcomes, losing, json } => {
            let outcomes = match outcomes {
                Some(None) => Some(standard_input()?),
                outcomes => outcomes.clone().flatten(),
            };
            let options = guess::Options { outcomes, losing: losing.clone() };
            let is_dash = matches!(values.as_slice(), [it] if Place::from(it) == Place::Standard);
            let stated =
                !values.is_empty() && !is_dash || options.outcomes.is_some() || !losing.is_empty();
            let are_lines = values.iter().any(|value| value.contains(':') && value.contains(' '));
            let between = if are_lines { "\n" } else { " " };
            let text = if stated { values.join(between) } else { standard_input()? };
            let evidence = guess::read(&text, &options)?;
            let mut progress = Progress::of("guess");
            let start = Instant::now();
            let mut keep_going = |tried: &str| progress.at(tried) && start.elapsed() < GUESSING;
            let said = if *json {
                guess::json(&evidence, &mut keep_going)
            } else {
                guess::report(&evidence, japanese, &mut keep_going)?
            };
            drop(progress);
            output::to_stdout(&said)
        }
        _ => unreachable!("the others are not asked here"),
    }
}

/// The time after which `guess` gives its best answer.
const GUESSING: Duration = Duration::from_secs(3);

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

fn show_table(table: &Table, form: &Form, mut progress: Progress) -> Result<()> {
    let text = if form.json {
        table.json()
    } else if form.csv {
        table.csv()
    } else if form.svg.is_some() {
        draw::Drawing::new(table)?.svg(false)
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
