//! Explains a position: draws it, and tells who wins, why, and by which move.

mod picture;
mod reason;
mod step;

pub use reason::{Reason, reason};
pub use step::says;

use crate::explain::picture::picture;
use crate::question::{Question, no_misere, usage};
use bundler::diagnostic::{Problem, Result};
use games::entry::{Ask, Bound, Game, Move, Playing, Shape};
use std::iter;

/// The options of `explain`.
pub struct Options {
    /// True if all winning moves are shown, not just one.
    pub all: bool,
    pub misere: bool,
    /// True if the answer is in Japanese.
    pub japanese: bool,
}

/// An explanation of a position.
pub struct Explanation<'a> {
    /// The rules in a line, and the game if it has parameters or variants.
    pub rules: String,
    pub picture: String,
    /// True if the player to move wins.
    pub wins: bool,
    pub reason: Reason,
    shown: Shown<'a>,
    all: bool,
}

/// Explains a position to `tell`, which can then ask for moves one by one: there may be 10^18.
pub fn explain<T>(
    question: &Question,
    options: &Options,
    tell: impl FnOnce(&Explanation) -> T,
) -> Result<T> {
    let position = position(question, options.misere)?;
    let rules = title(question, options);
    question.ask(&position, |bound| {
        let play = bound.play_of(options.misere).expect("a position of this play");
        let japanese = options.japanese;
        let shown = Shown { question, bound, play, position: &position, japanese };
        let wins = play.wins(&position);
        tell(&Explanation {
            rules,
            picture: shown.picture(&position, &[]),
            wins,
            reason: reason(question, bound, &position, options.misere, wins),
            shown,
            all: options.all,
        })
    })
}

impl Explanation<'_> {
    /// The text in pieces, which end with line feeds.
    pub fn text(&self) -> impl Iterator<Item = String> {
        let Explanation { rules, picture, reason, .. } = self;
        let sentence = reason.sentence.get(self.shown.japanese);
        iter::once(format!("{rules}\n{picture}\n{sentence}\n")).chain(self.moves())
    }

    /// The winning moves, each with a line feed; only the first one, with the picture after it,
    /// unless all are shown.
    pub fn moves(&self) -> impl Iterator<Item = String> {
        let shown = &self.shown;
        let mut moves = shown.play.moves(shown.position);
        let first = moves.next();
        let is_finished = first.is_none() && self.wins;
        let finished = is_finished.then(|| shown.finished().to_owned());
        let rest = moves.take(if self.all { usize::MAX } else { 0 });
        let say = |step| if self.all { shown.line(&step) } else { shown.first_move(&step) };
        first.into_iter().chain(rest).map(say).chain(finished)
    }

    /// The positions after the winning moves, if they can be typed.
    pub fn after(&self) -> impl Iterator<Item = Vec<u64>> {
        let Shown { play, position, .. } = self.shown;
        play.moves(position).filter_map(|step| step.after(position))
    }
}

/// The rules of a game in one line, or the rules of its variant if they differ.
pub fn rules(game: &Game, misere: bool, japanese: bool) -> String {
    let rules = match (game.sentence, library::find(game.module)) {
        (Some(words), _) => words.get(japanese).to_owned(),
        (None, Some(module)) => module.rules(japanese),
        (None, None) => String::new(),
    };
    if misere { turned(rules, japanese) } else { rules }
}

/// Turns rules in one sentence from normal to misère play, or back.
fn turned(rules: String, japanese: bool) -> String {
    let [wins, loses] = if japanese { ["勝ち。", "負け。"] } else { ["wins.", "loses."] };
    let turned = |from, to| Some(format!("{}{to}", rules.strip_suffix(from)?));
    turned(wins, loses).or_else(|| turned(loses, wins)).unwrap_or(rules)
}

