//! Tests of the commands that explore games.

use crate::common::files::root;
use crate::common::tool::{assert_error_in, printed, run, tool};
use cli::explore::Command;
use library::modules;

fn shown(line: &str) -> String {
    printed(&line.split_whitespace().collect::<Vec<_>>())
}

#[test]
fn no_module_takes_the_name_of_a_command() {
    for module in modules() {
        assert!(!<Command as clap::Subcommand>::has_subcommand(module.name), "{}", module.name);
    }
    assert!(<Command as clap::Subcommand>::has_subcommand("explain"));
}

#[test]
fn bad_questions_are_errors() {
    for (line, reason) in [
        ("explain moore_nim k=2 k=3 1", "`k` is given twice"),
        ("explain nim 3 -1", "`-1` is not a number of stones"),
        ("explain octal_game code=0.007 70000", "a heap of 70000 is above the 65536 of the table"),
        ("explain treblecross 2", "a row of 2 cells has no line of three"),
        ("explain coin_turning game=ruler 3 3", "3 occurs twice"),
        ("guess 0 -1 1", "`-1` is neither a value nor an outcome"),
    ] {
        assert_error_in(root(), &line.split(' ').collect::<Vec<_>>(), reason);
    }
    assert_eq!(shown("explain nim [5,7]"), shown("explain nim 5 7"));
    let text = shown("explain fibonacci_nim 1 --misere");
    assert!(text.ends_with("No move is left, and in misère play that wins.\n"), "{text}");
}

/// A table as a picture is XML.
#[test]
fn a_picture_is_xml() {
    let drawn = shown("table octal_game code=0.77 -n 143 --svg -");
    roxmltree::Document::parse(&drawn).expect("XML");
}

#[test]
fn answers_are_in_the_language_of_the_locale() {
    let is_japanese = |line: &str, locale: &str| {
        let mut tool = tool(&line.split(' ').collect::<Vec<_>>());
        let said = run(tool.env("LC_ALL", locale), "").printed();
        said.contains(|c: char| ('ぁ'..='ん').contains(&c))
    };
    for line in [
        "explain nim 3 5 7",
        "table lasker_nim",
        "table octal_game code=0.007",
        "guess 0 1 2 3 1 4 3 2 1 4 2 6",
    ] {
        assert!(is_japanese(line, "ja_JP.UTF-8"), "{line}");
        assert!(!is_japanese(line, "C"), "{line}");
    }
    assert!(!is_japanese("api nim", "ja_JP.UTF-8"), "the functions are described in English");
}

#[test]
fn a_dash_is_standard_input() {
    let said = |args: &[&str]| run(&mut tool(args), "0 1 2 3 1 4 3 2 1 4 2 6").printed();
    assert_eq!(said(&["guess", "-"]), said(&["guess"]));
}
