//! The move from a losing position that makes the win hardest to find.

use crate::play::{Step, Table};
use std::cmp::Reverse;

/// The largest number of replies that are tried.
const MOST_REPLIES: usize = 10_000;

/// The move after which the fewest replies win; among several such moves, the one with the most
/// replies. If there are too many replies to try, returns the first move.
pub fn most_stubborn<'s>(table: &Table, steps: &'s [Step]) -> Option<&'s Step> {
    let mut left = MOST_REPLIES;
    let count = |step: &'s Step| {
        let replies = Some(&step.numbers).filter(|numbers| !table.are_too_many(numbers));
        let replies = table.steps(replies?);
        left = left.checked_sub(replies.len() + 1)?;
        let winning = replies.iter().filter(|reply| !table.wins(&reply.numbers)).count();
        Some(((winning, Reverse(replies.len())), step))
    };
    let counted = steps.iter().map_while(count).min_by_key(|&(counts, _)| counts);
    counted.map(|(_, step)| step).or(steps.first())
}
