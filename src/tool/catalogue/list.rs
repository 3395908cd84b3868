//! The catalogue for the terminal, and what of it fits a query.

use super::ids::{self, Known, Named};
use super::search::{self, Found, Hit, is_japanese};
use super::{Module, api};
use crate::tool::diagnostic::{Problem, Result, called};
use std::io::{self, IsTerminal};

/// So many hits are shown unless all are asked for.
const SHOWN: usize = 5;

/// All modules by theme, each with its first line.
pub fn catalogue(modules: &[Module], japanese: bool) -> String {
    let margin = modules.iter().map(|module| module.name.len()).max().unwrap_or_default() + 4;
    let (mut result, mut theme) = (String::new(), "");
    for module in modules {
        if module.theme != theme {
            theme = module.theme;
            let gap = if result.is_empty() { "" } else { "\n" };
            result += &format!("{gap}{theme}\n");
        }
        result += &entry(&format!("  {}", module.name), module.rules(japanese), margin);
    }
    result
}

/// What is shown of the modules that fit, and how.
#[derive(Clone, Copy)]
pub struct Form {
    pub all: bool,
    pub japanese: bool,
    /// How to ask for a position of a module's game, if it can be shown.
    pub usage: fn(&str) -> Option<String>,
}

/// The modules that fit a query, best first, and the way on.
pub fn search(query: &str, modules: &[Module], form: &Form) -> Result<String> {
    let form = &Form { japanese: form.japanese || is_japanese(query), ..*form };
    match ids::named(modules, query) {
        Named::Problems(problems) => Ok(named(&problems, form)),
        Named::Unknown(id) => Err(Problem::new(format!("`{id}` is a problem that nobody here knows"))
            .help("search by words of its statement: `./bundle.sh --list WORD…`, or `--list - < statement.txt`")),
        Named::Nothing => Ok(found(&search::search(modules, query), form)),
    }
}

/// What the modules offer that fit a query.
pub fn apis(query: &str, modules: &[Module], form: &Form) -> Result<String> {
    let japanese = form.japanese || is_japanese(query);
    let listed = search(query, modules, form)?;
    let name =
        |line: &str| modules.iter().find(|module| line.starts_with(&format!("{} ", module.name)));
    let hits: Vec<&Module> = listed.lines().filter_map(name).collect();
    let doubt = listed.lines().find(|line| line.starts_with("nothing fits surely"));
    let doubt = doubt.map_or(String::new(), |line| format!("{line}\n"));
    Ok(format!("{doubt}{}\n{}", api::page(&hits, japanese), way_on(japanese)))
}

fn named(problems: &[Known], form: &Form) -> String {
    let mut result = String::new();
    if problems.len() > 1 {
        let names: Vec<&str> = problems.iter().map(|problem| problem.name.as_str()).collect();
        result += &match form.japanese {
            true => format!("同じ名の問題が複数ある: {}\n", names.join(", ")),
            false => format!("several problems have this name: {}\n", names.join(", ")),
        };
    }
    for problem in problems {
        for module in &problem.modules {
            let hit = Hit {
                module,
                score: 0.0,
                because: vec![(problem.name.clone(), true)],
                answer: None,
            };
            result += &shown(&hit, form);
        }
    }
    result + &way_on(form.japanese)
}

fn found(found: &Found, form: &Form) -> String {
    let mut result = String::new();
    for (word, taken) in &found.corrected {
        result += &match form.japanese {
            true => format!("`{word}` を `{taken}` と読んだ\n"),
            false => format!("`{word}` is unknown, taken for `{taken}`\n"),
        };
    }
    if !found.sure() {
        result += match form.japanese {
            true => "nothing fits surely (確実に合うものはない)\n",
            false => "nothing fits surely\n",
        };
    }
    let shown_hits = if form.all { found.hits.len() } else { SHOWN };
    for hit in found.hits.iter().take(shown_hits) {
        result += &shown(hit, form);
    }
    result + &way_on(form.japanese)
}

fn shown(hit: &Hit, form: &Form) -> String {
    let margin = hit.module.name.len() + 2;
    let mut result = entry(hit.module.name, hit.module.rules(form.japanese), margin);
    if let Some(item) = api::answer(&hit.module.source, hit.answer.as_deref()) {
        result += &format!("    {}::{}\n", hit.module.name, item.call());
    }
    if let Some(usage) = (form.usage)(hit.module.name) {
        result += &called(&format!("    ./bundle.sh explain {usage}\n"));
    }
    let marked = |(word, said): &(String, bool)| match *said && io::stdout().is_terminal() {
        true => format!("\x1b[1m{word}\x1b[0m"),
        false => word.clone(),
    };
    let because: Vec<String> = hit.because.iter().map(marked).collect();
    result + &format!("    ~ {}\n", because.join(" "))
}

/// What remains when nothing of this is the game.
fn way_on(japanese: bool) -> String {
    called(match japanese {
        true => {
            "どれも違うとき: 局面の手を `sprague_grundy` に渡す; 値の表は `./bundle.sh guess VALUES…` へ; 質問で選ぶなら `./bundle.sh --ask`\n"
        }
        false => {
            "none of these? give the options to `sprague_grundy`; print values and `./bundle.sh guess` them; `./bundle.sh --ask` finds it by questions\n"
        }
    })
}

/// A name, and beside it a text that is broken into lines.
fn entry(name: &str, text: &str, margin: usize) -> String {
    let width = io::stdout().is_terminal().then(terminal_size::terminal_size).flatten();
    let width = width.map_or(usize::MAX, |(width, _)| usize::from(width.0).max(margin + 30));
    let mut result = format!("{name:<margin$}");
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
