//! Writes the other files of a crate into its root, since a bundle is one file.

use crate::diagnostic::{Problem, Result, cannot};
use crate::package::Variable;
use crate::source::Walk;
use crate::source::conditions::{Conditions, entries};
use crate::source::{items, paths};
use crate::text::edit::{Edit, Mapped, Source};
use crate::text::tokens::{Code, prelude};
use rustc_literal_escaper::unescape_str;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The most bytes of a solver with its files; no judge accepts as many.
const LIMIT: usize = 4 << 20;

/// The source of a solver's files: a disk or memory.
pub trait Files {
    fn exists(&self, path: &Path) -> bool;
    fn read(&self, path: &Path) -> io::Result<String>;
    fn bytes(&self, path: &Path) -> io::Result<Vec<u8>>;
    /// An identity that is the same for all paths that lead to one file.
    fn identity(&self, path: &Path) -> PathBuf;
}

/// A solver that is one file.
pub struct NoFiles;

impl Files for NoFiles {
    fn exists(&self, _: &Path) -> bool {
        false
    }

    fn read(&self, _: &Path) -> io::Result<String> {
        Err(io::ErrorKind::NotFound.into())
    }

    fn bytes(&self, _: &Path) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::NotFound.into())
    }

    fn identity(&self, path: &Path) -> PathBuf {
        path.to_owned()
    }
}

/// The folder of a file, empty if the path is only a name.
pub fn parent(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new(""))
}

/// Returns a crate as one text: each file replaces its `mod x;`, and each text that `include_str!`
/// reads replaces that call.
pub fn gather(
    root: Source,
    path: &Path,
    conditions: Conditions,
    files: &dyn Files,
) -> Result<Mapped> {
    if root.text.len() > LIMIT {
        return Err(Problem::new(format!("`{}` has more than 4 MiB", root.path)));
    }
    let folder = parent(path);
    let folders = Folders { path: folder.to_owned(), modules: folder.to_owned() };
    let open = vec![files.identity(path)];
    let mut gatherer = Gatherer { files, conditions, open, size: root.text.len() };
    gatherer.file(root.into(), folder, folders)
}

/// The folders of modules.
#[derive(Clone, Default)]
struct Folders {
    /// The base of an attribute `path`.
    path: PathBuf,
    /// The folder of `x.rs` or `x/mod.rs`.
    modules: PathBuf,
}

/// A declaration `mod x;`.
struct Declaration {
    name: String,
    /// The range and the value of its `path` attribute.
    path: Option<(Range<usize>, String)>,
    /// The range of `mod x`, without attributes.
    label: Range<usize>,
    semicolon: Range<usize>,
}

struct Gatherer<'a> {
    files: &'a dyn Files,
    conditions: Conditions<'a>,
    /// The identities of the files that are being read. Each contains the next one.
    open: Vec<PathBuf>,
    /// The bytes of all files so far.
    size: usize,
}

