//! The texts of the modules, which the binary contains.

use crate::diagnostic::{Problem, Result, did_you_mean, nearest};
use crate::text::comments;
use crate::text::edit::{Mapped, Source};
use std::borrow::Cow;
use std::ops::Deref;
use std::sync::LazyLock;

/// A module with its theme and its text.
pub struct Module {
    module: &'static games::Module,
    pub theme: &'static str,
    /// The file with plain line feeds, even if git converted them.
    pub source: Cow<'static, str>,
}

/// All modules in the order of `src/lib.rs`, which is grouped by theme.
pub fn modules() -> &'static [Module] {
    static ALL: LazyLock<Vec<Module>> = LazyLock::new(|| {
        let themes = themes();
        let theme = |name| themes.iter().find(|(other, _)| *other == name);
        let module = |module: &'static games::Module| Module {
            module,
            theme: theme(module.name).map_or("", |(_, theme)| theme),
            source: plain(module.source),
        };
        games::MODULES.iter().map(module).collect()
    });
    &ALL
}

/// The modules that `src/lib.rs` declares, each with the comment that names its theme.
fn themes() -> Vec<(&'static str, &'static str)> {
    let mut theme = "";
    let mut themes = Vec::new();
    for line in include_str!("../../../src/lib.rs").lines() {
        if let Some(comment) = line.strip_prefix("// ") {
            theme = comment;
        } else if let Some(name) = line.strip_prefix("pub mod ") {
            themes.push((name.trim_end_matches(';'), theme));
        }
    }
    themes
}

fn plain(text: &'static str) -> Cow<'static, str> {
    if text.contains('\r') { text.replace("\r\n", "\n").into() } else { text.into() }
}

impl Deref for Module {
    type Target = games::Module;

    fn deref(&self) -> &games::Module {
        self.module
    }
}

impl Module {
    /// The file, as the origin of all text that is made from it.
    pub fn mapped(&self) -> Mapped {
        let path = format!("snippets/{}.rs", self.name);
        Source { path, text: self.source.to_string() }.into()
    }

    /// The module, ready to be pasted anywhere.
    pub fn pasted(&self, with_docs: bool) -> String {
        let block = comments::block(self.name, self.mapped(), "", with_docs, 0);
        format!("#[allow(dead_code)]\n{}", block.text)
    }

    /// Eight hex digits that differ between versions of the module.
    pub fn hash(&self) -> String {
        format!("{:08x}", crc32fast::hash(self.source.as_bytes()))
    }
}

pub fn find(name: &str) -> Option<&'static Module> {
    modules().iter().find(|module| module.name == name)
}

/// The module that the user probably meant by an unknown name.
pub fn suggest(name: &str) -> Option<&'static Module> {
    let near = nearest(name, modules().iter().map(|module| module.name));
    let called = |module: &&Module| {
        let alias = |alias: &String| alias.eq_ignore_ascii_case(name);
        module.name.contains(name) || module.aliases().iter().any(alias)
    };
    near.and_then(find).or_else(|| modules().iter().find(called))
}

/// The modules by name, each once, ready to be pasted anywhere.
pub fn paste(names: &[String], with_docs: bool) -> Result<String> {
    let mut blocks: Vec<String> = Vec::new();
    for name in names {
        let module = find(name).ok_or_else(|| unknown(name))?;
        let block = module.pasted(with_docs);
        if !blocks.contains(&block) {
            blocks.push(block);
        }
    }
    Ok(blocks.join("\n"))
}

pub fn unknown(name: &str) -> Problem {
    let meant = suggest(name);
    let hint = meant.map_or_else(String::new, |module| did_you_mean(module.name));
    Problem::new(format!("no module `{name}`{hint}")).help("`./bundle.sh list` shows them all")
}

/// Turns rules in one sentence from normal to misère play, or back.
pub fn turned(rules: String, japanese: bool) -> String {
    let [wins, loses] = if japanese { ["勝ち。", "負け。"] } else { ["wins.", "loses."] };
    let turned = |from, to| Some(format!("{}{to}", rules.strip_suffix(from)?));
    turned(wins, loses).or_else(|| turned(loses, wins)).unwrap_or(rules)
}
