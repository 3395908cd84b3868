//! Positions of a game, evaluated from its moves alone.

use std::collections::HashMap;

pub type Position = Vec<u64>;

/// A game whose positions are lists of numbers.
pub struct Brute<F> {
    /// The positions that a move leaves.
    moves: F,
    /// Does the player who cannot move win?
    misere: bool,
    known: HashMap<Position, u64>,
}

impl<F: Fn(&[u64]) -> Vec<Position>> Brute<F> {
    pub fn new(moves: F, misere: bool) -> Self {
        Brute { moves, misere, known: HashMap::new() }
    }

    pub fn wins(&mut self, position: &[u64]) -> bool {
        if let Some(&wins) = self.known.get(position) {
            return wins == 1;
        }
        let left = (self.moves)(position);
        let wins = self.misere && left.is_empty() || left.iter().any(|left| !self.wins(left));
        self.known.insert(position.to_vec(), u64::from(wins));
        wins
    }

    pub fn value(&mut self, position: &[u64]) -> u64 {
        if let Some(&value) = self.known.get(position) {
            return value;
        }
        let left: Vec<u64> = (self.moves)(position).iter().map(|left| self.value(left)).collect();
        let value = (0..).find(|value| !left.contains(value)).expect("a value");
        self.known.insert(position.to_vec(), value);
        value
    }
}

/// The position with one number changed.
pub fn with(position: &[u64], i: usize, number: u64) -> Position {
    let mut position = position.to_vec();
    position[i] = number;
    position
}

/// The positions after taking some of these amounts from a single heap.
pub fn takings(p: &[u64], is_taken: impl Fn(usize, u64) -> bool) -> Vec<Position> {
    let all = (0..p.len()).flat_map(|i| (1..=p[i]).map(move |taken| (i, taken)));
    all.filter(|&(i, taken)| is_taken(i, taken))
        .map(|(i, taken)| with(p, i, p[i] - taken))
        .collect()
}
