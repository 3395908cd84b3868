//! Tests of the output of `list` and `api`.

use explore::api;
use explore::list::{View, search};
use library::modules;

fn list(query: &str) -> String {
    let view = View { japanese: false, width: None };
    search(query, &view).unwrap_or_else(|_| panic!("{query}"))
}

/// The remark about a query of which little matches.
const LITTLE: &str = "Probably no module";

/// The names of the hits.
fn hits(list: &str) -> Vec<&str> {
    let lines = list.lines().filter(|line| !line.starts_with("docs/"));
    lines.filter_map(|line| Some(line.split_once("  ")?.0)).collect()
}

#[test]
fn a_hit_is_a_line_with_the_words_that_match() {
    let text = list("take stones");
    assert_eq!(hits(&text).len(), 5, "{text}");
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[..5].iter().all(|line| line.ends_with("  [take, stones]")), "{text}");
    assert_eq!(lines[5], format!("calls and limits: `./bundle.sh api {}`", hits(&text)[0]));
    for way in ["./bundle.sh ask", "docs/without-grundy.md", "./bundle.sh solve"] {
        assert!(lines[6].contains(way), "{text}");
    }
    assert_eq!(lines.len(), 7, "{text}");
    let view = View { japanese: false, width: Some(80) };
    let narrow = search("take stones", &view).unwrap_or_else(|_| panic!("hits"));
    assert!(narrow.lines().take(5).all(|line| line.chars().count() <= 80), "{narrow}");
    assert!(narrow.lines().take(5).all(|line| line.ends_with("  [take, stones]")), "{narrow}");
}

#[test]
fn a_statement_has_three_hits() {
    let text = list(
        "There are n bags. Each turn one takes one or more nuts out of a bag. Who takes \
                     the last nut loses.\n\nInput\nThe first line has n.\n",
    );
    assert_eq!(hits(&text).len(), 3, "{text}");
    assert!(hits(&text).contains(&"misere_nim"), "{text}");
    assert!(!text.contains(LITTLE), "{text}");
}

#[test]
fn little_is_called_little() {
    let mut wrong = String::new();
    for (query, is_little) in [
        ("take 1, 3 or 4 stones", false),
        ("nim", false),
        ("a token moves along the arcs of a graph without cycles", false),
        ("delete a substring 01 or 10 from a binary string", true),
        ("merge two piles and add a cost, minimum total cost", true),
        (
            "maximum score from tokens in a row, take from the left or right end, maximize difference",
            true,
        ),
        ("the longest palindromic subsequence of a pizza recipe", true),
    ] {
        let text = list(query);
        let is_right = text.starts_with(LITTLE) == is_little;
        wrong +=
            &if is_right { String::new() } else { format!("{query}: not {is_little}\n{text}") };
    }
    assert_eq!(wrong, "");
}

#[test]
fn arguments_are_found_by_their_signs() {
    let mut wrong = String::new();
    for (query, title) in [
        ("parity", ".md  Parity of the length"),
        ("mirror strategy", ".md  Mirror and copying"),
        ("mirroring", ".md  Mirror and copying"),
        ("pairing", ".md  Pairing strategy"),
        ("strategy stealing", ".md  Strategy stealing"),
        ("forced moves", ".md  Forced play"),
        ("invariant", ".md  Invariants modulo a number"),
        ("ペアリング", ".ja.md  ペアリング戦略"),
        ("a token is chased on a board", ".md  Pursuit"),
        ("rows or columns are taken at the edges of a board", ".md  Only the centre or the ends"),
        ("append a letter to a substring of a text", ".md  A trie or suffix automaton"),
        ("a move adds an edge to a graph", ".md  Edges added to a graph"),
        ("brackets are deleted in turn", ".md  Brackets"),
        ("グラフに辺を加える", ".ja.md  辺を加えるグラフ"),
        ("末尾に一文字加え部分文字列", ".ja.md  トライと接尾辞オートマトン"),
    ] {
        let text = list(query);
        let line = text.lines().next().expect("a line");
        if !line.starts_with(&format!("docs/without-grundy{title}: ")) {
            wrong += &format!("{query}: no {title}\n{text}");
        }
    }
    assert_eq!(wrong, "");
    assert!(!list("take stones").starts_with("docs/"));
}

#[test]
fn an_argument_stands_without_modules_that_have_little() {
    for query in ["brackets are deleted", "cards beat each other in a cyclic order"] {
        assert_eq!(list(query).lines().count(), 1, "{}", list(query));
    }
    assert!(hits(&list("a move takes at least one bound and at most another")).len() > 1);
}

