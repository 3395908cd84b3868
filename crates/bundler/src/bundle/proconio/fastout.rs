//! Replaces proconio's attribute `fastout` in a bundle.

use crate::bundle::conflicts;
use crate::diagnostic::{Problem, Result};
use crate::solver::{Solver, attributes_of};
use crate::text::edit::Edit;
use crate::text::tokens::{Code, Tokens};
use proc_macro2::Delimiter;
use std::ops::Range;

const NAME: &str = "fastout";

/// The local `print!` and `println!` of a function with the attribute.
const FASTOUT: &str = " let mut fastout = \
    std::io::BufWriter::new(std::io::stdout().lock()); \
    #[allow(unused_macros)] macro_rules! print { ($($t:tt)*) => {{ \
    use std::io::Write as _; std::write!(fastout, $($t)*).unwrap() }}; } \
    #[allow(unused_macros)] macro_rules! println { ($($t:tt)*) => {{ \
    use std::io::Write as _; std::writeln!(fastout, $($t)*).unwrap() }}; }";
const LINTS: &[&str] = &["unused_macros"];

/// The edits that remove the attribute and its imports, and add a `print!` and a `println!` to the
/// function that write into a buffer.
pub fn edits(code: &Code, solver: &Solver) -> Result<Vec<Edit>> {
    let mut reader = Reader { text: &code.text, ..Reader::default() };
    reader.walk(&code.tokens, false)?;
    let Reader { mut edits, bodies, others, variable, .. } = reader;
    if let Some(place) = others.first().filter(|_| !variable) {
        return Err(unsupported(place.clone()));
    }
    if !bodies.is_empty() {
        conflicts::check(solver, NAME, FASTOUT, LINTS)?;
    }
    let mut buffer = NAME.to_owned();
    while !others.is_empty() && solver.words.contains(&buffer) {
        buffer.push('_');
    }
    let prologue = FASTOUT.replace(NAME, &buffer);
    edits.extend(bodies.into_iter().map(|at| Edit::insert(at, prologue.as_str())));
    Ok(edits)
}

fn unsupported(place: Range<usize>) -> Problem {
    let help = "write `#[fastout]` above a function, outside of macros and conditions, or delete it; \
        use another name for your own items";
    Problem::new(format!("this `{NAME}` needs `proconio`, which this judge lacks"))
        .at(place, "")
        .help(help)
}

#[derive(Default)]
struct Reader<'a> {
    text: &'a str,
    /// Removals of attributes and imports.
    edits: Vec<Edit>,
    /// The start of each function's body.
    bodies: Vec<usize>,
    /// The other places of the name.
    others: Vec<Range<usize>>,
    /// Is it the name of a variable or field?
    variable: bool,
}

impl Reader<'_> {
    fn walk(&mut self, tokens: &Tokens, in_macro: bool) -> Result<()> {
        let mut i = 0;
        while i < tokens.len() {
            if let Some((content, end)) = tokens.attribute(i) {
                let attribute = tokens.range(i).start..tokens.range(end).end;
                match body(tokens, end + 1) {
                    Some(body) if is_fastout(&content) && !in_macro => {
                        self.edits.push(Edit::delete(with_blank(self.text, attribute)));
                        self.bodies.push(body);
                    }
                    _ if content.words().any(|word| word == NAME) => {
                        return Err(unsupported(attribute));
                    }
                    _ => {}
                }
                i = end;
            } else if tokens.is(i, "use") && !tokens.is(i + 1, "<") {
                i = self.import(tokens, i)?;
            } else if let Some(content) = tokens.content(i) {
                let rules = i.checked_sub(3).is_some_and(|i| tokens.is(i, "macro_rules"));
                self.walk(content, in_macro || rules)?;
            } else if tokens.word(i) == Some(NAME) {
                self.variable |= tokens.is_before(i, "let") || tokens.is_before(i, "mut");
                self.variable |= tokens.is(i + 1, ":") && !tokens.is(i + 1, "::");
                self.others.push(tokens.range(i));
            }
            i += 1;
        }
        Ok(())
    }

    /// Reads a `use` item, and returns its last token.
    fn import(&mut self, tokens: &Tokens, i: usize) -> Result<usize> {
        let end = (i..tokens.len()).find(|&j| tokens.is(j, ";")).unwrap_or(tokens.len() - 1);
        if prune(&tokens.slice(i + 1..end), &mut self.edits)? {
            let item = tokens.range(attributes_of(tokens, i).0).start..tokens.range(end).end;
            self.edits.push(Edit::delete(with_blank(self.text, item)));
        }
        Ok(end)
    }
}

/// Is this a path to the attribute, perhaps with empty brackets?
fn is_fastout(path: &Tokens) -> bool {
    let brackets = path.len().checked_sub(1).and_then(|last| path.content(last));
    let end = path.len() - usize::from(brackets.is_some_and(Tokens::is_empty));
    let name = path.start_before(end, NAME);
    name.is_some_and(|name| name == 0 || path.is_before(name, "::"))
}

/// The start of the body of the function at `i`, which may have further attributes.
fn body(tokens: &Tokens, i: usize) -> Option<usize> {
    // An argument of a type may be in braces: `A<{ 2 }>`.
    let argument = |j: usize| {
        (tokens.is_before(j, "<") || tokens.is_before(j, ","))
            && (tokens.is(j + 1, ">") || tokens.is(j + 1, ","))
    };
    let body = (i..tokens.len()).find(|&j| tokens.is_block(j) && !argument(j))?;
    let content = tokens.within(body, Delimiter::Brace)?;
    let mut at = tokens.range(body).start + 1;
    let mut i = 0;
    while let Some((_, end)) = content.attribute(i).filter(|_| content.is(i + 1, "!")) {
        at = content.range(end).end;
        i = end + 1;
    }
    Some(at)
}

/// Removes the name from an import, and returns whether the import is empty then.
fn prune(import: &Tokens, edits: &mut Vec<Edit>) -> Result<bool> {
    let Some(last) = import.len().checked_sub(1) else { return Ok(false) };
    if let Some(group) = import.within(last, Delimiter::Brace) {
        return prune_group(group, edits);
    }
    match (0..import.len()).find(|&at| import.word(at) == Some(NAME)) {
        Some(at) if at == last => Ok(true),
        Some(at) => {
            let title =
                format!("`{NAME}` under another name needs `proconio`, which this judge lacks");
            let range = import.range(at).start..import.range(last).end;
            Err(Problem::new(title).at(range, "").help("import it as `fastout`"))
        }
        None => Ok(false),
    }
}

fn prune_group(group: Tokens, edits: &mut Vec<Edit>) -> Result<bool> {
    let entries = group.split_at_commas();
    let mut gone = Vec::new();
    for entry in &entries {
        gone.push(prune(entry, edits)?);
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
    Ok(false)
}

/// Extends a range by the blanks behind it.
fn with_blank(text: &str, range: Range<usize>) -> Range<usize> {
    let rest = &text[range.end..];
    let blank = rest.len() - rest.trim_start_matches([' ', '\t']).len();
    range.start..range.end + blank
}
