//! `table`.

use super::entries::example;
use super::{refused, shown};
use games::games;

#[test]
fn a_table_wraps_at_its_period_and_says_what_proves_it() {
    let text = shown("table octal_game code=0.77 -n 200");
    assert!(text.contains("\n  0 | 0* 1  2  3  1  4  3  2  1  4  2  6  4"), "{text}");
    assert!(text.contains("\n 72 | 4  1  2  8") && text.contains("\n 96 | 4  1  2  8"), "{text}");
    let status = "period 12, last exception 70; proven: the theorem of Guy and Smith\n";
    assert!(text.ends_with(status), "{text}");

    let text = shown("table octal_game code=0.007 -n 1000");
    assert!(text.ends_with("no period within the values up to 1000\n"), "{text}");
    let text = shown("table strange_nim k=2");
    assert!(text.ends_with("no period within the values up to 1000\n"), "{text}");
    let text = shown("table halving_nim k=2 -n 20");
    assert!(text.contains("period 2, last exception 2; not proven: "), "{text}");
    let text = shown("table subtraction_game set=1,3,4 -n 20");
    assert!(
        text.contains("\n14 | 0* 1  0* 1  2  3  2\n")
            || text.contains("\n 0 | 0* 1  0* 1  2  3  2  0*")
    );
    assert!(text.contains("period 7, from the first value on; proven: "), "{text}");
    let text = shown("table all_but_game set=2");
    assert!(text.contains("period 4, each 2 higher, from the first value on; proven: "), "{text}");
    let text = shown("table lasker_nim");
    assert!(text.contains("period 4, each 4 higher, last exception 0; proven: "), "{text}");
}

#[test]
fn a_table_is_a_square_for_two_heaps() {
    let rows = |text: &str| -> Vec<String> { text.lines().map(str::to_owned).collect() };
    let nim = rows(&shown("table nim -n 3 --csv"));
    assert_eq!(nim, [",0,1,2,3", "0,0,1,2,3", "1,1,0,3,2", "2,2,3,0,1", "3,3,2,1,0"]);
    let wythoff = rows(&shown("table wythoff --outcomes -n 2 --csv"));
    assert_eq!(wythoff, [",0,1,2", "0,L,W,W", "1,W,W,L", "2,W,L,W"]);
    let product = shown("table nimber -n 3 --json");
    let json: serde_json::Value = serde_json::from_str(&product).expect("JSON");
    assert_eq!(json["values"].to_string(), "[[0,0,0,0],[0,1,2,3],[0,2,3,1],[0,3,1,2]]");
    assert_eq!((&json["game"], &json["period"]), (&"nimber".into(), &serde_json::Value::Null));
    let line = shown("table subtraction_game set=1,3,4 -n 5 --json");
    let expected = r#"{"game":"subtraction_game","parameters":{"set":[1,3,4]},"first":0,"values":[0,1,0,1,2,3],"period":{"start":0,"length":7,"saltus":0,"proven":true,"by":"a window as long as the largest number of the set repeats"}}"#;
    assert_eq!(line.trim(), expected);
    let misere = rows(&shown("table bounded_nim max=3 --misere -n 5 --csv"));
    assert_eq!(misere, ["n,outcome", "0,W", "1,L", "2,W", "3,W", "4,W", "5,L"]);
    assert!(refused("table bounded_nim max=0").contains("max must be positive"));
    assert!(refused("table nim 3 4").contains("unexpected `3 4`: a table takes no position"));
    assert!(refused("table welter --parts 1 --misere").contains("`welter` has no misère play"));
}

#[test]
fn every_game_has_a_table() {
    for game in games() {
        let rule = example(&game);
        // A graph has its own number of vertices.
        let is_graph = game.parameters.iter().any(|it| ["edges", "arcs"].contains(&it.name));
        if is_graph || game.single(0).is_none() && !game.has_pairs() {
            continue;
        }
        let text = shown(&format!("table {}{} -n 20", game.name(), rule.words()));
        assert!(text.lines().count() > 2, "{}: {text}", game.name());
    }
}
