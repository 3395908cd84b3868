//! Plays a game on the terminal.

use crate::explore::Play;
use crate::progress::Progress;
use crate::{output, terminal};
use bundler::diagnostic::{Problem, Result, reason};
use explore::play::{MOST_MOVES, Match, Seen, Step};
use explore::{explain, question};
use games::entry::{Words, said, words};
use std::io::{self, BufRead, Read};

/// The largest number of moves that are shown without `moves`.
const NAMED: usize = 20;

/// The largest number of bytes in a line.
const LONGEST_LINE: u64 = 1 << 16;

pub fn run(play: &Play) -> Result<()> {
    let question = question::read(&play.words)?;
    let (game, position) = Match::new(&question, play.misere)?;
    if position.is_empty() {
        let name = question.game.name();
        return Err(Problem::new(format!("no position of `{name}` to play from")).help(format!(
            "add one, as in `./bundle.sh play {}`",
            question::usage_with(question.game, &question.rule)
        )));
    }
    let japanese = terminal::is_japanese();
    let rules = explain::rules(question.game, play.misere, japanese);
    output::to_stdout(&format!("{rules}\n\n{}\n\n", HOW.get(japanese)))?;
    Table { game: &game, japanese }.play(play.second, position)
}

const HOW: Words = words(
    "Type the position after your move, or its number; or `hint`, `moves`, `undo`, `quit`.",
    "自分の手の後の局面か手の番号を入力する。`hint`、`moves`、`undo`、`quit` も使える。",
);
const I_MOVE: Words = words("I move    ", "コンピューター  ");
const YOU_MOVE: Words = words("you move  ", "あなた          ");
const I_WIN: Words = words("No move is left. I win.", "手がない。コンピューターの勝ち。");
const YOU_WIN: Words = words("No move is left. You win.", "手がない。あなたの勝ち。");
const NOTHING_TO_UNDO: Words = words("There is no move to take back.", "戻す手がない。");
const WINS: Words = words("This wins", "必勝手");
const MAY_LAST: Words =
    words("No move wins against me; this lasts longest", "必勝手はない。長く続く手");
const NOTHING: Words = words("nothing", "空");

/// A match, and the language in which it is played.
struct Table<'a> {
    game: &'a Match<'a>,
    japanese: bool,
}

