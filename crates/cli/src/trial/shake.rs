//! Removes unused code from a bundle, as the compiler's warnings name it.

use crate::trial::compile::{Proof, Result, Wanted, check, compile};
use crate::trial::message;
use bundler::bundle::Bundle;
use bundler::source::items;
use bundler::text::comments::whole_lines;
use bundler::text::edit::{Edit, Mapped, Source};
use bundler::text::tokens::Code;
use cargo_metadata::diagnostic::Diagnostic;
use std::collections::HashSet;
use std::ops::Range;

/// The lints that find unused code.
const LEVELS: &str = "#[warn(dead_code, unused_imports, unused_macros)]";
const IMPORTS: &str = "unused_imports";
const ITEMS: [&str; 2] = ["dead_code", "unused_macros"];

/// The largest number of compilations; each round takes at least one.
const TRIES: usize = 40;

/// The keywords of items.
const ITEM: &[&str] =
    &["struct", "enum", "union", "trait", "type", "fn", "const", "static", "mod", "macro_rules"];

/// A part that may be removed, with the name of its item or type; imports have none.
type Part = (Range<usize>, String);

/// Returns the bundle without its unused code.
pub fn shaken(proof: Proof, wanted: &Wanted) -> Result<Proof> {
    let kept = conditional(&proof.bundle.content.text);
    let mut shaker = Shaker { bundle: proof.bundle, wanted, kept, tries: 0 };
    while shaker.tries < TRIES && shaker.round()? {}
    let compiled = compile(&shaker.bundle, wanted)?;
    Ok(Proof { bundle: shaker.bundle, compiled })
}

struct Shaker<'a> {
    bundle: Bundle,
    wanted: &'a Wanted<'a>,
    /// The names without which the bundle does not compile, here or on another system.
    kept: HashSet<String>,
    tries: usize,
}

impl Shaker<'_> {
    /// Removes the code that is unused now. Returns whether there was any.
    fn round(&mut self) -> Result<bool> {
        let warned = self.bundle.with_levels(LEVELS);
        let Ok(code) = Code::new(&warned.text) else { return Ok(false) };
        let messages = self.messages(&warned.text)?;
        let found = dead(&messages, &code).into_iter();
        let found = found.filter_map(|(range, name)| Some((warned.origin(range)?.1, name)));
        let may_go =
            |(range, name): &Part| range.start >= self.bundle.tail && !self.kept.contains(name);
        let mut gone: Vec<Part> = found.filter(may_go).collect();
        gone.sort_by_key(|(range, _)| (range.start, usize::MAX - range.end));
        gone.dedup_by(|(inner, _), (outer, _)| inner.end <= outer.end);
        let gone = self.largest(gone, Vec::new())?;
        if gone.is_empty() {
            return Ok(false);
        }
        self.bundle.content = self.bundle.content.edited(self.edits(&gone));
        Ok(true)
    }

    fn messages(&mut self, text: &str) -> Result<Vec<Diagnostic>> {
        self.tries += 1;
        Ok(check(text, self.wanted.judge.edition, &self.bundle, self.wanted)?.messages)
    }

    fn edits(&self, gone: &[Range<usize>]) -> Vec<Edit> {
        let text = &self.bundle.content.text;
        gone.iter().map(|range| Edit::delete(whole_lines(text, range.clone()))).collect()
    }

    /// The largest set of the parts that can be removed together with those removed already.
    fn largest(
        &mut self,
        mut gone: Vec<Part>,
        others: Vec<Range<usize>>,
    ) -> Result<Vec<Range<usize>>> {
        if gone.is_empty() || self.tries >= TRIES {
            return Ok(others);
        }
        let ranges = gone.iter().map(|(range, _)| range.clone());
        let mut all: Vec<Range<usize>> = others.iter().cloned().chain(ranges).collect();
        all.sort_by_key(|range| (range.start, usize::MAX - range.end));
        all.dedup_by(|inner, outer| inner.end <= outer.end);
        let source = Source { path: String::new(), text: self.bundle.content.text.clone() };
        let without = Mapped::from(source).edited(self.edits(&all));
        let messages = self.messages(&without.text)?;
        let errors = messages.iter().filter(|message| message::is_error(message));
        let errors: Vec<&Diagnostic> = errors.collect();
        if errors.is_empty() {
            return Ok(all);
        }
        // With a type or trait go its `impl`s. What is missed elsewhere stays.
        let place = |error: &Diagnostic| {
            let mut spans = error.spans.iter();
            let primary = spans.find(|span| span.is_primary && span.expansion.is_none())?;
            Some(without.origin(message::range(primary))?.1.start)
        };
        let places: Vec<usize> = errors.iter().filter_map(|error| place(error)).collect();
        let mut impls = impls(&self.bundle.content.text);
        impls.retain(|(header, _)| places.iter().any(|place| header.contains(place)));
        let (tried, mut needed) = (gone.clone(), HashSet::new());
        for error in errors {
            let missing = names(error);
            let is_here = |whole: &Range<usize>| place(error).is_some_and(|it| whole.contains(&it));
            match impls.iter().find(|(_, whole)| is_here(whole)) {
                Some((_, whole)) => {
                    let part = gone.iter().find(|(_, name)| missing.contains(name.as_str()));
                    let part = part.map(|(_, name)| (whole.clone(), name.clone()));
                    gone.extend(part.filter(|part| !gone.contains(part)));
                }
                None => needed.extend(missing.into_iter().map(str::to_owned)),
            }
        }
        gone.retain(|(_, name)| !needed.contains(name));
        if gone != tried {
            self.kept.extend(needed);
            return self.largest(gone, others);
        }
        if gone.len() == 1 {
            return Ok(others);
        }
        let second = gone.split_off(gone.len() / 2);
        let others = self.largest(gone, others)?;
        self.largest(second, others)
    }
}

