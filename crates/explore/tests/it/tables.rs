//! Tests of `table`.

use crate::read;
use explore::draw::svg;
use explore::table::{self, Options, Table};
use games::games;

const OPTIONS: Options =
    Options { n: None, outcomes: false, misere: false, parts: None, japanese: false };

/// The table of a game, or the title of an error.
fn try_table(words: &str, options: &Options) -> Result<Table, String> {
    let question = read(words).map_err(|error| error.title().to_owned())?;
    table::table(&question, options).map_err(|error| error.title().to_owned())
}

fn table(words: &str, options: &Options) -> Table {
    try_table(words, options).unwrap_or_else(|error| panic!("{words}: {error}"))
}

/// The text of a table up to a size.
fn text_of(words: &str, n: Option<u64>) -> String {
    table(words, &Options { n, ..OPTIONS }).text(100, None)
}

#[test]
fn a_table_ends_with_its_period_and_the_proof() {
    for (words, n, status) in [
        (
            "octal_game code=0.007",
            Some(1000),
            "no period within the values up to 10000; none up to 100000, where 36 heaps lose, the last \
             is 16170",
        ),
        (
            "octal_game code=0.165",
            None,
            "no period within the values up to 10000; a table up to 100000 proves period 1550, \
             last exception 5180",
        ),
        // The value of 1001 breaks a period of 453 that 548 values repeat.
        ("octal_game code=0.E", None, "no period within the values up to "),
        // Only more values than the table has prove these.
        ("octal_game code=0.45", None, "period 20, last exception "),
        ("octal_game code=0.156", None, "period 349, last exception 3478; proven: "),
        ("strange_nim k=2", None, "no period within the values up to 1000"),
        ("halving_nim k=2", Some(20), "period 2, last exception 2; not proven: "),
        ("subtraction_game set=1,3,4", Some(20), "period 7, from the first value on; proven: "),
        ("all_but_game set=2", None, "period 4, each 2 higher, from the first value on; proven: "),
        ("lasker_nim", None, "period 4, each 4 higher, last exception 0; proven: "),
    ] {
        let text = text_of(words, n);
        assert!(text.lines().last().is_some_and(|last| last.starts_with(status)), "{text}");
    }
}

#[test]
fn a_picture_has_the_period_without_its_proof_and_a_legend() {
    for (japanese, period, losing) in [
        (false, "period 7, from the first value on", "losing"),
        (true, "周期 7、最初の値から", "負け"),
    ] {
        let picture = |outcomes| {
            let options = Options { n: Some(20), outcomes, japanese, ..OPTIONS };
            svg(&table("subtraction_game set=1,3,4", &options), false).ok().expect("a picture")
        };
        assert!(picture(false).contains(&format!(">{period}</text>")));
        assert!(picture(true).contains(&format!(">{losing}</text>")));
    }
}

#[test]
fn a_table_wraps_at_its_period() {
    let text = text_of("octal_game code=0.77", Some(200));
    assert!(text.contains("\n 72 | 4  1  2  8") && text.contains("\n 96 | 4  1  2  8"), "{text}");
    let text = text_of("subtraction_game set=1,3,4", Some(60));
    assert!(text.contains("\n21 | 0* 1  0* 1  2  3  2  0*"), "{text}");
}

#[test]
fn a_table_is_a_square_for_two_heaps() {
    let csv = |words: &str, options: Options| table(words, &options).csv();
    let nim = csv("nim", Options { n: Some(3), ..OPTIONS });
    assert_eq!(nim, ",0,1,2,3\n0,0,1,2,3\n1,1,0,3,2\n2,2,3,0,1\n3,3,2,1,0\n");
    let wythoff = csv("wythoff", Options { n: Some(2), outcomes: true, ..OPTIONS });
    assert_eq!(wythoff, ",0,1,2\n0,L,W,W\n1,W,W,L\n2,W,L,W\n");
    let misere = csv("bounded_nim max=3", Options { n: Some(5), misere: true, ..OPTIONS });
    assert_eq!(misere, "n,outcome\n0,W\n1,L\n2,W\n3,W\n4,W\n5,L\n");
    let line = table("subtraction_game set=1,3,4", &Options { n: Some(5), ..OPTIONS }).json();
    let expected = r#"{"game":"subtraction_game","parameters":{"set":[1,3,4]},"first":0,"values":[0,1,0,1,2,3],"period":{"start":0,"length":7,"saltus":0,"proven":true,"by":"a window as long as the largest number of the set repeats"}}"#;
    assert_eq!(line.trim(), expected);
    let product = table("nimber", &Options { n: Some(3), ..OPTIONS }).json();
    let values = r#""values":[[0,0,0,0],[0,1,2,3],[0,2,3,1],[0,3,1,2]]"#;
    assert!(product.contains(values) && product.contains(r#""period":null"#), "{product}");
}

#[test]
fn impossible_tables_are_errors() {
    for (words, options, error) in [
        ("bounded_nim max=0", OPTIONS, "max must be positive"),
        ("nim 3 4", OPTIONS, "unexpected `3 4`: a table takes no position"),
        ("welter", Options { misere: true, ..OPTIONS }, "`welter` has no misère play"),
        ("nim", Options { n: Some(99_999_999_999), ..OPTIONS }, "more than 10000000 cells"),
        ("wythoff", Options { parts: Some(1), ..OPTIONS }, "no table of `wythoff` for one part"),
        ("cutting_game", Options { n: Some(0), ..OPTIONS }, "empty: the smallest number is 2"),
    ] {
        let title = try_table(words, &options).err().expect(words);
        assert!(title.contains(error), "{words}: {title}");
    }
}

#[test]
fn every_game_has_a_table() {
    for game in games() {
        let rule = game.example_rule();
        // A graph has its own number of vertices.
        let is_graph = game.parameters.iter().any(|it| ["edges", "arcs"].contains(&it.name));
        if is_graph || game.single(0).is_none() && !game.has_pairs() {
            continue;
        }
        let made =
            table(&format!("{}{}", game.name(), rule.words()), &Options { n: Some(20), ..OPTIONS });
        assert!(
            made.count() as u64 >= 21 - game.first,
            "{}: {}",
            game.name(),
            made.text(100, None)
        );
    }
}
