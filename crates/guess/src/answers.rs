//! Runs the generators and keeps their best answers.

use crate::engine::evidence::{Evidence, Position};
use crate::engine::hypothesis::{Answer, Pool};
use crate::engine::sheet::Sheet;
use crate::engine::watch::{KeepGoing, Watch};
use crate::generators;
use crate::generators::formula::{self, Part};
use explore::refusal::Quiet;

/// The largest number of samples for which answers are sought once more, from all samples, after a
/// failed prediction.
const MANY: usize = 200;

/// The largest number of answers that are returned.
const MOST: usize = 5;

/// Returns the answers that are shorter than the data: sure ones first, then simpler ones.
pub fn guess(evidence: &Evidence, keep_going: KeepGoing) -> Vec<Answer> {
    watched(evidence, &Watch::new(keep_going))
}

/// The parts of all formulas for such positions.
pub fn parts(evidence: &Evidence) -> Vec<Part> {
    let positions: Vec<Position> = evidence.samples.iter().map(|(it, _)| it.clone()).collect();
    formula::parts(&Sheet::new(evidence, false), &positions, &Watch::new(&mut |_| true))
}

pub fn watched(evidence: &Evidence, watch: &Watch) -> Vec<Answer> {
    let _quiet = Quiet::begin();
    let mut answers = Vec::new();
    let mut is_hopeless = false;
    for hold_back in [true, false] {
        let sheet = Sheet::new(evidence, hold_back);
        let mut pool = Pool::new(&sheet);
        if is_hopeless {
            generators::offer_long(&sheet, &mut pool);
        } else {
            generators::offer(&sheet, &mut pool, watch);
        }
        // If nothing fits four fifths of the samples, only a longer period can fit all samples.
        is_hopeless = !pool.has_any();
        answers = pool.answers();
        // With many samples, four fifths of them are enough to find an answer.
        let is_much = evidence.samples.len() > MANY;
        if !answers.is_empty() || !sheet.holds_back() || is_much {
            break;
        }
    }
    answers.truncate(MOST);
    answers
}