/// The names in parts with a condition, which the judge's system may decide in another way.
fn conditional(text: &str) -> HashSet<String> {
    let Ok(code) = Code::new(text) else { return HashSet::new() };
    let limits = limits(&code);
    let parts = (0..code.len()).filter_map(|i| {
        let (content, _) = code.attribute(i).filter(|(it, _)| code.is(it.start, "cfg"))?;
        Some(content.end..items::end(&code, i, limits[i]))
    });
    parts.flatten().filter_map(|i| code.word(i)).map(str::to_owned).collect()
}

/// The names in an error, such as ``cannot find type `X` in module `m` ``.
fn names(error: &Diagnostic) -> HashSet<&str> {
    let quoted = error.message.split('`').skip(1).step_by(2);
    let words = quoted.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
    words.filter(|word| !word.is_empty()).collect()
}

/// The items that the compiler calls dead, and the imports that it calls unused.
fn dead(messages: &[Diagnostic], code: &Code) -> Vec<Part> {
    let limits = limits(code);
    let starts: Vec<usize> = (0..code.len()).map(|i| code.range(i).start).collect();
    let at = |byte: u32| starts.partition_point(|&start| start < byte as usize);
    let mut gone = Vec::new();
    let imports = messages.iter().filter(|message| message::lint(message) == Some(IMPORTS));
    gone.extend(message::suggestions(imports).map(|it| (message::range(it), String::new())));
    // Names of fields and variants follow no keyword of an item.
    let is_item =
        |message: &&Diagnostic| message::lint(message).is_some_and(|it| ITEMS.contains(&it));
    let spans = messages.iter().filter(is_item).flat_map(|message| &message.spans);
    for span in spans.filter(|span| span.is_primary && span.expansion.is_none()) {
        let name = at(span.byte_start);
        let Some(word) = code.word(name) else { continue };
        gone.extend(item(code, name, &limits).map(|range| (range, word.to_owned())));
    }
    gone
}

/// The item with its name at `i`.
fn item(code: &Code, i: usize, limits: &[usize]) -> Option<Range<usize>> {
    let mut keyword = i.checked_sub(1)?;
    if code.is(keyword, "mut") || code.is(keyword, "!") {
        keyword = keyword.checked_sub(1)?;
    }
    if !ITEM.iter().any(|word| code.is(keyword, word)) {
        return None;
    }
    let start = items::start(code, keyword);
    Some(items::span(code, start..items::end(code, start, limits[i])))
}

/// The headers of the `impl`s, up to `{`, each with the whole.
fn impls(text: &str) -> Vec<(Range<usize>, Range<usize>)> {
    let Ok(code) = Code::new(text) else { return Vec::new() };
    let limits = limits(&code);
    let found = (0..code.len()).filter_map(|i| {
        let header = items::implementation(&code, i)?;
        let open = (header.end..limits[i]).find(|&k| code.is(k, "{"))?;
        let whole = items::span(&code, items::start(&code, i)..code.after(open));
        Some((code.span(i..open), whole))
    });
    found.collect()
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
