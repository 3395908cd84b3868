//! `explain`, `table` and `guess`.

mod entries;
mod explained;
mod guessed;
mod tables;

use crate::common::tool::{self, complaint, printed};
use bundler::modules::modules;
use cli::explore::Command;
use std::process;

fn run(line: &str) -> process::Output {
    tool::run(&mut tool::tool(&line.split_whitespace().collect::<Vec<_>>()), "")
}

fn shown(line: &str) -> String {
    printed(run(line))
}

fn refused(line: &str) -> String {
    complaint(run(line))
}

#[test]
fn no_module_takes_the_name_of_a_command() {
    for module in modules() {
        assert!(!<Command as clap::Subcommand>::has_subcommand(module.name), "{}", module.name);
    }
    assert!(<Command as clap::Subcommand>::has_subcommand("explain"));
}

#[test]
fn what_cannot_be_meant_is_refused() {
    for (line, reason) in [
        ("explain moore_nim k=2 k=3 1", "`k` is given twice"),
        ("explain nim 3 -1", "`-1` is not a number of stones"),
        ("explain octal_game code=0.007 70000", "a heap of 70000 is above the 65536 of the table"),
        ("explain treblecross 2", "a row of 2 cells has no line of three"),
        ("explain coin_turning game=ruler 3 3", "3 is there twice"),
        ("guess 0 -1 1", "`-1` is neither a value nor an outcome"),
        ("table nim -n 99999999999", "more than 10000000 cells"),
        ("table bounded_nim max=2 -n 10000000", "more than 10000000 cells"),
        ("table wythoff --parts 1", "there is no table of `wythoff` for one part"),
    ] {
        let complaint = refused(line);
        assert!(complaint.contains(reason), "{line}: {complaint}");
    }
    assert_eq!(shown("explain nim [5,7]"), shown("explain nim 5 7"));
    let text = shown("explain fibonacci_nim 1 --misere");
    assert!(text.ends_with("No move is left, and in misère play that wins.\n"), "{text}");
}
