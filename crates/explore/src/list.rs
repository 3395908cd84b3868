//! The catalogue for the terminal, and the modules that fit a query.

use crate::api;
use crate::ask::arguments;
use crate::named::{self, Named};
use crate::problems::Problem as Known;
use crate::search::{self, Found, Hit};
use crate::words::{is_chinese, is_japanese};
use bundler::diagnostic::{Problem, Result};
use bundler::modules::modules;

/// All modules by theme, each with its first line.
pub fn catalogue(japanese: bool, width: Option<usize>) -> String {
    let margin = modules().iter().map(|module| module.name.len()).max().unwrap_or_default() + 4;
    let (mut result, mut theme) = (String::new(), "");
    for module in modules() {
        if module.theme != theme {
            theme = module.theme;
            let gap = if result.is_empty() { "" } else { "\n" };
            result += &format!("{gap}{theme}\n");
        }
        result += &entry(&format!("  {}", module.name), &module.rules(japanese), margin, width);
    }
    result
}

/// The layout of hits.
#[derive(Clone, Copy)]
pub struct View {
    pub japanese: bool,
    /// The columns of the terminal, if there is one.
    pub width: Option<usize>,
}

/// The modules that fit a query, best first, and a hint about other ways to search.
pub fn search(query: &str, view: &View) -> Result<String> {
    // A query in Japanese gets a Japanese answer.
    let japanese = view.japanese || is_japanese(query) && !is_chinese(query);
    let view = &View { japanese, ..*view };
    let Listing { remarks, hits } = listing(query, view)?;
    if hits.is_empty() {
        // For a problem without a module, there is a remark instead.
        let is_answered = matches!(named::named(query), Named::Argued(_));
        return if is_answered { Ok(remarks) } else { Err(nothing(query)) };
    }
    let hits: String = hits.iter().map(|hit| shown(hit, view)).collect();
    Ok(format!("{remarks}{hits}{}", way_on(japanese)))
}

fn nothing(query: &str) -> Problem {
    let problem = match query.trim() {
        "" => Problem::new("no words to search for"),
        words => Problem::new(format!("no module matches `{words}`")),
    };
    problem.help(
        "search by a sentence of the rules, answer `./bundle.sh ask`, or type the rules into a \
             template: `./bundle.sh solve rules.rs`",
    )
}

/// The hits of a query.
pub struct Listing<'a> {
    /// The corrections of the query.
    pub remarks: String,
    pub hits: Vec<Hit<'a>>,
}

pub fn listing<'a>(query: &str, view: &View) -> Result<Listing<'a>> {
    match named::named(query) {
        Named::Problems(problems) => Ok(named(&problems, view)),
        Named::Argued(problem) => {
            let file = arguments(view.japanese);
            let remarks = if view.japanese {
                format!("{problem} は Grundy 数を使わずに解ける: {file}\n")
            } else {
                format!("{problem} is decided by an argument: {file}\n")
            };
            Ok(Listing { remarks, hits: Vec::new() })
        }
        Named::Unknown => Err(Problem::new(format!("unknown problem `{}`", query.trim()))
            .help("search by a sentence of its rules: `./bundle.sh list WORD…`, or answer `./bundle.sh ask`")),
        Named::Nothing => Ok(found(search::search(query), view)),
    }
}

fn named<'a>(problems: &[&Known], view: &View) -> Listing<'a> {
    let mut remarks = String::new();
    let answers = |problem: &&Known| -> Vec<&str> {
        problem.modules().iter().map(|module| module.name).collect()
    };
    let problems = match problems {
        // All these names mean one problem.
        [first, rest @ ..] if rest.iter().all(|other| answers(other) == answers(first)) => {
            &problems[..1]
        }
        several => several,
    };
    if problems.len() > 1 {
        let names: Vec<&str> = problems.iter().map(|problem| problem.name.as_str()).collect();
        let title = if view.japanese {
            "同じ名の問題が複数ある"
        } else {
            "several problems have this name"
        };
        remarks = format!("{title}: {}\n", names.join(", "));
    }
    let hits_of = |problem: &&Known| {
        let modules = problem.modules().into_iter();
        modules.map(|module| Hit { module, by: problem.name.clone() }).collect::<Vec<_>>()
    };
    Listing { remarks, hits: problems.iter().flat_map(hits_of).collect() }
}

fn found<'a>(found: Found<'a>, view: &View) -> Listing<'a> {
    let remark = |(word, other): &(String, String)| {
        if view.japanese {
            format!("`{word}` を `{other}` と読んだ\n")
        } else {
            format!("searching for `{other}` instead of `{word}`\n")
        }
    };
    Listing { remarks: found.corrected.iter().map(remark).collect(), hits: found.hits }
}

fn shown(hit: &Hit, view: &View) -> String {
    let margin = hit.module.name.len() + 2;
    let mut text = entry(hit.module.name, &hit.module.rules(view.japanese), margin, view.width);
    let mut line = |label: &str, line: &str| {
        text += &entry(&format!("    {label}"), line, 4 + label.chars().count(), view.width);
    };
    for call in api::main_calls(&hit.module.source) {
        line("", &format!("{}::{call}", hit.module.name));
    }
    let time = if view.japanese { "計算量: " } else { "time: " };
    line(time, &hit.module.time());
    if !hit.module.limit().is_empty() {
        line(api::LIMIT.get(view.japanese), &hit.module.limit());
    }
    if !hit.by.is_empty() {
        line("~ ", &hit.by);
    }
    text
}

/// The advice if no hit fits.
fn way_on(japanese: bool) -> String {
    let text = if japanese {
        "どれも違うとき: `./bundle.sh ask`、またはルールをひな形に書いて `./bundle.sh solve rules.rs`\n"
    } else {
        "none of these? `./bundle.sh ask`, or type the rules into a template: `./bundle.sh solve rules.rs`\n"
    };
    text.to_owned()
}

/// A name with a wrapped text beside it.
fn entry(name: &str, text: &str, margin: usize, width: Option<usize>) -> String {
    let width = width.map_or(usize::MAX, |width| width.max(margin + 30));
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
