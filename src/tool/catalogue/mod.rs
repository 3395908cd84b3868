//! The modules, carried inside the binary.

pub mod api;
pub mod ask;
pub mod ids;
pub mod index;
pub mod keys;
pub mod list;
pub mod search;
mod typing;
pub mod words;

use crate::tool::diagnostic::{Problem, Result, did_you_mean, nearest};
use crate::tool::text::docs;
use crate::tool::text::edit::{Mapped, Source};
use std::borrow::Cow;

/// What the catalogue in `src/lib.rs` says of a module.
pub struct Entry {
    pub name: &'static str,
    pub theme: &'static str,
    /// The names under which people search for it.
    pub aliases: &'static [&'static str],
    /// The rules in one line, for readers of Japanese.
    pub japanese: &'static str,
    pub source: &'static str,
    pub program: &'static str,
}

pub struct Module {
    pub name: &'static str,
    pub theme: &'static str,
    pub aliases: &'static [&'static str],
    /// The rules in one line, for readers of Japanese.
    pub japanese: &'static str,
    /// The file.
    pub source: Cow<'static, str>,
    /// A whole program that uses the module.
    pub program: Cow<'static, str>,
}

impl Module {
    /// The first line of the header: the name of the game and its rules.
    pub fn title(&self) -> &str {
        let first = self.source.lines().next().unwrap_or_default();
        first.strip_prefix("//! ").unwrap_or_default()
    }

    /// The rules in one line.
    pub fn rules(&self, japanese: bool) -> &str {
        if japanese { self.japanese } else { self.title() }
    }

    /// How long it takes, in short: the header's `Time` up to the first semicolon or sentence's end.
    pub fn time(&self) -> String {
        let header = self.source.lines().map_while(|line| line.strip_prefix("//!"));
        let mut lines = header.skip_while(|line| !line.starts_with(" - Time: "));
        let first = lines.next().unwrap_or_default().trim_start_matches(" - Time: ");
        let rest = lines.map_while(|line| line.strip_prefix("   "));
        let time: Vec<&str> = std::iter::once(first).chain(rest).collect();
        let time = time.join(" ");
        let short = time.split(';').next().and_then(|time| time.split(". ").next());
        short.unwrap_or_default().trim_end_matches('.').to_owned()
    }

    /// The file, as what is made of it remembers it.
    pub fn mapped(&self) -> Mapped {
        let path = format!("snippets/{}.rs", self.name);
        Source { path, text: self.source.to_string() }.into()
    }

    /// The module, ready to be pasted anywhere.
    pub fn pasted(&self, with_docs: bool) -> String {
        let block = docs::block(self.name, self.mapped(), "", with_docs, 0);
        format!("#[allow(dead_code)]\n{}", block.text)
    }

    /// The eight hex digits that tell one version of the module from another.
    pub fn hash(&self) -> String {
        format!("{:08x}", crc32fast::hash(self.source.as_bytes()))
    }
}

/// All modules in the order of `src/lib.rs`, which is grouped by theme.
pub fn modules() -> Vec<Module> {
    let module = |entry: &Entry| Module {
        name: entry.name,
        theme: entry.theme,
        aliases: entry.aliases,
        japanese: entry.japanese,
        source: plain(entry.source),
        program: plain(entry.program),
    };
    crate::CATALOGUE.iter().map(module).collect()
}

/// A file with plain line feeds, whatever git made of them.
fn plain(text: &'static str) -> Cow<'static, str> {
    if text.contains('\r') { text.replace("\r\n", "\n").into() } else { text.into() }
}

/// The program that prints the values of any game by brute force.
pub fn brute_force() -> Cow<'static, str> {
    plain(include_str!("../editor/programs/brute.rs"))
}

pub fn find<'a>(modules: &'a [Module], name: &str) -> Option<&'a Module> {
    modules.iter().find(|module| module.name == name)
}

/// The module that was probably meant by a name that no module has.
pub fn suggest<'a>(modules: &'a [Module], name: &str) -> Option<&'a Module> {
    let near = nearest(name, modules.iter().map(|module| module.name));
    let called = |module: &&Module| {
        let alias = |alias: &&str| alias.eq_ignore_ascii_case(name);
        module.name.contains(name) || module.aliases.iter().any(alias)
    };
    near.and_then(|name| find(modules, name)).or_else(|| modules.iter().find(called))
}

/// The modules by name, each once, ready to be pasted anywhere.
pub fn paste(names: &[String], with_docs: bool, modules: &[Module]) -> Result<String> {
    let mut blocks: Vec<String> = Vec::new();
    for name in names {
        let module = find(modules, name).ok_or_else(|| unknown(name, modules))?;
        let block = module.pasted(with_docs);
        if !blocks.contains(&block) {
            blocks.push(block);
        }
    }
    Ok(blocks.join("\n"))
}

pub fn unknown(name: &str, modules: &[Module]) -> Problem {
    let meant = suggest(modules, name);
    let hint = meant.map_or_else(String::new, |module| did_you_mean(module.name));
    Problem::new(format!("no snippet `{name}`{hint}")).help("`./bundle.sh --list` shows them all")
}
