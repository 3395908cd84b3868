//! The edits that turn a crate into a module of a bundle. They change tokens; all other text is
//! copied unchanged.

use crate::bundle::link::is_mark;
use crate::bundle::{CRATE, proconio};
use crate::edition::{Edition, KEYWORD_OF_2024};
use crate::source::Walk;
use crate::source::conditions::Conditions;
use crate::source::files::{Files, Reader, is_exported, parent};
use crate::source::imports::{End, Import, Leaf, Tree, import};
use crate::source::items;
use crate::source::names::STD;
use crate::source::paths::continues;
use crate::text::edit::{Edit, Mapped};
use crate::text::tokens::{Code, Kind};
use std::collections::HashSet;
use std::ops::Range;
use std::path::Path;

/// A crate, and its place in the bundle.
pub struct Place<'a> {
    /// The path of its root, such as `crate::bundled::my_lib`; `None` for the solver, which is the
    /// root.
    pub root: Option<&'a str>,
    /// The path of the module with its dependencies, such as `crate::bundled::my_lib_deps`.
    pub dependencies: &'a str,
    /// The names by which this crate calls the crates in the bundle.
    pub names: &'a [String],
    /// True if a crate of the bundle may export a macro.
    pub has_macros: bool,
    /// Those of these names that may also be crates of the judge.
    pub ambiguous: &'a [String],
    /// True if each module must import the names. A solver that is one module has them beside it.
    pub has_globs: bool,
    /// True if proconio is in the bundle.
    pub has_shim: bool,
    pub conditions: Conditions<'a>,
    /// The names of the macros that this crate calls itself.
    pub calls: &'a HashSet<String>,
    /// The names of the macros that the other crates call.
    pub calls_of_others: &'a HashSet<&'a str>,
    pub solver_conditions: Conditions<'a>,
    pub solver_folder: &'a Path,
    pub files: &'a dyn Files,
    pub content: &'a Mapped,
    pub edition: Edition,
}

/// The exports of a crate.
#[derive(Default)]
pub struct Exports {
    /// The macros, each with the path of its module and its conditions.
    macros: Vec<(String, String, String)>,
    /// The text at the end of its root.
    pub end: String,
    /// The other names by which it calls itself or its dependencies everywhere.
    pub aliases: Vec<(String, String)>,
    /// The dependencies whose macros it imports in all modules.
    pub macro_users: Vec<String>,
    /// The places of rewritten paths that a macro makes a text of.
    pub shown: Vec<Range<usize>>,
    /// True if it needs `extern crate alloc;`.
    pub needs_alloc: bool,
    /// Its `#![recursion_limit]`, and the place of that number.
    pub recursion_limit: Option<u64>,
    pub limit_place: Option<Range<usize>>,
}

impl Exports {
    pub fn macro_names(&self) -> impl Iterator<Item = &str> {
        self.macros.iter().map(|(_, name, _)| name.as_str())
    }
}

/// The edits of a crate's text, except in the parts that are left out.
pub fn edits(code: &Code, place: &Place, absent: &[Range<usize>]) -> (Vec<Edit>, Exports) {
    let exports = Exports::default();
    let mut names = place.names.to_vec();
    names.extend(own_names(code, absent));
    let mut editor = Editor {
        code,
        place,
        names,
        edits: Vec::new(),
        exports,
        open: Vec::new(),
        rules: 0,
        body: 0..0,
        exported: 0..0,
        shared: 0..0,
        has_callers: macros(code).any(|(name, _)| place.calls_of_others.contains(name)),
        makes_text: macros(code)
            .filter_map(|(name, mut body)| body.any(|k| code.is(k, "stringify")).then_some(name))
            .collect(),
        texts: 0..0,
    };
    let mut walk = Walk::new(code, absent);
    walk.skip_to(editor.inner_attributes());
    while let Some(i) = walk.next() {
        while editor.open.last().is_some_and(|module| module.end < i) {
            editor.open.pop();
        }
        walk.skip_to(editor.read(i));
    }
    // The conditions that leave the parts out.
    absent.iter().flat_map(Range::clone).for_each(|k| editor.conditions(k));
    editor.exports.end = editor.end_of_root();
    (editor.edits, editor.exports)
}

