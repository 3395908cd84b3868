//! Compiles functions and compares them with the rules.

use crate::bundling;
use crate::process::{self, Ending, Limits, QUIET};
use crate::solve::function::Function;
use crate::solve::rules;
use crate::solve::table::Table;
use crate::trial::compile::Compiled;
use crate::trial::program::Program;
use bundler::diagnostic::Result;
use std::ffi::OsStr;
use std::ops::RangeInclusive;
use std::time::Duration;

/// The limits for comparing one function. If it is too slow, it is compared on some positions.
const CHECKING: Limits = Limits { time: Duration::from_secs(4), ..QUIET };

/// Every so many of the positions are tried, the first number that is quick enough.
const EVERY: [usize; 3] = [1, 10, 100];

pub enum Verdict {
    /// Right on so many positions.
    Holds(usize),
    /// Wrong on this position.
    Fails(String),
    /// Not compiled, or too slow.
    Unknown,
}

/// Compares the functions with the rules in all directions, on lists whose lengths are among these.
pub fn compare(
    functions: &mut [Function],
    table: &Table,
    lengths: RangeInclusive<usize>,
) -> Result<Vec<Verdict>> {
    let mut is_in = vec![true; functions.len()];
    let Some(program) = compile(functions, &mut is_in)? else {
        return Ok(functions.iter().map(|_| Verdict::Unknown).collect());
    };
    let lines: String =
        table.directions.iter().map(|direction| &*direction.lines).collect::<Vec<_>>().concat();
    let shown: usize = table.directions.iter().map(|direction| direction.shown).sum();
    let mut verdicts = Vec::new();
    for (i, is_in) in is_in.into_iter().enumerate() {
        let mut verdict = Verdict::Unknown;
        for every in EVERY.into_iter().filter(|every| is_in && shown / every > 0) {
            let numbers = [i, every, *lengths.start(), *lengths.end()].map(|n| n.to_string());
            let mut command = program.command(&numbers.each_ref().map(OsStr::new));
            let finished = process::run(&mut command, lines.as_bytes(), CHECKING);
            let finished = finished.map_err(rules::cannot_run)?;
            let said = String::from_utf8_lossy(&finished.output).into_owned();
            match finished.ending {
                Ending::TooSlow | Ending::TooMuch | Ending::TooLarge => continue,
                Ending::Exit(status) if status.success() => {
                    verdict = Verdict::Holds(said.trim().parse().unwrap_or(0));
                }
                Ending::Exit(_) => verdict = Verdict::Fails(said.trim_end_matches('\n').to_owned()),
            }
            break;
        }
        verdicts.push(verdict);
    }
    Ok(verdicts)
}

/// A program with all functions that compile.
fn compile(functions: &mut [Function], is_in: &mut [bool]) -> Result<Option<Program>> {
    // Each round mends or drops the functions with errors.
    for _ in 0..4 {
        if !is_in.contains(&true) {
            return Ok(None);
        }
        let Some(errors) = errors(functions, is_in)? else { return Ok(None) };
        let wrong = match errors {
            Ok(compiled) => return Ok(Some(Program::Built(compiled))),
            Err(wrong) => wrong,
        };
        for i in wrong {
            is_in[i] = functions[i].use_indices();
        }
    }
    Ok(None)
}

type Attempt = std::result::Result<Compiled, Vec<usize>>;

/// The program, or the functions that do not compile.
fn errors(functions: &[Function], is_in: &[bool]) -> Result<Option<Attempt>> {
    let all = || functions.iter().enumerate().filter(|(i, _)| is_in[*i]);
    let items: String = all()
        .map(|(i, function)| {
            let (code, outcome) = (function.text(), function.outcome());
            format!(
                "\nfn candidate_{i}(string: &str, numbers: &[u64]) -> usize {{\n{code}\n{outcome}\n}}\n"
            )
        })
        .collect();
    let arms: String = all().map(|(i, _)| format!("        {i} => candidate_{i},\n")).collect();
    let text = format!("#![allow(unused)]\n{items}{}", MAIN.replace("        ARMS\n", &arms));
    let Ok(bundle) = bundling::bundle_of_text(text, &rules::job()) else {
        return Ok(None);
    };
    let compiled = rules::compile(&bundle)?;
    if compiled.success {
        return Ok(Some(Ok(compiled)));
    }
    let starts: Vec<(usize, usize)> = all()
        .filter_map(|(i, _)| {
            let at = bundle.content.text.find(&format!("fn candidate_{i}("))?;
            Some((bundle.content.text[..at].matches('\n').count() + 1, i))
        })
        .collect();
    let errors = compiled.messages.iter().filter(|message| message["level"] == "error");
    let lines = errors.filter_map(|message| message["spans"][0]["line_start"].as_u64());
    let of =
        |line: u64| starts.iter().rev().find(|(start, _)| *start as u64 <= line).map(|(_, i)| *i);
    let mut wrong: Vec<usize> = lines.filter_map(of).collect();
    wrong.sort_unstable();
    wrong.dedup();
    Ok((!wrong.is_empty()).then_some(Err(wrong)))
}

/// Prints the first position on which a function is wrong, or the number of those it is right on.
const MAIN: &str = r#"
fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let argument = |i| std::env::args().nth(i).unwrap().parse::<usize>().unwrap();
    let [which, every, least, most] = [1, 2, 3, 4].map(argument);
    let function: fn(&str, &[u64]) -> usize = match which {
        ARMS
        _ => unreachable!(),
    };
    let mut compared = 0;
    for line in std::io::stdin().lines().map(Result::unwrap).step_by(every) {
        let (position, _) = line.rsplit_once(" # ").unwrap();
        let (string, expected) = position.rsplit_once(": ").unwrap();
        let words = string.split(' ').filter(|word| !word.is_empty());
        let words = words.map(|word| word.rsplit('=').next().unwrap());
        let numbers: Vec<u64> = words.map(|word| word.parse().unwrap_or(0)).collect();
        if numbers.len() < least || numbers.len() > most {
            continue;
        }
        let said = std::panic::catch_unwind(|| function(string, &numbers)).ok();
        if said != "LWD".find(expected) {
            println!("{}", string);
            std::process::exit(1);
        }
        compared += 1;
    }
    println!("{}", compared);
}
"#;
