//! The commands that explore games.

mod catalogue;
mod game;
mod play;

use crate::place::Place;
use bundler::diagnostic::Result;
use clap::Subcommand;

/// The form of a position.
pub const POSITIONS: &str = "\
How to type a position (`api GAME` shows it for one game):
  nim 3 5 7                              heaps, steps or coins: the numbers
  node_kayles 0-1 1-2 3                  a graph that moves change: its edges and isolated vertices
  dag_game arcs=2-1,2-0,1-0 2 1          tokens on a graph: the arcs, then the tokens' vertices
  vertex_geography edges=0-1,1-2 0       a token that visits no vertex twice: the edges, its path
  board_game board=.../.#. piece=rook 1 2
                                         tokens on a board: the rows with `/` between them
                                         (`#` is a wall), then each token's row and column
  treblecross ...X....                   a strip of cells: a letter for each cell
  no_repeat_nim 5 3:1:2                  heaps, each with the amounts taken from it";

const MOVES: &str = "\
Type a position as for `explain`. To move, type the position after your move, or the move's number in the list (`#3` where `3` is also a position).
`hint` shows a good move and the reason, `moves` lists all moves, `undo` takes back your last move, and `quit` ends the game.";

#[derive(Subcommand)]
pub enum Command {
    /// List all modules, or the five best matches for a name, a problem or a rule
    List {
        /// Words of the statement, or the name of a problem; `-` reads a whole statement from
        /// standard input
        #[arg(value_name = "WORD", allow_negative_numbers = true)]
        words: Vec<String>,
    },
    /// Find the module by answering questions
    Ask,
    /// Print the functions, the limits and the time of modules
    Api {
        /// Names of modules, such as `moore_nim`
        #[arg(value_name = "MODULE", required = true)]
        names: Vec<String>,
    },
    /// Explain a position of a game: who wins, why, and by which move
    #[command(after_help = POSITIONS)]
    Explain {
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
    },
    /// Print a table of the Grundy values of a game, or of its outcomes
    Table {
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
    },
    /// Find the games and formulas that have given values
    Guess {
        /// The values of the heaps 0, 1, 2, …; or the rows of a table, separated by `/`; or
        /// positions such as `'1 2 3: W'`, `'abba: W'` or `'0110: W'`; `?` asks for a prediction;
        /// `-`, or nothing, reads standard input
        #[arg(value_name = "VALUE | POSITION: VALUE", allow_negative_numbers = true)]
        values: Vec<String>,
        /// Read outcomes, such as WLLW, instead of values
        #[arg(long, value_name = "WLLW", num_args = 0..=1, conflicts_with = "values")]
        outcomes: Option<Option<String>>,
        /// Read the losing positions instead of values: numbers, or pairs such as `1,2`
        #[arg(long, value_name = "POSITION", num_args = 1.., conflicts_with_all = ["values", "outcomes"])]
        losing: Vec<String>,
        /// Print JSON: the formula, the call and the predictions of each answer
        #[arg(long)]
        json: bool,
    },
    /// Play a game against a perfect player
    Play(Play),
}

/// The form of a table; plain text if no option is given.
#[derive(clap::Args)]
pub struct Form {
    /// Print JSON: the game, its parameters, the values and the period
    #[arg(long, group = "form")]
    pub json: bool,
    /// Print comma-separated values
    #[arg(long, group = "form")]
    pub csv: bool,
    /// Draw the table to this SVG file (`-`: print it)
    #[arg(long, group = "form", value_name = "FILE")]
    pub svg: Option<Place>,
}

#[derive(clap::Args)]
#[command(after_help = MOVES)]
pub struct Play {
    /// The game, its parameters and the position, such as `nim 3 4 5`
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
