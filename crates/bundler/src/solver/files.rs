//! Writes the solver's other files, `mod x;`, into it, since a bundle is one file.

use crate::diagnostic::{Problem, Result, cannot};
use crate::solver::items::attributes_of;
use crate::solver::syntax::code;
use crate::solver::{Parsed, cfg};
use crate::text::docs::without_items;
use crate::text::edit::{Edit, Mapped, Source};
use crate::text::tokens::Tokens;
use proc_macro2::Delimiter;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// More bytes than any judge accepts.
const LIMIT: usize = 4 << 20;

/// The source of a solver's files: a disk or memory.
pub trait Files {
    fn exists(&self, path: &Path) -> bool;
    fn read(&self, path: &Path) -> io::Result<String>;
    /// The same for all paths that lead to one file.
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

    fn identity(&self, path: &Path) -> PathBuf {
        path.to_owned()
    }
}

/// The folder of a file, empty if the path is only a name.
fn parent(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new(""))
}

/// The solver with its files, for a judge with these flags. Each file replaces its `mod x;`.
pub fn gather(solver: Source, path: &Path, flags: &[&str], files: &dyn Files) -> Result<Parsed> {
    Parsed::new(gathered(solver, path, flags, files)?)
}

/// A library with its files, without the parts whose conditions these flags do not meet.
pub fn gather_library(
    root: Source,
    path: &Path,
    flags: &[&str],
    files: &dyn Files,
) -> Result<Parsed> {
    let library = Parsed::new(without_prelude(&gathered(root, path, flags, files)?))?;
    let absent = cfg::absent(&library.code, flags);
    if absent.is_empty() {
        Ok(library)
    } else {
        Parsed::new(without_items(&library.content, absent))
    }
}

fn gathered(root: Source, path: &Path, flags: &[&str], files: &dyn Files) -> Result<Mapped> {
    if root.text.len() > LIMIT {
        return Err(Problem::new(format!("`{}` has more than 4 MiB", root.path)));
    }
    let folder = parent(path);
    let folders = Folders { path: folder.to_owned(), modules: folder.to_owned() };
    let open = vec![files.identity(path)];
    let mut gatherer = Gatherer { files, flags, open, size: root.text.len() };
    gatherer.file(root.into(), folders)
}

/// The folders of modules.
#[derive(Clone)]
struct Folders {
    /// The base of an attribute `path`.
    path: PathBuf,
    /// The folder of `x.rs` or `x/mod.rs`.
    modules: PathBuf,
}

/// `mod x;`
struct Declaration {
    name: String,
    /// The range and the value of its `path` attribute.
    path: Option<(Range<usize>, String)>,
    /// `mod x` without attributes.
    label: Range<usize>,
    semicolon: Range<usize>,
}

struct Gatherer<'a> {
    files: &'a dyn Files,
    flags: &'a [&'a str],
    /// The identities of the files that are being read. Each contains the next one.
    open: Vec<PathBuf>,
    /// The bytes of all files so far.
    size: usize,
}

