//! The modules as they are pasted, and the error for one that is not known.

use crate::diagnostic::{Problem, Result, did_you_mean, nearest};
use crate::text::comments;
use crate::text::edit::{Mapped, Source};
use library::{Module, find, modules};

/// The file, as the origin of all text that is made from it.
pub fn mapped(module: &Module) -> Mapped {
    let path = format!("snippets/{}.rs", module.name);
    Source { path, text: module.source.to_owned() }.into()
}

/// A module, ready to be pasted anywhere.
pub fn pasted(module: &Module, with_docs: bool) -> String {
    let block = comments::block(module.name, mapped(module), "", with_docs, 0);
    format!("#[allow(dead_code)]\n{}", block.text)
}

/// The module that the user probably meant by an unknown name.
fn suggest(name: &str) -> Option<&'static Module> {
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
        let block = pasted(module, with_docs);
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
