//! Compiles the code of each formula and checks it on the positions of its table.

use crate::sets;
use crate::tables::Table;
use guess::Guess;
use std::path::Path;
use std::process::Command;

/// The line that a program prints of a call: what it says of each position.
fn line(table: &Table, call: &str) -> String {
    let letter = |&i: &u64| table.letters[i as usize];
    let position = |(position, _): &(Vec<u64>, u64)| match table.letters[..] {
        [] => format!("vec!{position:?}"),
        _ => format!("{:?}", position.iter().map(letter).collect::<String>()),
    };
    let positions: Vec<String> = table.known.iter().chain(&table.asked).map(position).collect();
    let names = match table.known[0].0.len() {
        _ if !table.letters.is_empty() => "let s = *p;",
        1 if table.known.iter().all(|(position, _)| position.len() == 1) => "let n = p[0];",
        2 if table.known.iter().all(|(position, _)| position.len() == 2) => {
            "let (a, b) = (p[0], p[1]);"
        }
        _ => "let heaps = &p[..];",
    };
    let kind = if table.letters.is_empty() { "Vec<u64>" } else { "&str" };
    let value = if table.outcomes { "bool" } else { "u64" };
    format!(
        "let positions: Vec<{kind}> = vec![{}];\n\
         let said = |p: &{kind}| -> {value} {{ {names} {call} }};\n\
         println!(\"{{:?}}\", positions.iter().map(|p| said(p) as u64).collect::<Vec<u64>>());\n",
        positions.join(", ")
    )
}

/// The most formulas of an answer that are compiled, because rustc takes a while.
const MOST: usize = 3;

#[test]
fn formulas_can_be_pasted() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, binary) = (folder.join("pasted.rs"), folder.join("pasted"));
    let mut program = "#![allow(unused)]\nfn main() {\n".to_owned();
    let mut expected = Vec::new();
    for (table, answers) in sets().iter().flat_map(|(_, _, tables)| tables) {
        let is_formula = |call: &str| {
            let needs_module = |call| {
                ["game", "grundy", "wins", "values", "nimber"]
                    .iter()
                    .any(|it| str::contains(call, it))
            };
            call.starts_with("let values = {") || !needs_module(call)
        };
        for answer in answers.iter().filter(|it| it.exceptions.is_empty()) {
            let asked = table.known.len() + table.asked.len();
            let says_all = |guess: &&Guess| guess.column[..asked].iter().all(Option::is_some);
            let formulas = answer.guesses.iter().filter(|guess| is_formula(&guess.call));
            for guess in formulas.filter(says_all).take(MOST) {
                program += &format!("{{\n{}}}\n", line(table, &guess.call));
                let told: Vec<u64> = table.known.iter().map(|(_, value)| *value).collect();
                expected.push((table.name, guess.call.clone(), told, answer.predictions.clone()));
            }
        }
    }
    std::fs::write(&source, program + "}\n").expect("a file");
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let mut build = Command::new(rustc);
    build.args(["--edition", "2021", "-o"]).arg(&binary).arg(&source);
    let output = build.output().expect("rustc runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let output = Command::new(&binary).output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(text.lines().count(), expected.len(), "{}", String::from_utf8_lossy(&output.stderr));
    for (line, (name, call, told, predicted)) in text.lines().zip(expected) {
        let predicted = predicted.iter().map(|value| value.expect("a prediction"));
        let all: Vec<u64> = told.into_iter().chain(predicted).collect();
        assert_eq!(line, format!("{all:?}"), "{name}: {call}");
    }
}
