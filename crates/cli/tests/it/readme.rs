//! Checks that the READMEs have the same commands, which are shell-safe, and that all links lead
//! somewhere.

use crate::common::files::{entries, read, root};
use std::path::PathBuf;

/// The anchor that GitHub gives a heading.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
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
