//! The picture, and the language.

use super::shown;
use crate::common::tool::{self, printed};
use crate::common::written::is_up_to_date;

/// The table in the README.
#[test]
fn the_picture_is_up_to_date() {
    let drawn = shown("table octal_game code=0.77 -n 143 --svg /dev/stdout");
    is_up_to_date("docs/kayles.svg", &drawn);
    roxmltree::Document::parse(&drawn).expect("XML");
}

#[test]
fn positions_and_tables_are_told_in_the_language_of_the_locale() {
    let is_japanese = |line: &str, locale: &str| {
        let mut tool = tool::tool(&line.split(' ').collect::<Vec<_>>());
        let said = printed(tool::run(tool.env("LC_ALL", locale), ""));
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
}
