//! The modules and their programs as the snippets of editors. Knows no files, so that a page in the
//! browser can do the same as the command line.
//!
//! `template` reads a program, `formats` writes snippets as each editor wants them.

pub mod formats;
pub mod template;

use crate::formats::{MARK, Part, Snippet};
use bundler::modules::{self, Module};
use std::collections::HashMap;

/// The program that prints the values of any game by brute force.
const BRUTE_PROGRAM: &str = include_str!("../programs/brute.rs");

/// What the name of a program adds to that of its module.
const PROGRAM: &str = "_main";

/// The program for a game that no module knows.
const BRUTE: &str = "brute_main";

/// A whole program that uses a module, and below it what it needs: `x_main`, as editors insert it.
pub fn program(name: &str, with_docs: bool, modules: &[Module]) -> Option<String> {
    let program = match name {
        BRUTE => BRUTE_PROGRAM.to_owned(),
        name => modules::find(modules, name.strip_suffix(PROGRAM)?)?.program.to_string(),
    };
    let pasted = modules::paste(&template::modules(&program), with_docs, modules).ok()?;
    Some(format!("{}\n\n{pasted}", template::code(&program)))
}

/// The snippets with these names, or all: those of the modules, each followed by that of its use.
pub fn snippets(wanted: &[String], modules: &[Module]) -> Vec<Snippet> {
    let is_wanted = |trigger: &str| wanted.is_empty() || wanted.iter().any(|name| name == trigger);
    // Each is pasted once, although programs need it too.
    let mut pasted: HashMap<&str, String> = HashMap::new();
    let mut paste = |name: &str| -> String {
        let module = modules::find(modules, name).expect("programs import modules");
        pasted.entry(module.name).or_insert_with(|| module.pasted(false)).clone()
    };
    let mut snippets = Vec::new();
    for module in modules {
        let description = format!("{} {}. {MARK}", module.title(), module.time());
        if is_wanted(module.name) {
            snippets.push(Snippet {
                trigger: module.name.to_owned(),
                description: description.clone(),
                body: vec![Part::Text(paste(module.name).trim_end().to_owned())],
            });
        }
        let trigger = format!("{}{PROGRAM}", module.name);
        if is_wanted(&trigger) {
            let mut body = template::parts(&template::code(&module.program));
            let needed = template::modules(&module.program);
            let needed: Vec<String> = needed.iter().map(|name| paste(name)).collect();
            body.push(Part::Text(format!("\n\n{}", needed.join("\n").trim_end())));
            let description = format!("A whole program. {description}");
            snippets.push(Snippet { trigger, description, body });
        }
    }
    if is_wanted(BRUTE) {
        let text = program(BRUTE, false, modules).unwrap_or_default();
        let what = "A whole program: prints the values of any game by brute force, for `guess`.";
        snippets.push(Snippet {
            trigger: BRUTE.to_owned(),
            description: format!("{what} {MARK}"),
            body: vec![Part::Text(text.trim_end().to_owned())],
        });
    }
    snippets
}
