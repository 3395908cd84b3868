//! Names games and formulas that have the given values.
//!
//! A hypothesis is a call, and its cost in bits says how many there are as simple as it. By
//! chance one of `2^bits` calls gives these values with a probability of at most `2^bits` divided
//! by the number of ways to arrange them. An answer is sure if it is much less likely than that,
//! and if it was found from four fifths of the samples and right about the others.

mod behaviour;
mod blocks;
mod evidence;
mod field;
mod formula;
mod growth;
mod hypothesis;
mod measure;
mod moves;
mod oracle;
mod parameters;
mod period;
mod reading;
mod report;
mod sheet;
mod sums;

pub use evidence::{Evidence, Position};
pub use hypothesis::{Answer, Guess};
pub use reading::{Options, read};
pub use report::{json, report};

use crate::hypothesis::Pool;
use crate::sheet::Sheet;
use show::refusal::Quiet;

/// Says what is tried; is told whether to go on.
pub type KeepGoing<'a> = &'a mut dyn FnMut(&str) -> bool;

/// So many samples leave no doubt.
const MANY: usize = 200;

/// How many answers are given.
const MOST: usize = 5;

/// All answers that say less than the data themselves, the sure ones first, the simplest first.
pub fn guess(evidence: &Evidence, keep_going: KeepGoing) -> Vec<Answer> {
    let _quiet = Quiet::begin();
    let mut answers = Vec::new();
    let mut is_hopeless = false;
    for hold_back in [true, false] {
        let sheet = Sheet::new(evidence, hold_back);
        let mut pool = Pool::new(&sheet);
        if is_hopeless {
            period::offer(&sheet, &mut pool);
            formula::offer_sequences(&sheet, &mut pool);
        } else {
            offer_all(&sheet, &mut pool, keep_going);
        }
        // What fits not even four fifths does not fit all. More values show more repetitions only.
        is_hopeless = !pool.has_any();
        answers = pool.answers();
        // What four fifths of so many do not tell is no answer.
        let is_much = evidence.samples.len() > MANY;
        if !answers.is_empty() || !sheet.holds_back() || is_much {
            break;
        }
    }
    answers.truncate(MOST);
    answers
}

/// All that is known here.
fn offer_all(sheet: &Sheet, pool: &mut Pool, keep_going: KeepGoing) {
    behaviour::offer(sheet, pool, keep_going);
    sums::offer(sheet, pool, keep_going);
    formula::offer(sheet, pool, keep_going);
    moves::offer(sheet, pool, keep_going);
    period::offer(sheet, pool);
    blocks::offer(sheet, pool, keep_going);
}
