//! Writes a bundle: the solver's lines, then the crates and modules.

use crate::bundle::edits::{self, Exports, Place};
use crate::bundle::link::{Callee, Doubt, Linked};
use crate::bundle::needs::Needs;
use crate::bundle::{Bundle, CRATE, MARKER, Part, PartKind, Request, proconio, std_macros};
use crate::diagnostic::Problem;
use crate::edition::{Edition, KEYWORD_OF_2024};
use crate::judge;
use crate::modules;
use crate::package::Crates;
use crate::source::conditions::Conditions;
use crate::source::files::parent;
use crate::source::{Walk, items};
use crate::text::comments::{self, whole_lines};
use crate::text::edit::{Edit, Mapped};
use crate::text::tokens::{Code, Comment, prelude};
use library::Module;
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;
use std::path::Path;

/// The module with the user's crates.
const BLOCK: &str = "bundled";

/// The start of the line above that module.
pub const BLOCK_MARKER: &str = "// crates:";

/// A part of an earlier bundle, which is replaced.
pub struct OldBlock {
    pub marker: &'static str,
    pub tokens: Range<usize>,
    pub range: Range<usize>,
}

/// The blocks of an earlier bundle in a solver, each from its marker to the end of its module.
pub fn old_blocks(code: &Code) -> Vec<OldBlock> {
    let mut blocks = Vec::new();
    for comment in &code.comments {
        let text = &code.text[comment.range.clone()];
        let marker = match text.strip_prefix(MARKER) {
            Some(versions) if versions.split(',').all(is_version) => MARKER,
            None if text.trim_end() == proconio::MARKER => proconio::MARKER,
            _ => continue,
        };
        let Some(first) = (0..code.len()).find(|&i| code.range(i).start > comment.range.end) else {
            continue;
        };
        let keyword = items::keyword(code, first);
        if code.is(keyword, "mod") && code.is(keyword + 2, "{") {
            let tokens = first..code.other(keyword + 2) + 1;
            let range = comment.range.start..code.span(tokens.clone()).end;
            blocks.push(OldBlock { marker, tokens, range });
        }
    }
    blocks
}

/// Is it a module with its hash, such as `nim@99f09fc0`, or nothing?
fn is_version(text: &str) -> bool {
    let is_hash = |hash: &str| hash.trim_end().chars().all(|c| c.is_ascii_hexdigit());
    text.trim().is_empty() || text.split_once('@').is_some_and(|(_, hash)| is_hash(hash))
}

/// The names of the crates in the bundle.
struct Layout {
    /// The module that contains the crates; `None` if they stand beside the solver.
    block: Option<String>,
    /// True if the solver is a bundle, which has its crates already.
    is_done: bool,
}

impl Layout {
    /// Chooses the layout: a solver that is one module needs no module around its crates.
    fn new(linked: &[Linked]) -> Self {
        let [solver, others @ ..] = linked else { unreachable!("the solver is linked") };
        let code = &solver.code;
        let is_block = |i: usize| {
            code.is(i, "mod") && code.word(i + 1).is_some_and(|name| name.starts_with(BLOCK))
        };
        let is_marked = |it: &Comment| code.text[it.range.clone()].starts_with(BLOCK_MARKER);
        let is_done = code.comments.iter().any(is_marked) && (0..code.len()).any(is_block);
        let libraries = solver.callees.iter().filter(|(_, callee)| *callee == Callee::Library);
        let is_plain = libraries.count() <= 1
            && others.iter().all(|krate| krate.index.is_none())
            && !Walk::new(code, &solver.skipped)
                .any(|i| code.is(i, "mod") || code.is(i, "extern") && code.is(i + 1, "crate"));
        let mut name = BLOCK.to_owned();
        while !is_done && (0..code.len()).any(|i| code.word(i) == Some(&name)) {
            name.push('_');
        }
        Layout {
            block: (!is_plain && !is_done && !solver.callees.is_empty()).then_some(name),
            is_done,
        }
    }

    /// The path of a linked crate, or of its dependencies with the ending `_deps`.
    fn path(&self, name: &str) -> String {
        match &self.block {
            Some(block) => format!("crate::{block}::{name}"),
            None => format!("crate::{name}"),
        }
    }
}

