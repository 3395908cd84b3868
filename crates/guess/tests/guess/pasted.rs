//! Compiles the code of each formula and checks it on the positions of its table.

use crate::sets;
use crate::tables::Table;
use guess::Guess;
use std::path::Path;
use std::process::Command;

/// The numbers of a line. As text they cost the compiler less than as lists: a second, not forty.
const NUMBERS: &str = "fn numbers(line: &str) -> Vec<u64> {
    line.split_whitespace().map(|word| word.parse().unwrap()).collect()
}
";

/// The code that prints the values of a call for all positions of a table.
fn code(table: &Table, call: &str) -> String {
    let evidence = table.evidence();
    let have_len = |len| table.known.iter().all(|(position, _)| position.len() == len);
    let names = match table.known[0].0.len() {
        _ if !table.letters.is_empty() => "let s = line;",
        1 if have_len(1) => "let n = numbers(line)[0];",
        2 if have_len(2) => "let [a, b] = numbers(line)[..] else { panic!() };",
        _ => "let heaps = &numbers(line)[..];",
    };
    let position = |(p, _): &(Vec<u64>, u64)| match &table.letters[..] {
        [] => p.iter().map(u64::to_string).collect::<Vec<_>>().join(" "),
        _ => evidence.text(p),
    };
    let positions: Vec<String> = table.known.iter().chain(&table.asked).map(position).collect();
    let value = if table.outcomes { "bool" } else { "u64" };
    format!(
        "let value = |line: &'static str| -> {value} {{ {names} {call} }};\n\
         let values = {:?}.split('\\n').map(|line| value(line) as u64);\n\
         println!(\"{{:?}}\", values.collect::<Vec<u64>>());\n",
        positions.join("\n")
    )
}

/// The largest number of formulas of an answer that are compiled, because rustc is slow.
const MOST: usize = 3;

/// Compiles a program of this name and returns what it prints.
pub fn run(name: &str, program: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, binary) = (folder.join(format!("{name}.rs")), folder.join(name));
    std::fs::write(&source, program).expect("a file");
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let mut build = Command::new(rustc);
    build.args(["--edition", "2021", "-o"]).arg(&binary).arg(&source);
    let output = build.output().expect("rustc runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let output = Command::new(&binary).output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn formulas_can_be_pasted() {
    let mut program = format!("#![allow(unused)]\n{NUMBERS}fn main() {{\n");
    let mut expected = Vec::new();
    for (table, answers) in sets().iter().flat_map(|set| &set.tables) {
        for answer in answers.iter().filter(|it| it.exceptions.is_empty()) {
            let known = table.known.iter().map(|(_, value)| Some(*value));
            let values: Vec<_> = known.chain(answer.predictions.iter().copied()).collect();
            let has_all = |it: &&Guess| it.column[..values.len()].iter().all(Option::is_some);
            let formulas = answer.guesses.iter().filter(|guess| guess.is_formula());
            for guess in formulas.filter(has_all).take(MOST) {
                let call = guess.code.text(&table.evidence().shape());
                program += &format!("{{\n{}}}\n", code(table, &call));
                let values: Option<Vec<u64>> = values.iter().copied().collect();
                expected.push((table.name, call, values.expect("predictions")));
            }
        }
    }
    let text = run("pasted", &(program + "}\n"));
    assert_eq!(text.lines().count(), expected.len());
    for (line, (name, call, values)) in text.lines().zip(expected) {
        assert_eq!(line, format!("{values:?}"), "{name}: {call}");
    }
}
