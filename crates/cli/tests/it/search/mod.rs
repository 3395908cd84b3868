//! The search finds what is asked for: `games/words/` and the `queries.jsonl` beside this file (queries
//! that no module answers, that several do, or that have several lines) have queries as people type
//! them and whole statements, each with the modules that fit. A hash halves them: phrases and weights
//! were chosen by the misses of one half; of the other half only the figures are looked at. Use no
//! query as a phrase, and look at no miss of the other half.
//!
//! `statements.jsonl` has games as contests tell them, more than half of which no module plays. All of them
//! were tuned on. Those of `held_out.jsonl` were written by somebody who knew neither lexicon nor
//! phrases; nobody looks at their misses either.
//!
//! What each part of the search is worth: `cargo test -p nim-snippets-cli every_part -- --nocapture`.
//!
//! `MISSES=1 cargo test -p nim-snippets-cli right_module -- --nocapture` prints the misses of the first half.

mod ask;
mod ids;
mod index;
mod list;

use crate::common::files::read;
#[cfg(unix)]
use crate::common::tool::{TOOL, printed, run};
use bundler::modules::{self, Module, modules};
use explore::search::{WEIGHTS, Weights, search, search_by};
use games::MODULES;
use serde::Deserialize;
#[cfg(unix)]
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    #[serde(rename = "query")]
    text: String,
    /// None when no module answers.
    fits: Vec<String>,
}

/// The queries of a file beside this one, one on each line.
fn own(name: &str) -> Vec<Query> {
    let parse =
        |line: &str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{name}: {error}"));
    read(format!("crates/cli/tests/it/search/{name}")).lines().map(parse).collect()
}

fn statements() -> Vec<Query> {
    own("statements.jsonl")
}

fn queries(tuned: bool) -> Vec<Query> {
    let of_games = MODULES.iter().flat_map(games::Module::queries).map(|(text, fits)| Query {
        text: text.to_owned(),
        fits: fits.into_iter().map(str::to_owned).collect(),
    });
    let half = |query: &Query| crc32fast::hash(query.text.as_bytes()).is_multiple_of(2) == tuned;
    of_games.chain(own("queries.jsonl")).filter(half).collect()
}

/// Shares of the queries in per cent.
#[derive(Debug)]
struct Figures {
    first: usize,
    among_three: usize,
    /// `nothing fits surely` is said where nothing fits, and where something does.
    doubt: usize,
    false_doubt: usize,
}

impl Figures {
    fn are_at_least(&self, floor: [usize; 4]) {
        assert!(self.first >= floor[0], "first: {self:?}");
        assert!(self.among_three >= floor[1], "among the first three: {self:?}");
        assert!(self.doubt >= floor[2], "doubt where nothing fits: {self:?}");
        assert!(self.false_doubt <= floor[3], "doubt where something fits: {self:?}");
    }
}

fn figures(modules: &[Module], queries: &[Query], show: bool) -> Figures {
    let mut counts = [0; 4];
    for query in queries {
        let found = search(modules, &query.text, 3);
        let unsure = !found.sure();
        let fits = |at: &usize| query.fits.iter().any(|name| found.hits[*at].module.name == name);
        let rank = (0..found.hits.len().min(3)).find(fits);
        counts[0] += usize::from(rank == Some(0));
        counts[1] += usize::from(rank.is_some());
        counts[2] += usize::from(unsure && query.fits.is_empty());
        counts[3] += usize::from(unsure && !query.fits.is_empty());
        if show && (unsure != query.fits.is_empty() || (rank != Some(0) && !query.fits.is_empty()))
        {
            let names: Vec<&str> = found.hits.iter().take(3).map(|hit| hit.module.name).collect();
            println!("{:?} {names:?} {:.2} {}", query.fits, found.confidence, query.text);
        }
    }
    let unfit = queries.iter().filter(|query| query.fits.is_empty()).count();
    let fit = queries.len() - unfit;
    let share = |at: usize, of: usize| counts[at] * 100 / of;
    Figures {
        first: share(0, fit),
        among_three: share(1, fit),
        doubt: share(2, unfit),
        false_doubt: share(3, fit),
    }
}

#[test]
fn a_module_is_found_by_its_name() {
    let modules = modules();
    for module in &modules {
        let japanese = module.rules(true);
        let title = |rules: &str| rules.split(':').next().unwrap_or_default().to_owned();
        for name in [module.name.to_owned(), title(module.title()), title(&japanese)] {
            let found = search(&modules, &name, 1);
            let best = found.hits.first().map(|hit| hit.module.name);
            assert_eq!(best, Some(module.name), "{name}");
            assert!(found.sure(), "{name}");
        }
    }
}

#[test]
fn the_right_module_is_among_the_first() {
    let modules = modules();
    let show = std::env::var_os("MISSES").is_some();
    let (tuned, held_out) = thread::scope(|scope| {
        let held_out = scope.spawn(|| figures(&modules, &queries(false), false));
        (figures(&modules, &queries(true), show), held_out.join().expect("figures"))
    });
    println!("tuned: {tuned:?}\nheld out: {held_out:?}");
    tuned.are_at_least([90, 97, 88, 2]);
    held_out.are_at_least([79, 91, 86, 9]);
}

#[test]
fn a_statement_that_no_module_plays_is_doubted() {
    let show = std::env::var_os("MISSES").is_some();
    let modules = modules();
    let tuned = figures(&modules, &statements(), show);
    let held_out = figures(&modules, &own("held_out.jsonl"), false);
    println!("tuned: {tuned:?}\nheld out: {held_out:?}");
    tuned.are_at_least([77, 90, 85, 10]);
    held_out.are_at_least([80, 90, 85, 12]);
}

