//! Makes a function in Rust from an answer of `guess`.

use crate::process::{self, Finished, Limits, QUIET};
use crate::solve::kind;
use crate::solve::rules::Rules;
use crate::solve::table::{Row, Shape, Table};
use bundler::diagnostic::Result;
use guess::DRAWN;
use library::modules;
use std::collections::BTreeSet;
use std::process::Command;
use std::time::Duration;

/// The limits of rustfmt.
const FORMATTING: Limits = Limits { time: Duration::from_secs(6), ..QUIET };

/// The number of equivalent calls that are tried, because some cannot be pasted.
const SYNONYMS: usize = 3;

/// The largest length of a formula that is preferred to a call of a module.
const PLAIN: usize = 46;

/// The largest number of exceptional positions that are listed.
const FEW: usize = 4;

pub struct Function {
    pub name: String,
    /// Another function with the same results everywhere.
    pub synonym: Option<String>,
    body: String,
    /// A comment on the numbers for which the function is made; empty if these are all.
    remark: String,
    /// The conversions of the parameters to indices, which some modules need; empty once they are
    /// used.
    indices: &'static str,
    /// The items of the library that the function uses.
    imports: Vec<String>,
    /// The parameters, and their expressions in the numbers of a position.
    parameters: Vec<String>,
    arguments: Vec<String>,
    returns: Returns,
}

enum Returns {
    Wins,
    Value,
    /// The value of each heap of a sum.
    HeapValue,
    /// The outcome of a position: `'W'`, `'L'` or `'D'`.
    Outcome,
}

impl Returns {
    /// The name of the function, and the type that it returns.
    fn function(&self) -> (&'static str, &'static str) {
        match self {
            Returns::Wins => ("wins", "bool"),
            Returns::Value | Returns::HeapValue => ("grundy", "u64"),
            Returns::Outcome => ("outcome", "char"),
        }
    }
}

/// The functions for the answers of `guess`, the best first.
pub fn guess(
    text: &str,
    values: bool,
    table: &Table,
    keep_going: &mut dyn FnMut(&str) -> bool,
) -> Result<Vec<Function>> {
    let few = if values { None } else { few(table) };
    if let Some((function, 0)) = few {
        return Ok(vec![function]);
    }
    let options = guess::Options { outcomes: None, losing: Vec::new() };
    let evidence = guess::read(text, &options)?;
    let has_drawn_samples = evidence.samples.iter().any(|(_, outcome)| *outcome == DRAWN);
    let mut functions = Vec::new();
    for answer in guess::guess(&evidence, keep_going) {
        // A few exceptions to one outcome are plainer than others.
        if few.is_some() && !answer.exceptions.is_empty() {
            continue;
        }
        let exception = |(position, value): &(Vec<u64>, u64)| {
            let value = if values {
                value.to_string()
            } else {
                outcome(['L', 'W', 'D'][*value as usize], table)
            };
            (pattern(&evidence.text(position), position, table), value)
        };
        let but: Vec<_> = answer.exceptions.iter().map(exception).collect();
        let but = exceptions(&but, table);
        for guess in answer.guesses.iter().take(SYNONYMS) {
            // Where no sample is drawn, `guess` tells whether the player to move wins.
            let mut call = guess.code.text(&evidence.shape());
            if table.has_draws && !values && !has_drawn_samples {
                call = format!("let wins = || {{ {call} }}; if wins() {{ 'W' }} else {{ 'L' }}");
            }
            let (name, call) = (format!("{}{}", guess.name, but.0), but.1.clone() + &call);
            functions.push(Function::new(&name, &call, values, table));
        }
    }
    functions.extend(few.map(|(function, _)| function));
    Ok(functions)
}

/// The function with one outcome for all positions except a few small ones, and the number of
/// exceptions.
fn few(table: &Table) -> Option<(Function, usize)> {
    let last = table.rows.last()?;
    let others = table.rows.iter().filter(|row| row.outcome != last.outcome);
    let others: Vec<&Row> = others.take(FEW + 1).collect();
    if others.len() > FEW || others.iter().any(|row| 2 * row.size > last.size) {
        return None;
    }
    let (name, body) = match last.outcome {
        'W' => ("the player to move always wins", outcome('W', table)),
        'L' => ("the player to move always loses", outcome('L', table)),
        _ => ("always a draw", outcome('D', table)),
    };
    let exception =
        |row: &&Row| (pattern(&row.key, &row.numbers, table), outcome(row.outcome, table));
    let (but, code) = exceptions(&others.iter().map(exception).collect::<Vec<_>>(), table);
    let function = Function::new(&format!("{name}{but}"), &format!("{code}{body}"), false, table);
    Some((function, others.len()))
}

/// How code names the numbers of a position; letters are compared as text.
fn variables(table: &Table) -> guess::Shape {
    match &table.shape {
        Shape::Number => guess::Shape::Number,
        Shape::Pair => guess::Shape::Tuple(2),
        Shape::List => guess::Shape::List,
        Shape::String => guess::Shape::Strings(Vec::new(), None),
        Shape::Named(names) => guess::Shape::Named(names.clone()),
    }
}

