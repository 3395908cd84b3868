//! Generators of hypotheses. They are independent, and each offers its hypotheses to a pool.

mod blocks;
mod code;
pub mod formula;
mod modules;
mod period;
mod sequence;
mod sums;

use crate::engine::hypothesis::Pool;
use crate::engine::sheet::Sheet;
use crate::engine::watch::Watch;

/// Offers the guesses of all generators.
pub fn offer(sheet: &Sheet, pool: &mut Pool, watch: &Watch) {
    offer_of_heaps(sheet, pool, watch);
    blocks::offer(sheet, pool, &offer_of_heaps, watch);
}

/// Offers the same guesses, except for the runs of strings, which are heaps themselves.
fn offer_of_heaps(sheet: &Sheet, pool: &mut Pool, watch: &Watch) {
    modules::offer(sheet, pool, watch);
    if !sheet.letters().is_empty() {
        return formula::offer(sheet, pool, watch);
    }
    sums::offer(sheet, pool, &offer_of_heaps, watch);
    sequence::offer(sheet, pool);
    formula::offer(sheet, pool, watch);
    period::offer(sheet, pool);
}

/// Offers guesses that may fit all values even if nothing fits four fifths of them.
pub fn offer_long(sheet: &Sheet, pool: &mut Pool) {
    period::offer(sheet, pool);
    sequence::offer(sheet, pool);
}
