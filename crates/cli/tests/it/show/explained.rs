//! `explain`, and the pictures.

use super::entries::example;
use super::{refused, shown};
use crate::common::tool::{self, printed};
use crate::common::written::is_up_to_date;
use games::entry::{Ask, Shape};
use games::games;

#[test]
fn every_game_is_explained() {
    for game in games().iter().filter(|game| game.has(Ask::Wins)) {
        let numbers = match game.shape {
            Shape::Exactly([_]) => "5",
            Shape::Exactly([_, _, _]) => "5 4 1",
            Shape::Sum(_) => "1 2 5",
            _ if !game.example.is_empty() => game.example,
            Shape::Row(_) => "5 4 1",
            _ => "5 4",
        };
        let words = format!("{}{} {numbers}", game.name(), example(game).words());
        let text = shown(&format!("explain {words}"));
        assert!(text.contains("The player to move"), "{words}: {text}");
        assert_eq!(
            text.contains("move wins ("),
            text.contains("A winning move: "),
            "{words}: {text}"
        );
        let all = shown(&format!("explain {words} --all"));
        assert_eq!(text.contains("move wins ("), all.contains("winning move: "), "{words}: {all}");
        if game.has(Ask::MisereWins) {
            assert!(shown(&format!("explain {words} --misere")).contains("The player to move"));
        }
    }
}

#[test]
fn the_articles_example_is_explained() {
    let text = shown("explain moore_nim k=3 22 11 42 23 19");
    let before = "
22  0 1 0 1 1 0
11  0 0 1 0 1 1
42  1 0 1 0 1 0
23  0 1 0 1 1 1
19  0 1 0 0 1 1
    -----------
    1 3 2 2 5 3  digit sums
    1 3 2 2 1 3  mod 4

The player to move wins (an N-position): not every digit sum is a multiple of k + 1 = 4.
A winning move: take ";
    assert!(text.contains(before), "{text}");
    assert!(text.ends_with("    0 0 0 0 0 0  mod 4\n"), "{text}");
    assert!(text.matches("  <- was ").count() <= 3, "{text}");
}

#[test]
fn a_bad_position_gets_the_modules_own_message() {
    for (line, message) in [
        ("explain bounded_nim max=0 3", "max must be positive"),
        ("explain range_nim min=5 max=3 4", "min = 5 exceeds max = 3"),
        ("explain welter 1 3 3", "two coins on cell 3"),
        ("explain moore_nim 1 2", "`moore_nim` needs `k`"),
        ("explain moore_nim k=x 1", "`x` is no value of `k`"),
        ("explain moore_nim m=3 1", "`moore_nim` has no parameter `m`"),
        ("explain nim 1 two", "`two` is no number of stones"),
        ("explain nin 1", "no snippet `nin`; did you mean `nim`?"),
        ("explain grid_period 1", "no position of `grid_period` can be typed"),
        ("explain node_kayles 0-1 1-x", "`0-1 1-x` is no position"),
        ("explain dag_game arcs=0-1,1-0 0", "the graph has a cycle"),
        ("explain board_game board=.# piece=rook 0 1", "a token on the wall (0, 1)"),
        ("explain wythoff 1 2 3", "a position is a b"),
        ("explain octal_game code=0.77 5 --misere", "`octal_game` has no theory of misère play"),
        ("explain misere_nim 1 2 --misere", "`misere_nim` is a misère game by itself"),
        ("explain euclid_game variant=odd 1 2", "`euclid_game` has no variant `odd`"),
    ] {
        let complaint = refused(line);
        assert!(complaint.starts_with(&format!("error: {message}")), "{line}: {complaint}");
        assert!(!complaint.contains("panicked") && complaint.lines().count() <= 3, "{complaint}");
    }
}

#[test]
fn a_reason_is_about_this_rule_and_this_position() {
    for (line, reason) in [
        ("ordered_nim 3 3 2", "The player to move wins (an N-position): the value is 2, not 0."),
        ("selective_game set=1,2 end=last 3 3", "loses iff every heap is lost, as here."),
        (
            "conjunctive_game set=1,2 end=first 3",
            "loses iff the least remoteness is even, as here.",
        ),
    ] {
        let text = shown(&format!("explain {line}"));
        assert!(text.contains(reason), "{line}: {text}");
    }
}

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

#[test]
fn a_heap_that_is_alone_is_not_the_first_one() {
    assert!(shown("explain bounded_nim max=3 7").contains("take 3 from the heap, leaving 4\n"));
    assert!(shown("explain bounded_nim max=3 7 0").contains("take 3 from the first heap"));
}
