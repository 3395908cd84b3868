//! Plays a game: the legal moves, the winner, and the moves of a perfect player.

mod search;

use crate::explain::{Reason, Shown, numbers};
use crate::question::{self, Question, no_misere};
use bundler::diagnostic::{Problem, Result};
use games::entry::{Ask, Bound, Legally, Move, Shape, Told};
use games::games;

/// The longest list of moves that is shown.
pub const MOST_MOVES: u128 = 100_000;

/// A match of a game, in normal or misère play.
pub struct Match<'a> {
    question: &'a Question,
    misere: bool,
}

/// A move, and the position after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub says: Told,
    pub numbers: Vec<u64>,
}

/// A position in play.
pub struct Seen {
    /// True if the player to move wins.
    pub wins: bool,
    /// The legal moves; empty if there are too many to list.
    pub moves: Vec<Step>,
    pub are_too_many: bool,
    pub reason: Reason,
}

impl Seen {
    /// Returns whether no move is left.
    pub fn is_over(&self) -> bool {
        self.moves.is_empty() && !self.are_too_many
    }
}

impl<'a> Match<'a> {
    /// Starts a match of a game whose legal moves are known. Returns it with its first position.
    pub fn new(question: &'a Question, misere: bool) -> Result<(Self, Vec<u64>)> {
        let (game, name) = (question.game, question.game.name());
        if game.rules.is_none() {
            let others = games().filter(|it| it.module == game.module);
            let playable = others.filter(|it| it.rules.is_some()).map(question::usage).next();
            let help = playable.unwrap_or_else(|| {
                "`./bundle.sh explain` names the winning moves of a position".to_owned()
            });
            return Err(Problem::new(format!("`{name}` cannot be played")).help(help));
        }
        if misere && !game.has(Ask::MisereWins) {
            return Err(no_misere(game));
        }
        Ok((Match { question, misere }, numbers(question)?))
    }

    /// Describes a position for the player to move.
    pub fn look(&self, position: &[u64]) -> Result<Seen> {
        self.ask(position, |table| {
            let wins = table.wins(position);
            let are_too_many = table.are_too_many(position);
            let moves = if are_too_many { Vec::new() } else { table.steps(position) };
            let reason = table.shown(position).reason(wins);
            Seen { wins, moves, are_too_many, reason }
        })
    }

    /// The move of a perfect player: a winning move if there is one, otherwise the move after which
    /// the fewest replies win.
    pub fn reply(&self, position: &[u64]) -> Result<Option<Step>> {
        self.ask(position, |table| {
            if table.are_too_many(position) {
                return table.listed_winning_move(position);
            }
            let steps = table.steps(position);
            let leaves_loss = |step: &&Step| !table.wins(&step.numbers);
            let winning = steps.iter().find(leaves_loss).cloned();
            winning.or_else(|| search::most_stubborn(table, &steps).cloned())
        })
    }

    /// The position as a user types it.
    pub fn written(&self, position: &[u64]) -> String {
        self.question.game.written(position)
    }

    /// Reads a typed position.
    pub fn read(&self, text: &str) -> Option<Vec<u64>> {
        self.question.game.read(&question::items(text).collect::<Vec<_>>()).ok()
    }

    /// Finds the legal move to a typed position. In a sum, the order of the parts does not count,
    /// and empty parts may be left out.
    pub fn find<'s>(&self, moves: &'s [Step], typed: &[u64]) -> Option<&'s Step> {
        let exact = moves.iter().find(|step| step.numbers == typed);
        if exact.is_some() || !matches!(self.question.game.shape, Shape::Sum(_)) {
            return exact;
        }
        let game = self.question.game;
        let empty_is_nothing = game.values(&self.question.rule, &[0]).is_some_and(|v| v == [0]);
        let sorted = |numbers: &[u64]| {
            let counts = numbers.iter().filter(|&&n| n > 0 || !empty_is_nothing);
            let mut sorted: Vec<u64> = counts.copied().collect();
            sorted.sort_unstable();
            sorted
        };
        moves.iter().find(|step| sorted(&step.numbers) == sorted(typed))
    }

    fn ask<T>(&self, position: &[u64], ask: impl FnOnce(&Table) -> T) -> Result<T> {
        self.question.ask(position, |bound| {
            ask(&Table { question: self.question, bound, misere: self.misere })
        })
    }
}

/// A game with its answers.
struct Table<'a> {
    question: &'a Question,
    bound: &'a Bound<'a>,
    misere: bool,
}

impl Table<'_> {
    /// Returns whether the player to move wins. If the game only has values: whether their xor is
    /// not 0.
    fn wins(&self, position: &[u64]) -> bool {
        if let Some(play) = self.bound.play_of(self.misere) {
            return play.wins(position);
        }
        self.bound.value(position).expect("a match knows who wins") != 0
    }

    fn shown<'s>(&'s self, position: &'s [u64]) -> Shown<'s> {
        Shown { question: self.question, bound: self.bound, position, misere: self.misere }
    }

    fn are_too_many(&self, position: &[u64]) -> bool {
        self.rules().at_most(position) > MOST_MOVES
    }

    /// The legal moves to positions that can be typed.
    fn steps(&self, position: &[u64]) -> Vec<Step> {
        let options = self.rules().options(position).into_iter();
        options.filter_map(|(legal, _)| self.step(&legal, position)).collect()
    }

    fn rules(&self) -> Legally<'_> {
        self.bound.rules().expect("a match knows its rules")
    }

    fn step(&self, legal: &Move, position: &[u64]) -> Option<Step> {
        let says = self.shown(position).says(legal);
        legal.after(position).map(|numbers| Step { says, numbers })
    }

    /// The first winning move that the module lists.
    fn listed_winning_move(&self, position: &[u64]) -> Option<Step> {
        let winning = self.bound.play_of(self.misere)?.moves(position).next()?;
        self.step(&winning, position)
    }
}
