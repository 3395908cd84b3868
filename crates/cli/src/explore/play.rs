//! Plays a game on the terminal.

use crate::explore::Play;
use crate::progress::Progress;
use crate::{output, terminal};
use bundler::diagnostic::{Problem, Result, reason};
use bundler::modules::Module;
use explore::play::{MOST_MOVES, Match, Seen, Step};
use explore::{explain, question};
use std::io::{self, BufRead, Read};

/// At most this many moves are shown without `moves`.
const NAMED: usize = 20;

/// The most bytes of a line.
const LONGEST_LINE: u64 = 1 << 16;

pub fn run(play: &Play, modules: &[Module]) -> Result<()> {
    let question = question::read(&play.words, modules)?;
    let (game, position) = Match::new(&question, play.misere)?;
    let words = if terminal::is_japanese() { &JAPANESE } else { &ENGLISH };
    let rules = explain::rules(&question.game, play.misere, words.are_japanese, modules);
    output::to_stdout(&format!("{rules}\n\n{}\n\n", words.how))?;
    Table { game: &game, words }.play(play.second, position)
}

/// The texts of a match.
struct Words {
    are_japanese: bool,
    how: &'static str,
    i_move: &'static str,
    you_move: &'static str,
    i_win: &'static str,
    you_win: &'static str,
    nothing_to_undo: &'static str,
    wins: &'static str,
    may_last: &'static str,
    nothing: &'static str,
}

const ENGLISH: Words = Words {
    are_japanese: false,
    how: "Type the position after your move, or its number; or `hint`, `moves`, `undo`, `quit`.",
    i_move: "I move    ",
    you_move: "you move  ",
    i_win: "No move is left. I win.",
    you_win: "No move is left. You win.",
    nothing_to_undo: "There is no move to take back.",
    wins: "This wins",
    may_last: "No move wins against me; this may last",
    nothing: "nothing",
};

const JAPANESE: Words = Words {
    are_japanese: true,
    how: "自分の手の後の局面か手の番号を入力する。`hint`、`moves`、`undo`、`quit` も使える。",
    i_move: "コンピューター  ",
    you_move: "あなた          ",
    i_win: "手がない。コンピューターの勝ち。",
    you_win: "手がない。あなたの勝ち。",
    nothing_to_undo: "戻す手がない。",
    wins: "必勝手",
    may_last: "必勝手はない。長く続く手",
    nothing: "空",
};

/// A match, and the language in which it is played.
struct Table<'a> {
    game: &'a Match<'a>,
    words: &'static Words,
}

impl Table<'_> {
    fn play(&self, second: bool, position: Vec<u64>) -> Result<()> {
        let (mut is_machine, mut position) = (second, position);
        let mut turns = Vec::new();
        loop {
            let seen = self.look(&position)?;
            if seen.is_over() {
                let i_win = is_machine == seen.wins;
                let ending = if i_win { self.words.i_win } else { self.words.you_win };
                return output::to_stdout(&format!("\n{ending}\n"));
            }
            if is_machine {
                let Some(step) = self.reply(&position)? else { return Ok(()) };
                output::to_stdout(&format!("{}{}\n", self.words.i_move, self.line(&step)))?;
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

    /// The winner is shown even if there are too many moves to list.
    fn look(&self, position: &[u64]) -> Result<Seen> {
        let progress = Progress::of("finding the legal moves");
        let seen = self.game.look(position)?;
        drop(progress);
        if seen.are_too_many {
            let reason = seen.reason.sentence.get(self.words.are_japanese);
            output::to_stdout(&format!("{reason}\n"))?;
            return Err(Problem::new("too many moves")
                .help(format!("a position may have up to {MOST_MOVES} to be played")));
        }
        Ok(seen)
    }

    /// The user's turn. `turns` has the positions of the earlier ones.
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
                    None => format!("{}\n", self.words.nothing_to_undo),
                },
                typed => match self.step(&seen.moves, typed) {
                    Some(step) => {
                        turns.push(position.to_vec());
                        let line = self.line(step);
                        output::to_stdout(&format!("{}{line}\n", self.words.you_move))?;
                        return Ok(Turn::To(step.numbers.clone()));
                    }
                    None => self.illegal(typed, &seen.moves),
                },
            };
            output::to_stdout(&said)?;
        }
    }

    /// The move to a position, or with a number in the list.
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
        let what = if seen.wins { self.words.wins } else { self.words.may_last };
        let named = step.map_or(String::new(), |step| format!("{what}: {}\n", self.line(&step)));
        Ok(format!("{}\n{named}", seen.reason.sentence.get(self.words.are_japanese)))
    }

    fn list(&self, moves: &[Step], most: usize) -> String {
        let numbered = (1..).zip(moves).take(most);
        let mut text: String =
            numbered.map(|(number, step)| format!("{number:4}  {}\n", self.line(step))).collect();
        if let Some(more) = moves.len().checked_sub(most).filter(|&more| more > 0) {
            text += &if self.words.are_japanese {
                format!("      他に {more} 手: `moves` で表示\n")
            } else {
                format!("      and {more} more: `moves` names them\n")
            };
        }
        text
    }

    fn illegal(&self, typed: &str, moves: &[Step]) -> String {
        if self.words.are_japanese {
            return format!("`{typed}` はできない。{}。\n", self.legal(moves));
        }
        format!("illegal move `{typed}`: {}.\n", self.legal(moves))
    }

    /// The positions after the first legal moves.
    fn legal(&self, moves: &[Step]) -> String {
        let named =
            moves.iter().take(NAMED).map(|step| format!("`{}`", self.game.written(&step.numbers)));
        let named = named.collect::<Vec<_>>().join(", ");
        match (moves.len().saturating_sub(NAMED), self.words.are_japanese) {
            (0, false) => format!("legal are {named}"),
            (more, false) => format!("legal are {named} and {more} more"),
            (0, true) => format!("できるのは {named}"),
            (more, true) => format!("できるのは {named} と他に {more} 手"),
        }
    }

    fn line(&self, step: &Step) -> String {
        let says = if self.words.are_japanese { &step.says.japanese } else { &step.says.english };
        format!("{}  ({says})", self.shown(&step.numbers))
    }

    fn shown(&self, position: &[u64]) -> String {
        if position.is_empty() {
            self.words.nothing.to_owned()
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
