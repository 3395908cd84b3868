//! README.ja.md says what README.md says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(path).expect("a README")
}

/// The commands in its blocks, without comments, and in its tables.
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
