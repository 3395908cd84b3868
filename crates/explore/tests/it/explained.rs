//! Tests of `explain`.

use crate::read;
use explore::explain::{self, Options};
use games::entry::{Ask, Shape};
use games::games;

/// The output of `explain`, or its error.
fn explained(line: &str, japanese: bool) -> Result<String, String> {
    let options =
        Options { all: line.contains("--all"), misere: line.contains("--misere"), japanese };
    let line = line.replace("--all", "").replace("--misere", "");
    read(&line)
        .and_then(|asked| explain::explain(&asked, &options, |it| it.text().collect()))
        .map_err(|problem| problem.title().to_owned())
}

fn shown(line: &str) -> String {
    explained(line, false).unwrap_or_else(|error| panic!("{line}: {error}"))
}

#[test]
fn every_game_is_explained() {
    for game in games().filter(|game| game.has(Ask::Wins)) {
        let numbers = match game.shape {
            Shape::Exactly([_]) => "5",
            Shape::Exactly([_, _, _]) => "5 4 1",
            Shape::Sum(_) => "1 2 5",
            _ if !game.example.is_empty() => game.example,
            Shape::Row(_) => "5 4 1",
            _ => "5 4",
        };
        let words = format!("{}{} {numbers}", game.name(), game.example_rule().words());
        let text = shown(&words);
        assert!(text.contains("The player to move"), "{words}: {text}");
        let wins = text.contains("move wins (");
        assert_eq!(wins, text.contains("A winning move: "), "{words}: {text}");
        let all = shown(&format!("{words} --all"));
        assert_eq!(wins, all.contains("winning move: "), "{words}: {all}");
        if game.has(Ask::MisereWins) {
            assert!(shown(&format!("{words} --misere")).contains("The player to move"));
        }
    }
}

#[test]
fn errors_of_positions_and_parameters_have_clear_messages() {
    for (line, message) in [
        ("bounded_nim max=0 3", "max must be positive"),
        ("range_nim min=5 max=3 4", "min = 5 exceeds max = 3"),
        ("welter 1 3 3", "two coins on cell 3"),
        ("moore_nim k=x 1", "`x` is not a value of `k`"),
        ("moore_nim m=3 1", "`moore_nim` has no parameter `m`"),
        ("nim 1 two", "`two` is not a number of stones"),
        ("nin 1", "no module `nin`; did you mean `nim`?"),
        (
            "nim 7 99999999999999999999",
            "`99999999999999999999` is above the largest number, 2^64 - 1",
        ),
        ("moore_nim k=18446744073709551616 1", "`18446744073709551616` is above the largest"),
        ("node_kayles 0-1 18446744073709551616-1", "`18446744073709551616` is above the largest"),
        ("wythoff 1 two", "`two` is not a whole number"),
        ("moore_nim k=-1 1", "`-1` is not a value of `k`"),
        ("octal_game code=abc 5", "`abc` is not an octal code, such as `0.77`"),
        ("octal_game code=77 5", "`77` is not an octal code, such as `0.77`"),
        ("octal_game code=0.7.7 5", "`0.7.7` is not an octal code: `.` at digit 4"),
        ("treblecross ..Y.", "`Y` in `..Y.` is not a cell"),
        ("treblecross ... .x", "`x` in `.x` is not a cell"),
        ("no_repeat_nim 5 3:1:99", "`3:1:99` is not a heap with the amounts taken from it"),
        ("poker_nim reserve=3 3 +x", "`+x` is not a number of stones"),
        ("3 5 7", "no game given before `3`"),
        ("k=3", "no game given"),
        ("grid_period 1", "`grid_period` has no positions to type"),
        ("node_kayles 0-1 1-x", "`1-x` is neither an edge such as `0-1` nor a vertex"),
        ("dag_game arcs=0-1,1-0 0", "the graph has a cycle"),
        ("board_game board=.# piece=rook 0 1", "a token on the wall (0, 1)"),
        ("octal_game code=0.77 5 --misere", "`octal_game` has no function for misère play"),
        ("misere_nim 1 2 --misere", "`misere_nim` is a misère game by itself"),
        ("euclid_game variant=odd 1 2", "`euclid_game` has no variant `odd`"),
    ] {
        let complaint = explained(line, false).expect_err(line);
        assert!(complaint.starts_with(message), "{line}: {complaint}");
    }
}

#[test]
fn a_single_heap_is_not_called_the_first_one() {
    assert!(shown("bounded_nim max=3 7").contains("take 3 from the heap, leaving 4\n"));
    assert!(shown("bounded_nim max=3 7 0").contains("take 3 from the first heap"));
}

#[test]
fn reasons_have_the_numbers_of_the_position() {
    for (line, reason) in [
        ("ordered_nim 3 3 2", "wins (an N-position): the value is 2, not 0."),
        ("selective_game set=1,2 turn=any end=last 3 3", "(a P-position): every heap loses alone."),
        ("selective_game set=1,2 turn=any end=last 3 4", "these heaps win alone: 4."),
        ("selective_game set=1,2 turn=all end=first 3 5", "is even: 2 (heaps 3: 2, 5: 3)."),
        ("green_hackenbush ground=0 0-1 1-2 0-3", "0-1 1-2: 2; 0-3: 1, and their xor is 3"),
        ("node_kayles 0-1 1-2 3", "values 0-1 1-2: 2; 3: 1, and their xor is 3, not 0."),
        ("strip_colouring neighbours=differ ..0...1", "the parts have the values "),
        ("strip_colouring neighbours=differ", "no part is left, and the xor of none is 0"),
        ("strip_colouring neighbours=agree .", "the parts have the values .: 1, "),
        ("nim 1 1 1 --misere", "no heap is above 1, and the number of heaps of 1 is odd: 3."),
        ("misere_nim 3 5", "a heap is above 1, and the xor of the heaps is 6, not 0."),
        ("wythoff 3 5", "loses (a P-position): the losing pair with difference 2 is 3 5."),
        ("wythoff 4 6", "wins (an N-position): the losing pair with difference 2 is 3 5."),
        ("euclid_game 5 8", "loses (a P-position): 8 is less than φ = 1.618… times 5."),
        ("chomp 2 2", "wins (an N-position): exactly one move leaves a losing position."),
    ] {
        let text = shown(line);
        assert!(text.contains(reason), "{line}: {text}");
    }
}
