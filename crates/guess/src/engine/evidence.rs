//! The input: positions with their values or outcomes, and positions to predict.

use crate::engine::shape::Shape;

/// The numbers of a position.
pub type Position = Vec<u64>;

/// The outcome of a drawn position; 0 is a losing and 1 a winning one.
pub const DRAWN: u64 = 2;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    pub samples: Vec<(Position, u64)>,
    /// The positions to predict, in the order of the input.
    pub questions: Vec<Position>,
    /// True if the values are outcomes.
    pub outcomes: bool,
    /// True if the text names the positions. Otherwise they are counted from 0.
    pub named: bool,
    /// For strings: the letters, indexed by the numbers of the positions.
    pub letters: Vec<char>,
    /// The names of the numbers of a tuple, if given.
    pub names: Vec<String>,
}

impl Evidence {
    /// Treats the values as outcomes if all of them are 0 or 1.
    pub fn as_outcomes(mut self) -> Option<Evidence> {
        self.outcomes = true;
        self.samples.iter().all(|&(_, value)| value < 2).then_some(self)
    }

    /// The evidence restricted to lists of one length.
    pub fn of_length(&self, len: usize) -> Evidence {
        let mut alone = self.clone();
        alone.samples.retain(|(position, _)| position.len() == len);
        alone.questions.retain(|position| position.len() == len);
        alone
    }

    pub fn shape(&self) -> Shape {
        let positions = || self.samples.iter().map(|(position, _)| position).chain(&self.questions);
        let len = positions().next().map_or(1, Vec::len);
        let len = positions().all(|position| position.len() == len).then_some(len);
        match len {
            _ if !self.letters.is_empty() => Shape::Strings(self.letters.clone(), len),
            None => Shape::List,
            Some(1) => Shape::Number,
            Some(_) if !self.names.is_empty() => Shape::Named(self.names.clone()),
            Some(len) => Shape::Tuple(len),
        }
    }

    /// A position as the user types it.
    pub fn text(&self, position: &[u64]) -> String {
        if !self.names.is_empty() {
            let both = self.names.iter().zip(position);
            return both.map(|(name, n)| format!("{name}={n}")).collect::<Vec<_>>().join(" ");
        }
        if self.letters.is_empty() {
            return position.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        }
        position.iter().map(|&letter| self.letters[letter as usize]).collect()
    }
}
