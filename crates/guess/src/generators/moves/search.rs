//! Finds the simplest sets of moves that are right on all samples.

use crate::engine::watch::Watch;
use crate::generators::moves::Moves;
use std::cell::Cell;

/// The largest number of kinds of moves in a set.
const MOST: usize = 4;

/// The largest number of steps for all sets: a step looks at one option.
const WORK: usize = 30_000_000;

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
pub struct Table<'a, 'w> {
    moves: Vec<&'a Moves>,
    options: Vec<Vec<Vec<u8>>>,
    known: &'a [Option<u64>],
    ending: Ending,
    work: Cell<usize>,
    watch: &'a Watch<'w>,
}

impl<'a, 'w> Table<'a, 'w> {
    pub fn new(
        moves: &'a [Moves],
        known: &'a [Option<u64>],
        ending: Ending,
        watch: &'a Watch<'w>,
    ) -> Self {
        let mut moves: Vec<&Moves> = moves.iter().collect();
        moves.sort_by(|a, b| a.bits.total_cmp(&b.bits));
        let first = known.len().min(FIRST);
        let options = |moves: &&Moves| -> Vec<Vec<u8>> {
            let of_place = |place| (moves.options)(place).into_iter().map(|option| option as u8);
            (0..first).map(|place| of_place(place).collect()).collect()
        };
        let options = moves.iter().map(options).collect();
        Table { moves, options, known, ending, work: Cell::new(WORK), watch }
    }

    /// The simplest sets of moves, smaller sets first.
    pub fn simplest(&self, most: f64) -> Vec<Rules<'a>> {
        let mut answers = Vec::new();
        for count in 1..=MOST {
            self.choose(count, 0, most, &mut Vec::new(), &mut answers);
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
        answers: &mut Vec<Rules<'a>>,
    ) {
        for i in from..self.moves.len() {
            let bits = self.moves[i].bits;
            let is_over = self.work.get() == 0 || answers.len() > ANSWERS;
            if bits * count as f64 > most || is_over {
                return;
            }
            chosen.push(i);
            if count > 1 {
                self.choose(count - 1, i + 1, most - bits, chosen, answers);
            } else {
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
        let is_right = |place: usize, value: u8, options: usize| {
            self.spends(options) && self.is_known(place, value)
        };
        let values = values(&moves, self.known.len(), self.ending, is_right);
        let bits = moves.iter().map(|moves| moves.bits).sum();
        (values.len() == self.known.len()).then_some(Rules { moves, bits })
    }

    fn is_right_at_first(&self, chosen: &[usize]) -> bool {
        let mut values = [0_u8; FIRST];
        let Ending { end, .. } = self.ending;
        for place in end..self.known.len().min(FIRST) {
            let options = chosen.iter().flat_map(|&i| &self.options[i][place]);
            let mut count = 0;
            let options = options.inspect(|_| count += 1);
            let options = options.map(|&option| usize::from(option)).filter(|&it| it >= end);
            let value = self.ending.value(options.map(|option| values[option]));
            let Some(value) = value.filter(|&value| self.is_known(place, value)) else {
                self.spends(count);
                return false;
            };
            if !self.spends(count) {
                return false;
            }
            values[place] = value;
        }
        true
    }

    /// Is this the value of the sample at this place, if there is one?
    fn is_known(&self, place: usize, value: u8) -> bool {
        self.known[place].is_none_or(|known| known == u64::from(value))
    }

    /// Counts the options of a place. May the search go on?
    fn spends(&self, options: usize) -> bool {
        let goes_on = self.watch.spends(1 + options);
        self.work.set(if goes_on { self.work.get().saturating_sub(1 + options) } else { 0 });
        self.work.get() > 0
    }
}

/// The values of the first positions, up to the first one that is too large or not right: that is
/// asked with the place, the value, and the number of options.
pub fn values(
    moves: &[&Moves],
    count: usize,
    ending: Ending,
    is_right: impl Fn(usize, u8, usize) -> bool,
) -> Vec<u64> {
    let mut values: Vec<u8> = vec![0; ending.end.min(count)];
    for place in ending.end..count {
        let options: Vec<usize> = moves.iter().flat_map(|moves| (moves.options)(place)).collect();
        let known = options.iter().filter(|&&option| option >= ending.end);
        match ending.value(known.map(|&option| values[option])) {
            Some(value) if is_right(place, value, options.len()) => values.push(value),
            _ => break,
        }
    }
    values.into_iter().map(u64::from).collect()
}
