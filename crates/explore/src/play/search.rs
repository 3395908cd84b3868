//! The move that makes it hardest to win, from a lost position.

use crate::play::{Step, Table};
use std::collections::HashMap;

/// So many positions are asked for; what is not known then does not count.
const POSITIONS: usize = 10_000;

/// Longer games are not followed.
const DEPTH: u32 = 60;

/// The move after which the fewest replies win, of these the one after which play may last the
/// longest, else the first one.
pub fn most_stubborn<'s>(table: &Table, steps: &'s [Step]) -> Option<&'s Step> {
    let mut search = Search { table, left: POSITIONS, lengths: HashMap::new() };
    let count = |step| Some((search.winning_replies(step)?, step));
    let counted: Vec<(usize, &Step)> = steps.iter().map_while(count).collect();
    let Some(fewest) = counted.iter().map(|(count, _)| *count).min() else { return steps.first() };
    let hardest = counted.into_iter().filter(|(count, _)| *count == fewest);
    let mut hardest: Vec<&Step> = hardest.map(|(_, step)| step).collect();
    if hardest.len() > 1 {
        search.left = POSITIONS;
        let lengths: Option<Vec<u32>> =
            hardest.iter().map(|step| search.length(&step.numbers, DEPTH)).collect();
        let longest = lengths.as_ref().and_then(|lengths| lengths.iter().max());
        let place = longest.and_then(|longest| lengths.as_ref()?.iter().position(|l| l == longest));
        hardest.swap(0, place.unwrap_or(0));
    }
    hardest.first().copied()
}

struct Search<'a> {
    table: &'a Table<'a>,
    /// How many positions may still be asked for.
    left: usize,
    /// How long play lasts if the winner hurries and the loser does not.
    lengths: HashMap<Vec<u64>, u32>,
}

impl Search<'_> {
    fn winning_replies(&mut self, step: &Step) -> Option<usize> {
        let replies = self.replies(&step.numbers)?;
        Some(replies.iter().filter(|reply| !self.table.wins(&reply.numbers)).count())
    }

    /// The moves of a position, if they may still be asked for.
    fn replies(&mut self, position: &[u64]) -> Option<Vec<Step>> {
        if self.table.are_too_many(position) {
            return None;
        }
        let replies = self.table.steps(position);
        self.left = self.left.checked_sub(replies.len() + 1)?;
        Some(replies)
    }

    /// The number of moves from a position to the end.
    fn length(&mut self, position: &[u64], depth: u32) -> Option<u32> {
        if let Some(&length) = self.lengths.get(position) {
            return Some(length);
        }
        let deeper = depth.checked_sub(1)?;
        let replies = self.replies(position)?;
        let wins = !replies.is_empty() && self.table.wins(position);
        let mut lengths = Vec::new();
        for reply in replies.iter().filter(|reply| !wins || !self.table.wins(&reply.numbers)) {
            lengths.push(1 + self.length(&reply.numbers, deeper)?);
        }
        let length = if wins { lengths.iter().min() } else { lengths.iter().max() };
        let length = length.copied().unwrap_or(0);
        self.lengths.insert(position.to_vec(), length);
        Some(length)
    }
}
