//! The search finds what is asked for: `queries.jsonl` has queries as people type them and whole
//! statements, each with the modules that fit. A hash halves it: phrases and weights were chosen by
//! the misses of one half; of the other half only the figures are looked at. Write no query into
//! `src/tool/catalogue/data`, and look at no miss of the other half. The search reads what
//! `UPDATE_README=1 cargo test --test search` made of that folder.
//!
//! `MISSES=1 cargo test --test search -- --nocapture` prints the misses of the first half.

mod ask;
mod ids;
mod index;
mod japanese;
mod list;
#[cfg(unix)]
mod terminal;
#[path = "../common/written.rs"]
mod written;

use nim_snippets::tool::catalogue::{self, Module, search::search};
use serde_json::Value;
use std::thread;
use std::time::{Duration, Instant};

const QUERIES: &str = include_str!("queries.jsonl");

struct Query {
    text: String,
    /// None when no module answers.
    fits: Vec<String>,
}

fn queries(tuned: bool) -> Vec<Query> {
    let parse = |line: &str| {
        let query: Value = serde_json::from_str(line).expect("a query on each line");
        let fits = query["fits"].as_array().expect("modules").iter();
        let fits = fits.map(|name| name.as_str().expect("a name").to_owned()).collect();
        Query { text: query["query"].as_str().expect("a text").to_owned(), fits }
    };
    let half = |query: &Query| crc32fast::hash(query.text.as_bytes()).is_multiple_of(2) == tuned;
    QUERIES.lines().map(parse).filter(half).collect()
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

fn figures(modules: &[Module], queries: &[Query], show: bool) -> Figures {
    let mut counts = [0; 4];
    for query in queries {
        let found = search(modules, &query.text, 3);
        let unsure = found.confidence < 1.0;
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
fn the_right_module_is_among_the_first() {
    let modules = catalogue::modules();
    let show = std::env::var_os("MISSES").is_some();
    let (tuned, held_out) = thread::scope(|scope| {
        let held_out = scope.spawn(|| figures(&modules, &queries(false), false));
        (figures(&modules, &queries(true), show), held_out.join().expect("figures"))
    });
    println!("tuned: {tuned:?}\nheld out: {held_out:?}");
    for (figures, floor) in [(tuned, [85, 96, 92, 8]), (held_out, [81, 89, 85, 13])] {
        assert!(figures.first >= floor[0], "first: {figures:?}");
        assert!(figures.among_three >= floor[1], "among the first three: {figures:?}");
        assert!(figures.doubt >= floor[2], "doubt where nothing fits: {figures:?}");
        assert!(figures.false_doubt <= floor[3], "doubt where something fits: {figures:?}");
    }
}

#[test]
fn the_queries_know_the_modules() {
    let modules = catalogue::modules();
    let all: Vec<Query> = [queries(true), queries(false)].into_iter().flatten().collect();
    assert!(all.len() >= 300);
    let japanese = |query: &&Query| query.text.chars().any(|c| ('ぁ'..='ヿ').contains(&c));
    assert!(all.iter().filter(japanese).count() * 3 >= all.len());
    for name in all.iter().flat_map(|query| &query.fits) {
        assert!(catalogue::find(&modules, name).is_some(), "there is no {name}");
    }
    for module in &modules {
        let asked = |query: &Query| query.fits.iter().any(|name| name == module.name);
        assert!(all.iter().any(asked), "tests/search/queries.jsonl never asks for {}", module.name);
        assert!(!module.japanese.is_empty(), "{} has no rules in Japanese", module.name);
    }
}

#[test]
fn no_query_stands_in_the_index() {
    let data = include_str!("../../src/tool/catalogue/data/phrases.txt");
    for query in [queries(true), queries(false)].into_iter().flatten() {
        let known = data.lines().any(|line| line.eq_ignore_ascii_case(&query.text));
        assert!(!known, "{} is in phrases.txt", query.text);
    }
}

/// How long this thread has had a processor, where the system tells.
fn busy() -> Option<Duration> {
    let times = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    times.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

#[test]
fn a_search_is_quick() {
    const SEARCHES: u32 = 100;
    let modules = catalogue::modules();
    let longest = queries(true).into_iter().max_by_key(|query| query.text.len());
    let text = longest.expect("queries").text;
    let (start, busy) = (Instant::now(), busy());
    for _ in 0..SEARCHES {
        search(&modules, &text, 5);
    }
    let spent = self::busy().zip(busy).map(|(after, before)| after - before);
    let time = spent.unwrap_or_else(|| start.elapsed()) / SEARCHES;
    println!("a search takes {time:?}");
    assert!(time < Duration::from_millis(20), "{time:?}");
}
