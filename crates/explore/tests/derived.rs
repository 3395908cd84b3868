//! Checks the texts that are derived: the bundle in the READMEs, the lists of games and modules, and
//! the picture of a table. `cargo xtask docs` writes them.

use bundler::bundle::{Request, bundle};
use bundler::judge;
use bundler::package::Crates;
use bundler::source::conditions::Conditions;
use bundler::source::files::{NoFiles, gather};
use bundler::text::edit::Source;
use explore::ask::{Tree, arguments, limit, tree};
use explore::{draw, question, table};
use games::entry::Words;
use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

const BUNDLED: &str = "problems/tessoku_a33/main.rs";

fn root() -> &'static Path {
    Path::new("../..")
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Compares a file with a text, or writes the text if `UPDATE` is set.
fn is_up_to_date(file: &str, text: &str) {
    if env::var_os("UPDATE").is_some() {
        fs::write(root().join(file), text).unwrap_or_else(|error| panic!("{file}: {error}"));
        return;
    }
    assert!(read(file) == text, "{file} is out of date: `cargo xtask docs` writes it");
}

#[test]
fn the_readmes_are_up_to_date() {
    for name in ["README.md", "README.ja.md"] {
        let new = replace(&read(name), &format!("bundle of {BUNDLED}"), &below_the_solver());
        is_up_to_date(name, &new);
    }
}

#[test]
fn the_lists_of_games_are_up_to_date() {
    for (name, japanese) in [("docs/games.md", false), ("docs/games.ja.md", true)] {
        let new = replace(&read(name), "chooser", &chooser(japanese));
        is_up_to_date(name, &new);
    }
}

/// Puts a text between the comment that names its part and the next `<!-- end -->`.
fn replace(page: &str, part: &str, text: &str) -> String {
    let start = format!("<!-- {part} -->\n");
    let (before, rest) = page.split_once(&start).unwrap_or_else(|| panic!("no {start}"));
    let (_, after) = rest.split_once("<!-- end -->").expect("an end");
    format!("{before}{start}{text}<!-- end -->{after}")
}

/// The part of the bundle below the solver.
fn below_the_solver() -> String {
    let judge = judge::DEFAULT;
    let source = Source { path: BUNDLED.to_owned(), text: read(BUNDLED) };
    let conditions = Conditions { flags: judge.flags, options: &[], variables: &[] };
    let solver = gather(source, Path::new(BUNDLED), conditions, &NoFiles).ok().expect("a solver");
    let crates = &Crates::default();
    let request = Request { solver, crates, files: &NoFiles, judge, docs: false };
    let text = bundle(&request).ok().expect("a bundle").content.text;
    let start = text.find("// nim_snippets: ").expect("a marker");
    format!("```rust,ignore\n{}```\n", &text[start..])
}

/// The anchor that GitHub gives a heading.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

/// A section for each answer to the first question: the tree below it as a list.
fn chooser(japanese: bool) -> String {
    let Tree::Question(_, answers) = tree() else { panic!("no question") };
    let page = arguments(japanese).trim_start_matches("docs/");
    let techniques = if japanese { "techniques.ja.md" } else { "techniques.md" };
    let headings = answers.iter().map(|(answer, _)| answer.get(japanese));
    let links = headings.map(|heading| format!("- [{heading}](#{})\n", anchor(heading)));
    let mut text = links.collect::<String>();
    for (answer, below) in &answers {
        text += &format!("\n## {}\n\n", answer.get(japanese));
        text += &match below {
            Tree::Question(question, answers) => {
                format!("{}\n\n{}", question.get(japanese), list(answers, "", japanese))
            }
            _ => format!("[{page}]({page})\n"),
        };
    }
    for page in [techniques, page] {
        text = text.replace(&format!("docs/{page}"), &format!("[{page}]({page})"));
    }
    text + "\n"
}

/// An item for each answer, with the items below it.
fn list(answers: &[(Words, Tree)], margin: &str, japanese: bool) -> String {
    let page = arguments(japanese).trim_start_matches("docs/");
    let [stop, comma] = if japanese { ["。", "、"] } else { [". ", ", "] };
    let item = |(answer, below): &(Words, Tree)| {
        let answer = answer.get(japanese);
        let end = match below {
            Tree::Question(question, answers) => {
                let further = list(answers, &format!("{margin}  "), japanese);
                return format!("{margin}- {answer}{stop}{}\n{further}", question.get(japanese));
            }
            Tree::Module(name) => {
                let limit = limit(name);
                let comma = if limit.is_empty() { "" } else { comma };
                format!("[`{name}`](../snippets/{name}.rs){comma}{limit}")
            }
            Tree::Argument => format!("[{page}]({page})"),
            Tree::Note(note) => note.get(japanese).to_owned(),
        };
        format!("{margin}- {answer}: {end}\n")
    };
    answers.iter().map(item).collect()
}

/// The modules in which a tree ends.
fn modules(tree: &Tree) -> Vec<&'static str> {
    match tree {
        Tree::Question(_, answers) => answers.iter().flat_map(|it| modules(&it.1)).collect(),
        Tree::Module(name) => vec![name],
        Tree::Argument | Tree::Note(_) => Vec::new(),
    }
}

const START: &str = "//! # Which game is it?\n//!\n";

/// The modules by theme, each once.
#[test]
fn the_list_of_the_documentation_is_up_to_date() {
    let Tree::Question(_, answers) = tree() else { panic!("no question") };
    let old = read("src/lib.rs");
    let (before, rest) = old.split_once(START).expect("a list");
    let after = &rest[rest.find("\n\n").expect("the end of the documentation")..];
    let mut new = before.to_owned() + START;
    let mut listed = BTreeSet::new();
    for (answer, below) in &answers {
        let mut modules = modules(below);
        modules.retain(|name| listed.insert(*name));
        if !modules.is_empty() {
            let links = modules.iter().map(|name| format!("[`{name}`]"));
            let links = links.collect::<Vec<_>>().join(", ");
            new += &wrapped(&format!("- {}: {links}.", answer.get(false)));
        }
    }
    is_up_to_date("src/lib.rs", &(new.trim_end().to_owned() + after));
}

/// An item of a list as comments of at most 100 columns.
fn wrapped(item: &str) -> String {
    let mut text = "//!".to_owned();
    let mut width = text.len();
    for word in item.split(' ') {
        if width + 1 + word.len() > 100 {
            text += "\n//!  ";
            width = 5;
        }
        text += &format!(" {word}");
        width += 1 + word.len();
    }
    text + "\n"
}

/// The picture of the README.
#[test]
fn the_picture_is_up_to_date() {
    let words = ["octal_game", "code=0.77"].map(str::to_owned);
    let question = question::read(&words).ok().expect("a game");
    let options = table::Options {
        n: Some(143),
        outcomes: false,
        misere: false,
        parts: None,
        japanese: false,
    };
    let table = table::table(&question, &options).ok().expect("a table");
    is_up_to_date("docs/kayles.svg", &draw::svg(&table, false).ok().expect("a picture"));
}
