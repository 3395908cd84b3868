//! Removes unused code from a bundle, as the compiler's warnings name it.

use crate::trial::compile::Result;
use crate::trial::message;
use crate::trial::proof::{self, Proof, Wanted};
use bundler::bundle::Bundle;
use bundler::source::items;
use bundler::text::comments::whole_lines;
use bundler::text::edit::Edit;
use bundler::text::tokens::Code;
use cargo_metadata::diagnostic::Diagnostic;
use std::ops::Range;

/// The lints that find unused code.
const LEVELS: &str = "#[warn(dead_code, unused_imports, unused_macros)]";
const IMPORTS: &str = "unused_imports";
const ITEMS: [&str; 2] = ["dead_code", "unused_macros"];

/// The largest number of compilations; each round takes at least one.
const TRIES: usize = 40;

/// The keywords of types and traits, which are removed with their `impl`s.
const TYPES: &[&str] = &["struct", "enum", "union", "trait", "type"];

/// Returns the bundle without its unused code.
pub fn shaken(proof: Proof, wanted: &Wanted) -> Result<Proof> {
    let mut shaker = Shaker { bundle: proof.bundle, wanted, tries: 0 };
    while shaker.tries < TRIES && shaker.round()? {}
    let compiled = proof::compile(&shaker.bundle, wanted)?;
    Ok(Proof { bundle: shaker.bundle, compiled })
}

struct Shaker<'a> {
    bundle: Bundle,
    wanted: &'a Wanted<'a>,
    tries: usize,
}

impl Shaker<'_> {
    /// Removes the code that is unused now. Returns whether there was any.
    fn round(&mut self) -> Result<bool> {
        let warned = self.bundle.with_levels(LEVELS);
        let Ok(code) = Code::new(&warned.text) else { return Ok(false) };
        let messages = self.messages(&warned.text)?;
        let found = dead(&messages, &code).into_iter();
        let found = found.filter_map(|range| Some(warned.origin(range)?.1));
        let mut gone: Vec<Range<usize>> =
            found.filter(|range| range.start >= self.bundle.tail).collect();
        gone.sort_by_key(|range| (range.start, usize::MAX - range.end));
        gone.dedup_by(|inner, outer| inner.end <= outer.end);
        let gone = self.largest(&gone, Vec::new())?;
        if gone.is_empty() {
            return Ok(false);
        }
        self.bundle.content = self.bundle.content.edited(self.edits(&gone));
        Ok(true)
    }

    fn messages(&mut self, text: &str) -> Result<Vec<Diagnostic>> {
        self.tries += 1;
        let Wanted { judge, .. } = self.wanted;
        let compiled = proof::compile_text(text, judge.edition, false, &self.bundle, self.wanted)?;
        Ok(compiled.messages)
    }

    fn edits(&self, gone: &[Range<usize>]) -> Vec<Edit> {
        let text = &self.bundle.content.text;
        gone.iter().map(|range| Edit::delete(whole_lines(text, range.clone()))).collect()
    }

    /// The largest set of the ranges that can be removed together with those removed already.
    fn largest(
        &mut self,
        gone: &[Range<usize>],
        others: Vec<Range<usize>>,
    ) -> Result<Vec<Range<usize>>> {
        if gone.is_empty() || self.tries >= TRIES {
            return Ok(others);
        }
        let mut all = [others.as_slice(), gone].concat();
        all.sort_by_key(|range| range.start);
        let text = self.bundle.content.edited(self.edits(&all)).text;
        let messages = self.messages(&text)?;
        if !messages.iter().any(message::is_error) {
            return Ok(all);
        }
        if gone.len() == 1 {
            return Ok(others);
        }
        let (first, second) = gone.split_at(gone.len() / 2);
        let others = self.largest(first, others)?;
        self.largest(second, others)
    }
}

/// The items that the compiler calls dead, and the imports that it calls unused.
fn dead(messages: &[Diagnostic], code: &Code) -> Vec<Range<usize>> {
    let limits = limits(code);
    let starts: Vec<usize> = (0..code.len()).map(|i| code.range(i).start).collect();
    let at = |byte: u32| starts.partition_point(|&start| start < byte as usize);
    let mut gone = Vec::new();
    let imports = messages.iter().filter(|message| message::lint(message) == Some(IMPORTS));
    gone.extend(message::suggestions(imports).map(message::range));
    // Names of fields and variants follow no keyword of an item.
    let is_item =
        |message: &&Diagnostic| message::lint(message).is_some_and(|it| ITEMS.contains(&it));
    let spans = messages.iter().filter(is_item).flat_map(|message| &message.spans);
    for span in spans.filter(|span| span.is_primary && span.expansion.is_none()) {
        let name = at(span.byte_start);
        gone.extend(item(code, name, &limits));
        let is_type = TYPES.iter().any(|word| code.is_before(name, word));
        if let Some(word) = code.word(name).filter(|_| is_type) {
            gone.extend(impls(code, word, &limits));
        }
    }
    gone
}

/// The item with its name at `i`.
fn item(code: &Code, i: usize, limits: &[usize]) -> Option<Range<usize>> {
    let mut keyword = i.checked_sub(1)?;
    if code.is(keyword, "mut") || code.is(keyword, "!") {
        keyword = keyword.checked_sub(1)?;
    }
    let kinds = [TYPES, &["fn", "const", "static", "mod", "macro_rules"]].concat();
    if !kinds.iter().any(|word| code.is(keyword, word)) {
        return None;
    }
    let start = items::start(code, keyword);
    Some(code.span(start..items::end(code, start, limits[i])))
}

/// The `impl`s whose header has this name, if it is the name of one item alone.
fn impls(code: &Code, name: &str, limits: &[usize]) -> Vec<Range<usize>> {
    let is_declared = |i: &usize| {
        code.word(*i) == Some(name) && TYPES.iter().any(|word| code.is_before(*i, word))
    };
    if (0..code.len()).filter(is_declared).count() > 1 {
        return Vec::new();
    }
    let mut found = Vec::new();
    for i in (0..code.len()).filter(|&i| code.is(i, "impl")) {
        let starts =
            i == 0 || ["}", ";", "]", "{", "unsafe"].iter().any(|word| code.is_before(i, word));
        let Some(open) = (i..limits[i]).find(|&k| code.is(k, "{") || code.is(k, ";")) else {
            continue;
        };
        if starts && code.is(open, "{") && (i..open).any(|k| code.word(k) == Some(name)) {
            found.push(code.span(items::start(code, i)..code.after(open)));
        }
    }
    found
}

/// For each token the end of the brackets around it.
fn limits(code: &Code) -> Vec<usize> {
    let mut open = vec![code.len()];
    let mut limits = Vec::with_capacity(code.len());
    for i in 0..code.len() {
        if open.last() == Some(&i) {
            open.pop();
        }
        limits.push(open[open.len() - 1]);
        if code.after(i) > i + 1 {
            open.push(code.other(i));
        }
    }
    limits
}
