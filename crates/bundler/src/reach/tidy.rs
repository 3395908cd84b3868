//! Removes imports, macros and `extern crate`s that nothing uses, and modules in which nothing is
//! left.

use crate::bundle::{Bundle, CRATE};
use crate::diagnostic::Result;
use crate::judge::Judge;
use crate::reach::items::Kind;
use crate::reach::{Message, Reach};
use crate::text::edit::Edit;
use crate::text::tokens::Code;
use std::collections::HashSet;
use std::ops::Range;

/// The lints that find them.
pub const LINTS: [&str; 3] = ["unused_imports", "unused_macros", "unused_extern_crates"];

/// The next step.
pub enum Tidied {
    /// The bundle compiles, and nothing is left to remove.
    Done,
    /// These edits remove what is unused.
    Edits(Vec<Edit>),
    /// The bundle does not compile, and not because of an import.
    Errors(Vec<Message>),
}

/// Finds what can go, from what the compiler says about the bundle.
pub fn tidy(bundle: &Bundle, judge: &Judge, lean: bool, messages: Vec<Message>) -> Result<Tidied> {
    let reach = Reach::new(bundle, judge, lean)?;
    let (code, items) = (&reach.code, &reach.items);
    let (mut leaves, mut gone) = (HashSet::new(), HashSet::new());
    let mut errors = Vec::new();
    for message in messages {
        let is_import = message.code == LINTS[0];
        let mut is_known = false;
        for place in message.places.iter().filter(|place| place.inner == place.outer) {
            let Some(k) = reach.item_at(place.outer.start) else { continue };
            if message.code == LINTS[1] {
                gone.extend((items[k].kind == Kind::Macro).then_some(k));
            } else if message.code == LINTS[2] {
                gone.extend((items[k].kind == Kind::ExternCrate).then_some(k));
            } else if is_import {
                // The lint names whole paths, or the names in braces.
                let is_it = |at: Option<&usize>| {
                    at.is_some_and(|&at| {
                        let word = code.range(at);
                        place.outer.start <= word.start && word.end <= place.outer.end
                    })
                };
                let unused = items[k].leaves.iter().enumerate();
                let unused = unused.filter(|(_, leaf)| is_it(leaf.at.last()));
                leaves.extend(unused.map(|(leaf, _)| (k, leaf)));
            } else if message.is_error {
                let lost = reach.leaves_at(place);
                is_known |= !lost.is_empty();
                leaves.extend(lost);
            }
        }
        if message.is_error && !is_known {
            errors.push(message);
        }
    }
    if !errors.is_empty() {
        return Ok(Tidied::Errors(errors));
    }
    // A module goes if all in it goes. Each stands after the module around it.
    let mut children = vec![Vec::new(); items.len()];
    for (k, item) in items.iter().enumerate().skip(1).filter(|(_, item)| !item.is_made()) {
        children[item.parent].push(k);
    }
    for k in (1..items.len()).rev() {
        let goes = match items[k].kind {
            Kind::Import => (0..items[k].leaves.len()).all(|leaf| leaves.contains(&(k, leaf))),
            Kind::Module if items[k].parent == 0 && !lean && items[k].name == CRATE => false,
            Kind::Module => children[k].iter().all(|child| gone.contains(child)),
            _ => false,
        };
        gone.extend(goes.then_some(k));
    }
    if gone.is_empty() && leaves.is_empty() {
        return Ok(Tidied::Done);
    }
    Ok(Tidied::Edits(reach.without(&|k| gone.contains(&k), &|k, leaf| leaves.contains(&(k, leaf)))))
}

/// The edits that remove the empty lines at the start and the end of blocks below the solver, and
/// those beside others.
pub fn close_up(bundle: &Bundle) -> Result<Vec<Edit>> {
    let code = Code::new(&bundle.content.text)?;
    let tokens = (0..code.len()).map(|i| code.range(i));
    let comments = code.comments.iter().map(|comment| comment.range.clone());
    let mut texts: Vec<Range<usize>> =
        tokens.chain(comments).filter(|text| text.start >= bundle.tail).collect();
    texts.sort_by_key(|text| text.start);
    let edits = texts.windows(2).filter_map(|pair| {
        let (before, after) = (pair[0].end, pair[1].start);
        let mut breaks = code.text.get(before..after)?.match_indices('\n').map(|(i, _)| before + i);
        let at_edge = code.text[..before].ends_with('{') || code.text[after..].starts_with('}');
        let kept = breaks.nth(usize::from(!at_edge))?;
        breaks.next_back().map(|last| Edit::delete(kept..last))
    });
    Ok(edits.collect())
}