impl Gatherer<'_> {
    /// The text of a file in the folder `here`, with the files that it names.
    fn file(&mut self, content: Mapped, here: &Path, folders: Folders) -> Result<Mapped> {
        if !may_name_files(&content.text) {
            return Ok(content);
        }
        let edits = self.edits(&content.text, here, folders);
        Ok(content.edited(edits.map_err(|problem| problem.in_text(&content))?))
    }

    fn edits(&mut self, text: &str, here: &Path, folders: Folders) -> Result<Vec<Edit>> {
        let code = Code::new(text)?;
        let skipped = self.conditions.skipped(&code);
        let mut edits = Vec::new();
        // The folders of the modules that are open, each with the index of its `}`.
        let mut open = vec![(code.len(), folders)];
        // The end of a macro's arguments. The macro decides whether they name a file: it may be missing.
        let (mut arguments, mut exported) = (0, 0);
        let variables = self.conditions.variables;
        let reader = Reader { files: self.files, variables, folder: here };
        let mut walk = Walk::new(&code, &skipped);
        while let Some(i) = walk.next() {
            if let Some(open) = code.macro_arguments(i) {
                arguments = arguments.max(code.after(open));
            }
            while open.last().is_some_and(|(end, _)| *end <= i) {
                open.pop();
            }
            let folders = open.last().map_or_else(Folders::default, |(_, folders)| folders.clone());
            let is_argument = i < arguments;
            if code.is(i, "mod") && code.word(i + 1).is_some() {
                let first = items::start(&code, i);
                let ways = path_attributes(&code, self.conditions, first, i);
                let name = code.word(i + 1).unwrap_or_default();
                let undecided = ways.iter().find(|way| way.condition.is_some());
                if let Some(way) = undecided.filter(|_| !is_argument) {
                    if !code.is(i + 2, ";") || way.has_others {
                        let title = "the file of this module depends on a condition";
                        return Err(Problem::new(title)
                            .at(way.attribute.clone(), "")
                            .help("write `#[path = …]` alone"));
                    }
                    self.chosen(&code, first..i + 2, &ways, &folders, &mut edits)?;
                    walk.skip_to(i + 3);
                    continue;
                }
                let path = ways.into_iter().find(|way| way.condition.is_none());
                let path = path.map(|way| (way.attribute, way.path));
                if code.is(i + 2, "{") {
                    let folder = match &path {
                        Some((_, path)) => folders.path.join(path),
                        None => folders.modules.join(name),
                    };
                    let inner = Folders { path: folder.clone(), modules: folder };
                    open.push((code.other(i + 2), inner));
                } else if code.is(i + 2, ";") {
                    let name = name.to_owned();
                    let label = code.span(i..i + 2);
                    let declaration =
                        Declaration { name, path, label, semicolon: code.range(i + 2) };
                    let skips = |content| self.conditions.skips(&code, content);
                    let is_left = is_argument
                        && (items::attributes(&code, first).any(skips)
                            || !self.is_there(&declaration, &folders));
                    if !is_left {
                        self.declaration(declaration, &folders, &mut edits)?;
                    }
                }
                walk.skip_to(i + 3);
            } else {
                // A macro that other crates may call reads their files and variables.
                if code.is(i, "macro_rules") && is_exported(&code, i) {
                    exported = arguments;
                }
                if let Some((content, end)) = code.attribute(i)
                    && code.is(content.start, "doc")
                    && content.clone().any(|k| code.is(k, "include_str"))
                {
                    edits.push(Edit::delete(code.span(i..end + 1)));
                    walk.skip_to(end + 1);
                } else if i >= exported
                    && let Some((end, edit)) = reader.included(&code, i)?
                {
                    edits.push(edit);
                    walk.skip_to(end);
                }
            }
        }
        Ok(edits)
    }

    /// Is there a file of the module that is not being read already?
    fn is_there(&self, module: &Declaration, folders: &Folders) -> bool {
        let found = module.find(folders, self.files);
        found.is_ok_and(|(path, _)| !self.open.contains(&self.files.identity(&path)))
    }

    fn declaration(
        &mut self,
        declaration: Declaration,
        folders: &Folders,
        edits: &mut Vec<Edit>,
    ) -> Result<()> {
        let body = self.body(&declaration, folders)?;
        edits.extend(declaration.path.map(|(attribute, _)| Edit::delete(attribute)));
        edits.push(Edit::new(declaration.semicolon, body));
        Ok(())
    }

    /// The file of a module, in braces.
    fn body(&mut self, declaration: &Declaration, folders: &Folders) -> Result<Mapped> {
        let (source, inner_folders) = self.open(declaration, folders)?;
        let here = parent(&inner_folders.0).to_owned();
        let inner = without_prelude(&self.file(source.into(), &here, inner_folders.1)?);
        self.open.pop();
        let mut body = Mapped::from(" {\n");
        body.push(inner.slice(0..inner.text.trim_end().len()));
        body.push("\n}");
        Ok(body)
    }

    /// Writes a module once for each file, since the judge's system decides between them. The
    /// first condition that holds chooses the file.
    fn chosen(
        &mut self,
        code: &Code,
        item: Range<usize>,
        ways: &[Way],
        folders: &Folders,
        edits: &mut Vec<Edit>,
    ) -> Result<()> {
        let keyword = item.end - 2;
        let start = code.range(item.start).start;
        let head = Mapped::from(&code.text[start..code.range(keyword).start]);
        let attributes =
            ways.iter().map(|way| way.attribute.start - start..way.attribute.end - start);
        let head = head.edited(attributes.map(Edit::delete).collect()).text;
        let (label, semicolon) = (code.span(keyword..item.end), code.range(item.end));
        let (mut text, mut earlier) = (Mapped::default(), Vec::new());
        let is_decided = ways.last().is_some_and(|way| way.condition.is_none());
        for way in ways.iter().map(Some).chain((!is_decided).then_some(None)) {
            let path = way.map(|way| (0..0, way.path.clone()));
            let name = code.word(keyword + 1).unwrap_or_default().to_owned();
            let declaration =
                Declaration { name, path, label: label.clone(), semicolon: semicolon.clone() };
            // Without a condition that holds, the usual file may be missing.
            if way.is_none() && !self.is_there(&declaration, folders) {
                continue;
            }
            let condition = way.and_then(|way| way.condition.clone());
            let all = earlier.iter().map(|it| format!("not({it})")).chain(condition.clone());
            let all: Vec<String> = all.collect();
            text.push(format!(
                "#[cfg(all({}))] {head}{}",
                all.join(", "),
                &code.text[label.clone()]
            ));
            text.push(self.body(&declaration, folders)?);
            text.push("\n");
            earlier.extend(condition);
        }
        edits.push(Edit::new(start..semicolon.end, text));
        Ok(())
    }

    /// The file of a module, its path, and the folders of its own modules.
    fn open(
        &mut self,
        module: &Declaration,
        folders: &Folders,
    ) -> Result<(Source, (PathBuf, Folders))> {
        let here = |problem: Problem| problem.at(module.label.clone(), "");
        let (path, modules) = module.find(folders, self.files).map_err(here)?;
        let shown = path.display().to_string();
        let identity = self.files.identity(&path);
        if self.open.contains(&identity) {
            return Err(here(Problem::new(format!("`{shown}` contains itself"))));
        }
        let text = self.files.read(&path).map_err(|error| here(cannot("read", &path, &error)))?;
        self.size += text.len();
        if self.size > LIMIT {
            return Err(here(Problem::new("the files together have more than 4 MiB")));
        }
        let folder = parent(&path).to_owned();
        self.open.push(identity);
        Ok((Source { path: shown, text }, (path, Folders { path: folder, modules })))
    }
}