/// A position in Rust.
fn pattern(text: &str, numbers: &[u64], table: &Table) -> String {
    match table.shape {
        Shape::String => format!("{text:?}"),
        _ => variables(table).pattern(numbers),
    }
}

/// The comment for rules in which small numbers occur neither at the start nor, in a sum, in play.
fn remark(table: &Table) -> String {
    let single = table.is_sum.then(|| table.of_single_heaps());
    let rows = table.rows.iter().chain(single.iter().flat_map(|single| &single.rows));
    let least = rows.flat_map(|row| &row.numbers).min().copied().unwrap_or(0);
    match least.min(table.least) {
        0 => String::new(),
        least => format!("/// For numbers of at least {least}.\n"),
    }
}

/// An outcome in Rust.
fn outcome(outcome: char, table: &Table) -> String {
    if table.has_draws { format!("{outcome:?}") } else { (outcome == 'W').to_string() }
}

/// The exceptional positions for the name of a function, and code that returns their values.
fn exceptions(positions: &[(String, String)], table: &Table) -> (String, String) {
    let subject = variables(table).subject();
    let code = |(position, value): &(String, String)| {
        format!("if {subject} == {position} {{ return {value}; }} ")
    };
    let names: Vec<&str> = positions.iter().map(|(position, _)| &**position).collect();
    let but = if names.is_empty() { "" } else { ", all but " };
    (format!("{but}{}", names.join(", ")), positions.iter().map(code).collect())
}

impl Function {
    fn new(name: &str, call: &str, values: bool, table: &Table) -> Self {
        let words: BTreeSet<&str> = words(call).collect();
        let (parameters, arguments, most) = match &table.shape {
            Shape::Number => (vec!["n: u64".to_owned()], vec!["numbers[0]".to_owned()], "n"),
            Shape::Pair => (
                vec!["a: u64".to_owned(), "b: u64".to_owned()],
                vec!["numbers[0]".to_owned(), "numbers[1]".to_owned()],
                "a.max(b)",
            ),
            Shape::List => (
                vec!["heaps: &[u64]".to_owned()],
                vec!["&numbers".to_owned()],
                "heaps.iter().copied().max().unwrap_or(0)",
            ),
            Shape::String => (vec!["s: &str".to_owned()], vec!["string".to_owned()], "s.len()"),
            Shape::Named(names) => {
                let used = || (0..).zip(names).filter(|(_, name)| words.contains(name.as_str()));
                let parameters = used().map(|(_, name)| format!("{name}: u64"));
                (parameters.collect(), used().map(|(i, _)| format!("numbers[{i}]")).collect(), "0")
            }
        };
        let returns = match table.has_draws {
            _ if values => Returns::Value,
            true => Returns::Outcome,
            false => Returns::Wins,
        };
        let indices = match table.shape {
            Shape::Number => "let n = n as usize; ",
            Shape::Pair => "let (a, b) = (a as usize, b as usize); ",
            Shape::List => {
                "let heaps = &heaps.iter().map(|&n| n as usize).collect::<Vec<_>>()[..]; "
            }
            _ => "",
        };
        Function {
            remark: remark(table),
            name: name.to_owned(),
            body: call.replace("n_max", most),
            synonym: None,
            indices,
            imports: imports(call),
            parameters,
            arguments,
            returns,
        }
    }

    /// Turns a function for the value of a heap into one for a sum of heaps.
    pub fn of_each_heap(self) -> Self {
        Function {
            name: format!("the xor over the heaps n of: {}", self.name),
            arguments: vec!["&numbers".to_owned()],
            returns: Returns::HeapValue,
            ..self
        }
    }

    /// Joins functions for lists of one, two, … numbers, of which the last one serves longer lists.
    pub fn by_lengths(parts: Vec<Function>, table: &Table) -> Self {
        let last = parts.len() - 1;
        let empty = table.rows.iter().find(|row| row.numbers.is_empty());
        let empty = outcome(empty.map_or('L', |row| row.outcome), table);
        let returns = if table.has_draws { Returns::Outcome } else { Returns::Wins };
        let (_, value) = returns.function();
        let (mut items, mut arms) = (String::new(), format!("[] => {empty}, "));
        let (mut names, mut imports) = (Vec::new(), Vec::new());
        for (i, part) in parts.into_iter().enumerate() {
            let (parameters, body) = (part.parameters.join(", "), &part.body);
            let name = ["of_one", "of_two", "of_three", "of_more"][i];
            items += &format!("fn {name}({parameters}) -> {value} {{ {body} }} ");
            arms += &match i {
                _ if i == last => format!("_ => {name}(heaps)"),
                0 => format!("[n] => {name}(n), "),
                1 => format!("[a, b] => {name}(a, b), "),
                _ => format!("[_, _, _] => {name}(heaps), "),
            };
            let heaps = ["one heap", "two heaps", "three heaps", "more heaps"][i];
            names.push(format!("{heaps}: {}", part.name));
            imports.extend(part.imports);
        }
        imports.sort();
        imports.dedup();
        Function {
            remark: remark(table),
            name: names.join("; "),
            synonym: None,
            body: format!("{items}match *heaps {{ {arms} }}"),
            indices: "",
            imports,
            parameters: vec!["heaps: &[u64]".to_owned()],
            arguments: vec!["&numbers".to_owned()],
            returns,
        }
    }

