//! Generators of hypotheses. They are independent, and each offers its hypotheses to a pool.

mod blocks;
mod code;
mod formula;
mod modules;
mod moves;
mod period;
mod sequence;
mod sums;

use crate::engine::KeepGoing;
use crate::engine::hypothesis::Pool;
use crate::engine::sheet::Sheet;

/// Offers the guesses of all generators.
pub fn offer(sheet: &Sheet, pool: &mut Pool, keep_going: KeepGoing) {
    offer_of_heaps(sheet, pool, keep_going);
    blocks::offer(sheet, pool, &offer_of_heaps, keep_going);
}

/// Offers the same guesses, except for the runs of strings, which are heaps themselves.
fn offer_of_heaps(sheet: &Sheet, pool: &mut Pool, keep_going: KeepGoing) {
    modules::offer(sheet, pool, keep_going);
    if !sheet.letters.is_empty() {
        return formula::offer(sheet, pool, keep_going);
    }
    sums::offer(sheet, pool, &offer_of_heaps, keep_going);
    sequence::offer(sheet, pool);
    formula::offer(sheet, pool, keep_going);
    moves::offer(sheet, pool, keep_going);
    period::offer(sheet, pool);
}

/// Offers guesses that may fit all values even if nothing fits four fifths of them.
pub fn offer_long(sheet: &Sheet, pool: &mut Pool) {
    period::offer(sheet, pool);
    sequence::offer(sheet, pool);
}