/// The files and variables that a crate's code reads when it is compiled.
pub struct Reader<'a> {
    pub files: &'a dyn Files,
    pub variables: &'a [Variable],
    /// The folder of the code's file.
    pub folder: &'a Path,
}

impl<'a> Reader<'a> {
    /// Replaces `include_str!("x")` and the like by the text that they read, and `env!("X")` by its
    /// value. Returns the end of the call.
    pub fn included(&self, code: &Code, i: usize) -> Result<Option<(usize, Edit)>> {
        let Some(name @ ("include_str" | "include_bytes" | "include" | "env" | "option_env")) =
            code.word(i)
        else {
            return Ok(None);
        };
        let Some(open) = code.macro_arguments(i) else { return Ok(None) };
        let (arguments, end) = (entries(code, open + 1..code.other(open)), code.after(open));
        let start = paths::start(code, i);
        if let "env" | "option_env" = name {
            let known = self.variable(code, &arguments).filter(|known| !known.is_folder);
            let Some(Variable { value, .. }) = known else { return Ok(None) };
            let text =
                if name == "env" { format!("{value:?}") } else { format!("Some({value:?})") };
            return Ok(Some((end, Edit::new(code.span(start..end), text))));
        }
        let [argument] = arguments.as_slice() else { return Ok(None) };
        let Some(file) = self.value(code, argument.clone()) else { return Ok(None) };
        let path = self.folder.join(file);
        let read = self.files.bytes(&path).map_err(|error| {
            cannot("read", &path, &error).at(code.span(i..end), "the file is read here")
        })?;
        let text = match name {
            "include_bytes" => format!("b\"{}\"", read.escape_ascii()),
            name => {
                let text = String::from_utf8(read).map_err(|_| {
                    let title = format!("`{}` is not UTF-8", path.display());
                    Problem::new(title).at(code.span(i..end), "the file is read here")
                })?;
                match name {
                    // A comment at its end must not reach what follows.
                    "include" => format!("{}\n", text[prelude(&text)..].trim()),
                    _ => literal(&text),
                }
            }
        };
        // Items need no semicolon after them.
        let is_item = name == "include" && code.is(end, ";") && !code.is_before(i, "=");
        let end = end + usize::from(is_item);
        Ok(Some((end, Edit::new(code.span(start..end), text))))
    }

    /// The value of a string, or of a call of `concat!` or `env!`.
    fn value(&self, code: &Code, expression: Range<usize>) -> Option<String> {
        if expression.len() == 1 {
            return string(code, expression.start);
        }
        let open = expression.end.checked_sub(1).map(|close| code.other(close))?;
        let arguments = entries(code, open + 1..code.other(open));
        match code.word(open.checked_sub(2)?).filter(|_| code.is_before(open, "!"))? {
            "concat" => arguments.into_iter().map(|it| self.value(code, it)).collect(),
            "env" => self.variable(code, &arguments).map(|it| it.value.clone()),
            _ => None,
        }
    }

    /// The variable that these arguments of `env!` name.
    fn variable(&self, code: &Code, arguments: &[Range<usize>]) -> Option<&'a Variable> {
        let name = string(code, arguments.first()?.start)?;
        self.variables.iter().find(|it| it.name == name)
    }
}

