//! The calls of all games, pasted into a program.

use bundler::modules::modules;
use explore::parameters::{Kind, Parameter, Rule};
use explore::question;
use explore::refusal::answer;
use games::entry::{About, Ask, Bound, Game, Shape};
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

/// A rule to try each game with.
fn example(game: &Game) -> Rule {
    // With the usual rule, circles lose but for the small ones.
    let circle = match (game.module, game.variant) {
        ("interval_nim", "circle") => "interval_nim variant=circle min=3 max=3",
        ("octal_game", "circle") => "octal_game variant=circle code=0.007",
        _ => return game.example_rule(),
    };
    let words: Vec<String> = circle.split(' ').map(str::to_owned).collect();
    question::read(&words, &modules()).ok().expect("a rule").rule
}

/// The answer of a game about a position, with tables up to its largest number.
fn ask<T>(game: &Game, rule: &Rule, position: &[u64], asked: impl FnOnce(&Bound) -> T) -> T {
    game.ask(rule, position.iter().copied().max().unwrap_or(0), asked)
}

/// The calls that `guess` may print for a game, each with a position and its answer.
fn calls(game: &Game) -> Vec<(String, Vec<u64>, String)> {
    let rule = example(game);
    let mut calls = Vec::new();
    let mut expect = |call: &str, position: &[u64], said: &dyn Fn() -> String| {
        if let Ok(said) = answer(said) {
            calls.push((call.to_owned(), position.to_vec(), said));
        }
    };
    let abouts = [About::Part, About::Pair, About::Heaps].into_iter().filter(|about| match about {
        About::Part => game.single(0).is_some() && !matches!(game.shape, Shape::Row(_)),
        About::Pair => game.has_pairs(),
        About::Heaps => matches!(game.shape, Shape::Sum(_) | Shape::Row(_)),
    });
    for about in abouts {
        for numbers in [[5, 3, 8], [4, 7, 9]] {
            let count = [About::Part, About::Pair, About::Heaps].iter().position(|it| *it == about);
            let numbers = &numbers[..=count.expect("one of them")];
            if game.has(Ask::Values) {
                let value = || {
                    game.values(&rule, numbers)
                        .expect("values")
                        .into_iter()
                        .fold(0, |xor, value| xor ^ value)
                };
                expect(&game.value_call_of(&rule, about), numbers, &|| value().to_string());
            }
            for misere in [false, true] {
                if !game.has(if misere { Ask::MisereWins } else { Ask::Wins }) {
                    continue;
                }
                let position = if about == About::Part { game.single(numbers[0]) } else { None };
                let position = position.unwrap_or(numbers.to_vec());
                let asked =
                    |bound: &Bound| (bound.play_of(misere).expect("it has").wins)(&position);
                let wins = || ask(game, &rule, &position, asked).to_string();
                expect(&game.outcome_call(&rule, about, misere), numbers, &wins);
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
    let is_tried = |it: &&Parameter| {
        !matches!(it.kind, Kind::Set(0) | Kind::Pairs(0) | Kind::Edges | Kind::Board)
    };
    for game in games() {
        if game.parameters.iter().filter(is_tried).count() < game.parameters.len() {
            continue;
        }
        for (call, position, said) in calls(&game) {
            let numbers = match position[..] {
                [n] => format!("let (n, n_max) = ({n}, {n});"),
                [a, b] => format!("let (a, b, n_max) = ({a}, {b}, {});", a.max(b)),
                _ => format!("let (heaps, n_max) = (&{position:?}, {});", position[2]),
            };
            let module = game.module;
            text += &format!(
                "{{ use nim_snippets::{module}::*; {numbers} println!(\"{{}}\", {{ {call} }}); }}\n"
            );
            expected.push((call, position, said));
        }
    }
    let output = output(&(text + "}\n"));
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(said.lines().count(), expected.len(), "{}", String::from_utf8_lossy(&output.stderr));
    for (line, (call, position, expected)) in said.lines().zip(expected) {
        assert_eq!(line, expected, "{call} for {position:?}");
    }
}
