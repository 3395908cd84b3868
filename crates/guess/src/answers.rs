//! Runs the generators and keeps their best answers.

use crate::engine::KeepGoing;
use crate::engine::evidence::Evidence;
use crate::engine::hypothesis::{Answer, Pool};
use crate::engine::sheet::Sheet;
use crate::generators;
use explore::refusal::Quiet;

/// With more samples, a failed prediction is final.
const MANY: usize = 200;

/// At most this many answers are returned.
const MOST: usize = 5;

/// The answers that are shorter than the data, sure ones first, then by simplicity.
pub fn guess(evidence: &Evidence, keep_going: KeepGoing) -> Vec<Answer> {
    let _quiet = Quiet::begin();
    let mut answers = Vec::new();
    let mut is_hopeless = false;
    for hold_back in [true, false] {
        let sheet = Sheet::new(evidence, hold_back);
        let mut pool = Pool::new(&sheet);
        if is_hopeless {
            generators::offer_long(&sheet, &mut pool);
        } else {
            generators::offer(&sheet, &mut pool, keep_going);
        }
        // If nothing fits four fifths of the samples, only a longer period can fit all.
        is_hopeless = !pool.has_any();
        answers = pool.answers();
        // With many samples, four fifths are enough to find an answer.
        let is_much = evidence.samples.len() > MANY;
        if !answers.is_empty() || !sheet.holds_back() || is_much {
            break;
        }
    }
    answers.truncate(MOST);
    answers
}
