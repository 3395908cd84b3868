//! Writes the modules and their programs as the snippets of editors.
//!
//! `programs` has a program for each module, `template` reads it, `brutes` has the programs that
//! explore other games; `formats` writes snippets in the format of each editor.

mod brutes;
pub mod formats;
pub mod programs;
mod template;

use crate::brutes::BRUTES;
use crate::formats::{MARK, Part, Snippet};
use crate::programs::Program;
pub use brutes::{INPUT, OUTCOME, START};
use bundler::modules;
use std::collections::HashMap;

/// The suffix of a program's name, after the name of its module.
const SUFFIX: &str = "_main";

/// The names of the programs for games without a module.
pub fn brutes() -> impl Iterator<Item = &'static str> {
    BRUTES.iter().map(|brute| brute.name)
}

/// A whole program with the modules that it uses: `x_main`, as editors insert it, or one that
/// explores a game by brute force.
pub fn program(name: &str, with_docs: bool) -> Option<String> {
    if let Some(brute) = BRUTES.iter().find(|brute| brute.name == name) {
        return Some(brute.text());
    }
    let Program { code, .. } = programs::of(library::find(name.strip_suffix(SUFFIX)?)?)?;
    let pasted = modules::paste(&template::modules(&code), with_docs).ok()?;
    Some(format!("{}\n\n{pasted}", template::pasted(&code)))
}

/// The snippets with these names, or all: each module, followed by its program.
pub fn snippets(wanted: &[String]) -> Vec<Snippet> {
    let is_wanted = |trigger: &str| wanted.is_empty() || wanted.iter().any(|name| name == trigger);
    // This is a cache, because programs need the modules too.
    let mut pasted: HashMap<&str, String> = HashMap::new();
    let mut paste = |name: &str| -> String {
        let module = library::find(name).expect("programs import whole modules");
        pasted.entry(module.name).or_insert_with(|| modules::pasted(module, false)).clone()
    };
    let mut snippets = Vec::new();
    for module in library::modules() {
        let description = format!("{} {}. {MARK}", module.title(), module.time());
        if is_wanted(module.name) {
            snippets.push(Snippet {
                trigger: module.name.to_owned(),
                description: description.clone(),
                body: vec![Part::Text(paste(module.name).trim_end().to_owned())],
            });
        }
        let trigger = format!("{}{SUFFIX}", module.name);
        if is_wanted(&trigger)
            && let Some(Program { code, .. }) = programs::of(module)
        {
            let mut body = template::parts(&template::pasted(&code));
            let needed = template::modules(&code);
            let needed: Vec<String> = needed.iter().map(|name| paste(name)).collect();
            body.push(Part::Text(format!("\n\n{}", needed.join("\n").trim_end())));
            let description = format!("A whole program. {description}");
            snippets.push(Snippet { trigger, description, body });
        }
    }
    for brute in BRUTES.iter().filter(|brute| is_wanted(brute.name)) {
        let positions = brute.positions;
        let what = format!("A whole program: explores {positions} by brute force, for `solve`.");
        snippets.push(Snippet {
            trigger: brute.name.to_owned(),
            description: format!("{what} {MARK}"),
            body: vec![Part::Text(brute.text().trim_end().to_owned())],
        });
    }
    snippets
}
