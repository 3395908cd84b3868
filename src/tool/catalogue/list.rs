//! The catalogue for the terminal.

use crate::tool::catalogue::Module;
use crate::tool::catalogue::search::search;
use crate::tool::diagnostic::{Problem, Result};
use std::io::{self, IsTerminal};

/// The modules that fit the query by theme, each with its first line.
pub fn list(query: &str, modules: &[Module]) -> Result<String> {
    let hits = search(modules, query);
    if hits.is_empty() {
        return Err(Problem::new(format!("no snippet is about `{query}`"))
            .help("`./bundle.sh --list` shows them all"));
    }
    let names = hits.iter().map(|(module, _)| module.name.len());
    let margin = names.max().unwrap_or_default() + 4;
    let width = io::stdout().is_terminal().then(terminal_size::terminal_size).flatten();
    let width = width.map_or(usize::MAX, |(width, _)| usize::from(width.0).max(margin + 30));
    let (mut result, mut theme) = (String::new(), "");
    for (module, alias) in hits {
        if module.theme != theme {
            theme = module.theme;
            let gap = if result.is_empty() { "" } else { "\n" };
            result += &format!("{gap}{theme}\n");
        }
        let alias = alias.map_or(String::new(), |alias| format!(" [{alias}]"));
        let text = format!("{}{alias}", module.title());
        result += &entry(module.name, &text, margin, width);
    }
    Ok(result)
}

/// A name, and beside it a text that is broken into lines.
fn entry(name: &str, text: &str, margin: usize, width: usize) -> String {
    let mut result = format!("  {name:<indent$}", indent = margin - 2);
    let mut column = margin;
    for word in text.split(' ') {
        let length = word.chars().count();
        if column > margin && column + 1 + length > width {
            result += &format!("\n{:margin$}", "");
            column = margin;
        } else if column > margin {
            result.push(' ');
            column += 1;
        }
        result += word;
        column += length;
    }
    result + "\n"
}
