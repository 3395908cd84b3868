//! The catalogue for the terminal, and what of it fits a query.

use crate::api;
use crate::ask::arguments;
use crate::named::{self, Named};
use crate::problems::Problem as Known;
use crate::search::{self, Found, Hit};
use crate::words::{is_chinese, is_japanese};
use bundler::diagnostic::{Problem, Result};
use bundler::modules::Module;

/// So many hits are shown unless all are asked for.
const SHOWN: usize = 5;

/// All modules by theme, each with its first line.
pub fn catalogue(modules: &[Module], japanese: bool, width: Option<usize>) -> String {
    let margin = modules.iter().map(|module| module.name.len()).max().unwrap_or_default() + 4;
    let (mut result, mut theme) = (String::new(), "");
    for module in modules {
        if module.theme != theme {
            theme = module.theme;
            let gap = if result.is_empty() { "" } else { "\n" };
            result += &format!("{gap}{theme}\n");
        }
        result += &entry(&format!("  {}", module.name), &module.rules(japanese), margin, width);
    }
    result
}

/// What is shown of the modules that fit, and how.
#[derive(Clone, Copy)]
pub struct View {
    pub all: bool,
    pub japanese: bool,
    /// How to ask for a position of a module's game, if it can be shown.
    pub usage: fn(&str) -> Option<String>,
    /// The columns of the terminal, if there is one: lines are broken and words made bold.
    pub width: Option<usize>,
}

/// The modules that fit a query, best first, and the way on.
pub fn search(query: &str, modules: &[Module], view: &View) -> Result<String> {
    let view = &view.for_query(query);
    let Listing { remarks, doubt, hits } = listing(query, modules, view)?;
    let hits: String = hits.iter().map(|hit| shown(hit, view)).collect();
    Ok(format!("{remarks}{doubt}{hits}{}", way_on(view.japanese)))
}

/// What the modules offer that fit a query.
pub fn apis(query: &str, modules: &[Module], view: &View) -> Result<String> {
    let view = &view.for_query(query);
    let Listing { doubt, hits, .. } = listing(query, modules, view)?;
    let hits: Vec<&Module> = hits.iter().map(|hit| hit.module).collect();
    let japanese = view.japanese;
    Ok(format!("{doubt}{}\n{}", api::page(&hits, japanese), way_on(japanese)))
}

impl View {
    /// Who asks in Japanese is answered in Japanese.
    fn for_query(&self, query: &str) -> Self {
        View { japanese: self.japanese || is_japanese(query) && !is_chinese(query), ..*self }
    }
}

/// What fits a query, as far as it is shown.
pub struct Listing<'a> {
    /// What was understood in another way than it was typed.
    pub remarks: String,
    pub doubt: String,
    pub hits: Vec<Hit<'a>>,
}

pub fn listing<'a>(query: &str, modules: &'a [Module], view: &View) -> Result<Listing<'a>> {
    match named::named(query) {
        Named::Problems(problems) => Ok(named(&problems, modules, view)),
        Named::Argued(problem) => {
            let file = arguments(view.japanese);
            let doubt = if view.japanese {
                format!("{problem} は論法で決まる: {file}\n")
            } else {
                format!("{problem} is decided by an argument: {file}\n")
            };
            Ok(Listing { remarks: String::new(), doubt, hits: Vec::new() })
        }
        Named::Unknown => Err(Problem::new(format!("`{}` is a problem that nobody here knows", query.trim()))
            .help("search by words of its statement: `./bundle.sh list WORD…`, or `./bundle.sh list - < statement.txt`")),
        Named::Nothing => {
            let most = if view.all { usize::MAX } else { SHOWN };
            Ok(found(search::search(modules, query, most), query, view))
        }
    }
}

fn named<'a>(problems: &[&Known], modules: &'a [Module], view: &View) -> Listing<'a> {
    let mut remarks = String::new();
    let answers = |problem: &&Known| -> Vec<&str> {
        problem.modules(modules).iter().map(|module| module.name).collect()
    };
    let problems = match problems {
        // One problem that is known by two names.
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
        let modules = problem.modules(modules).into_iter();
        modules.map(|module| Hit::of(module, &problem.name)).collect::<Vec<_>>()
    };
    let hits = problems.iter().flat_map(hits_of).collect();
    Listing { remarks, doubt: String::new(), hits }
}

