//! Checks that the search finds the right module. `queries.jsonl` has short queries, `statements.jsonl`
//! games as contests tell them. Others wrote them, and none may become a phrase of the search.

use explore::index::Index;
use explore::search::search;
use explore::statement::sentences;
use library::modules;
use std::time::{Duration, Instant};

/// A query, and the modules that fit it.
struct Query {
    text: String,
    fits: Vec<String>,
}

fn read(lines: &str) -> Vec<Query> {
    let parse = |line: &str| {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let fits = line["fits"].as_array().expect("modules").iter();
        let fits = fits.map(|name| name.as_str().expect("a name").to_owned()).collect();
        Query { text: line["query"].as_str().expect("a text").to_owned(), fits }
    };
    lines.lines().map(parse).collect()
}

fn queries() -> Vec<Query> {
    read(include_str!("queries.jsonl"))
}

fn statements() -> Vec<Query> {
    read(include_str!("statements.jsonl"))
}

/// The rank of the first module that fits a text.
fn rank(text: &str, fits: &[String]) -> Option<usize> {
    search(text).hits.iter().position(|hit| fits.iter().any(|it| it == hit.module.name))
}

/// The share of the queries for which this is true, in per cent.
fn share(queries: &[Query], is_found: impl Fn(&Query) -> bool) -> usize {
    queries.iter().filter(|query| is_found(query)).count() * 100 / queries.len()
}

#[test]
fn short_queries_find_the_right_module() {
    let queries = queries();
    let first = share(&queries, |query| rank(&query.text, &query.fits) == Some(0));
    let three = share(&queries, |query| rank(&query.text, &query.fits).is_some_and(|it| it < 3));
    println!("first {first}, among three {three}");
    assert!(first >= 82 && three >= 93, "first {first}, among three {three}");
}

#[test]
fn statements_find_the_right_module_among_three() {
    let whole = share(&statements(), |it| rank(&it.text, &it.fits).is_some());
    let is_among = |text: &&str, fits: &[String]| rank(text, fits).is_some_and(|it| it < 3);
    let by_one = |it: &Query| sentences(&it.text).iter().any(|text| is_among(text, &it.fits));
    let one = share(&statements(), by_one);
    println!("whole {whole}, one sentence {one}");
    assert!(whole >= 90 && one >= 92, "whole {whole}, one sentence {one}");
}

/// A statement of a module's game is rarely called little; what a module lacks, `list.rs` tests.
#[test]
fn statements_of_modules_are_seldom_called_little() {
    let little = share(&statements(), |it| search(&it.text).is_little);
    println!("little {little}");
    assert!(little <= 24, "little {little}");
}

#[test]
fn sentences_of_statements_find_the_right_module_first() {
    let expected = [
        ("in each row only the first nonzero number may be decreased", "ordered_nim"),
        ("two cells next to each other must never hold the same letter", "strip_colouring"),
        ("remove a number together with its neighbours x - 1 and x + 1", "octal_game"),
        ("take at most a function of what the opponent just took", "schwenk_nim"),
        ("a vertex may not be visited more than k times", "vertex_geography"),
        ("take a power of two", "subtraction_game"),
        ("ordinary nim", "nim"),
        ("MISÈRE-nim", "misere_nim"),
        ("loses last stone", "misere_nim"),
        ("逆形", "misere_nim"),
        ("最後に石を取った人の負け", "misere_nim"),
        ("choose an edge of the tree and delete it", "green_hackenbush"),
        ("remoteness", "loopy_game"),
        ("E&D", "delete_nim"),
        ("exactly half of the piles", "exact_nim"),
        ("coins go left on a tape, no jumping", "staircase_nim"),
        ("しりとり", "directed_geography"),
        ("从一堆中取走任意个石子", "nim"),
        ("misre nim", "misere_nim"),
    ];
    let is_missed = |(query, name): &(&str, &str)| rank(query, &[(*name).to_owned()]) != Some(0);
    let missed: Vec<_> = expected.into_iter().filter(is_missed).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn a_module_is_found_by_its_name() {
    for module in modules() {
        let japanese = module.rules(true);
        let title = |rules: &str| rules.split(':').next().unwrap_or_default().to_owned();
        for name in [module.name.to_owned(), title(module.title()), title(&japanese)] {
            assert_eq!(rank(&name, &[module.name.to_owned()]), Some(0), "{name}");
        }
    }
}

#[test]
fn sentences_about_input_and_output_are_dropped() {
    let rules = "The heaps have 0.5 tons.\nEach turn takes one nut. Who cannot move loses!";
    let text = format!("{rules}\n\nInput\nThe first line has n.\n\nOutput\nPrint who wins.\n");
    let expected =
        ["The heaps have 0.5 tons.", "Each turn takes one nut.", "Who cannot move loses!"];
    assert_eq!(sentences(&text), expected);
    assert_eq!(sentences("print the draws"), ["print the draws"]);
}

#[test]
fn no_query_is_a_phrase() {
    for Query { text, fits } in queries().into_iter().chain(statements()) {
        assert!(fits.iter().all(|name| library::find(name).is_some()), "{fits:?}");
        let is_it = |known: &str| known.eq_ignore_ascii_case(&text);
        assert!(!Index::load().texts.iter().any(|it| is_it(&it.text)), "`{text}` is a phrase");
    }
}

/// The time is measured only in CI, where nothing else runs.
#[test]
fn a_search_is_quick() {
    let start = Instant::now();
    search("take one stone");
    assert!(start.elapsed() < Duration::from_millis(500), "{:?}", start.elapsed());
}
