//! Explains a position: draws it, and tells who wins, why, and by which move.

mod picture;
mod reason;
mod step;

pub use reason::Reason;

use crate::question::{Question, no_misere, usage};
use bundler::diagnostic::{Problem, Result};
use games::entry::{Ask, Bound, Game, Move, Moves, Playing, Shape, Words, words};
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
    japanese: bool,
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
        let &Options { all, misere, japanese } = options;
        let shown = Shown { question, bound, position: &position, misere };
        let wins = shown.play().wins(&position);
        tell(&Explanation {
            rules,
            picture: shown.picture(&[], japanese),
            wins,
            reason: shown.reason(wins),
            shown,
            all,
            japanese,
        })
    })
}

impl Explanation<'_> {
    /// The text in pieces, which end with line feeds.
    pub fn text(&self) -> impl Iterator<Item = String> {
        let Explanation { rules, picture, reason, .. } = self;
        let sentence = reason.sentence.get(self.japanese);
        iter::once(format!("{rules}\n{picture}\n{sentence}\n")).chain(self.moves())
    }

    /// The winning moves, each with a line feed; only the first one, with the picture after it,
    /// unless all are shown.
    pub fn moves(&self) -> impl Iterator<Item = String> {
        let mut moves = self.shown.winning_moves();
        let first = moves.next();
        let is_finished = first.is_none() && self.wins;
        let finished = is_finished.then(|| FINISHED.get(self.japanese).to_owned());
        let rest = moves.take(if self.all { usize::MAX } else { 0 });
        let say = |step| if self.all { self.line(&step) } else { self.first_move(&step) };
        first.into_iter().chain(rest).map(say).chain(finished)
    }

    /// A winning move, and the picture after it.
    fn first_move(&self, step: &Move) -> String {
        let changed = step::changed(step, self.shown.position);
        let after = step.after(self.shown.position).map(|after| {
            let shown = Shown { position: &after, ..self.shown };
            format!("\n{}", shown.picture(&changed, self.japanese))
        });
        let says = self.shown.says(step);
        let says = says.get(self.japanese);
        format!("{}: {says}\n{}", FIRST.get(self.japanese), after.unwrap_or_default())
    }

    /// A winning move in a line.
    fn line(&self, step: &Move) -> String {
        format!("{}: {}\n", ONE.get(self.japanese), self.shown.says(step).get(self.japanese))
    }

    /// The positions after the winning moves, if they can be typed.
    pub fn after(&self) -> impl Iterator<Item = Vec<u64>> {
        self.shown.winning_moves().filter_map(|step| step.after(self.shown.position))
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
        let shown = Shown { question, bound, position: &position, misere };
        let wins = shown.play().wins(&position);
        (wins, shown.reason(wins))
    })
}

fn title(question: &Question, options: &Options) -> String {
    let Question { game, rule, .. } = question;
    let mut text = format!("{}\n", rules(game, options.misere, options.japanese));
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

/// A position that was read, with the answers of its game in normal or misère play.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    pub question: &'a Question,
    pub bound: &'a Bound<'a>,
    pub position: &'a [u64],
    pub misere: bool,
}

impl<'a> Shown<'a> {
    /// The winner and the winning moves. Panics if the game does not know them.
    fn play(&self) -> Playing<'a> {
        self.bound.play_of(self.misere).expect("a position of this play")
    }

    fn winning_moves(&self) -> Moves<'a> {
        self.play().moves(self.position)
    }
}

const FIRST: Words = words("A winning move", "必勝手");
const ONE: Words = words("winning move", "必勝手");
const FINISHED: Words = words(
    "No move is left, and in misère play that wins.\n",
    "もう手がなく、逆形ではそれが勝ち。\n",
);