/// In per cent: the queries whose right module is first, and among three; and the pairs of a query that
/// a module fits and one that none fits of which the former is the surer.
fn worth(weights: &Weights, modules: &[Module], queries: &[Query]) -> [usize; 3] {
    let (mut first, mut among_three) = (0, 0);
    let (mut fit, mut unfit) = (Vec::new(), Vec::new());
    for query in queries {
        let found = search_by(weights, modules, &query.text, 3);
        let surely = if found.page.is_some() { f32::MIN } else { found.confidence };
        if query.fits.is_empty() { &mut unfit } else { &mut fit }.push(surely);
        let fits = |name: &str| query.fits.iter().any(|fits| fits == name);
        let rank = found.hits.iter().position(|hit| fits(hit.module.name));
        first += usize::from(rank == Some(0));
        among_three += usize::from(rank.is_some());
    }
    let told_apart = |fit: &f32| unfit.iter().filter(|unfit| *unfit < fit).count();
    let pairs = fit.len() * unfit.len();
    let told_apart = fit.iter().map(told_apart).sum::<usize>() * 100 / pairs;
    [first * 100 / fit.len(), among_three * 100 / fit.len(), told_apart]
}

#[test]
fn every_part_of_the_search_is_worth_something_on_what_was_held_out() {
    let modules = modules();
    let sets = [queries(false), own("held_out.jsonl")];
    let whole = sets.each_ref().map(|set| worth(&WEIGHTS, &modules, set));
    println!("first, among three, told apart: {whole:?}");
    let parts = [
        ("further sentences of a module", Weights { further: [0.0; 2], ..WEIGHTS }),
        ("every sentence of the query", Weights { explaining: 0.0, ..WEIGHTS }),
        ("the language model", Weights { likely: 0.0, ..WEIGHTS }),
        ("clauses", Weights { unknown: 0.0, unknown_lead: 0.0, ..WEIGHTS }),
    ];
    for (part, weights) in parts {
        let without = sets.each_ref().map(|set| worth(&weights, &modules, set));
        println!("without {part}: {without:?}");
        let sum = |figures: &[[usize; 3]]| figures.iter().flatten().sum::<usize>();
        assert!(sum(&without) < sum(&whole), "{part}: {without:?}, with it {whole:?}");
    }
}

#[test]
fn the_queries_know_the_modules() {
    let modules = modules();
    let all = [queries(true), queries(false), statements(), own("held_out.jsonl")];
    let all: Vec<Query> = all.into_iter().flatten().collect();
    assert!(all.len() >= 300);
    let japanese = |query: &&Query| query.text.chars().any(|c| ('ぁ'..='ヿ').contains(&c));
    assert!(all.iter().filter(japanese).count() * 4 >= all.len());
    for name in all.iter().flat_map(|query| &query.fits) {
        assert!(modules::find(&modules, name).is_some(), "there is no {name}");
    }
    for module in &modules {
        let asked = |query: &Query| query.fits.iter().any(|name| name == module.name);
        assert!(all.iter().any(asked), "no query asks for {}", module.name);
        assert!(!module.rules(true).is_empty(), "{} has no rules in Japanese", module.name);
    }
}

#[test]
fn no_query_stands_in_the_index() {
    let none = read("crates/explore/data/none.txt");
    let mut phrases: Vec<String> = none.lines().map(str::to_owned).collect();
    phrases.extend(MODULES.iter().flat_map(games::Module::phrases).map(str::to_owned));
    for query in [queries(true), queries(false), statements()].into_iter().flatten() {
        let known = phrases.iter().any(|phrase| phrase.eq_ignore_ascii_case(&query.text));
        assert!(!known, "`{}` is a phrase", query.text);
    }
}

/// How long this thread has had a processor, where the system tells.
fn busy() -> Option<Duration> {
    let times = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    times.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// Times count where nothing else runs.
fn is_quiet() -> bool {
    std::env::var("CI").is_ok_and(|ci| ci == "true")
}

#[test]
fn a_search_is_quick() {
    if !is_quiet() {
        return;
    }
    const SEARCHES: u32 = 100;
    let modules = modules();
    let longest = queries(true).into_iter().max_by_key(|query| query.text.len());
    let text = longest.expect("queries").text;
    search(&modules, &text, 5); // the first reads all that is known
    let (start, busy) = (Instant::now(), busy());
    for _ in 0..SEARCHES {
        search(&modules, &text, 5);
    }
    let spent = self::busy().zip(busy).map(|(after, before)| after - before);
    let time = spent.unwrap_or_else(|| start.elapsed()) / SEARCHES;
    println!("a search takes {time:?}");
    assert!(time < Duration::from_millis(20), "{time:?}");
}

/// The seconds of processor that a shell prints as `0m0.030000s`.
#[cfg(unix)]
fn seconds(text: &str) -> f64 {
    let (minutes, seconds) = text.split_once('m').expect("minutes");
    let seconds: f64 = seconds.trim_end_matches('s').parse().expect("seconds");
    60.0 * minutes.parse::<f64>().expect("minutes") + seconds
}

/// The tool reads all that is known each time that it is called.
#[cfg(unix)]
#[test]
fn the_first_search_is_quick() {
    if !is_quiet() {
        return;
    }
    let time = || -> f64 {
        let mut shell = Command::new("sh");
        shell.args(["-c", "\"$@\" > /dev/null; times", "sh", TOOL, "list", "take", "one", "stone"]);
        let times = printed(run(&mut shell, ""));
        let of_the_tool = times.lines().nth(1).expect("times of the children");
        of_the_tool.split(' ').map(seconds).sum()
    };
    // Others want the processor's caches too.
    let least = (0..5).map(|_| time()).fold(f64::MAX, f64::min);
    println!("the first search takes {least} s of processor");
    assert!(least < 0.1, "{least}");
}
