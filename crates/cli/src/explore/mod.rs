//! The commands that explore games.

mod catalogue;
mod game;
mod play;

use bundler::diagnostic::Result;
use clap::Subcommand;

/// The form of a position.
const POSITIONS: &str = "\
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
    Explain(game::Explain),
    /// Print a table of the Grundy values of a game, or of its outcomes
    Table(game::Table),
    /// Find the games and formulas that have given values
    Guess(game::Guess),
    /// Play a game against a perfect player
    Play(Play),
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
        Command::Explain(args) => game::explain(args),
        Command::Table(args) => game::table(args),
        Command::Guess(args) => game::guess(args),
    }
}
