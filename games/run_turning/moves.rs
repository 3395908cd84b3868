//! Runs of coins.

use crate::coin_turning::ruler_moves;

/// Consecutive coins are turned over, as many as one of `lengths`; the last of them shows heads. A
/// run is named by its first and its last coin.
pub fn moves(heads: &[u64], lengths: &[u64]) -> Vec<((u64, u64), Vec<u64>)> {
    let turns = ruler_moves(heads).into_iter();
    let turns = turns.map(|(run, after)| ((run[0], run[run.len() - 1]), after));
    turns.filter(|((first, last), _)| lengths.contains(&(last - first + 1))).collect()
}