/// The names that a crate gives itself or other crates by `extern crate x as y;`.
fn own_names(code: &Code, absent: &[Range<usize>]) -> Vec<String> {
    let is_renamed =
        |i: &usize| code.is(*i, "extern") && code.is(i + 1, "crate") && code.is(i + 3, "as");
    let names = Walk::new(code, absent).filter(is_renamed).filter_map(|i| code.word(i + 4));
    names.filter(|name| *name != "_").map(str::to_owned).collect()
}

struct Editor<'a> {
    code: &'a Code,
    place: &'a Place<'a>,
    /// The names by which the crate calls crates in the bundle, itself included.
    names: Vec<String>,
    edits: Vec<Edit>,
    exports: Exports,
    /// The modules around the current place.
    open: Vec<Open>,
    /// The end of the macro whose rules are being read.
    rules: usize,
    /// The exported macro that was read last.
    body: Range<usize>,
    /// The same, if this crate does not call it. What is not the
    /// crate's by `$crate` is the caller's there, which is the solver.
    exported: Range<usize>,
    /// The exported macro that was read last, if both this crate and others may call it.
    shared: Range<usize>,
    /// True if others call a macro of this crate.
    has_callers: bool,
    /// The macros of this crate that make texts of code, and the arguments of the last call of one.
    makes_text: HashSet<&'a str>,
    texts: Range<usize>,
}

struct Open {
    name: String,
    /// The index of its `}`.
    end: usize,
    /// Its attributes `cfg`.
    conditions: String,
}