/// Returns whether the player to move wins, and the reason.
pub fn verdict(question: &Question, misere: bool) -> Result<(bool, Reason)> {
    let position = position(question, misere)?;
    question.ask(&position, |bound| {
        let play = bound.play_of(misere).expect("a position of this play");
        let wins = play.wins(&position);
        (wins, reason(question, bound, &position, misere, wins))
    })
}

fn title(question: &Question, options: &Options) -> String {
    let Question { game, rule, .. } = question;
    let mut text = format!("{}\n", rules(*game, options.misere, options.japanese));
    if !rule.0.is_empty() || !game.variant.is_empty() {
        text += &format!("{}{}\n", game.name(), rule.words());
    }
    text
}

/// The numbers of a position, if the game can be explained.
fn position(question: &Question, misere: bool) -> Result<Vec<u64>> {
    let game = question.game;
    if !game.has(if misere { Ask::MisereWins } else { Ask::Wins }) {
        let (name, words) = (game.name(), question.rule.words());
        return Err(if misere {
            no_misere(game)
        } else {
            Problem::new(format!("`{name}` has only values: use `table`"))
                .help(format!("`./bundle.sh table {name}{words}` shows them"))
        });
    }
    numbers(question)
}

/// The numbers of the position; an error if a position has another number of them.
pub fn numbers(question: &Question) -> Result<Vec<u64>> {
    let mut numbers = question.numbers.clone();
    let name = question.game.name();
    let wanted = match question.game.shape {
        Shape::Exactly(names) if names.len() != numbers.len() => {
            let count = match names.len() {
                1 => "one number",
                2 => "two numbers",
                _ => "these numbers",
            };
            let names = names.join(" ");
            Some(format!("`{name}` takes {count}: {names}"))
        }
        Shape::Pairs(parts) if numbers.len() % 2 == 1 => {
            Some(format!("`{name}` takes {} as pairs of numbers", parts.name()))
        }
        Shape::Limited if numbers.len() == 1 => {
            numbers.push(numbers[0].saturating_sub(1));
            None
        }
        Shape::Limited if numbers.len() != 2 => Some(format!("`{name}` takes a heap and a limit")),
        _ => None,
    };
    match wanted {
        Some(wanted) => Err(Problem::new(wanted).help(usage(question.game))),
        None => Ok(numbers),
    }
}

/// A position with the answers of its game.
#[derive(Clone, Copy)]
struct Shown<'a> {
    question: &'a Question,
    bound: &'a Bound<'a>,
    play: Playing<'a>,
    position: &'a [u64],
    japanese: bool,
}

/// The largest number of numbers in a position that is drawn.
const MOST_DRAWN: usize = 1000;

impl Shown<'_> {
    fn picture(&self, position: &[u64], changed: &[(usize, u64)]) -> String {
        match position.len() {
            n if n <= MOST_DRAWN => {
                picture(self.question, self.bound, position, changed, self.japanese)
            }
            n if self.japanese => format!("{n} 個の数なので図は省く\n"),
            n => format!("{n} numbers: too many to draw\n"),
        }
    }

    fn says(&self, step: &Move) -> String {
        let says = step::says(self.question, step, self.position);
        if self.japanese { says.japanese } else { says.english }
    }

    /// A winning move, and the picture after it.
    fn first_move(&self, step: &Move) -> String {
        let changed = step::changed(step, self.position);
        let after = step.after(self.position);
        let after = after.map(|after| self.picture(&after, &changed));
        let after = after.map_or(String::new(), |after| format!("\n{after}"));
        let begin = if self.japanese { "必勝手" } else { "A winning move" };
        format!("{begin}: {}\n{after}", self.says(step))
    }

    /// A winning move in a line.
    fn line(&self, step: &Move) -> String {
        let begin = if self.japanese { "必勝手" } else { "winning move" };
        format!("{begin}: {}\n", self.says(step))
    }

    fn finished(&self) -> &'static str {
        if self.japanese {
            "もう手がなく、逆形ではそれが勝ち。\n"
        } else {
            "No move is left, and in misère play that wins.\n"
        }
    }
}