impl Gatherer<'_> {
    /// A file with the files that it names.
    fn file(&mut self, content: Mapped, folders: Folders) -> Result<Mapped> {
        if !may_name_files(&content.text) {
            return Ok(content);
        }
        let edits = self.edits(&content.text, folders);
        Ok(content.edited(edits.map_err(|problem| problem.in_text(&content))?))
    }

    fn edits(&mut self, text: &str, folders: Folders) -> Result<Vec<Edit>> {
        let code = code(text)?;
        let code = code.without(&cfg::absent(&code, self.flags));
        let mut declarations = Vec::new();
        self.declarations(&code.tokens, &folders, &mut declarations)?;
        let mut edits = Vec::new();
        for (declaration, folders) in declarations {
            let (source, inner_folders) = self.open(&declaration, &folders)?;
            let inner = without_prelude(&self.file(source.into(), inner_folders)?);
            self.open.pop();
            let mut body = Mapped::from(" {\n");
            body.push(inner.slice(0..inner.text.trim_end().len()));
            body.push("\n}");
            edits.extend(declaration.path.map(|(attribute, _)| Edit::delete(attribute)));
            edits.push(Edit::new(declaration.semicolon, body));
        }
        Ok(edits)
    }

    /// Finds each `mod x;` in these tokens, and the folders of its file.
    fn declarations(
        &self,
        tokens: &Tokens,
        folders: &Folders,
        found: &mut Vec<(Declaration, Folders)>,
    ) -> Result<()> {
        let mut i = 0;
        while i < tokens.len() {
            if let Some(arguments) = tokens.macro_arguments(i) {
                i = arguments;
            } else if let Some(name) = tokens.word(i + 1).filter(|_| tokens.is(i, "mod")) {
                let (first, _) = attributes_of(tokens, i);
                let path = self.path_attribute(tokens, first, i)?;
                if let Some(content) = tokens.within(i + 2, Delimiter::Brace) {
                    let folder = match &path {
                        Some((_, path)) => folders.path.join(path),
                        None => folders.modules.join(name),
                    };
                    let inner = Folders { path: folder.clone(), modules: folder };
                    self.declarations(&content, &inner, found)?;
                } else if tokens.is(i + 2, ";") {
                    let label = tokens.range(i).start..tokens.range(i + 1).end;
                    let semicolon = tokens.range(i + 2);
                    let declaration = Declaration { name: name.to_owned(), path, label, semicolon };
                    found.push((declaration, folders.clone()));
                }
                i += 2;
            } else if let Some(content) = tokens.content(i) {
                self.declarations(content, folders, found)?;
            }
            i += 1;
        }
        Ok(())
    }

    /// The attribute `#[path = "…"]` among those from `first` to the item's keyword.
    fn path_attribute(
        &self,
        tokens: &Tokens,
        first: usize,
        item: usize,
    ) -> Result<Option<(Range<usize>, String)>> {
        let mut i = first;
        while let Some((content, end)) = tokens.attribute(i).filter(|_| i < item) {
            let range = tokens.range(i).start..tokens.range(end).end;
            let conditional = content.is(0, "cfg_attr");
            let words = content.within(1, Delimiter::Parenthesis);
            if conditional
                && words.is_some_and(|words| (0..words.len()).any(|i| words.is(i, "path")))
            {
                let title = "the file of this module depends on a condition";
                return Err(Problem::new(title).at(range, "").help("write `#[path = …]` alone"));
            }
            if content.is(0, "path") && content.is(1, "=") {
                let value = content.slice(2..content.len()).stream();
                let value = syn::parse2::<syn::LitStr>(value);
                let range = range.start..tokens.range(end + 1).start;
                return Ok(value.ok().map(|value| (range, value.value())));
            }
            i = end + 1;
        }
        Ok(None)
    }

    /// The file of a module, and the folders of its own modules.
    fn open(&mut self, module: &Declaration, folders: &Folders) -> Result<(Source, Folders)> {
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
            return Err(here(Problem::new("the solver's files together have more than 4 MiB")));
        }
        let folder = parent(&path).to_owned();
        self.open.push(identity);
        Ok((Source { path: shown, text }, Folders { path: folder, modules }))
    }
}

impl Declaration {
    /// The file, and the folder of its own modules.
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

/// May there be a `mod x;` in the text? This is quicker than to parse it.
fn may_name_files(text: &str) -> bool {
    text.match_indices("mod").any(|(at, keyword)| {
        let name = text[at + keyword.len()..].trim_start();
        let after = name.trim_start_matches(|c: char| c == '_' || c == '#' || c.is_alphanumeric());
        // A comment may stand between the tokens.
        after.trim_start().starts_with([';', '/'])
    })
}

/// The text after a byte order mark and a `#!` line.
fn without_prelude(content: &Mapped) -> Mapped {
    let text = content.text.trim_start_matches('\u{feff}');
    let text = match text.strip_prefix("#!") {
        Some(rest) if !rest.trim_start().starts_with('[') => {
            rest.find('\n').map_or("", |i| &rest[i..])
        }
        _ => text,
    };
    content.slice(content.text.len() - text.len()..content.text.len())
}