fn found<'a>(found: Found<'a>, query: &str, view: &View) -> Listing<'a> {
    let mut remarks = String::new();
    if is_chinese(query) && !found.sure() {
        remarks += "the search reads English and Japanese, and of Chinese a few phrases\n";
    }
    for (word, taken) in &found.corrected {
        remarks += &if view.japanese {
            format!("`{word}` を `{taken}` と読んだ\n")
        } else {
            format!("`{word}` is unknown, taken for `{taken}`\n")
        };
    }
    let doubt = if found.sure() { String::new() } else { doubt(&found, view.japanese) };
    Listing { remarks, doubt, hits: found.hits }
}

/// That nothing fits surely, and the loop that finds an unknown game.
fn doubt(found: &Found, japanese: bool) -> String {
    let nothing = if japanese {
        "nothing fits surely (確実に合うものはない)\n"
    } else {
        "nothing fits surely\n"
    };
    let read = read(found, japanese);
    let template = found.template;
    let text = match (found.page.is_some() || found.hits.is_empty(), japanese) {
        (true, _) => String::new(),
        (false, true) => {
            format!("手を `./bundle.sh {template}` に書き、その出力を `./bundle.sh guess` へ\n")
        }
        (false, false) => format!(
            "write its moves into `./bundle.sh {template}`, and pipe what that prints into `./bundle.sh guess`\n"
        ),
    };
    let arguments = arguments(japanese);
    let argument = if japanese {
        format!("偶奇や対称などの論法で決まるかもしれない: {arguments}\n")
    } else {
        format!("perhaps parity, symmetry or another argument decides: {arguments}\n")
    };
    nothing.to_owned() + &read + &text + &argument
}

/// What of the statement was understood, in its own words: who misses a word sees why.
fn read(found: &Found, japanese: bool) -> String {
    let titles = if japanese {
        ["読み取った語: 局面", "手", "条件", "終わりと問い"]
    } else {
        ["read: position", "moves", "which", "end"]
    };
    let nothing = if japanese { "なし" } else { "nothing" };
    if found.read.iter().all(Vec::is_empty) {
        let title = if japanese { "読み取った語" } else { "read" };
        return format!("{title}: {nothing}\n");
    }
    let part = |(title, words): (&str, &Vec<String>)| {
        let words = if words.is_empty() { nothing.to_owned() } else { words.join(", ") };
        format!("{title}: {words}")
    };
    let parts: Vec<String> = titles.into_iter().zip(&found.read).map(part).collect();
    parts.join("; ") + "\n"
}

fn shown(hit: &Hit, view: &View) -> String {
    let margin = hit.module.name.len() + 2;
    let mut result = entry(hit.module.name, &hit.module.rules(view.japanese), margin, view.width);
    if let Some(item) = api::answer(&hit.module.source, hit.answer.as_deref()) {
        result += &format!("    {}::{}\n", hit.module.name, item.call());
    }
    let not_covered = if view.japanese { "規則にない" } else { "not covered" };
    for clause in &hit.uncovered {
        result += &format!("    {not_covered}: {clause}\n");
    }
    if let Some(usage) = (view.usage)(hit.module.name) {
        result += &format!("    ./bundle.sh explain {usage}\n");
    }
    let bold = view.width.is_some();
    let marked = |(word, said): &(String, bool)| {
        if *said && bold { format!("\x1b[1m{word}\x1b[0m") } else { word.clone() }
    };
    let because: Vec<String> = hit.because.iter().map(marked).collect();
    result + &format!("    ~ {}\n", because.join(" "))
}

/// What remains when nothing of this is the game.
fn way_on(japanese: bool) -> String {
    let text = if japanese {
        "どれも違うとき: 局面の手を `sprague_grundy` に渡す; 値の表は `./bundle.sh guess VALUES…` へ; 質問で選ぶなら `./bundle.sh ask`\n"
    } else {
        "none of these? give the options to `sprague_grundy`; print values and `./bundle.sh guess` them; `./bundle.sh ask` finds it by questions\n"
    };
    text.to_owned()
}

/// A name, and beside it a text that is broken into lines.
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
