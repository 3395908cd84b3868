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

/// The options of `explain`.
pub struct Options {
    /// True if all winning moves are shown, not just one.
    pub all: bool,
    pub misere: bool,
    /// True if the answer is in Japanese.
    pub japanese: bool,
}

/// The parts of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Rules,
    Picture,
    Reason,
    Moves,
}

type Print<'a> = &'a mut dyn FnMut(Piece, &str) -> Result<()>;

/// Explains a position. Prints the text in pieces, because there may be 10^18 moves.
pub fn explain(question: &Question, options: &Options, print: Print) -> Result<()> {
    let position = position(question, options.misere)?;
    let title = title(question, options);
    question.ask(&position, |bound| {
        let play = bound.play_of(options.misere).expect("a position of this play");
        let japanese = options.japanese;
        let shown = Shown { question, bound, play, position: &position, japanese };
        // The module may panic, so ask it for everything before printing.
        let (picture, reason) = (shown.picture(&position, &[]), shown.reason(options.misere));
        print(Piece::Rules, &format!("{title}\n"))?;
        print(Piece::Picture, &format!("{picture}\n"))?;
        print(Piece::Reason, &format!("{reason}\n"))?;
        let mut print = |text: &str| print(Piece::Moves, text);
        if options.all { shown.all_moves(&mut print) } else { print(&shown.first_move()) }
    })?
}

/// The rules of a game in one line, or the rules of its variant if they differ.
pub fn rules(game: &dyn Game, misere: bool, japanese: bool) -> String {
    let rules = match (game.sentence(), library::find(game.module())) {
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
    if !rule.0.is_empty() || !game.variant().is_empty() {
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
    let wanted = match question.game.shape() {
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

    /// The winner and the reason in a sentence.
    fn reason(&self, misere: bool) -> String {
        let wins = self.play.wins(self.position);
        let reason = reason(self.question, self.bound, self.position, misere, wins);
        reason.sentence.get(self.japanese).to_owned()
    }

    fn says(&self, step: &Move) -> String {
        let says = step::says(self.question, step, self.position);
        if self.japanese { says.japanese } else { says.english }
    }

    /// The first winning move, and the picture after it.
    fn first_move(&self) -> String {
        let mut text = String::new();
        if let Some(step) = self.play.moves(self.position).next() {
            let changed = step::changed(&step, self.position);
            let after = step.after(self.position);
            let after = after.map(|after| self.picture(&after, &changed));
            let after = after.map_or(String::new(), |after| format!("\n{after}"));
            let says = self.says(&step);
            let begin = if self.japanese { "必勝手" } else { "A winning move" };
            text = format!("{begin}: {says}\n{after}");
        }
        if text.is_empty() && self.play.wins(self.position) {
            self.finished().to_owned()
        } else {
            text
        }
    }

    fn finished(&self) -> &'static str {
        if self.japanese {
            "もう手がなく、逆形ではそれが勝ち。\n"
        } else {
            "No move is left, and in misère play that wins.\n"
        }
    }

    fn all_moves(&self, print: &mut dyn FnMut(&str) -> Result<()>) -> Result<()> {
        let mut is_finished = self.play.wins(self.position);
        for step in self.play.moves(self.position) {
            let says = self.says(&step);
            let begin = if self.japanese { "必勝手" } else { "winning move" };
            print(&format!("{begin}: {says}\n"))?;
            is_finished = false;
        }
        if is_finished { print(self.finished()) } else { Ok(()) }
    }
}
