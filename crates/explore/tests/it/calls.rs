//! Pastes the calls of all games into a program, and runs it.

use crate::{question, wins};
use explore::parameters::{Kind, Rule, join};
use explore::question::Question;
use explore::refusal::answer;
use games::entry::{About, Code, Game, Graph, Of, Shape, Writing};
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

/// The rule to try each game with.
fn example(game: &Game) -> Rule {
    // With the usual rule, all but small circles lose.
    let words = match (game.module, game.variant) {
        ("interval_nim", "circle") => "interval_nim variant=circle min=3 max=3",
        ("octal_game", "circle") => "octal_game variant=circle code=0.007",
        _ => return game.example_rule(),
    };
    question(words).rule
}

/// The argument of a call, its numbers, and the position that they stand for.
struct Asked {
    about: About,
    names: String,
    position: Vec<u64>,
}

/// Lists of numbers, of which each game takes some.
const NUMBERS: [[u64; 3]; 4] = [[5, 3, 8], [4, 7, 9], [2, 1, 0], [1, 2, 2]];

fn asked(game: &Game) -> Vec<Asked> {
    if let Shape::Written(writing) = game.shape {
        let position = game.read(&game.example.split(' ').collect::<Vec<_>>()).expect("one");
        let names = match writing {
            Writing::Graph => {
                let graph = Graph::new(&position, &[]);
                format!("let (n, edges) = ({}, &{:?});", graph.names.len(), graph.edges)
            }
            Writing::Stock => {
                let (reserve, heaps) = position.split_last().expect("a reserve");
                format!("let (heaps, reserve) = (&{heaps:?}, {reserve});")
            }
            _ => format!("let s = {:?};", game.example),
        };
        return vec![Asked { about: About::Heaps, names, position }];
    }
    let forms: &[(About, &str)] = match game.shape {
        Shape::Sum(_) => &[(About::Part, "n"), (About::Pair, "a, b"), (About::Heaps, "heaps")],
        Shape::Row(_) => &[(About::Pair, "a, b"), (About::Heaps, "heaps")],
        Shape::Limited => &[(About::Part, "n"), (About::Pair, "a, b")],
        Shape::Exactly([_]) => &[(About::Part, "n")],
        Shape::Exactly([_, _, _]) => &[(About::Pair, "a, b, c")],
        Shape::Exactly(_) | Shape::Pairs(_) | Shape::Written(_) => &[(About::Pair, "a, b")],
    };
    // The vertices of the graphs in the examples go up to 2 at least.
    let has_graph = game.parameters.iter().any(|it| it.kind == Kind::Edges);
    let known = NUMBERS.into_iter().filter(|it| !has_graph || it.iter().all(|&n| n <= 2));
    let with = |&(about, names): &(About, &str)| {
        let asked = |numbers: [u64; 3]| {
            let count = if about == About::Heaps { 3 } else { names.split(", ").count() };
            let numbers = &numbers[..count];
            let max = numbers.iter().max().expect("a number");
            let (kind, list) = match about {
                About::Heaps => ("&[Number]".to_owned(), format!("&{numbers:?}")),
                _ => (vec!["Number"; count].join(", "), join(numbers, ", ")),
            };
            let single = game.single(numbers[0]).filter(|_| about == About::Part);
            Asked {
                about,
                names: format!("let ({names}, n_max): ({kind}, Number) = ({list}, {max});"),
                position: single.unwrap_or(numbers.to_vec()),
            }
        };
        known.clone().map(asked).collect::<Vec<_>>()
    };
    forms.iter().flat_map(with).collect()
}

/// A program that prints the answers of calls, and its expected output.
#[derive(Default)]
struct Pasted {
    program: String,
    expected: Vec<(String, String)>,
}

impl Pasted {
    fn add(&mut self, names: &str, call: &Code, answer: String) {
        let items: String =
            call.items.iter().map(|item| format!("use nim_snippets::{item}; ")).collect();
        let number = call.integer;
        self.program += &format!(
            "{{ {items}type Number = {number}; {names} println!(\"{{}}\", {{ {call} }}); }}\n"
        );
        self.expected.push((format!("{names} {call}"), answer));
    }

    /// Adds the calls for the values of a game, and counts them.
    fn add_values(&mut self, question: &Question) -> usize {
        let before = self.expected.len();
        let Question { game, rule, .. } = question;
        let has_parts = game.value.is_some_and(|value| matches!(value.of, Of::Part(_)));
        let asked = asked(game).into_iter().filter(|it| !has_parts || it.about == About::Part);
        // A single number has a value, even where it is not a position.
        for Asked { about, names, mut position } in asked {
            position.truncate(if about == About::Part { 1 } else { usize::MAX });
            let largest = position.iter().max().copied().unwrap_or(0);
            let value = || game.ask(rule, largest, |bound| bound.value(&position));
            if let Ok(value) = answer(value) {
                let value = value.expect("a value").to_string();
                self.add(&names, &game.value_call(rule, about), value);
            }
        }
        self.expected.len() - before
    }

    /// Adds the calls for the winner of a game, and counts them.
    fn add_outcomes(&mut self, question: &Question, misere: bool) -> usize {
        let before = self.expected.len();
        let Question { game, rule, .. } = question;
        for Asked { about, names, position } in asked(game) {
            if let Some(wins) = wins(question, &position, misere) {
                let call = game.outcome_call(rule, about, misere);
                self.add(&names, &call, wins.to_string());
            }
        }
        self.expected.len() - before
    }
}

#[test]
fn the_calls_of_all_games_can_be_pasted() {
    let mut pasted = Pasted::default();
    for game in games() {
        let question = Question { game, rule: example(game), numbers: Vec::new() };
        if game.value.is_some_and(|value| value.call.is_some()) {
            assert!(pasted.add_values(&question) > 0, "{}: no value", game.name());
        }
        for misere in [false, true] {
            let play = if misere { game.misere } else { game.play };
            if play.is_some_and(|play| play.call.is_some()) {
                let count = pasted.add_outcomes(&question, misere);
                assert!(count > 0, "{}: nobody wins", game.name());
            }
        }
    }
    let Pasted { program, expected } = pasted;
    let output = output(&format!("#![allow(unused)]\nfn main() {{\n{program}}}\n"));
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(said.lines().count(), expected.len(), "{}", String::from_utf8_lossy(&output.stderr));
    for (line, (call, expected)) in said.lines().zip(expected) {
        assert_eq!(line, expected, "{call}");
    }
}