/// Each row of the tables of signs, and each section's first sentence, finds its section.
#[test]
fn arguments_are_found_by_every_sign() {
    let mut wrong = String::new();
    for (page, text) in [
        ("docs/without-grundy.md", include_str!("../../../../docs/without-grundy.md")),
        ("docs/without-grundy.ja.md", include_str!("../../../../docs/without-grundy.ja.md")),
    ] {
        let sections = text.split("\n## ").skip(1);
        let signs = sections.map(|section| {
            let mut parts = section.split("\n\n");
            (parts.next().expect("a title"), parts.next().expect("a sign").replace('\n', " "))
        });
        for (title, sign) in signs {
            let line = format!("{page}  {title}: {sign}\n");
            if !list(&sign).contains(&line) {
                wrong += &line;
            }
        }
    }
    assert_eq!(wrong, "");
}

#[test]
fn solved_problems_without_a_module_have_an_argument() {
    for (query, title) in [
        ("Codeforces 2104C", "Cards in a cyclic order"),
        ("cf2152b", "Pursuit"),
        ("yukicoder 3258", "Parity of the length"),
        ("https://yukicoder.me/problems/no/3258", "Parity of the length"),
        ("LeetCode 3828", "Only the centre or the ends"),
        ("AWC 0053 A", "Parity of the length"),
        ("Bitwise OR Game", "Invariants modulo a number"),
    ] {
        let text = list(query);
        assert!(text.contains(&format!("docs/without-grundy.md  {title}: ")), "{query}: {text}");
    }
    for problem in explore::problems::problems().iter().filter(|it| !it.task.is_empty()) {
        let text = list(&problem.name);
        assert!(!text.is_empty() && text.contains(&problem.name), "{}: {text}", problem.name);
    }
}

#[test]
fn problems_are_found_by_their_names() {
    let text = list("取石子游戏");
    assert!(text.contains("POJ 1067") && text.contains("HDU 2516"), "{text}");
    assert_eq!(hits(&list("dp_k")), ["subtraction_game"]);
    assert!(list("dp_k").contains("  [dp_k K - Stones (EDPC)]"), "{}", list("dp_k"));
    assert!(list("Codeforces 1370C").contains("docs/without-grundy.md"));
}

#[test]
fn a_query_without_hits_is_an_error() {
    let view = View { japanese: false, width: None };
    for (query, title) in
        [("zzzzqqq", "no module matches `zzzzqqq`"), (" ", "no words to search for")]
    {
        let error = search(query, &view).expect_err("nothing is found");
        assert_eq!(error.title(), title);
    }
    // An argument decides this problem, not a module.
    assert!(!list("Codeforces 1370C").contains("./bundle.sh ask"));
}

#[test]
fn a_query_in_japanese_has_an_answer_in_japanese() {
    let text = list("山から石を取る");
    assert!(text.starts_with("nim ") && text.contains(" ニム: "), "{text}");
}

#[test]
fn every_module_has_a_main_call() {
    for module in modules() {
        let calls = api::main_calls(module.source);
        assert!((1..=2).contains(&calls.len()), "{}: {calls:?}", module.name);
    }
}

#[test]
fn rules_with_an_unknown_problem_are_searched() {
    let text = list("LeetCode 999: take 1 or 2 stones from one heap");
    assert!(text.starts_with("unknown problem; searching for the other words\n"), "{text}");
    assert!(!hits(&text).is_empty(), "{text}");
    let view = View { japanese: false, width: None };
    assert!(search("LeetCode 999", &view).is_err());
}

fn page(name: &str) -> String {
    api::page(&[library::find(name).expect(name)])
}

#[test]
fn an_api_has_fields_variants_and_limits() {
    for module in modules() {
        let page = page(module.name);
        assert!(!page.contains("    ::") && !page.contains("    ."), "{page}");
        assert!(page.contains("    time: "), "{page}");
    }
    for (module, lines) in [
        ("octal_game", "    code: an octal code, as in `0.77`: digit `t`"),
        ("octal_game", "    Period.start: u64\n"),
        ("octal_game", "    OctalGame::period(&self) -> Option<Period>\n        The proven"),
        ("divisor_games", "    Rule::SubtractDivisor\n        Subtract a divisor"),
        ("loopy_sums", "    Value::Finite(u64)\n"),
        ("window_game", "hi: H) -> Self where L: Fn(i128) -> i128, H: Fn(i128) -> i128\n"),
    ] {
        assert!(page(module).contains(lines), "{}", page(module));
    }
}
