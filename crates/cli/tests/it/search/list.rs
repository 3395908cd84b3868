//! What `list` prints.

use crate::common::tool::{self, messages};
use bundler::modules::modules;
use show::catalogue::api;
use std::process::Output;

fn run(args: &[&str], locale: &str, input: &str) -> Output {
    tool::run(tool::tool(&[&["list"], args].concat()).env("LC_ALL", locale), input)
}

fn list(query: &str) -> String {
    let words: Vec<&str> = query.split(' ').collect();
    let output = run(&words, "C", "");
    assert!(output.status.success(), "{query}: {}", messages(&output));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The names of the hits.
fn hits(list: &str) -> Vec<&str> {
    let name = |line: &'_ str| !line.starts_with([' ', '`']) && line.contains("  ");
    let lines = list.lines().filter(|line| name(line));
    lines.filter_map(|line| line.split("  ").next()).collect()
}

#[test]
fn the_best_hit_comes_first() {
    for (query, name) in [
        ("take a power of two", "subtraction_game"),
        ("ordinary nim", "nim"),
        ("misere_nim", "misere_nim"),
        ("MISÈRE-nim", "misere_nim"),
        ("loses last stone", "misere_nim"),
        ("逆形", "misere_nim"),
        ("misere 逆形にむ", "misere_nim"),
        ("remove any number of stones from a pile", "nim"),
        ("最後に石を取った人の負け", "misere_nim"),
        ("choose an edge of the tree and delete it", "green_hackenbush"),
        ("Codeforces 603 C", "halving_nim"),
        ("POJ 1704", "staircase_nim"),
        ("remoteness", "loopy_game"),
        ("E&D", "delete_nim"),
        ("exactly half of the piles", "exact_nim"),
        ("coins go left on a tape, no jumping", "staircase_nim"),
    ] {
        let text = list(query);
        assert_eq!(hits(&text).first(), Some(&name), "{query}:\n{text}");
    }
    let text = list("しりとり");
    assert_eq!(hits(&text).first(), Some(&"directed_geography"), "{text}");
}

#[test]
fn at_most_five_hits_and_the_way_on() {
    let text = list("take stones");
    assert_eq!(hits(&text).len(), 5, "{text}");
    let last = text.lines().last().expect("a line");
    assert!(
        ["sprague_grundy", "guess", "./bundle.sh ask"].iter().all(|way| last.contains(way)),
        "{last}"
    );
    assert!(hits(&list("take stones --all")).len() > 5);
    let hit: Vec<&str> = text.lines().skip_while(|line| !line.contains("  ")).take(4).collect();
    assert!(hit[1].starts_with("    ") && hit[1].contains("::"), "{text}");
    assert!(hit[2].starts_with("    ./bundle.sh explain "), "{text}");
    assert!(hit[3].starts_with("    ~ "), "{text}");
    let text = list("take stones from up to k heaps");
    assert!(text.contains("    ./bundle.sh explain moore_nim k=3 HEAPS\n"), "{text}");
}

#[test]
fn doubt_and_typing_errors_are_said() {
    for query in ["xyzzy", "replace each stone by its square root"] {
        assert!(list(query).starts_with("nothing fits surely\n"), "{}", list(query));
    }
    assert!(!list("take 1 to k stones").contains("nothing fits surely"));
    let text = list("lastt stone loses");
    assert!(text.starts_with("`lastt` is unknown, taken for `last`\n"), "{text}");
    assert_eq!(hits(&text)[0], "misere_nim");
    assert_eq!(hits(&list("misre nim"))[0], "misere_nim");
}

#[test]
fn words_may_look_like_numbers_and_statements_come_from_standard_input() {
    assert_eq!(hits(&list("take -1 or 2 stones")).len(), 5);
    let statement = "Kim and Lee have n bags.\n\nEach turn one of them takes one or more nuts out \
                     of a bag. Who takes the last nut loses.\n\nInput\nThe first line has n.\n";
    let output = run(&["-"], "C", statement);
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(hits(&text)[0], "misere_nim", "{text}");
}

#[test]
fn an_unknown_id_names_no_module() {
    for query in ["HDU 1564", "hdu1847", "https://codeforces.com/contest/1091/problem/H"] {
        let output = run(&[query], "C", "");
        assert!(!output.status.success() && output.stdout.is_empty(), "{query}");
        let complaint = messages(&output);
        assert!(complaint.contains("nobody here knows"), "{complaint}");
    }
    let text = list("取石子游戏");
    assert!(text.contains("POJ 1067") && text.contains("HDU 2516"), "{text}");
    assert!(list("Christmas Game").contains("POJ 3710"));
}

#[test]
fn japanese_is_answered_in_japanese() {
    let text = list("山から石を取る");
    assert!(text.contains("nim  ニム: "), "{text}");
    let output = run(&[], "ja_JP.UTF-8", "");
    assert!(String::from_utf8_lossy(&output.stdout).contains("ニム: "));
    let output = run(&[], "C", "");
    assert!(!String::from_utf8_lossy(&output.stdout).contains("ニム: "));
}

#[test]
fn a_problem_of_two_names_is_one() {
    let text = list("dp_k");
    assert_eq!(hits(&text), ["subtraction_game"], "{text}");
}

#[test]
fn what_a_type_offers_is_called_by_its_name() {
    for module in modules() {
        let page = api::page(&[&module], false);
        assert!(!page.contains("    ::"), "{page}");
    }
    assert!(list("staircase_graph").contains("staircase_graph::Staircase::wins(&self"));
    let both = run(&["--api", "moore_nim"], "C", "");
    assert!(both.stdout.starts_with(b"moore_nim  "), "{}", String::from_utf8_lossy(&both.stdout));
}
