//! The READMEs tell the truth: their chooser is the one that `--ask` walks, their bundle is what the
//! tool prints. `UPDATE_README=1 cargo test --test readme` brings them up to date.

use nim_snippets::tool::catalogue::ask::{Branch, Tree, outline, tree};
use std::fs;
use std::path::Path;
use std::process::Command;

#[path = "common/written.rs"]
mod written;

const BUNDLED: &str = "problems/tessoku_a33/main.rs";

#[test]
fn the_readmes_are_up_to_date() {
    for (name, japanese) in [("README.md", false), ("README.ja.md", true)] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        let old = fs::read_to_string(&path).expect(name);
        let new = replace(&old, &format!("bundle of {BUNDLED}"), &bundle());
        let new = replace(&new, "chooser", &chooser(japanese));
        written::is_up_to_date(name, &new, "readme");
    }
}

#[test]
fn the_readme_is_short() {
    for name in ["README.md", "README.ja.md"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        let lines = fs::read_to_string(&path).expect(name).lines().count();
        assert!(lines <= 130, "{name} has {lines} lines");
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
    let mut tool = Command::new(env!("CARGO_BIN_EXE_nim-snippets"));
    let output = tool.arg(BUNDLED).current_dir(env!("CARGO_MANIFEST_DIR")).output();
    let text = String::from_utf8(output.expect("the tool runs").stdout).expect("UTF-8");
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