impl Table<'_> {
    fn play(&self, second: bool, position: Vec<u64>) -> Result<()> {
        let (mut is_machine, mut position) = (second, position);
        let mut turns = Vec::new();
        loop {
            let seen = self.look(&position)?;
            if seen.is_over() {
                let i_win = is_machine == seen.wins;
                let ending = if i_win { I_WIN } else { YOU_WIN }.get(self.japanese);
                return output::to_stdout(&format!("\n{ending}\n"));
            }
            if is_machine {
                let Some(step) = self.reply(&position)? else { return Ok(()) };
                output::to_stdout(&format!("{}{}\n", I_MOVE.get(self.japanese), self.line(&step)))?;
                position = step.numbers;
            } else {
                match self.turn(&position, &seen, &mut turns)? {
                    Turn::To(after) => position = after,
                    Turn::BackTo(before) => {
                        position = before;
                        continue;
                    }
                    Turn::Quit => return Ok(()),
                }
            }
            is_machine = !is_machine;
        }
    }

    fn reply(&self, position: &[u64]) -> Result<Option<Step>> {
        let _progress = Progress::of("finding a move");
        self.game.reply(position)
    }

    /// Looks at a position. If there are too many moves to list, prints the winner before the
    /// error.
    fn look(&self, position: &[u64]) -> Result<Seen> {
        let progress = Progress::of("finding the legal moves");
        let seen = self.game.look(position)?;
        drop(progress);
        if seen.are_too_many {
            let reason = seen.reason.sentence.get(self.japanese);
            output::to_stdout(&format!("{reason}\n"))?;
            return Err(Problem::new("too many moves")
                .help(format!("a position may have up to {MOST_MOVES} to be played")));
        }
        Ok(seen)
    }

    /// Reads the user's turn. `turns` has the positions of the earlier turns.
    fn turn(&self, position: &[u64], seen: &Seen, turns: &mut Vec<Vec<u64>>) -> Result<Turn> {
        let list = self.list(&seen.moves, NAMED);
        output::to_stdout(&format!("\n{}\n{list}", self.shown(position)))?;
        loop {
            output::to_stdout("> ")?;
            let mut typed = String::new();
            let length =
                io::stdin().lock().take(LONGEST_LINE).read_line(&mut typed).map_err(|error| {
                    Problem::new(format!("cannot read your move: {}", reason(&error)))
                })?;
            let said = match typed.trim() {
                "quit" => return Ok(Turn::Quit),
                "" if length == 0 => return Ok(Turn::Quit),
                "hint" => self.hint(position, seen)?,
                "moves" => self.list(&seen.moves, usize::MAX),
                "undo" => match turns.pop() {
                    Some(before) => return Ok(Turn::BackTo(before)),
                    None => format!("{}\n", NOTHING_TO_UNDO.get(self.japanese)),
                },
                typed => match self.step(&seen.moves, typed) {
                    Some(step) => {
                        turns.push(position.to_vec());
                        let line = self.line(step);
                        output::to_stdout(&format!("{}{line}\n", YOU_MOVE.get(self.japanese)))?;
                        return Ok(Turn::To(step.numbers.clone()));
                    }
                    None => self.illegal(typed, &seen.moves),
                },
            };
            output::to_stdout(&said)?;
        }
    }

    /// Finds the move to a typed position, or with a typed number.
    fn step<'s>(&self, moves: &'s [Step], typed: &str) -> Option<&'s Step> {
        let numbered = |text: &str| moves.get(text.parse::<usize>().ok()?.checked_sub(1)?);
        if let Some(number) = typed.strip_prefix('#') {
            return numbered(number);
        }
        let position = self.game.read(typed);
        let found = position.and_then(|typed| self.game.find(moves, &typed));
        found.or_else(|| numbered(typed))
    }

    fn hint(&self, position: &[u64], seen: &Seen) -> Result<String> {
        let step = self.reply(position)?;
        let what = if seen.wins { WINS } else { MAY_LAST }.get(self.japanese);
        let named = step.map_or(String::new(), |step| format!("{what}: {}\n", self.line(&step)));
        Ok(format!("{}\n{named}", seen.reason.sentence.get(self.japanese)))
    }

    fn list(&self, moves: &[Step], most: usize) -> String {
        let numbered = (1..).zip(moves).take(most);
        let mut text: String =
            numbered.map(|(number, step)| format!("{number:4}  {}\n", self.line(step))).collect();
        if let Some(more) = moves.len().checked_sub(most).filter(|&more| more > 0) {
            text += &said!(
                self.japanese,
                "      and {more} more: `moves` names them\n",
                "      他に {more} 手: `moves` で表示\n"
            );
        }
        text
    }

    fn illegal(&self, typed: &str, moves: &[Step]) -> String {
        let legal = self.legal(moves);
        said!(
            self.japanese,
            "illegal move `{typed}`: {legal}.\n",
            "`{typed}` という手はない。{legal}。\n"
        )
    }

    /// The positions after the first legal moves.
    fn legal(&self, moves: &[Step]) -> String {
        let named =
            moves.iter().take(NAMED).map(|step| format!("`{}`", self.game.written(&step.numbers)));
        let named = named.collect::<Vec<_>>().join(", ");
        let more = match moves.len().saturating_sub(NAMED) {
            0 => String::new(),
            more => said!(self.japanese, " and {more} more", " ほか {more} 手"),
        };
        said!(self.japanese, "legal moves are {named}{more}", "打てる手: {named}{more}")
    }

    fn line(&self, step: &Step) -> String {
        let says = step.says.get(self.japanese);
        format!("{}  ({says})", self.shown(&step.numbers))
    }

    fn shown(&self, position: &[u64]) -> String {
        if position.is_empty() {
            NOTHING.get(self.japanese).to_owned()
        } else {
            self.game.written(position)
        }
    }
}

enum Turn {
    To(Vec<u64>),
    BackTo(Vec<u64>),
    Quit,
}
