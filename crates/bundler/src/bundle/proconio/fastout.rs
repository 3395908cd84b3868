//! What a bundle has in the place of proconio's attribute `fastout`, and of imports that a crate's
//! names allow and a module's do not.

use crate::bundle::proconio::CRATE;
use crate::diagnostic::{Problem, Result};
use crate::text::edit::Edit;
use crate::text::tokens::{Code, Tokens};
use proc_macro2::Delimiter;
use std::ops::Range;

const NAME: &str = "fastout";

/// The local `print!` and `println!` of a function that had the attribute `fastout`.
const FASTOUT: &str = " let mut fastout = \
    std::io::BufWriter::with_capacity(1 << 16, std::io::stdout().lock()); \
    #[allow(unused_macros)] macro_rules! print { ($($t:tt)*) => {{ \
    use std::io::Write as _; std::write!(fastout, $($t)*).unwrap() }}; } \
    #[allow(unused_macros)] macro_rules! println { ($($t:tt)*) => {{ \
    use std::io::Write as _; std::writeln!(fastout, $($t)*).unwrap() }}; }";

/// The edits: the attribute and its import go, and the function gets its own `print!` and
/// `println!`, which write into a buffer. `pub use` becomes `pub(crate) use`, since no more can be
/// done with the stand-in's macros.
pub fn edits(code: &Code) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    walk(&code.text, &code.tokens, &mut edits)?;
    Ok(edits)
}

fn walk(text: &str, tokens: &Tokens, edits: &mut Vec<Edit>) -> Result<()> {
    let mut i = 0;
    while i < tokens.len() {
        if let Some((content, end)) = tokens.attribute(i) {
            if ends_in_name(&content) {
                let attribute = tokens.range(i).start..tokens.range(end).end;
                edits.push(Edit::delete(with_blank(text, attribute)));
                edits.extend(body(tokens, end + 1).map(|at| Edit::insert(at, FASTOUT)));
            }
            i = end;
        } else if tokens.is(i, "use") {
            let end = (i..tokens.len()).find(|&j| tokens.is(j, ";"));
            let end = end.unwrap_or(tokens.len() - 1);
            let import = tokens.slice(i + 1..end);
            if prune(&import, false, edits)? {
                let start = tokens.start_before(i, "pub").unwrap_or(i);
                let item = tokens.range(start).start..tokens.range(end).end;
                edits.push(Edit::delete(with_blank(text, item)));
            } else if tokens.is_before(i, "pub") && names_the_crate(&import) {
                edits.push(Edit::insert(tokens.range(i - 1).end, "(crate)"));
            }
            i = end;
        } else if let Some(content) = tokens.content(i) {
            walk(text, content, edits)?;
        }
        i += 1;
    }
    Ok(())
}

fn names_the_crate(import: &Tokens) -> bool {
    (0..import.len()).any(|i| import.is(i, CRATE) || import.content(i).is_some_and(names_the_crate))
}

/// Is this `fastout` or `proconio::fastout`?
fn ends_in_name(path: &Tokens) -> bool {
    let name = path.start_before(path.len(), NAME);
    name.is_some_and(|name| name == 0 || behind_the_crate(path, name))
}

/// Does `proconio::` stand before `i`?
fn behind_the_crate(path: &Tokens, i: usize) -> bool {
    path.start_before(i, "::").is_some_and(|colons| path.is_before(colons, CRATE))
}

/// Where the body of the function begins whose attributes go on at `i`.
fn body(tokens: &Tokens, i: usize) -> Option<usize> {
    let body = (i..tokens.len()).find(|&j| tokens.within(j, Delimiter::Brace).is_some())?;
    let content = tokens.within(body, Delimiter::Brace)?;
    let mut at = tokens.range(body).start + 1;
    let mut i = 0;
    while let Some((_, end)) = content.attribute(i).filter(|_| content.is(i + 1, "!")) {
        at = content.range(end).end;
        i = end + 1;
    }
    Some(at)
}

/// Takes the name out of an import, and tells whether nothing of the import is left. `inside` the
/// group of names from the crate, or before.
fn prune(import: &Tokens, inside: bool, edits: &mut Vec<Edit>) -> Result<bool> {
    let Some(last) = import.len().checked_sub(1) else { return Ok(false) };
    if let Some(group) = import.within(last, Delimiter::Brace) {
        let inside = match last {
            0 => inside,
            _ => !inside && behind_the_crate(import, last) && last <= 5,
        };
        let entries = group.split_at_commas();
        let mut gone = Vec::new();
        for entry in &entries {
            gone.push(!entry.is_empty() && prune(entry, inside, edits)?);
        }
        if gone.iter().zip(&entries).all(|(&gone, entry)| gone || entry.is_empty()) {
            return Ok(gone.contains(&true));
        }
        for (k, entry) in entries.iter().enumerate().filter(|&(k, _)| gone[k]) {
            let range = entry.range(0).start..entry.range(entry.len() - 1).end;
            let next = entries.get(k + 1).filter(|next| !next.is_empty());
            let earlier = (0..k).rev().find(|&j| !gone[j]);
            let range = match (next, earlier) {
                (Some(next), _) => range.start..next.range(0).start,
                (None, Some(j)) => entries[j].range(entries[j].len() - 1).end..range.end,
                (None, None) => range,
            };
            edits.push(Edit::delete(range));
        }
        return Ok(false);
    }
    let path = |at: usize| if inside { at == 0 } else { behind_the_crate(import, at) && at <= 5 };
    match (0..import.len()).find(|&at| import.is(at, NAME) && path(at)) {
        Some(at) if at == last => Ok(true),
        Some(at) => {
            let title = format!("`{NAME}` under another name has no stand-in");
            let range = import.range(at).start..import.range(last).end;
            Err(Problem::new(title).at(range, "").help("import it as it is called"))
        }
        None => Ok(false),
    }
}

/// With the blanks behind it.
fn with_blank(text: &str, range: Range<usize>) -> Range<usize> {
    let rest = &text[range.end..];
    let blank = rest.len() - rest.trim_start_matches([' ', '\t']).len();
    range.start..range.end + blank
}