/// A file that an attribute `path` names for a module.
struct Way {
    /// The attribute in the text, with the blanks after it.
    attribute: Range<usize>,
    /// The condition, unless it surely holds.
    condition: Option<String>,
    path: String,
    /// True if the attribute has other attributes.
    has_others: bool,
}

/// The attributes `#[path = "…"]` among those from `first` to the item's keyword, up to the first one
/// that surely counts.
fn path_attributes(code: &Code, conditions: Conditions, first: usize, item: usize) -> Vec<Way> {
    let path = |entry: usize| {
        let value = (code.is(entry, "path") && code.is(entry + 1, "=")).then_some(entry + 2)?;
        string(code, value)
    };
    let mut ways = Vec::new();
    let mut i = first;
    while let Some((content, end)) = code.attribute(i).filter(|_| i < item) {
        let attribute = code.range(i).start..code.range(end + 1).start;
        let listed = code.inside(content.start + 1, "(");
        if let Some(path) = path(content.start) {
            ways.push(Way { attribute, condition: None, path, has_others: false });
            return ways;
        } else if let Some(listed) = listed.filter(|_| code.is(content.start, "cfg_attr")) {
            let listed = entries(code, listed);
            let found = listed.iter().skip(1).find_map(|entry| path(entry.start));
            let holds = listed.first().and_then(|it| conditions.holds(code, it.clone()));
            if let Some(path) = found.filter(|_| holds != Some(false)) {
                let condition = code.text_of(listed[0].clone()).to_owned();
                let condition = Some(condition).filter(|_| holds.is_none());
                ways.push(Way { attribute, condition, path, has_others: listed.len() > 2 });
                if holds.is_some() {
                    return ways;
                }
            }
        }
        i = end + 1;
    }
    ways
}

/// Is the macro with its keyword at `i` exported?
pub fn is_exported(code: &Code, i: usize) -> bool {
    let mut attributes = items::attributes(code, items::start(code, i));
    code.macro_arguments(i).is_some() && attributes.any(|it| code.is(it.start, "macro_export"))
}

/// The value of the string at `i`.
fn string(code: &Code, i: usize) -> Option<String> {
    let text = code.text(i);
    if let Some(raw) = text.strip_prefix('r') {
        let (hashes, quoted) = raw.split_at(raw.find('"')?);
        let inside = quoted.strip_prefix('"')?.strip_suffix(hashes)?.strip_suffix('"')?;
        return Some(inside.to_owned());
    }
    let inside = text.strip_prefix('"')?.strip_suffix('"')?;
    let mut value = String::new();
    unescape_str(inside, |_, c| value.extend(c));
    Some(value)
}

/// A string literal with this value.
fn literal(text: &str) -> String {
    let most = text.split('"').skip(1).map(|rest| rest.len() - rest.trim_start_matches('#').len());
    let hashes = "#".repeat(most.max().map_or(0, |most| most + 1));
    // A raw string would lose or reject them.
    if text.contains('\r') {
        return format!("{text:?}");
    }
    format!("r{hashes}\"{text}\"{hashes}")
}

impl Declaration {
    /// The path of the file, and the folder of its own modules.
    fn find(&self, folders: &Folders, files: &dyn Files) -> Result<(PathBuf, PathBuf)> {
        let name = &self.name;
        let absent = |help: String| {
            let title = format!("the file of `mod {name};` is missing");
            Err(Problem::new(title).help(help))
        };
        if let Some((_, path)) = &self.path {
            let path = folders.path.join(path);
            if !files.exists(&path) {
                return absent(format!("write `{}`", path.display()));
            }
            let folder = parent(&path).to_owned();
            return Ok((path, folder));
        }
        let modules = folders.modules.join(name);
        let beside = folders.modules.join(format!("{name}.rs"));
        let own = modules.join("mod.rs");
        let both = format!("`{}` or `{}`", beside.display(), own.display());
        match (files.exists(&beside), files.exists(&own)) {
            (true, false) => Ok((beside, modules)),
            (false, true) => Ok((own, modules)),
            (false, false) => absent(format!("write {both}")),
            (true, true) => {
                let title = format!("`mod {name};` may be {both}");
                Err(Problem::new(title).help("keep one of them"))
            }
        }
    }
}

/// Returns whether the text may name another file or a variable. This is faster than reading its tokens.
fn may_name_files(text: &str) -> bool {
    ["include", "mod", "env"].iter().any(|word| text.contains(word))
}

/// The text after a byte order mark and a `#!` line.
pub fn without_prelude(content: &Mapped) -> Mapped {
    content.slice(prelude(&content.text)..content.text.len())
}
