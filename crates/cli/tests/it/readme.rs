//! The READMEs tell the truth: their chooser is the one that `ask` walks, their bundle is what the
//! tool prints, and both have the same commands. `UPDATE=1 cargo test --workspace up_to_date` brings
//! them up to date.

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
        written::is_up_to_date(name, &new);
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

/// A part to fold out for each answer to the first question: the tree below it as a list.
fn chooser(japanese: bool) -> String {
    let Tree::Question(question, answers) = tree() else { panic!("no question") };
    let link = |name: &str| format!("[`{name}`](snippets/{name}.rs)");
    let mut text = format!("{}\n", question.get(japanese));
    for (answer, below) in &answers {
        text += &format!("\n<details>\n<summary>{}</summary>\n\n", answer.get(japanese));
        match below {
            Tree::Module(name) => text += &format!("- {}\n", link(name)),
            Tree::Question(_, answers) => {
                for Branch { depth, text: line, module } in outline(answers, japanese) {
                    let module = module.map_or(String::new(), |name| format!(": {}", link(name)));
                    text += &format!("{}- {line}{module}\n", "  ".repeat(depth));
                }
            }
        }
        text += "\n</details>\n";
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
