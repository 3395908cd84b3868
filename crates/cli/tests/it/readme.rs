//! The READMEs tell the truth: their chooser is the one that `--ask` walks, their bundle is what the
//! tool prints. `UPDATE_README=1 cargo test --test readme` brings them up to date.

use crate::common::files::read;
use crate::common::tool::{printed, run, tool};
use crate::common::written;
use show::catalogue::ask::{Branch, Tree, outline, tree};
use std::collections::BTreeSet;

const BUNDLED: &str = "problems/tessoku_a33/main.rs";

#[test]
fn the_readmes_are_up_to_date() {
    for (name, japanese) in [("README.md", false), ("README.ja.md", true)] {
        let new = replace(&read(name), &format!("bundle of {BUNDLED}"), &bundle());
        let new = replace(&new, "chooser", &chooser(japanese));
        written::is_up_to_date(name, &new, "readmes");
    }
}

/// Puts a text between the comment that names its part and the next `<!-- end -->`.
fn replace(readme: &str, part: &str, text: &str) -> String {
    let start = format!("<!-- {part} -->\n");
    let (before, rest) = readme.split_once(&start).unwrap_or_else(|| panic!("no {start}"));
    let (_, after) = rest.split_once("<!-- end -->").expect("an end");
    format!("{before}{start}{text}<!-- end -->{after}")
}

/// What the bundle adds to the solver.
fn bundle() -> String {
    let text = printed(run(&mut tool(&[BUNDLED]), ""));
    let start = text.find("// nim_snippets: ").expect("a marker");
    format!("```rust,ignore\n{}```\n", &text[start..])
}

/// A row for each answer to the first question: the tree below it, indented.
fn chooser(japanese: bool) -> String {
    let Tree::Question(question, answers) = tree() else { panic!("no question") };
    let mut text = format!("| {} | |\n| --- | --- |\n", question.get(japanese));
    let link = |name: &str| format!("[`{name}`](snippets/{name}.rs)");
    let shown = |Branch { depth, text, module }: Branch| {
        let module = module.map_or(String::new(), |name| format!(": {}", link(name)));
        format!("{}{text}{module}", "&emsp;".repeat(depth))
    };
    for (answer, below) in &answers {
        let lines = match below {
            Tree::Module(name) => vec![link(name)],
            Tree::Question(_, answers) => {
                outline(answers, japanese).into_iter().map(shown).collect()
            }
        };
        text += &format!("| {} | {} |\n", answer.get(japanese), lines.join("<br>"));
    }
    text
}

/// The commands in the blocks of a README, without comments, and in the tables.
fn commands(readme: &str) -> BTreeSet<String> {
    let mut inside = false;
    let mut commands = BTreeSet::new();
    for line in readme.lines() {
        if line.starts_with("```") {
            inside = line == "```sh";
        } else if inside && !line.is_empty() {
            commands.insert(line.split(" #").next().unwrap_or_default().trim().to_owned());
        } else if let Some(cell) = line.strip_prefix("| ").and_then(|row| row.split("| `").nth(1)) {
            commands.insert(cell.split('`').next().unwrap_or_default().to_owned());
        }
    }
    commands.retain(|command| command.contains("bundle.sh") || command.contains("cargo"));
    commands
}

#[test]
fn both_readmes_have_the_same_commands() {
    let [english, japanese] = ["README.md", "README.ja.md"].map(|name| commands(&read(name)));
    assert!(english.len() > 3);
    assert_eq!(english, japanese);
}