impl Editor<'_> {
    fn insert(&mut self, at: usize, text: impl Into<Mapped>) {
        self.edits.push(Edit::insert(at, text));
    }

    fn replace(&mut self, tokens: Range<usize>, text: impl Into<Mapped>) {
        self.edits.push(Edit::new(self.code.span(tokens), text));
    }

    /// Removes those attributes of a whole crate that a module cannot have. Returns their end.
    fn inner_attributes(&mut self) -> usize {
        let code = self.code;
        let mut i = 0;
        while let Some((content, end)) = code.attribute(i).filter(|_| code.is(i + 1, "!")) {
            if code.is(content.start, "recursion_limit") {
                let value = content.end - 1;
                let limit = code.text(value).trim_matches('"').parse().ok();
                if limit > self.exports.recursion_limit {
                    self.exports.recursion_limit = limit;
                    self.exports.limit_place = Some(code.range(value));
                }
            }
            if self.place.root.is_some() && !code.is(content.start, "no_implicit_prelude") {
                self.replace(i..end + 1, "");
            }
            i = end + 1;
        }
        if self.place.root.is_some() { i } else { 0 }
    }

    /// Notes a path that a macro makes a text of: in the bundle, it is longer.
    fn shown(&mut self, i: usize) {
        if self.texts.contains(&i) {
            self.exports.shown.push(self.code.range(i));
        }
    }

    /// Makes the edits of the part that begins at this token, and returns the first token after it.
    fn read(&mut self, i: usize) -> usize {
        let code = self.code;
        if code.is(i, "::") {
            self.global_path(i);
            return i + 2;
        }
        if let Some((content, end)) = code.attribute(i) {
            if self.attribute(i, content.clone(), end) {
                return end + 1;
            }
            return i + 1;
        }
        let Some(word) = code.word(i) else { return i + 1 };
        if let Some(arguments) = code.macro_arguments(i) {
            if word == "stringify" {
                return code.after(arguments);
            }
            if self.makes_text.contains(word) {
                self.texts = arguments..code.after(arguments);
            }
        }
        match word {
            "crate" => self.own_path(i),
            "extern" if code.is(i + 1, "crate") => return self.extern_crate(i),
            "use" => {
                if let Some(import) = import(code, i) {
                    return self.import(i, &import);
                }
            }
            "mod" => self.module(i),
            // Such a path began at the root.
            "in" if self.place.edition == Edition::E2015
                && code.is_before(i, "(")
                && code.is_before(i - 1, "pub")
                && !["self", "super", "crate", "$"].iter().any(|it| code.is(i + 1, it)) =>
            {
                let root = self.place.root.unwrap_or("crate");
                self.insert(code.range(i + 1).start, format!("{root}::"));
            }
            "macro_rules" if code.macro_arguments(i).is_some() => {
                self.rules = self.rules.max(code.other(i + 3));
                if is_exported(code, i) {
                    self.body = i..self.rules;
                }
            }
            "include" | "include_str" | "include_bytes" | "env" | "option_env"
                if self.body.contains(&i) =>
            {
                // A file may be missing if nothing calls the macro.
                if let Ok(Some((end, edit))) = self.reader(i).included(code, i) {
                    self.edits.push(edit);
                    return end;
                }
            }
            "cfg" | "cfg_attr" => self.conditions(i),
            word if self.is_later_keyword(word) => self.raw(i),
            _ => {}
        }
        i + 1
    }

    /// A reader for the exported macro at `i`, which gets the files and variables of its caller.
    fn reader(&self, i: usize) -> Reader<'_> {
        let place = self.place;
        let origin = place.content.origin(self.code.range(i));
        let own = origin.map_or(Path::new(""), |(source, _)| parent(Path::new(&source.path)));
        let (conditions, folder) = if self.exported.contains(&i) {
            (place.solver_conditions, place.solver_folder)
        } else {
            (place.conditions, own)
        };
        Reader { files: place.files, variables: conditions.variables, folder }
    }

    /// Has a later edition this word as a keyword?
    fn is_later_keyword(&self, word: &str) -> bool {
        match word {
            "async" | "await" | "try" => self.place.edition == Edition::E2015,
            KEYWORD_OF_2024 => self.place.root.is_some() && self.place.edition < Edition::E2024,
            _ => false,
        }
    }

    /// Rewrites a word that is a keyword in a later edition.
    fn raw(&mut self, i: usize) {
        if !self.code.text(i).starts_with("r#") {
            self.insert(self.code.range(i).start, "r#");
        }
    }

    /// Rewrites `crate` at the start of a path, and as a visibility: what is visible in this crate
    /// is not visible in the rest of the bundle.
    fn own_path(&mut self, i: usize) {
        let code = self.code;
        let Some(root) = self.place.root else { return };
        if self.exported.contains(&i) && !code.is_before(i, "$") {
            return;
        }
        let is_alone = code.is_before(i, "(") && code.is(i + 1, ")");
        if !is_alone || code.is_before(i, "$") {
            self.shown(i);
            self.replace(i..i + 1, root);
        } else if code.is_before(i - 1, "pub") && !self.shared.contains(&i) {
            self.replace(i..i + 1, format!("in {root}"));
        }
    }

    /// Rewrites a path that begins with `::`.
    fn global_path(&mut self, i: usize) {
        let code = self.code;
        let Some(name) = code.word(i + 2) else { return };
        // In an old edition, a module may be named `async`.
        if continues(code, i) || i > 0 && self.is_later_keyword(code.text(i - 1)) {
            return;
        }
        let at = code.range(i).start;
        // `use::a` and `return::a` need a blank when `::` becomes a word.
        let blank = if i > 0 && !code.is_apart(i) && code.word(i - 1).is_some() { " " } else { "" };
        if self.names.iter().any(|known| known == name) {
            self.shown(i);
            self.insert(at, format!("{blank}{}", self.place.dependencies));
        } else if let Some(root) =
            self.place.root.filter(|root| root.ends_with(code.text_of(i..i + 3)))
        {
            // The callers of its macros know the crate by its name.
            self.replace(i..i + 3, format!("{blank}{root}"));
        } else if let Some(root) = self.place.root.filter(|_| self.place.edition == Edition::E2015)
            && !is_std(name)
        {
            self.insert(at, format!("{blank}{root}"));
        }
    }

    fn import(&mut self, i: usize, import: &Import) -> usize {
        let (code, place) = (self.code, self.place);
        let of_mark = |path: &[String]| path.first().is_some_and(|name| is_mark(name));
        let is_fastout = |path: &[String]| {
            place.has_shim && path.last().is_some_and(|it| it == proconio::FASTOUT)
        };
        // The crates that stand in the root have their names there already.
        let in_root = place.root.is_none() && self.open.is_empty() && i >= self.rules;
        let is_beside = |leaf: &Leaf| match leaf.path.as_slice() {
            [name] if in_root && leaf.name.as_ref() == Some(name) => {
                place.names.contains(name) && (!place.has_globs || name == CRATE)
            }
            _ => false,
        };
        let gone = import.without(code, &|leaf| {
            of_mark(&leaf.path) || is_fastout(&leaf.path) || is_beside(leaf)
        });
        let item = code.span(import.item.clone());
        if gone.first() == Some(&item) {
            let rest = &code.text[item.end..];
            let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
            self.edits.push(Edit::delete(item.start..item.end + blanks));
            return import.item.end;
        }
        self.edits.extend(gone.into_iter().map(Edit::delete));
        // A macro can only be exported to the rest of the bundle, which is all that needs it.
        if import.is_public && place.has_macros && code.is_before(i, "pub") {
            self.insert(code.range(i - 1).end, "(crate)");
        }
        self.first_segments(&import.tree);
        // The import may have `crate`, `::` and the like inside.
        for k in i + 1..import.item.end {
            match code.word(k) {
                Some("crate") => self.own_path(k),
                Some(word) if self.is_later_keyword(word) => self.raw(k),
                _ if code.is(k, "::") => self.global_path(k),
                _ => {}
            }
        }
        import.item.end
    }

    /// Rewrites the first segment of an import: without this, the import of a crate itself would
    /// name itself.
    fn first_segments(&mut self, tree: &Tree) {
        let Some(first) = tree.path.first() else {
            if let End::Group(trees) = &tree.end {
                trees.iter().for_each(|tree| self.first_segments(tree));
            }
            return;
        };
        if tree.is_global {
            return;
        }
        let at = self.code.range(tree.tokens.start).start;
        let is_dependency = self.names.contains(first);
        let is_itself = tree.path.len() == 1
            && match &tree.end {
                End::Name(_) => true,
                End::Group(trees) => trees.iter().any(|tree| tree.path == ["self"]),
                End::Glob => false,
            };
        if is_dependency && is_itself && self.place.has_globs {
            self.insert(at, format!("{}::", self.place.dependencies));
        } else if let Some(root) = self.place.root.filter(|_| self.place.edition == Edition::E2015)
            && !is_dependency
            && !is_std(first)
            && !["self", "super", "crate"].contains(&first.as_str())
        {
            self.insert(at, format!("{root}::"));
        }
    }

    /// Imports the crates that a module may name, after its items.
    fn module(&mut self, i: usize) {
        let code = self.code;
        let name = i + 1 + usize::from(code.is(i + 1, "$"));
        if code.word(name).is_none() || !code.is(name + 1, "{") {
            return;
        }
        let end = code.other(name + 1);
        let conditions = self.conditions_of(i);
        let word = code.word(name).unwrap_or_default();
        self.open.push(Open { name: word.to_owned(), end, conditions });
        let import = self.imports(name + 2..end);
        if !import.is_empty() {
            self.insert(code.range(end).start, format!(" {import} "));
        }
    }

    /// The imports for a module with these tokens.
    fn imports(&self, tokens: Range<usize>) -> String {
        let (code, place) = (self.code, self.place);
        if !place.has_globs || self.names.is_empty() {
            return String::new();
        }
        let from = place.dependencies;
        let glob = format!("use {from}::*;");
        if code.text_of(tokens.clone()).ends_with(&glob) {
            return String::new();
        }
        let mut result = format!("#[allow(unused_imports)] {glob}");
        for name in place.ambiguous {
            let own = direct(code, tokens.clone());
            let mentions = own.clone().into_iter().any(|k| code.word(k) == Some(name));
            let declares = own.into_iter().any(|k| {
                code.word(k) == Some(name) && (code.is_before(k, "mod") || code.is_before(k, "as"))
            });
            if mentions && !declares {
                result += &format!(" #[allow(unused_imports)] use {from}::{name};");
            }
        }
        result
    }

    /// Decides the options that cargo sets: they are known, and the judge does not set them.
    fn conditions(&mut self, i: usize) {
        let code = self.code;
        if !code.is(i, "cfg") && !code.is(i, "cfg_attr") {
            return;
        }
        let open = i + 1 + usize::from(code.is(i + 1, "!"));
        let Some(inside) = code.inside(open, "(") else { return };
        for k in inside {
            if let Some((end, value)) = self.decided(k) {
                self.replace(k..end, value);
            }
        }
    }

    /// The end and the value of the option at `k` in a condition, if cargo decides it.
    fn decided(&self, k: usize) -> Option<(usize, &'static str)> {
        let code = self.code;
        let is_option = |at: usize| code.is_before(at, "(") || code.is_before(at, ",");
        let name = code.word(k).filter(|_| is_option(k))?;
        let has_value = code.is(k + 1, "=") && code.kind(k + 2) == Some(Kind::Literal);
        let (end, option) = if has_value {
            (k + 3, format!("{name}={}", code.text(k + 2)))
        } else {
            (k + 1, name.to_owned())
        };
        let place = self.place;
        let known =
            if self.exported.contains(&k) { place.solver_conditions } else { place.conditions };
        let is_on = known.options.contains(&option);
        (is_on || has_value && name == "feature")
            .then_some((end, if is_on { "all()" } else { "any()" }))
    }

    /// Makes the edits of an attribute. Returns whether it needs no other edit.
    fn attribute(&mut self, i: usize, content: Range<usize>, end: usize) -> bool {
        let code = self.code;
        let path: Vec<&str> =
            content.clone().map_while(|k| path_word(code, k)).filter(|word| *word != ":").collect();
        let in_rules = i < self.rules;
        let is_own = self.place.root.is_some();
        match path.as_slice() {
            // A lint that is forbidden cannot be allowed for the crates below.
            ["forbid", ..] if !is_own && self.place.has_globs && code.is(i + 1, "!") => {
                self.replace(content.start..content.start + 1, "deny");
                false
            }
            ["macro_export"] if is_own && !in_rules => self.exported_macro(i, content, end),
            ["macro_export"] if is_own => self.made_macro(i, end),
            ["test" | "bench"] if is_own => {
                self.replace(content, "cfg(any())");
                true
            }
            [first, ..] if *first == "snippet" || is_mark(first) => {
                self.replace(i..end + 1, "");
                true
            }
            [.., proconio::FASTOUT] if self.place.has_shim && !in_rules => {
                self.edits.extend(proconio::fastout(code, i, end));
                true
            }
            [.., "derive_readable"] if self.place.has_shim && !in_rules => {
                self.edits.extend(proconio::derive_readable(code, i, content, end));
                true
            }
            _ => false,
        }
    }

    /// Puts an exported macro into a module of its own, because a macro can only be exported by a
    /// path if nothing else has its name.
    fn exported_macro(&mut self, i: usize, content: Range<usize>, end: usize) -> bool {
        let code = self.code;
        let Some(root) = self.place.root else { return false };
        self.replace(i..end + 1, "");
        let keyword = items::keyword(code, end + 1);
        let Some(arguments) = code.macro_arguments(keyword) else { return true };
        let name = code.word(keyword + 2).unwrap_or_default().to_owned();
        if content.len() > 1 {
            // With `local_inner_macros`, the macros that it calls are the crate's own.
            for k in arguments..code.other(arguments) {
                let is_call = code.word(k).is_some()
                    && code.is(k + 1, "!")
                    && code.kind(k + 2) == Some(Kind::Open)
                    && !code.is_before(k, ":")
                    && !code.is_before(k, "$");
                if is_call {
                    self.insert(code.range(k).start, format!("${root}::"));
                }
            }
        }
        let after = code.after(arguments);
        if !self.place.calls.contains(name.as_str()) {
            self.exported = arguments..after;
        } else if self.has_callers {
            self.shared = arguments..after;
        }
        let last = after - usize::from(!code.is(after, ";"));
        let module = exported(&name);
        let head = format!("#[macro_use] pub(crate) mod {module} {{ ");
        self.insert(code.range(keyword).start, head);
        self.insert(code.range(last).end, format!(" pub(crate) use {name}; }}"));
        let mut conditions = self.conditions_of(keyword);
        let mut way = module;
        // Each module re-exports the macro to the module around it, since modules may be private.
        for k in (0..self.open.len()).rev() {
            let inner = &self.open[k];
            conditions += &inner.conditions;
            let path = format!("{}::{way}", inner.name);
            if k > 0 {
                let at = code.range(self.open[k - 1].end).start;
                self.insert(at, format!(" {conditions}pub(crate) use self::{path}; "));
            } else {
                way = path;
            }
        }
        self.exports.macros.push((way, name, conditions));
        true
    }

    /// Exports a macro that a macro makes from the module that calls it.
    fn made_macro(&mut self, i: usize, end: usize) -> bool {
        let code = self.code;
        let keyword = items::keyword(code, end + 1);
        if code.is(keyword, "macro_rules")
            && code.is(keyword + 2, "$")
            && let Some(name) = code.word(keyword + 3)
        {
            self.replace(i..end + 1, "");
            let after = code.after(keyword + 4);
            let last = after - usize::from(!code.is(after, ";"));
            self.insert(code.range(last).end, format!(" pub(crate) use ${name};"));
        }
        true
    }

    /// The attributes `cfg` of the item with its keyword at `i`, with what cargo decides.
    fn conditions_of(&self, i: usize) -> String {
        let code = self.code;
        let all = items::attributes(code, items::start(code, i));
        all.filter(|it| code.is(it.start, "cfg")).map(|it| self.condition(it)).collect()
    }

    /// The attribute with this content, with what cargo decides.
    fn condition(&self, content: Range<usize>) -> String {
        let code = self.code;
        let mut text = String::new();
        let mut k = content.start;
        while k < content.end {
            if let Some((end, value)) = self.decided(k) {
                text += value;
                k = end;
            } else {
                text += code.text(k);
                k += 1;
            }
        }
        format!("#[{text}] ")
    }

    /// Rewrites `extern crate x as y;`: a crate of the bundle can be named without it, and so can a
    /// crate of the judge.
    fn extern_crate(&mut self, i: usize) -> usize {
        let (code, place) = (self.code, self.place);
        let Some(end) = (i..code.len()).find(|&k| code.is(k, ";")) else { return i + 2 };
        let start = items::start(code, i);
        let name = code.word(i + 2).unwrap_or_default();
        let alias = if code.is(i + 3, "as") { code.word(i + 4).unwrap_or(name) } else { name };
        let with_macros =
            items::attributes(code, start).any(|content| code.is(content.start, "macro_use"));
        let visibility = match (start..i).find(|&k| code.is(k, "pub")) {
            // A crate of the judge is not public in the bundle.
            Some(public) if public + 1 == i => "pub(crate) ".to_owned(),
            Some(public) => match place.root {
                Some(root) if code.is(public + 2, "crate") => format!("pub(in {root}) "),
                _ => format!("{} ", code.text_of(public..i)),
            },
            None => String::new(),
        };
        let is_root = self.open.is_empty();
        if is_mark(name) {
            self.replace(start..end + 1, "");
            return end + 1;
        }
        let is_bundled = place.names.iter().any(|known| known == name);
        if place.root.is_none() && !is_bundled {
            return end + 1;
        }
        let path = if name == "self" {
            place.root.unwrap_or("crate").to_owned()
        } else if is_bundled {
            format!("{}::{name}", place.dependencies)
        } else {
            self.exports.needs_alloc |= name == "alloc";
            format!("::{name}")
        };
        if is_bundled && with_macros {
            self.exports.macro_users.push(name.to_owned());
        }
        // In the root, the name is the crate's everywhere in it.
        let is_alias = is_root && alias != "_" && alias != name;
        if is_alias {
            self.exports.aliases.push((path.clone(), alias.to_owned()));
        }
        let is_named = is_alias && (is_bundled || name == "self") || is_bundled && alias == name;
        if is_named && visibility.is_empty() {
            self.replace(start..end + 1, "");
        } else if with_macros && !is_bundled && is_root {
            // The macros of a crate of the judge need an import.
            let text = format!("#[allow(unused_imports)] {visibility}use {path}::*;");
            self.replace(start..end + 1, text);
        } else {
            let text = format!("#[allow(unused_imports)] {visibility}use {path} as {alias};");
            self.replace(start..end + 1, text);
        }
        end + 1
    }

    /// The text at the end of the crate's root.
    fn end_of_root(&self) -> String {
        let mut lines = vec![self.imports(0..self.code.len())];
        for (way, name, conditions) in &self.exports.macros {
            lines.push(format!("{conditions}pub(crate) use self::{way}::{name};"));
        }
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }
}

/// The names of the macros of a crate, each with its rules.
fn macros(code: &Code) -> impl Iterator<Item = (&str, Range<usize>)> {
    let rules = (0..code.len()).filter(|&i| code.is(i, "macro_rules"));
    rules.filter_map(|i| {
        let open = code.macro_arguments(i)?;
        Some((code.word(i + 2)?, open..code.after(open)))
    })
}

/// The module around an exported macro.
fn exported(name: &str) -> String {
    format!("exported_{name}")
}

/// The tokens of a module without those of its inner modules.
fn direct(code: &Code, tokens: Range<usize>) -> Vec<usize> {
    let (mut own, mut i) = (Vec::new(), tokens.start);
    while i < tokens.end {
        if code.is(i, "mod") && code.word(i + 1).is_some() && code.is(i + 2, "{") {
            own.push(i + 1);
            i = code.after(i + 2);
        } else {
            own.push(i);
            i += 1;
        }
    }
    own
}

fn path_word(code: &Code, k: usize) -> Option<&str> {
    code.word(k).or_else(|| code.is(k, ":").then_some(":"))
}

fn is_std(name: &str) -> bool {
    STD.contains(&name) || ["proc_macro", "test"].contains(&name)
}
