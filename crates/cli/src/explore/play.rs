//! Plays a game on the terminal, or against a program.

use crate::explore::Play;
use crate::explore::opponent::Program;
use crate::output;
use crate::progress::Progress;
use bundler::diagnostic::{Problem, Result, reason};
use bundler::modules::{self, Module};
use show::play::{MOST_MOVES, Match, Seen, Step};
use show::question;
use std::io;

/// More moves are named when they are asked for.
const NAMED: usize = 20;

pub fn run(play: &Play, modules: &[Module]) -> Result<()> {
    let question = question::read(&play.words, modules)?;
    let (game, position) = Match::new(&question, play.misere)?;
    let rules = if play.misere { Module::misere_rules } else { Module::rules };
    let module = modules::find(modules, question.game.module);
    let rules = module.map_or(String::new(), |module| rules(module, false));
    output::to_stdout(&format!("{rules}\n\n"))?;
    let mut other = match &play.against {
        Some(command) => Other::Program(Program::start(command)?),
        None => {
            output::to_stdout(
                "Type the position after your move, or its number; or `hint`, `moves`, `undo`, `quit`.\n\n",
            )?;
            Other::You { turns: Vec::new() }
        }
    };
    let mut is_machine = play.second;
    let mut position = position;
    loop {
        let seen = look(&game, &position)?;
        if seen.is_over() {
            return output::to_stdout(&other.ending(is_machine == seen.wins));
        }
        if is_machine {
            let Some(step) = reply(&game, &position)? else { return Ok(()) };
            output::to_stdout(&format!("I move    {}\n", line(&game, &step)))?;
            position = step.numbers;
        } else {
            match other.turn(&game, &position, &seen)? {
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

fn reply(game: &Match, position: &[u64]) -> Result<Option<Step>> {
    let _progress = Progress::of("finding a move");
    game.reply(position)
}

fn look(game: &Match, position: &[u64]) -> Result<Seen> {
    let progress = Progress::of("finding the legal moves");
    let seen = game.look(position)?;
    drop(progress);
    if seen.are_too_many {
        let position = game.written(position);
        let title = format!("`{position}` has more legal moves than can be listed");
        let help = format!("a position may have up to {MOST_MOVES}");
        return Err(Problem::new(title).help(help));
    }
    Ok(seen)
}

/// Who plays against the perfect player.
enum Other {
    /// With the positions of your turns.
    You {
        turns: Vec<Vec<u64>>,
    },
    Program(Program),
}

enum Turn {
    To(Vec<u64>),
    BackTo(Vec<u64>),
    Quit,
}

impl Other {
    fn turn(&mut self, game: &Match, position: &[u64], seen: &Seen) -> Result<Turn> {
        match self {
            Other::You { turns } => your_turn(game, position, seen, turns),
            Other::Program(program) => {
                let before = game.written(position);
                let answer = program.answer(&before)?;
                let step = game.read(&answer).and_then(|typed| game.find(&seen.moves, &typed));
                let Some(step) = step else {
                    let title = format!("the program loses: `{answer}` is no move from `{before}`");
                    return Err(Problem::new(title).help(legal(game, &seen.moves)));
                };
                output::to_stdout(&format!("it moves  {}\n", line(game, step)))?;
                Ok(Turn::To(step.numbers.clone()))
            }
        }
    }

    /// What is said when play is over.
    fn ending(&self, perfect_player_wins: bool) -> String {
        let who = match (self, perfect_player_wins) {
            (Other::You { .. }, false) => "You win",
            (Other::Program(_), false) => "The program wins",
            (_, true) => "I win",
        };
        format!("\nNo move is left. {who}.\n")
    }
}

fn your_turn(
    game: &Match,
    position: &[u64],
    seen: &Seen,
    turns: &mut Vec<Vec<u64>>,
) -> Result<Turn> {
    output::to_stdout(&format!("\n{}\n{}", shown(game, position), list(game, &seen.moves, NAMED)))?;
    loop {
        output::to_stdout("> ")?;
        let mut typed = String::new();
        let length = io::stdin()
            .read_line(&mut typed)
            .map_err(|error| Problem::new(format!("cannot read your move: {}", reason(&error))))?;
        let said = match typed.trim() {
            "quit" => return Ok(Turn::Quit),
            "" if length == 0 => return Ok(Turn::Quit),
            "hint" => hint(game, position, seen)?,
            "moves" => list(game, &seen.moves, usize::MAX),
            "undo" => match turns.pop() {
                Some(before) => return Ok(Turn::BackTo(before)),
                None => "There is no move to take back.\n".to_owned(),
            },
            typed => match step(game, &seen.moves, typed) {
                Some(step) => {
                    turns.push(position.to_vec());
                    output::to_stdout(&format!("you move  {}\n", line(game, step)))?;
                    return Ok(Turn::To(step.numbers.clone()));
                }
                None => format!("`{typed}` is no legal move: {}.\n", legal(game, &seen.moves)),
            },
        };
        output::to_stdout(&said)?;
    }
}

/// The move to a position, or with a number in the list.
fn step<'s>(game: &Match, moves: &'s [Step], typed: &str) -> Option<&'s Step> {
    let numbered = |text: &str| moves.get(text.parse::<usize>().ok()?.checked_sub(1)?);
    if let Some(number) = typed.strip_prefix('#') {
        return numbered(number);
    }
    game.read(typed).and_then(|typed| game.find(moves, &typed)).or_else(|| numbered(typed))
}

fn hint(game: &Match, position: &[u64], seen: &Seen) -> Result<String> {
    let step = reply(game, position)?;
    let what = if seen.wins { "This wins" } else { "No move wins against me; this may last" };
    let named = step.map_or(String::new(), |step| format!("{what}: {}\n", line(game, &step)));
    Ok(format!("{}\n{named}", seen.reason.sentence.get(false)))
}

fn list(game: &Match, moves: &[Step], most: usize) -> String {
    let numbered = (1..).zip(moves).take(most);
    let mut text: String =
        numbered.map(|(number, step)| format!("{number:4}  {}\n", line(game, step))).collect();
    if moves.len() > most {
        text += &format!("      and {} more: `moves` names them\n", moves.len() - most);
    }
    text
}

/// The positions that legal moves leave, the first ones.
fn legal(game: &Match, moves: &[Step]) -> String {
    let named = moves.iter().take(NAMED).map(|step| format!("`{}`", game.written(&step.numbers)));
    let named = named.collect::<Vec<_>>().join(", ");
    match moves.len().saturating_sub(NAMED) {
        0 => format!("legal are {named}"),
        more => format!("legal are {named} and {more} more"),
    }
}

fn line(game: &Match, step: &Step) -> String {
    format!("{}  ({})", shown(game, &step.numbers), step.says)
}

fn shown(game: &Match, position: &[u64]) -> String {
    if position.is_empty() { "nothing".to_owned() } else { game.written(position) }
}
