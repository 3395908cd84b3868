//! The README tells the truth: its tables follow the modules' headers, its chooser is the crate's,
//! its bundle is what the tool prints. `UPDATE_README=1 cargo test --test readme` brings it up to date.

#[allow(dead_code)]
#[path = "common/module.rs"]
mod module;

use module::Module;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

const BUNDLED: &str = "problems/tessoku_a33/main.rs";

#[test]
fn the_readme_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let old = fs::read_to_string(&path).expect("README.md is there");
    let new = replace(&old, &format!("bundle of {BUNDLED}"), &bundle());
    let new = replace(&new, "chooser", &chooser());
    let new = replace(&new, "catalogue", &catalogue());
    if env::var_os("UPDATE_README").is_some() {
        fs::write(&path, new).expect("README.md can be written");
    } else {
        assert!(old == new, "README.md is out of date: UPDATE_README=1 cargo test --test readme");
    }
}

/// Puts a text between the comment that names its part and the next `<!-- end -->`.
fn replace(readme: &str, part: &str, text: &str) -> String {
    let start = format!("<!-- {part} -->\n");
    let (before, rest) = readme.split_once(&start).unwrap_or_else(|| panic!("no {start}"));
    let (_, after) = rest.split_once("<!-- end -->").expect("an end");
    format!("{before}{start}{text}<!-- end -->{after}")
}

fn bundle() -> String {
    let mut tool = Command::new(env!("CARGO_BIN_EXE_nim-snippets"));
    let output = tool.arg(BUNDLED).current_dir(env!("CARGO_MANIFEST_DIR")).output();
    let text = String::from_utf8(output.expect("the tool runs").stdout).expect("UTF-8");
    format!("```rust,ignore\n{text}```\n")
}

/// The documentation of the crate after its first paragraph, its links to modules made relative.
fn chooser() -> String {
    let lib = lib();
    let lines = lib.lines().map_while(|line| line.strip_prefix("//!"));
    let lines: Vec<&str> = lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    let start = lines.iter().position(|line| line.starts_with("# Which game is it?"));
    let mut text = lines[start.expect("a chooser") + 2..].join("\n") + "\n";
    for module in module::all() {
        let name = &module.name;
        text = text.replace(&format!("[`{name}`]"), &format!("[`{name}`](snippets/{name}.rs)"));
    }
    text
}

/// A table for each theme of the catalogue.
fn catalogue() -> String {
    let modules = module::all();
    let mut text = String::new();
    let mut theme = "";
    for entry in nim_snippets::tool::catalogue::modules() {
        if theme != entry.theme {
            theme = entry.theme;
            text += &format!("\n### {theme}\n\n| module | rules | answers | time |\n");
            text += "| --- | --- | --- | --- |\n";
        }
        let module = modules.iter().find(|module| module.name == entry.name);
        text += &row(module.expect("a module of that name"));
    }
    text.trim_start().to_owned() + "\n"
}

fn row(module: &Module) -> String {
    let name = &module.name;
    let (title, rules) = module.title_and_rules();
    let answers: Vec<String> =
        module.public_names().iter().map(|answer| format!("`{answer}`")).collect();
    let time = module.bullet("Time");
    let short = time.split(';').next().and_then(|time| time.split(". ").next());
    let time = short.unwrap_or_default().trim_end_matches('.');
    let rules = format!("**{title}**: {rules}");
    let cells = [&rules, &answers.join(" "), time].map(|cell| cell.replace('|', "\\|"));
    format!("| [`{name}`](snippets/{name}.rs) | {} |\n", cells.join(" | "))
}

fn lib() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs");
    fs::read_to_string(path).expect("src/lib.rs is there")
}
