//! What `list` prints.

use crate::common::files::root;
use crate::common::tool::{self, messages};
use bundler::modules::modules;
use explore::api;
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
        // Numbers and letters of a list are parameters.
        ("take 1, 2 or k", "subtraction_game"),
        ("take 1, 2 or 5 stones", "subtraction_game"),
        ("take 1, 2 or 3", "bounded_nim"),
        ("replace x by 2x or 2x+1, whoever passes n loses", "window_game"),
        ("a piece moves on a graph, endless play is a draw", "loopy_game"),
        ("count the arrays for which the first player wins nim", "nim_counting"),
        ("count the lost positions of Moore's nim", "moore_counting"),
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

/// What changes the rules is quoted below the module that does not know it, and the way on is named.
#[test]
fn a_clause_that_a_module_does_not_know_is_named() {
    for (query, clause, template) in [
        ("take one stone, not from the pile just used", "not from the pile just used", "tuple"),
        (
            "take any number of stones from a pile, a player may pass once",
            "a player may pass once",
            "tuple",
        ),
        (
            "a word, delete a letter, whoever makes a palindrome wins",
            "whoever makes a palindrome wins",
            "string",
        ),
        ("take stones from a pile, swap two piles", "swap two piles", "tuple"),
        ("take 1 to 3 stones, Alice maximizes her score", "Alice maximizes her score", "tuple"),
        ("take 1 to 3 stones, the probability of winning", "the probability of winning", "tuple"),
    ] {
        let text = list(query);
        assert!(text.starts_with("nothing fits surely\n"), "{query}:\n{text}");
        assert!(text.contains(&format!("    not covered: {clause}\n")), "{query}:\n{text}");
        let way = text.lines().nth(2).expect("the way on");
        assert!(way.contains(&format!("`./bundle.sh brute_{template}`")), "{query}: {way}");
        assert!(way.contains("`./bundle.sh guess`"), "{query}: {way}");
    }
}

/// Doubt says what was understood, in the statement's words and each notion once.
#[test]
fn what_was_read_is_said() {
    for (query, read) in [
        (
            "A row of n piles. Take 1..k stones from a pile or merge two adjacent heaps; who takes last loses.",
            "read: position: row, piles, stones; moves: take, merge; which: 1..k, two, adjacent; end: last, loses",
        ),
        (
            "石を取るか山を合併する、最後に取った人が負け",
            "読み取った語: 局面: 石, 山; 手: 取る, 合併; 条件: なし; 終わりと問い: 最後, 負け",
        ),
        ("qwx", "read: nothing"),
    ] {
        let text = list(query);
        assert_eq!(text.lines().nth(1), Some(read), "{query}:\n{text}");
    }
}

#[test]
fn what_only_parity_decides_leads_to_its_page() {
    for query in [
        "put plates on a round table, they may not overlap",
        "write |x - y| of two numbers of the set that is not yet written",
        "delete two adjacent characters that are different",
    ] {
        let text = list(query);
        let way = text.lines().nth(2).expect("the way on");
        assert!(way.ends_with("docs/without-grundy.md"), "{query}:\n{text}");
        assert!(root().join("docs/without-grundy.md").exists());
    }
}

#[test]
fn ids_answer_alike_in_any_spelling_and_signatures_are_whole() {
    for spellings in
        [["pe301", "Project Euler 301"], ["cf1194d", "CF 1194 D"], ["CF 78C", "codeforces 78c"]]
    {
        let [one, other] = spellings.map(|spelling| run(&[spelling], "C", ""));
        assert_eq!(one.stdout, other.stdout, "{spellings:?}");
        assert_eq!(one.status.success(), other.status.success(), "{spellings:?}");
    }
    let text = list("chocolate");
    assert!(text.contains("(sides: [u64; D], bitter: &[[u64; D]])"), "{text}");
}

#[test]
fn chinese_is_answered_or_refused() {
    let text = list("从字符串中删除一个字母，回文者胜");
    assert!(text.starts_with("the search reads English and Japanese"), "{text}");
    let text = list("从一堆中取走任意个石子");
    assert_eq!(hits(&text).first(), Some(&"nim"), "{text}");
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
    assert!(list("staircase_graph").contains("staircase_graph::StaircaseGraph::wins(&self"));
    let both = run(&["--api", "moore_nim"], "C", "");
    assert!(both.stdout.starts_with(b"moore_nim  "), "{}", String::from_utf8_lossy(&both.stdout));
}
