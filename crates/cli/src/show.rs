//! Shows a game: a position explained, a table of values, and which game has a table.

use crate::progress::Progress;
use crate::{output, terminal};
use bundler::diagnostic::{Problem, Result, reason};
use bundler::modules::Module;
use clap::Subcommand;
use show::question::{self, Question};
use show::table::{self, Table};
use show::{draw, explain, guess};
use std::path::PathBuf;

/// How a position is typed.
pub const POSITIONS: &str = "\
A position is typed as one would draw it; `list GAME` shows how that of a game is:
  nim 3 5 7                              heaps, stairs, coins: numbers
  node_kayles 0-1 1-2 3                  a graph that moves change: edges, single vertices
  dag_game edges=2-1,2-0,1-0 2 1         tokens on a graph: the edges, then their vertices
  vertex_geography edges=0-1,1-2 0       a token that never comes back: its path
  board_game board=.../.#. piece=rook 1 2
                                         tokens on a board: rows divided by `/`, walls `#`
  treblecross ...X....                   a strip: a letter for each cell
  no_repeat_nim 5 3:1:2                  heaps with what was taken from them";

#[derive(Subcommand)]
pub enum Command {
    /// Explain a position of a game: who wins, why, and how
    #[command(after_help = POSITIONS)]
    Explain {
        /// `moore_nim k=3 22 11 42 23 19`: the game, its parameters, the position
        #[arg(value_name = "GAME | NAME=VALUE | POSITION", required = true)]
        #[arg(allow_negative_numbers = true)]
        words: Vec<String>,
        /// All winning moves
        #[arg(long)]
        all: bool,
        /// Whoever cannot move wins
        #[arg(long)]
        misere: bool,
    },
    /// Print the values of a game, or who wins
    Table {
        /// `octal_game code=0.77`: the game and its parameters
        #[arg(value_name = "GAME | NAME=VALUE", required = true)]
        words: Vec<String>,
        /// Up to this size; 99, or 15 for two parts
        #[arg(short)]
        n: Option<u64>,
        /// For one part (heap, row, ...), or for each two
        #[arg(long, value_parser = clap::value_parser!(u8).range(1..=2))]
        parts: Option<u8>,
        /// Who wins, not the values
        #[arg(long)]
        outcomes: bool,
        /// Who wins if whoever cannot move wins
        #[arg(long)]
        misere: bool,
        #[command(flatten)]
        form: Form,
    },
    /// Name the games and formulas that have these values
    Guess {
        /// The values of the heaps 0, 1, 2, ..., rows of a table divided by `/`, or positions as in
        /// `'1 2 3: W'` and strings as in `'abba: W'` or `'0110: W'`, `?` to be predicted; without
        /// any, those on standard input
        #[arg(value_name = "VALUE | POSITION: VALUE", allow_negative_numbers = true)]
        values: Vec<String>,
        /// Who wins instead, as in WLLW
        #[arg(long, value_name = "WLLW", num_args = 0..=1, conflicts_with = "values")]
        outcomes: Option<Option<String>>,
        /// The lost positions instead, numbers or pairs as in 1,2
        #[arg(long, value_name = "POSITION", num_args = 1.., conflicts_with_all = ["values", "outcomes"])]
        lost: Vec<String>,
        /// Print JSON: for each answer its formula, the call, what it predicts
        #[arg(long)]
        json: bool,
        /// Say how many bits describe an answer and the values
        #[arg(long, conflicts_with = "json")]
        verbose: bool,
    },
}

/// The form of a table, text if none is named.
#[derive(clap::Args)]
pub struct Form {
    /// Print JSON: the game, its parameters, the values, the period
    #[arg(long, group = "form")]
    json: bool,
    /// Print comma-separated values
    #[arg(long, group = "form")]
    csv: bool,
    /// Draw it to this SVG file
    #[arg(long, group = "form", value_name = "FILE")]
    svg: Option<PathBuf>,
}

pub fn run(command: &Command, modules: &[Module]) -> Result<()> {
    match command {
        Command::Explain { words, all, misere } => {
            let question = question::read(words, modules)?;
            let options = explain::Options { all: *all, misere: *misere, japanese: false };
            let mut progress = of("explain", &question);
            explain::explain(&question, &options, modules, &mut |text| {
                progress.answers();
                output::to_stdout(text)
            })
        }
        Command::Table { words, n, parts, outcomes, misere, form } => {
            let options =
                table::Options { n: *n, outcomes: *outcomes, misere: *misere, parts: *parts };
            let question = question::read(words, modules)?;
            let progress = of("table", &question);
            show_table(&table::table(&question, &options)?, form, progress)
        }
        Command::Guess { values, outcomes, lost, json, verbose } => {
            let outcomes = match outcomes {
                Some(None) => Some(standard_input()?),
                outcomes => outcomes.clone().flatten(),
            };
            let options = guess::Options { outcomes, lost: lost.clone() };
            let stated = !values.is_empty() || options.outcomes.is_some() || !lost.is_empty();
            let are_lines = values.iter().any(|value| value.contains(':') && value.contains(' '));
            let between = if are_lines { "\n" } else { " " };
            let text = if stated { values.join(between) } else { standard_input()? };
            let evidence = guess::read(&text, &options)?;
            let mut progress = Progress::of("guess");
            let mut keep_going = |tried: &str| progress.at(tried);
            let said = if *json {
                guess::json(&evidence, &mut keep_going)
            } else {
                guess::report(&evidence, *verbose, &mut keep_going)?
            };
            drop(progress);
            output::to_stdout(&said)
        }
    }
}

/// What a command does with a game.
pub fn of(command: &str, question: &Question) -> Progress {
    Progress::of(&format!("{command} {}{}", question.game.name(), question.rule.words()))
}

fn standard_input() -> Result<String> {
    std::io::read_to_string(std::io::stdin().lock())
        .map_err(|error| Problem::new(format!("cannot read the values: {}", reason(&error))))
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
        let paint = |value: u64, text: &str| terminal::block(value, largest, text);
        let width = terminal::width();
        let coloured = width.is_some() && terminal::has_24_bits();
        table.text(width.unwrap_or(100), if coloured { Some(&paint) } else { None })
    };
    progress.answers();
    match &form.svg {
        Some(file) => output::to_file(&text, file),
        None => output::to_stdout(&text),
    }
}
