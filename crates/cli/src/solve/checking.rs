//! Compiles functions and compares them with the rules.

use crate::bundling;
use crate::process::{self, Limits, QUIET};
use crate::solve::explorer::module;
use crate::solve::function::Function;
use crate::solve::rules;
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
    if functions.is_empty() {
        return Ok(Vec::new());
    }
    let Some(program) = compile(functions)? else {
        if functions.len() == 1 {
            return Ok(vec![Verdict::Broken]);
        }
        let (some, others) = functions.split_at(functions.len() / 2);
        let mut verdicts = compare(some, lines, left)?;
        verdicts.extend(compare(others, lines, left)?);
        return Ok(verdicts);
    };
    let mut verdicts: Vec<Verdict> = functions.iter().map(|_| Verdict::Unknown).collect();
    // A function that is too slow, or fails badly, ends the program: the next run goes on after it.
    let mut first = 0;
    while first < functions.len() && !left.is_zero() {
        let (each, count) = (EACH.min(*left), (functions.len() - first) as u32);
        let time = each.as_millis() as usize;
        let arguments = [first, time].map(|n| n.to_string());
        let mut command = program.command(&arguments.each_ref().map(OsStr::new));
        let limits = Limits { time: BUSY * count * each, ..QUIET };
        let finished =
            process::run(&mut command, lines.as_bytes(), limits).map_err(rules::cannot_run)?;
        first += 1;
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

/// The program that compares these functions, unless one of them does not compile.
fn compile(functions: &[Function]) -> Result<Option<Program>> {
    let item = |(i, function): (usize, &Function)| {
        let (code, outcome) = (function.text(), function.outcome_and_value());
        format!(
            "\nfn candidate_{i}(string: &str, numbers: &[u64]) -> compare::Said {{\n{code}\n{outcome}\n}}\n"
        )
    };
    let items: String = functions.iter().enumerate().map(item).collect();
    let list: String = (0..functions.len()).map(|i| format!("candidate_{i}, ")).collect();
    let (clock, compare) = (module!("clock"), module!("compare"));
    let text = format!(
        "#![allow(unused)]\n{items}\n{clock}\n{compare}\nfn main() {{\n    \
         compare::main(&[{list}]);\n}}\n"
    );
    let Ok(bundle) = bundling::bundle_of_text(text, &rules::job()) else { return Ok(None) };
    let compiled = rules::compile(&bundle, &rules::EXPLORING)?;
    Ok(compiled.success.then_some(Program::Built(compiled)))
}