/// Writes the bundle.
pub fn write(
    linked: &[Linked],
    used: &[&'static Module],
    old: &[OldBlock],
    renamed: &[(&str, String)],
    request: &Request,
) -> Bundle {
    let Request { docs, crates, .. } = request;
    let layout = Layout::new(linked);
    let solver = &linked[0];
    // A bundle has its crates already.
    let linked = if layout.is_done { &linked[..1] } else { linked };
    let has_macros = linked[1..].iter().any(|krate| !krate.names.macros.is_empty());
    let written: Vec<(Vec<Edit>, Exports)> =
        (0..linked.len()).map(|k| edits_of(k, linked, &layout, has_macros, request)).collect();

    let (linked, mut written) = without_idle_shim(linked, written);
    let mut bundle = Bundle {
        content: Mapped::default(),
        needs: Needs::default(),
        parts: Vec::new(),
        tail: 0,
        edition: None,
        levels: Vec::new(),
    };
    let all_exports: Vec<&Exports> = written.iter().map(|(_, exports)| exports).collect();
    let library = library_block(linked, used, &layout, *docs, &mut bundle.parts);
    let mut tail = Mapped::default();
    let crates_below = || linked.iter().zip(&written).enumerate().skip(1);
    if let Some(block) = &layout.block {
        let exports = written[0].1.end.replace(&format!("crate::{block}"), block);
        tail.push(format!("{BLOCK_MARKER} {}\n", names(linked)));
        tail.push(if exports.is_empty() { String::new() } else { format!("{exports}\n") });
        tail.push(format!("#[allow({ALLOWED})]\nmod {block} {{\n"));
        let below: String = linked[1..].iter().map(|krate| krate.content.text.as_str()).collect();
        tail.push(std_macros::restored(&solver.names, &below));
        tail.push(dependencies(0, linked, &all_exports));
        for (k, (krate, written)) in crates_below() {
            tail.push(dependencies(k, linked, &all_exports));
            push_crate(&mut tail, krate, written, crates, *docs, &mut bundle.parts);
        }
        tail.push("}\n");
    } else {
        // The shim calls the macros of std by their paths, so it does not count.
        for (_, (krate, written)) in crates_below() {
            tail.push(format!("{}\n#[allow({ALLOWED})]\n", proconio::MARKER));
            push_crate(&mut tail, krate, written, crates, *docs, &mut bundle.parts);
        }
    }
    if all_exports.iter().any(|exports| exports.needs_alloc) {
        tail.push("extern crate alloc;\n");
    }
    for (krate, name) in renamed.iter().filter(|_| !layout.is_done) {
        // In the root, it names the crate everywhere.
        tail.push(format!("extern crate {krate} as {name};\n"));
    }
    let limit = all_exports.iter().filter_map(|exports| exports.recursion_limit).max();
    if let Some(limit) = limit.filter(|_| limit > written[0].1.recursion_limit) {
        // Only the root can have it.
        let at = prelude(&solver.content.text);
        let (edits, own) = &mut written[0];
        edits.push(match own.limit_place.take() {
            Some(place) => Edit::new(place, format!("\"{limit}\"")),
            None => Edit::insert(at, format!("#![recursion_limit = \"{limit}\"]\n")),
        });
    }
    for (krate, (_, exports)) in linked.iter().zip(&written) {
        bundle.needs.warnings.extend(exports.shown.iter().map(|place| {
            let title = "a macro makes a text of this path, which is longer in the bundle";
            let problem = Problem::new(title).at(place.clone(), "").in_text(&krate.content);
            Doubt { name: String::new(), problem }
        }));
    }
    (bundle.content, bundle.tail) = assemble(solver, written, library, tail, old);
    bundle
}

/// The crates, without the shim if nothing names it any more: `fastout` does not need it.
fn without_idle_shim(
    linked: &[Linked],
    mut written: Vec<(Vec<Edit>, Exports)>,
) -> (&[Linked], Vec<(Vec<Edit>, Exports)>) {
    let Some((Linked { index: None, .. }, users)) = linked.split_last() else {
        return (linked, written);
    };
    let names_it = |(user, (edits, _)): (&Linked, &(Vec<Edit>, Exports))| {
        let absent = user.skipped.iter().map(|part| Edit::delete(user.code.span(part.clone())));
        let text = user.content.edited(absent.chain(edits.iter().cloned()).collect()).text;
        let code = Code::new(&text).ok();
        code.is_none_or(|code| (0..code.len()).any(|i| code.word(i) == Some(proconio::CRATE)))
    };
    let needs_macros = |(_, exports): &(Vec<Edit>, Exports)| {
        exports.macro_users.iter().any(|name| name == proconio::CRATE)
    };
    if users.iter().zip(&written).any(names_it) || written.iter().any(needs_macros) {
        return (linked, written);
    }
    written.pop();
    (users, written)
}

/// Lints that may find something in a crate that was written for another edition or compiler.
const ALLOWED: &str = "warnings, static_mut_refs";

/// The edits of a crate.
fn edits_of(
    k: usize,
    linked: &[Linked],
    layout: &Layout,
    has_macros: bool,
    request: &Request,
) -> (Vec<Edit>, Exports) {
    let Request { crates, judge, files, .. } = request;
    let krate = &linked[k];
    let names: Vec<String> = krate.callees.iter().map(|(name, _)| name.clone()).collect();
    let may_be_judges = !matches!(judge.crates, judge::Crates::None);
    let ambiguous: Vec<String> = names
        .iter()
        .filter(|name| may_be_judges && judge::crates().iter().any(|known| known.name == **name))
        .cloned()
        .collect();
    let root = layout.path(&krate.name);
    let dependencies = match &layout.block {
        Some(_) => format!("{root}_deps"),
        None => "crate".to_owned(),
    };
    let edition = krate.index.and_then(|index| crates.0[index].edition);
    // An own crate may export the attributes of proconio to the others.
    let has_shim = !layout.is_done && linked.iter().any(|it| it.index.is_none());
    let others = linked.iter().enumerate().filter(|(other, _)| *other != k);
    let calls_of_others: HashSet<&str> =
        others.flat_map(|(_, other)| other.names.calls.iter().map(String::as_str)).collect();
    let place = Place {
        root: (k > 0).then_some(root.as_str()),
        dependencies: &dependencies,
        names: if layout.is_done { &[] } else { &names },
        has_macros,
        ambiguous: &ambiguous,
        has_globs: layout.block.is_some(),
        has_shim,
        conditions: conditions(krate, request),
        calls: &krate.names.calls,
        calls_of_others: &calls_of_others,
        solver_conditions: conditions(&linked[0], request),
        solver_folder: linked[0]
            .content
            .origins
            .first()
            .map_or(Path::new(""), |origin| parent(Path::new(&origin.source.path))),
        files: *files,
        content: &krate.content,
        edition: edition.unwrap_or(Edition::E2021),
    };
    let (mut edits, exports) = edits::edits(&krate.code, &place, &krate.skipped);
    if k > 0 {
        let code = &krate.code;
        let items = krate.skipped.iter().filter(|part| items::is_item(code, part.start));
        let gone = items.map(|part| items::span(code, part.clone()));
        let lines = gone.map(|range| Edit::delete(whole_lines(&code.text, range)));
        // They come before the edits inside.
        edits.splice(0..0, lines);
    }
    (edits, exports)
}

fn conditions<'a>(krate: &'a Linked, request: &'a Request) -> Conditions<'a> {
    let variables = krate.index.map_or(&[][..], |it| request.crates.0[it].variables.as_slice());
    Conditions { flags: request.judge.flags, options: &krate.options, variables }
}

/// The module with the dependencies of a crate, under the names that the crate has for them.
fn dependencies(k: usize, linked: &[Linked], exports: &[&Exports]) -> String {
    let krate = &linked[k];
    let mut lines = Vec::new();
    for (name, callee) in &krate.callees {
        let path = match callee {
            Callee::Library => "crate::nim_snippets".to_owned(),
            Callee::Linked(callee) => match linked.get(*callee) {
                Some(callee) => format!("super::{}", callee.name),
                None => continue,
            },
        };
        let is_same = path.ends_with(&format!("::{name}"));
        let raw = if name == KEYWORD_OF_2024 { "r#" } else { "" };
        let alias = if is_same { String::new() } else { format!(" as {raw}{name}") };
        lines.push(format!("pub use {path}{alias};"));
        if let Callee::Linked(callee) = callee
            && exports[k].macro_users.contains(name)
        {
            let macros: BTreeSet<&str> = exports[*callee].macro_names().collect();
            let macros = macros.into_iter().collect::<Vec<_>>().join(", ");
            lines.push(format!("pub(crate) use super::{}::{{{macros}}};", linked[*callee].name));
        }
    }
    for (path, alias) in &exports[k].aliases {
        lines.push(format!("pub(crate) use {path} as {alias};"));
    }
    if lines.is_empty() {
        return String::new();
    }
    format!("pub mod {}_deps {{ {} }}\n", krate.name, lines.join(" "))
}

/// Adds a crate as a module.
fn push_crate(
    tail: &mut Mapped,
    krate: &Linked,
    (edits, exports): &(Vec<Edit>, Exports),
    crates: &Crates,
    docs: bool,
    parts: &mut Vec<Part>,
) {
    let mut edits = edits.clone();
    if !docs {
        edits.extend(comments::without_comments(&krate.code));
    }
    let body = krate.content.edited(edits);
    let package = krate.index.map(|index| &crates.0[index]);
    tail.push(package.map_or("", |package| &package.notice));
    tail.push(format!("pub mod {} {{\n", krate.name));
    let body_start = body.text.len() - body.text.trim_start_matches('\n').len();
    tail.push(body.slice(body_start..body.text.trim_end().len().max(body_start)));
    if !exports.end.is_empty() {
        tail.push(format!("\n{}", exports.end));
    }
    tail.push("\n}\n");
    let edition = |index: usize| crates.0[index].edition.unwrap_or(Edition::E2015);
    let kind = krate.index.map_or(PartKind::Shim, |index| PartKind::Crate(edition(index)));
    let notice = package.map_or(0, |package| package.notice.lines().count());
    parts.push(Part { name: krate.name.clone(), kind, notice, range: 0..0 });
}

/// The modules of this library.
fn library_block(
    linked: &[Linked],
    used: &[&'static Module],
    layout: &Layout,
    docs: bool,
    parts: &mut Vec<Part>,
) -> Mapped {
    let callees = linked.iter().flat_map(|krate| &krate.callees);
    let mut names = callees.filter(|(_, callee)| *callee == Callee::Library).map(|(name, _)| name);
    let Some(first) = names.next() else { return Mapped::default() };
    let name = if layout.block.is_some() || layout.is_done { CRATE } else { first.as_str() };
    let allow = "#[allow(dead_code)]";
    if used.is_empty() {
        return format!("{}\n{allow}\npub mod {name} {{}}\n", marker(used)).into();
    }
    let mut block = Mapped::from(format!("{}\n{allow}\npub mod {name} {{\n", marker(used)));
    let below: String = used.iter().map(|module| module.source).collect();
    block.push(std_macros::restored(&linked[0].names, &below));
    for (i, module) in used.iter().enumerate() {
        block.push(if i > 0 { "\n" } else { "" });
        block.push(comments::block(module.name, modules::mapped(module), "pub ", docs, 1));
        let (name, kind) = (module.name.to_owned(), PartKind::Module);
        parts.push(Part { name, kind, notice: 0, range: 0..0 });
    }
    block.push("}\n");
    block
}

/// The line above the modules of this library, which lists them.
pub fn marker(used: &[&Module]) -> String {
    let version = |module: &&Module| format!(" {}@{}", module.name, module.hash());
    format!("{MARKER}{}", used.iter().map(version).collect::<Vec<_>>().join(","))
}

/// The names of the crates for the line above them.
fn names(linked: &[Linked]) -> String {
    let mut callees = linked.iter().flat_map(|krate| &krate.callees);
    let library = callees.any(|(_, callee)| *callee == Callee::Library).then_some(CRATE);
    let own = linked[1..].iter().map(|krate| krate.name.as_str());
    own.chain(library).collect::<Vec<_>>().join(", ")
}

/// Makes the edits of the solver, and puts each block in the place of the old block or at the end.
/// Also returns the start of the text at the end.
fn assemble(
    solver: &Linked,
    written: Vec<(Vec<Edit>, Exports)>,
    library: Mapped,
    tail: Mapped,
    old: &[OldBlock],
) -> (Mapped, usize) {
    let text = solver.content.text.as_str();
    let newline = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut edits = written.into_iter().next().map(|(edits, _)| edits).unwrap_or_default();
    let mut end = Mapped::default();
    for (marker, new) in [(MARKER, library), (proconio::MARKER, tail)] {
        match old.iter().find(|block| block.marker == marker) {
            Some(old) if new.text.is_empty() => {
                edits.push(Edit::delete(with_line(text, old.range.clone(), newline)));
            }
            Some(old) => {
                let new = new.slice(0..new.text.trim_end().len());
                edits.push(Edit::new(old.range.clone(), with_newlines(new, newline)));
            }
            None if new.text.is_empty() => {}
            None => {
                let unfinished = end.text.is_empty() && !text.ends_with('\n');
                end.push(if unfinished { newline } else { "" });
                end.push(newline);
                end.push(with_newlines(new, newline));
            }
        }
    }
    let below = end.text.len();
    edits.push(Edit::insert(text.len(), end));
    let content = solver.content.edited(edits);
    let mut tail = content.text.len() - below;
    if !old.is_empty()
        && let Ok(code) = Code::new(&content.text)
    {
        tail = old_blocks(&code).first().map_or(tail, |block| tail.min(block.range.start));
    }
    (content, tail)
}

/// Widens the range of a removed block by the line feeds around it.
fn with_line(text: &str, block: Range<usize>, newline: &str) -> Range<usize> {
    let above = text[..block.start].strip_suffix(newline);
    let below = text[block.end..].strip_prefix(newline);
    above.map_or(block.start, str::len)..text.len() - below.map_or(0, str::len)
}

/// Converts to the line ends of the solver.
fn with_newlines(block: Mapped, newline: &str) -> Mapped {
    if newline == "\n" {
        return block;
    }
    // A file of a module may have these line ends already.
    let feeds = block.text.match_indices('\n').filter(|(at, _)| !block.text[..*at].ends_with('\r'));
    let edits = feeds.map(|(at, feed)| Edit::new(at..at + feed.len(), newline));
    block.edited(edits.collect())
}
