//! The catalogue for the terminal, and the modules that fit a query.

use crate::ask::arguments;
use crate::named::{self, Named};
use crate::problems::Problem as Known;
use crate::search::{self, Found, Hit};
use crate::sections;
use crate::template;
use crate::words::{is_chinese, is_japanese};
use bundler::diagnostic::{Problem, Result};
use games::entry::said;
use library::modules;

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
    let Listing { remarks, hits, is_answered } = listing(query, view)?;
    if hits.is_empty() {
        return if is_answered { Ok(remarks) } else { Err(nothing(query)) };
    }
    let best = hits[0].module.name;
    let margin = hits.iter().map(|hit| hit.module.name.len()).max().unwrap_or_default() + 2;
    let hits: String = hits.iter().map(|hit| shown(hit, margin, view)).collect();
    Ok(format!("{remarks}{hits}{}", way_on(best, japanese)))
}

fn nothing(query: &str) -> Problem {
    let problem = match query.trim() {
        "" => Problem::new("no words to search for"),
        words => Problem::new(format!("no module matches `{words}`")),
    };
    problem.help(
        "search by a sentence of the rules, answer `./bundle.sh ask`, look at the signs in \
         docs/without-grundy.md, or write the rules into a template: \
         `./bundle.sh brute_heaps > rules.rs`, then `./bundle.sh solve rules.rs`",
    )
}

/// The hits of a query.
pub struct Listing {
    /// The corrections of the query.
    pub remarks: String,
    pub hits: Vec<Hit>,
    /// Is there a remark that answers the query without a module?
    pub is_answered: bool,
}

/// The most words of a problem's name; more of them are also its rules.
const NAME: usize = 4;

pub fn listing(query: &str, view: &View) -> Result<Listing> {
    match named::named(query) {
        Named::Problems(problems) => Ok(named(&problems, view)),
        Named::Argued(problem) => {
            let file = arguments(view.japanese);
            let remarks = said!(
                view.japanese,
                "{problem} is decided by an argument: {file}\n",
                "{problem} は Grundy 数を使わずに解ける: {file}\n"
            );
            Ok(Listing { remarks, hits: Vec::new(), is_answered: true })
        }
        Named::Unknown if query.split_whitespace().count() <= NAME => {
            Err(Problem::new(format!("unknown problem `{}`", query.trim()))
                .help("paste the statement: `./bundle.sh list -`, or answer `./bundle.sh ask`"))
        }
        Named::Unknown => {
            let listing = found(query, search::search(query), view);
            let unknown = said!(
                view.japanese,
                "unknown problem; searching for the other words\n",
                "この番号の問題は登録されていない。ほかの語で探した\n"
            );
            Ok(Listing { remarks: unknown + &listing.remarks, ..listing })
        }
        Named::Nothing => Ok(found(query, search::search(query), view)),
    }
}

fn named(problems: &[&Known], view: &View) -> Listing {
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
        let names = names.join(", ");
        remarks = said!(
            view.japanese,
            "several problems have this name: {names}\n",
            "同じ名の問題が複数ある: {names}\n"
        );
    }
    for problem in problems.iter().filter(|problem| problem.modules().is_empty()) {
        let decided = sections::deciding(problem, view.japanese);
        remarks += &format!("{}: {}\n{decided}", problem.name, problem.task);
    }
    let is_answered = !remarks.is_empty();
    let hits_of = |problem: &&Known| {
        let modules = problem.modules().into_iter();
        modules
            .map(|module| Hit { by: problem.name.clone(), ..Hit::new(module) })
            .collect::<Vec<_>>()
    };
    let hits = problems.iter().flat_map(hits_of).collect();
    Listing { remarks, hits, is_answered }
}

fn found(query: &str, found: Found, view: &View) -> Listing {
    let remark = |(word, other): &(String, String)| {
        said!(
            view.japanese,
            "searching for `{other}` instead of `{word}`\n",
            "`{word}` を `{other}` と読んだ\n"
        )
    };
    let mut remarks: String = found.corrected.iter().map(remark).collect();
    let sections = sections::named_by(query, view.japanese);
    let is_answered = !sections.is_empty();
    if is_answered {
        remarks = sections;
    } else if found.is_little {
        remarks += &little(view.japanese);
    }
    // Modules that have little of a query which names an argument would only mislead.
    let hits = if is_answered && found.is_little { Vec::new() } else { found.hits };
    Listing { remarks, hits, is_answered }
}

/// A line: the name, the rules, and in brackets the problem or the words that match.
fn shown(hit: &Hit, margin: usize, view: &View) -> String {
    let by = if hit.words.is_empty() { hit.by.clone() } else { hit.words.join(", ") };
    let mut by = if by.is_empty() { by } else { format!("  [{by}]") };
    if hit.is_opposite {
        by += &said!(view.japanese, "  (your game ends the other way)", "  (勝ち負けが逆)");
    }
    let mut rules = hit.module.rules(view.japanese);
    if let Some(width) = view.width {
        let room = width.saturating_sub(margin + by.chars().count()).max(LEAST);
        rules = fitted(&rules, room);
    }
    format!("{:<margin$}{rules}{by}\n", hit.module.name)
}

/// The rules in so many columns: the middle is left out, so that the winner stays at the end.
fn fitted(rules: &str, room: usize) -> String {
    let letters: Vec<char> = rules.chars().collect();
    if letters.len() <= room {
        return rules.to_owned();
    }
    let end = letters.len();
    let start = |at: usize| match letters[at] {
        ';' => Some(at),
        '。' if at + 1 < end => Some(at + 1),
        _ => None,
    };
    let winner = (0..end).rev().find_map(start).unwrap_or(end);
    // A winner that leaves no room for the rules is cut itself.
    let winner = if end - winner + LEAST / 4 < room { winner } else { end };
    let begin = room - 1 - (end - winner);
    letters[..begin].iter().chain(&['…']).chain(&letters[winner..]).collect()
}

/// The columns that the rules have at least.
const LEAST: usize = 40;

/// The way on from the hits.
fn way_on(best: &str, japanese: bool) -> String {
    let page = arguments(japanese);
    let commands = template::commands(template::of(best), japanese);
    said!(
        japanese,
        "calls and limits: `./bundle.sh api {best}`\nnone of these? `./bundle.sh ask`, {page}, or \
         write the rules into a template: {commands}\n",
        "呼び出しと制限: `./bundle.sh api {best}`\nどれも違うとき: `./bundle.sh ask`、{page}、またはルールを\
         ひな形に書く: {commands}\n"
    )
}

/// The remark if little matches.
fn little(japanese: bool) -> String {
    let page = arguments(japanese);
    said!(
        japanese,
        "Probably no module has this game. Few words match, those in brackets; {page} may help.\n",
        "このゲームのモジュールはなさそう。一致する語は角括弧の中の少数だけ。{page} も参照\n"
    )
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
