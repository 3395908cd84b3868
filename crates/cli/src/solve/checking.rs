//! Compiles functions and compares them with the rules.

use crate::bundling;
use crate::process::{self, Limits, QUIET};
use crate::solve::explorer::module;
use crate::solve::function::Function;
use crate::solve::rules;
use crate::trial::compile::Compiled;
use crate::trial::message;
use crate::trial::program::Program;
use bundler::diagnostic::Result;
use std::ffi::OsStr;
use std::time::Duration;

/// The CPU time for comparing one function. If the function is too slow, it is compared on every
/// tenth or hundredth position.
const EACH: Duration = Duration::from_millis(1500);

/// The factor by which real time may exceed CPU time on a very busy machine.
const BUSY: u32 = 60;

pub enum Verdict {
    /// The function is right on all of this many positions.
    Holds(usize),
    /// The function is wrong on this position.
    Fails(String),
    /// The function is too slow.
    Unknown,
    /// The code does not compile: a fault of `guess`.
    Broken,
}

/// Compares the functions with the rules on positions in these lines, for at most so much time of
/// the processor, from which the used time is subtracted.
pub fn compare(functions: &[Function], lines: &str, left: &mut Duration) -> Result<Vec<Verdict>> {
    let mut is_in = vec![true; functions.len()];
    let mut verdicts: Vec<Verdict> = functions.iter().map(|_| Verdict::Unknown).collect();
    let program = compile(functions, &mut is_in)?;
    for (verdict, _) in verdicts.iter_mut().zip(&is_in).filter(|(_, is_in)| !**is_in) {
        *verdict = Verdict::Broken;
    }
    let Some(program) = program else { return Ok(verdicts) };
    // A function that is too slow, or fails badly, ends the program: the next run goes on after it.
    let mut first = 0;
    while let Some(next) = (first..functions.len()).find(|&i| is_in[i] && !left.is_zero()) {
        let (each, count) = (EACH.min(*left), (functions.len() - next) as u32);
        let time = each.as_millis() as usize;
        let arguments = [next, time].map(|n| n.to_string());
        let mut command = program.command(&arguments.each_ref().map(OsStr::new));
        let limits = Limits { time: BUSY * count * each, ..QUIET };
        let finished =
            process::run(&mut command, lines.as_bytes(), limits).map_err(rules::cannot_run)?;
        first = next + 1;
        for line in String::from_utf8_lossy(&finished.output).lines() {
            let mut words = line.splitn(5, ' ');
            let mut number = || words.next().and_then(|word| word.parse::<usize>().ok());
            let [Some(i), Some(used), Some(compared)] = [number(), number(), number()] else {
                continue;
            };
            *left = left.saturating_sub(Duration::from_millis(used as u64));
            first = i + 1;
            verdicts[i] = match (words.next(), words.next()) {
                (Some("!"), Some(row)) => Verdict::Fails(row.to_owned()),
                _ if compared > 0 => Verdict::Holds(compared),
                _ => Verdict::Unknown,
            };
        }
    }
    Ok(verdicts)
}

/// Compiles a program with all functions that compile.
fn compile(functions: &[Function], is_in: &mut [bool]) -> Result<Option<Program>> {
    // rustc reports some errors only once others are gone.
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
            is_in[i] = false;
        }
    }
    Ok(None)
}

type Attempt = std::result::Result<Compiled, Vec<usize>>;

/// Returns the program, or the functions that do not compile.
fn errors(functions: &[Function], is_in: &[bool]) -> Result<Option<Attempt>> {
    let all = || functions.iter().enumerate().filter(|(i, _)| is_in[*i]);
    let items: String = all()
        .map(|(i, function)| {
            let (code, outcome) = (function.text(), function.outcome_and_value());
            format!(
                "\nfn candidate_{i}(string: &str, numbers: &[u64]) -> compare::Said {{\n{code}\n{outcome}\n}}\n"
            )
        })
        .collect();
    let list: String = (0..functions.len())
        .map(|i| if is_in[i] { format!("Some(candidate_{i}), ") } else { "None, ".to_owned() })
        .collect();
    let (clock, compare, count) = (module!("clock"), module!("compare"), functions.len());
    let text = format!(
        "#![allow(unused)]\n{items}\n{clock}\n{compare}\nfn main() {{\n    \
         let functions: [Option<compare::Function>; {count}] = [{list}];\n    \
         compare::main(&functions);\n}}\n"
    );
    let Ok(bundle) = bundling::bundle_of_text(text, &rules::job()) else {
        return Ok(None);
    };
    let compiled = rules::compile(&bundle, &rules::EXPLORING)?;
    if compiled.success {
        return Ok(Some(Ok(compiled)));
    }
    let starts: Vec<(usize, usize)> = all()
        .filter_map(|(i, _)| {
            let at = bundle.content.text.find(&format!("fn candidate_{i}("))?;
            Some((bundle.content.text[..at].matches('\n').count() + 1, i))
        })
        .collect();
    let errors = compiled.messages.iter().filter(|message| message::is_error(message));
    let lines = errors.filter_map(|message| Some(message.spans.first()?.line_start));
    let of = |line: usize| starts.iter().rev().find(|(start, _)| *start <= line).map(|(_, i)| *i);
    let mut wrong: Vec<usize> = lines.filter_map(of).collect();
    wrong.sort_unstable();
    wrong.dedup();
    Ok((!wrong.is_empty()).then_some(Err(wrong)))
}