    /// The part that is not proven.
    pub fn doubt(&self) -> &'static str {
        match self.imports.as_slice() {
            [] => "not proven: larger positions may differ",
            _ => "not proven: the theorem of the module is, but not that these are its rules",
        }
    }

    /// The code to paste.
    pub fn code(&self) -> String {
        formatted(self.text())
    }

    /// The code to paste, not formatted.
    pub fn text(&self) -> String {
        let imports = self.imports.iter().map(|item| format!("use nim_snippets::{item};\n"));
        let mut code: String = imports.collect();
        if !code.is_empty() {
            code += "\n";
        }
        let (name, value) = self.returns.function();
        let parameters = self.parameters.join(", ");
        let body = &self.body;
        let remark = &self.remark;
        code += &format!("{remark}fn {name}({parameters}) -> {value} {{\n    {body}\n}}\n");
        if let Returns::Value = self.returns {
            let names = self.parameters.iter().filter_map(|parameter| parameter.split(':').next());
            let names = names.collect::<Vec<_>>().join(", ");
            code += &format!("\nfn wins({parameters}) -> bool {{\n    grundy({names}) != 0\n}}\n");
        }
        if let Returns::HeapValue = self.returns {
            code += "\nfn wins(heaps: &[u64]) -> bool {\n    \
                     heaps.iter().fold(0, |xor, &n| xor ^ grundy(n)) != 0\n}\n";
        }
        code
    }

    /// The outcome in Rust: 0 if the player to move loses, 1 if the player wins, 2 for a draw.
    pub fn outcome(&self) -> String {
        let arguments = self.arguments.join(", ");
        match self.returns {
            Returns::Outcome => format!("\"LWD\".find(outcome({arguments})).unwrap()"),
            _ => format!("usize::from(wins({arguments}))"),
        }
    }

    /// A solver that reads a position as the rules do.
    pub fn solver(&self, mark: &str, rules: &Rules) -> String {
        let is_remark =
            |line: &&str| line.starts_with(kind::LINE) || line.starts_with("// stress: ");
        let section: Vec<&str> = rules.section.lines().filter(|line| !is_remark(line)).collect();
        let (section, read) = (section.join("\n"), rules.kind.reading());
        format!(
            "{mark}\n#![allow(unused)]\n\n{}\n{}\n\nfn main() {{\n    let mut input = String::new();\n    \
             std::io::Read::read_to_string(&mut std::io::stdin(), &mut input).unwrap();\n    \
             {read}\n    println!(\"{{}}\", ANSWERS[{}]);\n}}\n",
            self.code(),
            section.trim(),
            self.outcome()
        )
    }

    /// Converts the parameters to indices, unless that was tried already. Returns whether it was
    /// not.
    pub fn use_indices(&mut self) -> bool {
        self.body.insert_str(0, self.indices);
        !std::mem::take(&mut self.indices).is_empty()
    }

    pub fn has_module(&self) -> bool {
        !self.imports.is_empty()
    }

    /// Returns whether the function is so short that it needs no module.
    pub fn is_plain(&self) -> bool {
        !self.has_module() && self.body.len() <= PLAIN
    }

    /// The set of numbers in a list in the code.
    pub fn set(&self) -> Vec<u64> {
        let list = self.body.split_once("&[").and_then(|(_, rest)| rest.split_once(']'));
        list.map_or(Vec::new(), |(list, _)| words(list).filter_map(|n| n.parse().ok()).collect())
    }

    /// The numbers in the code.
    pub fn constants(&self) -> impl Iterator<Item = u64> {
        words(&self.body).filter_map(|word| word.trim_end_matches("_u64").parse().ok())
    }
}

/// Formats code with rustfmt, if it is installed.
fn formatted(code: String) -> String {
    let run = process::run(&mut Command::new("rustfmt"), code.as_bytes(), FORMATTING);
    let text = run.ok().filter(Finished::success).and_then(|it| String::from_utf8(it.output).ok());
    text.unwrap_or(code)
}

/// The names in a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The modules and types in a call.
fn imports(call: &str) -> Vec<String> {
    let is_path = |name: &str| {
        let path = format!("{name}::");
        let is_whole = |at: usize| !call[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        call.match_indices(&path).any(|(at, _)| is_whole(at))
    };
    let mut imports = Vec::new();
    for module in modules() {
        if is_path(module.name) {
            imports.push(module.name.to_owned());
        }
        let types = ["pub struct ", "pub enum "].map(|kind| module.source.split(kind).skip(1));
        let types = types.into_iter().flatten().filter_map(|rest| words(rest).next());
        let used = types.filter(|name| is_path(name));
        imports.extend(used.map(|name| format!("{}::{name}", module.name)));
    }
    imports
}
