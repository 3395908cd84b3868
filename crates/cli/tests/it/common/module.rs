//! The modules as text: what their headers promise.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of `snippets/` and the parts of its header.
pub struct Module {
    pub name: String,
    pub path: PathBuf,
    pub source: String,
}

/// All modules in alphabetical order.
pub fn all() -> Vec<Module> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("snippets");
    let entries = fs::read_dir(folder).expect("snippets/ is a folder");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    paths.sort();
    let read = |path: PathBuf| Module {
        name: path.file_stem().expect("a name").to_string_lossy().into_owned(),
        source: fs::read_to_string(&path).expect("UTF-8"),
        path,
    };
    paths.into_iter().map(read).collect()
}

impl Module {
    /// The header's lines without `//!`.
    pub fn header(&self) -> Vec<&str> {
        let lines = self.source.lines().map_while(|line| line.strip_prefix("//!"));
        lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect()
    }

    /// The first line, `Name: the rules.`, in its two parts.
    pub fn title_and_rules(&self) -> (&str, &str) {
        let first = self.header().first().copied().unwrap_or_default();
        first.split_once(": ").unwrap_or_else(|| panic!("{}: no `Name: rules`", self.name))
    }

    /// The text of the bullet `- Key: …`, its continuation lines joined.
    pub fn bullet(&self, key: &str) -> String {
        let header = self.header();
        let start = header.iter().position(|line| line.starts_with(&format!("- {key}: ")));
        let start = start.unwrap_or_else(|| panic!("{}: no `- {key}: ` in the header", self.name));
        let first = &header[start][format!("- {key}: ").len()..];
        let rest = header[start + 1..].iter().map_while(|line| line.strip_prefix("  "));
        std::iter::once(first).chain(rest).collect::<Vec<_>>().join(" ")
    }

    /// The names of the public functions and types, in the order of the file.
    pub fn public_names(&self) -> Vec<&str> {
        let item = |line: &'_ str| -> Option<usize> {
            let prefixes = ["pub fn ", "pub const fn ", "pub struct ", "pub enum "];
            prefixes.iter().find(|prefix| line.starts_with(**prefix)).map(|prefix| prefix.len())
        };
        let names = self.source.lines().filter_map(|line| {
            let name = &line[item(line)?..];
            name.split(|c: char| !c.is_alphanumeric() && c != '_').next()
        });
        names.collect()
    }
}
