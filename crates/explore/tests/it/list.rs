//! Tests of the output of `list` and `api`.

use bundler::modules::{self, modules};
use explore::api;
use explore::list::{View, search};

fn list(query: &str) -> String {
    let view = View { japanese: false, width: None };
    search(query, &view).unwrap_or_else(|_| panic!("{query}"))
}

/// The names of the hits.
fn hits(list: &str) -> Vec<&str> {
    let lines = list.lines().filter(|line| !line.starts_with(' '));
    lines.filter_map(|line| Some(line.split_once("  ")?.0)).collect()
}

#[test]
fn five_hits_with_their_calls_and_limits_and_the_way_on() {
    let text = list("take stones");
    assert_eq!(hits(&text).len(), 5, "{text}");
    let last = text.lines().last().expect("a line");
    assert!(last.contains("./bundle.sh ask") && last.contains("./bundle.sh solve"), "{last}");
    for (query, line) in [
        ("node kayles", "    node_kayles::wins("),
        ("node kayles", "    limit: `grundy: n ≤ "),
        ("staircase_graph", "    staircase_graph::StaircaseGraph::new("),
        ("staircase_graph", "    staircase_graph::StaircaseGraph::wins(&self"),
        ("chocolate", "(sides: [u64; D], bitter: &[[u64; D]])"),
    ] {
        assert!(list(query).contains(line), "{}", list(query));
    }
}

#[test]
fn a_statement_has_three_hits_with_the_matching_sentences() {
    let text = list(
        "There are n bags. Each turn one takes one or more nuts out of a bag. Who takes \
                     the last nut loses.\n\nInput\nThe first line has n.\n",
    );
    assert_eq!(hits(&text).len(), 3, "{text}");
    assert!(hits(&text).contains(&"misere_nim"), "{text}");
    assert!(text.contains("    ~ Each turn one takes one or more nuts out of a bag.\n"), "{text}");
}

#[test]
fn problems_are_found_by_their_names() {
    let text = list("取石子游戏");
    assert!(text.contains("POJ 1067") && text.contains("HDU 2516"), "{text}");
    assert_eq!(hits(&list("dp_k")), ["subtraction_game"]);
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
    assert!(text.contains("nim  ニム: "), "{text}");
}

#[test]
fn every_module_has_a_main_call() {
    for module in modules() {
        let calls = api::main_calls(&module.source);
        assert!((1..=2).contains(&calls.len()), "{}: {calls:?}", module.name);
    }
}

fn page(name: &str) -> String {
    api::page(&[modules::find(name).expect(name)], false)
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
    ] {
        assert!(page(module).contains(lines), "{}", page(module));
    }
}
