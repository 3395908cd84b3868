//! The calls of all games, pasted into a program.

use crate::{question, who_wins, wins};
use bundler::modules::modules;
use explore::parameters::{Kind, Parameter};
use explore::question::Question;
use explore::refusal::answer;
use games::entry::{About, Ask, Game, Shape};
use games::games;
use std::path::Path;
use std::process::{Command, Output};
use std::{env, fs};

/// Runs a program that uses the library.
fn output(program: &str) -> Output {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let library = folder.join("libnim_snippets.rlib");
    let compile = |source: &Path, output: &Path, args: &[&str]| {
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()));
        rustc.args(["--edition=2021", "-o"]).arg(output).arg(source).args(args);
        assert!(rustc.status().expect("rustc runs").success());
    };
    let source = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../src/lib.rs"));
    compile(source, &library, &["--crate-type=rlib", "--crate-name=nim_snippets"]);
    let (source, binary) = (folder.join("calls.rs"), folder.join("calls"));
    fs::write(&source, program).expect("a file");
    compile(&source, &binary, &["--extern", &format!("nim_snippets={}", library.display())]);
    Command::new(binary).output().expect("it runs")
}

/// A question to try each game with.
fn example(game: Game) -> Question {
    // With the usual rule, circles lose but for the small ones.
    match (game.module, game.variant) {
        ("interval_nim", "circle") => question("interval_nim variant=circle min=3 max=3"),
        ("octal_game", "circle") => question("octal_game variant=circle code=0.007"),
        _ => Question { rule: game.example_rule(), game, numbers: Vec::new() },
    }
}

/// The calls that `guess` may print for a game, each with a position and its answer.
fn calls(question: &Question) -> Vec<(String, Vec<u64>, String)> {
    let Question { game, rule, .. } = question;
    let mut calls = Vec::new();
    let mut expect = |call: String, position: &[u64], answer: Option<String>| {
        calls.extend(answer.map(|answer| (call, position.to_vec(), answer)));
    };
    let has_part = game.single(0).is_some() && !matches!(game.shape, Shape::Row(_));
    let has_heaps = matches!(game.shape, Shape::Sum(_) | Shape::Row(_));
    for (about, is_asked, count) in [
        (About::Part, has_part, 1),
        (About::Pair, game.has_pairs(), 2),
        (About::Heaps, has_heaps, 3),
    ] {
        for numbers in [[5, 3, 8], [4, 7, 9]].iter().filter(|_| is_asked) {
            let numbers = &numbers[..count];
            if game.has(Ask::Values) {
                let values = answer(|| game.values(rule, numbers).expect("values")).ok();
                let value =
                    values.map(|values| values.into_iter().fold(0, |xor, value| xor ^ value));
                expect(game.value_call_of(rule, about), numbers, value.map(|it| it.to_string()));
            }
            for misere in [false, true].into_iter().filter(|misere| game.has(who_wins(*misere))) {
                let part = game.single(numbers[0]).filter(|_| about == About::Part);
                let wins = wins(question, &part.unwrap_or(numbers.to_vec()), misere);
                let call = game.outcome_call(rule, about, misere);
                expect(call, numbers, wins.map(|it| it.to_string()));
            }
        }
    }
    calls
}

#[test]
fn the_calls_of_all_games_can_be_pasted() {
    let modules: String = modules().iter().map(|module| format!("{}, ", module.name)).collect();
    let mut text = format!("#![allow(unused)]\nuse nim_snippets::{{{modules}}};\nfn main() {{\n");
    let mut expected = Vec::new();
    // `guess` does not try what is left out here.
    let is_tried = |it: &Parameter| {
        !matches!(it.kind, Kind::Set(0) | Kind::Pairs(0) | Kind::Edges | Kind::Board)
    };
    for game in games().into_iter().filter(|game| game.parameters.iter().all(is_tried)) {
        let module = game.module;
        for (call, position, answer) in calls(&example(game)) {
            let numbers = match position[..] {
                [n] => format!("let (n, n_max) = ({n}, {n});"),
                [a, b] => format!("let (a, b, n_max) = ({a}, {b}, {});", a.max(b)),
                _ => format!("let (heaps, n_max) = (&{position:?}, {});", position[2]),
            };
            text += &format!(
                "{{ use nim_snippets::{module}::*; {numbers} println!(\"{{}}\", {{ {call} }}); }}\n"
            );
            expected.push((call, position, answer));
        }
    }
    let output = output(&(text + "}\n"));
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(said.lines().count(), expected.len(), "{}", String::from_utf8_lossy(&output.stderr));
    for (line, (call, position, expected)) in said.lines().zip(expected) {
        assert_eq!(line, expected, "{call} for {position:?}");
    }
}
