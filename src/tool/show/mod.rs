//! Shows a game: a position explained, a table of values, and which game has a table.

mod colour;
pub mod draw;
pub mod explain;
pub mod games;
pub mod guess;
pub mod rule;
pub mod table;

use crate::tool::catalogue::{self, Module};
use crate::tool::diagnostic::{Problem, Result, reason};
use crate::tool::output;
use clap::Subcommand;
use games::{Game, Shape};
use rule::Rule;
use std::io::IsTerminal;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use table::Table;

#[derive(Subcommand)]
pub enum Command {
    /// Explain a position of a game: who wins, why, and how
    Explain {
        /// `moore_nim k=3 22 11 42 23 19`: the game, its parameters, the numbers of the position
        #[arg(value_name = "GAME | NAME=VALUE | NUMBER", required = true)]
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
    /// Name the games that have these values
    Guess {
        /// The values of the heaps 0, 1, 2, ..., or rows of a table divided by `/`; without any,
        /// those on standard input
        #[arg(value_name = "VALUE", allow_negative_numbers = true)]
        values: Vec<String>,
        /// Who wins instead, as in WLLW
        #[arg(long, value_name = "WLLW", conflicts_with = "values")]
        outcomes: Option<String>,
        /// The lost positions instead, numbers or pairs as in 1,2
        #[arg(long, value_name = "POSITION", num_args = 1.., conflicts_with_all = ["values", "outcomes"])]
        lost: Vec<String>,
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
    /// Draw it to this PNG file
    #[arg(long, group = "form", value_name = "FILE")]
    png: Option<PathBuf>,
}

pub fn run(command: &Command, modules: &[Module]) -> Result<()> {
    match command {
        Command::Explain { words, all, misere } => {
            let question = read(words, modules)?;
            let options = explain::Options { all: *all, misere: *misere };
            explain::explain(&question, &options, modules, &mut |text| output::to_stdout(text))
        }
        Command::Table { words, n, parts, outcomes, misere, form } => {
            let options =
                table::Options { n: *n, outcomes: *outcomes, misere: *misere, parts: *parts };
            show_table(&table::table(&read(words, modules)?, &options)?, form)
        }
        Command::Guess { values, outcomes, lost } => {
            let options = guess::Options { outcomes: outcomes.clone(), lost: lost.clone() };
            let stated = !values.is_empty() || outcomes.is_some() || !lost.is_empty();
            let text = if stated { values.join(" ") } else { standard_input()? };
            output::to_stdout(&guess::report(&guess::read(&text, &options)?)?)
        }
    }
}

fn standard_input() -> Result<String> {
    std::io::read_to_string(std::io::stdin().lock())
        .map_err(|error| Problem::new(format!("cannot read the values: {}", reason(&error))))
}

fn show_table(table: &Table, form: &Form) -> Result<()> {
    if form.json {
        return output::to_stdout(&table.json());
    }
    if form.csv {
        return output::to_stdout(&table.csv());
    }
    if let Some(file) = &form.svg {
        return output::to_file(&draw::Drawing::new(table).svg(), file);
    }
    if let Some(file) = &form.png {
        return output::to_file(&draw::Drawing::new(table).png(), file);
    }
    let (terminal, largest) = (std::io::stdout().is_terminal(), table.largest());
    let size = terminal.then(terminal_size::terminal_size).flatten();
    let width = size.map_or(100, |(width, _)| usize::from(width.0));
    let paint = |value: u64, text: &str| colour::block(value, largest, text);
    let coloured = terminal && colour::has_24_bits();
    output::to_stdout(&table.text(width, if coloured { Some(&paint) } else { None }))
}

/// A game, its parameters and the numbers of a position, as a user named them.
pub struct Question {
    pub game: Game,
    pub rule: Rule,
    pub numbers: Vec<u64>,
}

/// Reads `moore_nim k=3 22 11 42`.
pub fn read(words: &[String], modules: &[Module]) -> Result<Question> {
    let (assigned, rest): (Vec<&str>, Vec<&str>) =
        words.iter().map(String::as_str).partition(|word| word.contains('='));
    let (name, numbers) = rest.split_first().ok_or_else(|| Problem::new("no game is named"))?;
    let assigned: Vec<(&str, &str)> =
        assigned.into_iter().filter_map(|word| word.split_once('=')).collect();
    let game = find(name, &assigned, modules)?;
    let rule = arguments(&game, &assigned)?;
    let between = |c: char| c.is_whitespace() || ",[]()".contains(c);
    let numbers = numbers.iter().flat_map(|word| word.split(between));
    let numbers = numbers.filter(|item| !item.is_empty());
    let number = |item: &str| {
        item.parse().map_err(|_| Problem::new(format!("`{item}` is no number of stones")))
    };
    Ok(Question { numbers: numbers.map(number).collect::<Result<_>>()?, game, rule })
}

fn find(name: &str, assigned: &[(&str, &str)], modules: &[Module]) -> Result<Game> {
    let variant = assigned.iter().find(|(key, _)| *key == "variant").map_or("", |(_, value)| value);
    let games: Vec<Game> = games::games().into_iter().filter(|game| game.module == name).collect();
    if games.is_empty() {
        return Err(match catalogue::find(modules, name) {
            Some(_) => Problem::new(format!("no position of `{name}` is a list of numbers")),
            None => catalogue::unknown(name, modules),
        });
    }
    let names: Vec<String> = games.iter().map(|game| format!("`{}`", game.name())).collect();
    games.into_iter().find(|game| game.variant == variant).ok_or_else(|| {
        Problem::new(format!("`{name}` has no variant `{variant}`"))
            .help(format!("there are {}", names.join(", ")))
    })
}

fn arguments(game: &Game, assigned: &[(&str, &str)]) -> Result<Rule> {
    let known = |key: &str| game.parameters.iter().any(|parameter| parameter.name == key);
    if let Some((key, _)) = assigned.iter().find(|(key, _)| *key != "variant" && !known(key)) {
        let title = format!("`{}` has no parameter `{key}`", game.name());
        return Err(Problem::new(title).help(usage(game)));
    }
    let argument = |parameter: &rule::Parameter| {
        let mut given = assigned.iter().filter(|(key, _)| *key == parameter.name);
        let (first, again) = (given.next(), given.next());
        if again.is_some() {
            return Err(Problem::new(format!("`{}` is given twice", parameter.name)));
        }
        let (_, text) = first.ok_or_else(|| {
            let title = format!("`{}` needs `{}`", game.name(), parameter.name);
            Problem::new(title).help(usage(game))
        })?;
        Ok((parameter.name, rule::read(parameter, text)?))
    };
    game.parameters.iter().map(argument).collect::<Result<_>>().map(Rule)
}

/// How to ask for this game: `moore_nim k=NUMBER HEAPS`.
pub fn usage(game: &Game) -> String {
    let mut text = game.name();
    for parameter in game.parameters {
        text += &format!(" {}=", parameter.name);
        text += &rule::example(parameter.kind);
    }
    let numbers = match game.shape {
        Shape::Sum(parts) | Shape::Row(parts) => parts.to_uppercase(),
        Shape::Pairs(parts) => format!("{} as A B", parts.to_uppercase()),
        Shape::Exactly(names) => names.join(" ").to_uppercase(),
        Shape::Limited => "HEAP [LIMIT]".to_owned(),
    };
    format!("{text} {numbers}")
}

/// How to ask for the game of a module, if its positions can be shown.
pub fn usage_of(module: &str) -> Option<String> {
    games::games().iter().find(|game| game.module == module).map(usage)
}

/// What a module answers, or why it refuses.
pub fn answer<T>(ask: impl FnOnce() -> T) -> Result<T> {
    let _quiet = Quiet::new();
    panic::catch_unwind(AssertUnwindSafe(ask)).map_err(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or(payload.downcast_ref::<&str>().copied());
        Problem::new(text.unwrap_or("the module refuses this"))
    })
}

/// What a module answers, if it does; for those who ask often, while it is quiet.
fn answer_quietly<T>(ask: impl FnOnce() -> T) -> Option<T> {
    panic::catch_unwind(AssertUnwindSafe(ask)).ok()
}

type Hook = Box<dyn Fn(&panic::PanicHookInfo<'_>) + Sync + Send>;

/// As long as it lives, a panic prints nothing.
struct Quiet(Option<Hook>);

impl Quiet {
    fn new() -> Self {
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        Quiet(Some(hook))
    }
}

impl Drop for Quiet {
    fn drop(&mut self) {
        if let (Some(hook), false) = (self.0.take(), std::thread::panicking()) {
            panic::set_hook(hook);
        }
    }
}
