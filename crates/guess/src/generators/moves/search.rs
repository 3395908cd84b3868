//! Finds the simplest sets of moves that are right on all samples.

use crate::generators::moves::Moves;

/// The largest number of kinds of moves in a set.
const MOST: usize = 4;

/// The largest number of sets that are tried.
const WORK: usize = 150_000;

/// The number of positions to check first: these refute most sets.
const FIRST: usize = 64;

/// The largest number of sets that become answers.
const ANSWERS: usize = 3;

/// The largest value that is computed.
const LARGEST: u32 = 128;

/// The end of play.
#[derive(Clone, Copy)]
pub struct Ending {
    /// The first index of a position.
    pub end: usize,
    /// True if the player who cannot move wins.
    pub is_misere: bool,
    pub outcomes: bool,
}

impl Ending {
    /// The value of a position with these options.
    fn value(self, options: impl Iterator<Item = u8>) -> Option<u8> {
        let seen = options.fold(0_u128, |seen, value| seen | 1 << value);
        if self.outcomes {
            return Some(u8::from(seen & 1 == 1 || self.is_misere && seen == 0));
        }
        let value = seen.trailing_ones();
        (value < LARGEST).then_some(value as u8)
    }

    /// The code of the value, given a list `options`.
    pub fn code(self) -> &'static str {
        match (self.outcomes, self.is_misere) {
            (false, _) => "(0..).find(|value| !options.contains(value)).unwrap()",
            (true, false) => "options.contains(&false)",
            (true, true) => "options.is_empty() || options.contains(&false)",
        }
    }
}

/// Moves whose values are right.
pub struct Rules<'a> {
    pub moves: Vec<&'a Moves>,
    pub bits: f64,
}

/// The options of the first positions by each kind of move, and all known values.
pub struct Table<'a> {
    moves: Vec<&'a Moves>,
    options: Vec<Vec<Vec<u8>>>,
    known: &'a [Option<u64>],
    ending: Ending,
}

impl<'a> Table<'a> {
    pub fn new(moves: &'a [Moves], known: &'a [Option<u64>], ending: Ending) -> Self {
        let mut moves: Vec<&Moves> = moves.iter().collect();
        moves.sort_by(|a, b| a.bits.total_cmp(&b.bits));
        let first = known.len().min(FIRST);
        let options = |moves: &&Moves| -> Vec<Vec<u8>> {
            let of_place = |place| (moves.options)(place).into_iter().map(|option| option as u8);
            (0..first).map(|place| of_place(place).collect()).collect()
        };
        let options = moves.iter().map(options).collect();
        Table { moves, options, known, ending }
    }

    /// The simplest sets of moves, smaller sets first.
    pub fn simplest(&self, most: f64) -> Vec<Rules<'a>> {
        let mut answers = Vec::new();
        let mut work = WORK;
        for count in 1..=MOST {
            let mut chosen = Vec::new();
            self.choose(count, 0, most, &mut chosen, &mut work, &mut answers);
            if !answers.is_empty() {
                break;
            }
        }
        answers.sort_by(|a, b| a.bits.total_cmp(&b.bits));
        answers.truncate(ANSWERS);
        answers
    }

    /// Extends the chosen moves by this many kinds, beginning with a given kind, and collects the
    /// sets that fit.
    fn choose(
        &self,
        count: usize,
        from: usize,
        most: f64,
        chosen: &mut Vec<usize>,
        work: &mut usize,
        answers: &mut Vec<Rules<'a>>,
    ) {
        for i in from..self.moves.len() {
            let bits = self.moves[i].bits;
            if bits * count as f64 > most || *work == 0 || answers.len() > ANSWERS {
                return;
            }
            chosen.push(i);
            if count > 1 {
                self.choose(count - 1, i + 1, most - bits, chosen, work, answers);
            } else {
                *work -= 1;
                answers.extend(self.rules(chosen));
            }
            chosen.pop();
        }
    }

    /// The rules, if they are right on all samples.
    fn rules(&self, chosen: &[usize]) -> Option<Rules<'a>> {
        if !self.is_right_at_first(chosen) {
            return None;
        }
        let moves: Vec<&Moves> = chosen.iter().map(|&i| self.moves[i]).collect();
        let values = values(&moves, self.known.len(), self.ending);
        let mut both = values.iter().zip(self.known);
        let is_right = both.all(|(value, known)| known.is_none_or(|known| known == *value));
        let bits = moves.iter().map(|moves| moves.bits).sum();
        (is_right && values.len() == self.known.len()).then_some(Rules { moves, bits })
    }

    fn is_right_at_first(&self, chosen: &[usize]) -> bool {
        let mut values = [0_u8; FIRST];
        let Ending { end, .. } = self.ending;
        for place in end..self.known.len().min(FIRST) {
            let options = chosen.iter().flat_map(|&i| &self.options[i][place]);
            let options = options.map(|&option| usize::from(option)).filter(|&it| it >= end);
            let Some(value) = self.ending.value(options.map(|option| values[option])) else {
                return false;
            };
            if self.known[place].is_some_and(|known| known != u64::from(value)) {
                return false;
            }
            values[place] = value;
        }
        true
    }
}

/// The values of the first positions, up to the first value that is too large.
pub fn values(moves: &[&Moves], count: usize, ending: Ending) -> Vec<u64> {
    let mut values: Vec<u8> = vec![0; ending.end.min(count)];
    for place in ending.end..count {
        let options = moves.iter().flat_map(|moves| (moves.options)(place));
        let options = options.filter(|&option| option >= ending.end);
        match ending.value(options.map(|option| values[option])) {
            Some(value) => values.push(value),
            None => break,
        }
    }
    values.into_iter().map(u64::from).collect()
}
