//! Writes the modules and their programs as the snippets of editors.
//!
//! `template` reads a program, `formats` writes snippets in the format of each editor.

pub mod formats;
pub mod template;

use crate::formats::{MARK, Part, Snippet};
use bundler::modules;
use std::collections::HashMap;

/// The suffix of a program's name, after the name of its module.
const PROGRAM: &str = "_main";

/// A whole program for a game without a module.
struct Brute {
    name: &'static str,
    positions: &'static str,
    program: &'static str,
}

/// The programs in `programs/`, each with a description of its positions.
macro_rules! brutes {
    ($($name:ident: $positions:literal,)*) => {
        &[$(Brute {
            name: stringify!($name),
            positions: $positions,
            program: include_str!(concat!("../programs/", stringify!($name), ".rs")),
        }),*]
    };
}

const BRUTES: &[Brute] = brutes! {
    brute_main: "heaps that may split",
    brute_heaps: "lists of heaps",
    brute_tuple: "tuples of numbers",
    brute_string: "strings",
    brute_mask: "sets and rows of marks",
    brute_graph: "graphs",
    brute_tree: "rooted trees",
    brute_board: "boards",
    brute_loopy: "positions that can return",
};

/// Parts that several programs share, each with the line that it replaces.
const PARTS: [(&str, &str); 4] = [
    ("//# lists", include_str!("../programs/rest/lists.rs")),
    ("//# tuples", include_str!("../programs/rest/tuples.rs")),
    ("//# evaluate", include_str!("../programs/rest/evaluate.rs")),
    ("//# main", include_str!("../programs/rest/main.rs")),
];

/// The names of the programs for games without a module.
pub fn brutes() -> impl Iterator<Item = &'static str> {
    BRUTES.iter().map(|brute| brute.name)
}

/// A whole program with the modules that it uses: `x_main`, as editors insert it, or one that
/// explores a game by brute force.
pub fn program(name: &str, with_docs: bool) -> Option<String> {
    if let Some(brute) = BRUTES.iter().find(|brute| brute.name == name) {
        let fill = |text: String, (mark, part): (&str, &str)| {
            text.replace(mark, &format!("\n{}", part.trim_end()))
        };
        return Some(PARTS.into_iter().fold(brute.program.to_owned(), fill));
    }
    let program = modules::find(name.strip_suffix(PROGRAM)?)?.program();
    let needed = template::modules(&program);
    let pasted = modules::paste(&needed, with_docs).ok()?;
    Some(format!("{}\n\n{pasted}", template::code(&program)))
}

/// The snippets with these names, or all: each module, followed by its program.
pub fn snippets(wanted: &[String]) -> Vec<Snippet> {
    let is_wanted = |trigger: &str| wanted.is_empty() || wanted.iter().any(|name| name == trigger);
    // This is a cache, because programs need the modules too.
    let mut pasted: HashMap<&str, String> = HashMap::new();
    let mut paste = |name: &str| -> String {
        let module = modules::find(name).expect("programs import whole modules");
        pasted.entry(module.name).or_insert_with(|| module.pasted(false)).clone()
    };
    let mut snippets = Vec::new();
    for module in modules::modules() {
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
            let program = module.program();
            let mut body = template::parts(&template::code(&program));
            let needed = template::modules(&program);
            let needed: Vec<String> = needed.iter().map(|name| paste(name)).collect();
            body.push(Part::Text(format!("\n\n{}", needed.join("\n").trim_end())));
            let description = format!("A whole program. {description}");
            snippets.push(Snippet { trigger, description, body });
        }
    }
    for brute in BRUTES.iter().filter(|brute| is_wanted(brute.name)) {
        let text = program(brute.name, false).unwrap_or_default();
        let positions = brute.positions;
        let what = format!("A whole program: explores {positions} by brute force, for `solve`.");
        snippets.push(Snippet {
            trigger: brute.name.to_owned(),
            description: format!("{what} {MARK}"),
            body: vec![Part::Text(text.trim_end().to_owned())],
        });
    }
    snippets
}
