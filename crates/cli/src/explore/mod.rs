//! The commands that explore games.

mod catalogue;
mod game;
mod play;

use bundler::diagnostic::Result;
use clap::Subcommand;
use std::path::PathBuf;

/// The form of a position.
pub const POSITIONS: &str = "\
A position is typed as one would draw it; `api GAME` shows how that of a game is:
  nim 3 5 7                              heaps, stairs, coins: numbers
  node_kayles 0-1 1-2 3                  a graph that moves change: edges, single vertices
  dag_game arcs=2-1,2-0,1-0 2 1         tokens on a graph: the edges, then their vertices
  vertex_geography edges=0-1,1-2 0       a token that never comes back: its path
  board_game board=.../.#. piece=rook 1 2
                                         tokens on a board: rows divided by `/`, walls `#`
  treblecross ...X....                   a strip: a letter for each cell
  no_repeat_nim 5 3:1:2                  heaps with what was taken from them";

const MOVES: &str = "\
A position is typed as for `explain`. A move is the position after it, or its number in the list (`#3` where `3` is a position too).
`hint` names a move and why, `moves` all moves, `undo` takes your last move back, `quit` ends.";

#[derive(Subcommand)]
pub enum Command {
    /// List the modules, or the five that fit a name, a problem or a sentence of its rules best
    List {
        /// Words of the statement, or a problem; `-` is a whole statement on standard input
        #[arg(value_name = "WORD", allow_negative_numbers = true)]
        words: Vec<String>,
    },
    /// Find the module by questions
    Ask,
    /// Print what modules offer: signatures, limits, time
    Api {
        #[arg(value_name = "MODULE", required = true)]
        names: Vec<String>,
    },
    /// Explain a position of a game: who wins, why, and how
    #[command(after_help = POSITIONS)]
    Explain {
        /// `moore_nim k=3 22 11 42 23 19`: the game, its parameters, the position
        #[arg(value_name = "GAME | NAME=VALUE | POSITION", required = true)]
        #[arg(allow_negative_numbers = true)]
        words: Vec<String>,
        /// Print all winning moves
        #[arg(long)]
        all: bool,
        /// Play misère: whoever cannot move wins
        #[arg(long)]
        misere: bool,
    },
    /// Print the values of a game, or who wins
    Table {
        /// `octal_game code=0.77`: the game and its parameters
        #[arg(value_name = "GAME | NAME=VALUE", required = true)]
        words: Vec<String>,
        /// Print values up to this size; 99, or 15 for two heaps
        #[arg(short)]
        n: Option<u64>,
        /// Print a line for one heap, row or the like, or a square for two
        #[arg(long, value_parser = clap::value_parser!(u8).range(1..=2))]
        parts: Option<u8>,
        /// Print who wins instead of values
        #[arg(long)]
        outcomes: bool,
        /// Print who wins in misère play
        #[arg(long)]
        misere: bool,
        #[command(flatten)]
        form: Form,
    },
    /// Name the games and formulas that have these values
    Guess {
        /// The values of the heaps 0, 1, 2, ..., rows of a table divided by `/`, or positions as in
        /// `'1 2 3: W'` and strings as in `'abba: W'` or `'0110: W'`, `?` to be predicted; `-`,
        /// or nothing, is standard input
        #[arg(value_name = "VALUE | POSITION: VALUE", allow_negative_numbers = true)]
        values: Vec<String>,
        /// Read outcomes instead of values, such as WLLW
        #[arg(long, value_name = "WLLW", num_args = 0..=1, conflicts_with = "values")]
        outcomes: Option<Option<String>>,
        /// Read losing positions instead, numbers or pairs as in 1,2
        #[arg(long, value_name = "POSITION", num_args = 1.., conflicts_with_all = ["values", "outcomes"])]
        losing: Vec<String>,
        /// Print JSON: for each answer its formula, the call, what it predicts
        #[arg(long)]
        json: bool,
    },
    /// Play a game against a perfect player
    Play(Play),
}

/// The form of a table, text if none is named.
#[derive(clap::Args)]
pub struct Form {
    /// Print JSON: the game, its parameters, the values, the period
    #[arg(long, group = "form")]
    pub json: bool,
    /// Print comma-separated values
    #[arg(long, group = "form")]
    pub csv: bool,
    /// Draw it to this SVG file
    #[arg(long, group = "form", value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

#[derive(clap::Args)]
#[command(after_help = MOVES)]
pub struct Play {
    /// `nim 3 4 5`: the game, its parameters, the position
    #[arg(value_name = "GAME | NAME=VALUE | POSITION", required = true)]
    #[arg(allow_negative_numbers = true)]
    pub words: Vec<String>,
    /// Play misère: whoever cannot move wins
    #[arg(long)]
    pub misere: bool,
    /// Let the perfect player move first
    #[arg(long)]
    pub second: bool,
}

pub fn run(command: &Command) -> Result<()> {
    match command {
        Command::List { words } => catalogue::list(words),
        Command::Ask => catalogue::ask(),
        Command::Api { names } => catalogue::apis(names),
        Command::Play(play) => play::run(play),
        command => game::run(command),
    }
}
