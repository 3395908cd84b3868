//! Checks that the bundle in the READMEs is the tool's output, that both have the same commands,
//! and that these work. The lists of games are the tree that `ask` walks.
//! `UPDATE=1 cargo test --workspace up_to_date` writes both.

use crate::common::files::{entries, read, root};
use crate::common::tool::printed;
use crate::common::written;
use explore::ask::{Tree, arguments, limit, tree};
use games::entry::Words;
use std::collections::BTreeSet;
use std::path::PathBuf;

mod pasted;

const BUNDLED: &str = "problems/tessoku_a33/main.rs";

#[test]
fn the_readmes_are_up_to_date() {
    for name in ["README.md", "README.ja.md"] {
        let new = replace(&read(name), &format!("bundle of {BUNDLED}"), &bundle());
        written::is_up_to_date(name, &new);
    }
}

#[test]
fn the_lists_of_games_are_up_to_date() {
    for (name, japanese) in [("docs/games.md", false), ("docs/games.ja.md", true)] {
        let new = replace(&read(name), "chooser", &chooser(japanese));
        written::is_up_to_date(name, &new);
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
fn bundle() -> String {
    let text = printed(&[BUNDLED, "--no-check"]);
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
    written::is_up_to_date("src/lib.rs", &(new.trim_end().to_owned() + after));
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

/// The blocks of a language in a README.
fn blocks<'a>(readme: &'a str, language: &str) -> Vec<&'a str> {
    let start = format!("\n```{language}\n");
    let texts = readme.split(&start[..]).skip(1);
    texts.map(|rest| rest.split_once("\n```").expect("an end").0).collect()
}

/// The commands for a shell: the blocks of `sh`, and the commands in tables.
fn pasted(readme: &str) -> Vec<&str> {
    let rows = readme.lines().filter(|line| line.starts_with("| "));
    let cells = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
    let in_tables = cells.filter(|cell| cell.starts_with("./bundle.sh "));
    blocks(readme, "sh").into_iter().chain(in_tables).collect()
}

#[test]
fn both_readmes_have_the_same_commands_and_examples() {
    let [english, japanese] = ["README.md", "README.ja.md"].map(read);
    assert!(pasted(&english).len() > 15);
    assert_eq!(pasted(&english), pasted(&japanese));
    let examples = |readme: &str| -> Vec<String> {
        let lines = blocks(readme, "rust").join("\n");
        lines.lines().map(|line| line.split(" //").next().unwrap_or_default().to_owned()).collect()
    };
    assert!(examples(&english).len() > 10);
    assert_eq!(examples(&english), examples(&japanese));
}

/// An interactive zsh, unlike a script, takes `#` for a word; both shells run what stands in
/// backquotes, and bash looks `!` up in the history.
#[test]
fn readme_commands_are_shell_safe() {
    for readme in ["README.md", "README.ja.md"] {
        for text in pasted(&read(readme)) {
            assert!(!text.contains(['#', '`', '!', '\'']), "{readme}: {text}");
        }
    }
}

/// The pages in Markdown, by their paths from the root.
fn pages() -> Vec<PathBuf> {
    let markdown = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "md");
    let folders = ["", "docs", "docs/proofs"].map(|folder| root().join(folder));
    folders.iter().flat_map(|folder| entries(folder)).filter(markdown).collect()
}

#[test]
fn links_lead_to_files_and_headings() {
    let pages = pages();
    assert!(pages.len() > 15, "{pages:?}");
    for page in pages {
        let text = read(&page);
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if link.starts_with("https://") || link.contains(char::is_whitespace) {
                continue;
            }
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => page.clone(),
                _ => page.parent().expect("a folder").join(file),
            };
            assert!(target.exists(), "{page:?}: {link}");
            let headings = |text: String| -> Vec<String> {
                text.lines()
                    .filter_map(|line| line.split_once("# "))
                    .map(|(_, it)| anchor(it))
                    .collect()
            };
            let is_there =
                heading.is_empty() || headings(read(&target)).iter().any(|it| it == heading);
            assert!(is_there, "{page:?}: {link}");
        }
    }
}
