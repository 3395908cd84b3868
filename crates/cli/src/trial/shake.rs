//! Removes what a solver does not need from a bundle, as the compiler reports it.

use crate::trial::adjust::adjust;
use crate::trial::compile::{Result, Wanted, lint};
use crate::trial::message;
use bundler::bundle::Bundle;
use bundler::diagnostic::Problem;
use bundler::reach::{LINT, LINTS, Message, Reach, Tidied, close_up, tidy};
use std::ops::Range;

/// The largest number of compilations in which more and more errors are found, and of those after
/// items were kept for the sake of errors.
const ROUNDS: usize = 10;

/// Removes what the solver does not need. Returns false if the bundle stays as it is, because it does
/// not compile or more is needed than can be found. If it is to be `narrow`, the compiler reads only
/// the text to which words lead.
pub fn shake(bundle: &mut Bundle, wanted: &Wanted, narrow: bool) -> Result<bool> {
    let Some(mut reach) = uses(bundle, wanted, narrow)? else { return Ok(false) };
    let whole = bundle.clone();
    for _ in 0..ROUNDS {
        let Some(edits) = reach.edits() else { break };
        bundle.clone_from(&whole);
        bundle.edit(edits);
        let errors = tidied(bundle, wanted)?;
        if errors.is_empty() {
            bundle.edit(close_up(bundle)?);
            return Ok(true);
        }
        if !reach.keep(&errors) {
            break;
        }
    }
    *bundle = whole;
    Ok(false)
}

/// The uses in a bundle. There are none if the solver itself does not compile, or needs more than is
/// read.
fn uses(bundle: &mut Bundle, wanted: &Wanted, narrow: bool) -> Result<Option<Reach>> {
    let read = |bundle: &Bundle| {
        let mut reach = Reach::new(bundle, wanted.judge, wanted.lean)?;
        if narrow {
            reach.narrow();
        }
        Ok::<_, Problem>(reach)
    };
    let mut reach = read(bundle)?;
    for _ in 0..ROUNDS {
        let marked = reach.marked();
        let messages = lint(&marked.text, wanted.judge.edition, bundle, wanted, &[LINT])?;
        let place = |range: Range<usize>| {
            let start = marked.origin(range.start..range.start + 1)?.1.start;
            Some(start..start + range.len())
        };
        if adjust(bundle, &messages, &place) {
            reach = read(bundle)?;
            continue;
        }
        let messages: Vec<Message> =
            messages.iter().map(|message| message::for_reach(message, &place)).collect();
        if reach.is_too_narrow(&messages) {
            break;
        }
        if !reach.learn(&messages) {
            return Ok(Some(reach));
        }
    }
    Ok(None)
}

/// Removes imports and macros that nothing uses. Returns the errors that are left.
fn tidied(bundle: &mut Bundle, wanted: &Wanted) -> Result<Vec<Message>> {
    loop {
        let messages = lint(&bundle.content.text, wanted.judge.edition, bundle, wanted, &LINTS)?;
        let messages = messages.iter().map(|message| message::for_reach(message, &Some)).collect();
        match tidy(bundle, wanted.judge, wanted.lean, messages)? {
            Tidied::Done => return Ok(Vec::new()),
            Tidied::Edits(edits) => bundle.edit(edits),
            Tidied::Errors(errors) => return Ok(errors),
        }
    }
}
