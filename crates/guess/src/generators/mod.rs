//! Generators of hypotheses; they are independent, and each offers its own to a pool.

mod behaviour;
mod blocks;
mod code;
mod field;
mod formula;
mod growth;
mod moves;
mod oracle;
mod parameters;
mod period;
mod sums;

use crate::engine::KeepGoing;
use crate::engine::hypothesis::Pool;
use crate::engine::sheet::Sheet;

/// Offers all that is known of.
pub fn offer(sheet: &Sheet, pool: &mut Pool, keep_going: KeepGoing) {
    offer_of_heaps(sheet, pool, keep_going);
    blocks::offer(sheet, pool, &offer_of_heaps, keep_going);
}

/// The same but for runs of strings, which are heaps, and no strings that have runs in turn.
fn offer_of_heaps(sheet: &Sheet, pool: &mut Pool, keep_going: KeepGoing) {
    if !sheet.letters.is_empty() {
        behaviour::offer(sheet, pool, keep_going);
        return formula::offer(sheet, pool, keep_going);
    }
    behaviour::offer(sheet, pool, keep_going);
    sums::offer(sheet, pool, &offer_of_heaps, keep_going);
    formula::offer_sequences(sheet, pool);
    formula::offer(sheet, pool, keep_going);
    moves::offer(sheet, pool, keep_going);
    period::offer(sheet, pool);
}

/// Offers what may fit all values although nothing fits four fifths of them.
pub fn offer_long(sheet: &Sheet, pool: &mut Pool) {
    period::offer(sheet, pool);
    formula::offer_sequences(sheet, pool);
}
