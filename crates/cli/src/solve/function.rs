//! Makes a function in Rust from an answer of `guess`.

use crate::process::{self, Finished, Limits, QUIET};
use crate::solve::kind;
use crate::solve::rules::Rules;
use crate::solve::table::{Row, Table};
use bundler::diagnostic::Result;
use guess::{Call, DRAWN, Expr, Features, Integer, Position, Shape};
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
    shape: Shape,
    /// The values of some exceptional positions.
    but: Vec<(Position, Expr)>,
    /// The value of all others.
    call: Call,
    /// A comment on the numbers for which the function is made; empty if these are all.
    remark: String,
    returns: Returns,
    /// The bits needed to describe it.
    pub bits: f64,
    /// The features of a formula, and the bits of these.
    pub features: Option<(Box<Function>, f64)>,
}

#[derive(Clone, Copy)]
enum Returns {
    Wins,
    Value,
    /// The value of each heap of a sum.
    HeapValue,
    /// The outcome of a position: `'W'`, `'L'` or `'D'`.
    Outcome,
    Features,
}

impl Returns {
    /// The type of the outcomes in this table.
    fn outcomes(table: &Table) -> Self {
        if table.has_draws { Returns::Outcome } else { Returns::Wins }
    }

    /// The name of the function, and the type that it returns.
    fn function(self) -> (&'static str, &'static str) {
        match self {
            Returns::Wins => ("wins", "bool"),
            Returns::Value | Returns::HeapValue => ("grundy", "u64"),
            Returns::Outcome => ("outcome", "char"),
            Returns::Features => ("features", "Vec<u64>"),
        }
    }
}

/// A parameter with its type, and its expression in the numbers of a position.
struct Parameter {
    name: String,
    kind: &'static str,
    argument: String,
}

impl Parameter {
    fn new(name: &str, kind: &'static str, argument: &str) -> Self {
        Parameter { name: name.to_owned(), kind, argument: argument.to_owned() }
    }

    fn number(name: &str, i: usize) -> Self {
        Parameter::new(name, "u64", &format!("numbers[{i}]"))
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
    let shape = evidence.shape();
    let has_drawn_samples = evidence.samples.iter().any(|(_, outcome)| *outcome == DRAWN);
    let is_string = |shape: &Shape| matches!(shape, Shape::Strings(..));
    let mut functions = Vec::new();
    for answer in guess::guess(&evidence, keep_going) {
        // A few exceptions to one outcome are plainer than others.
        let is_plainer = few.is_some() && !answer.exceptions.is_empty();
        // Strings of digits may be read as numbers.
        if is_plainer || is_string(&shape) != is_string(&table.shape) {
            continue;
        }
        let exception = |(position, value): &(Position, u64)| {
            let said = || outcome(['L', 'W', 'D'][*value as usize], table);
            (position.clone(), if values { (*value).into() } else { said() })
        };
        for guess in answer.guesses.iter().take(SYNONYMS) {
            let but = answer.exceptions.iter().map(exception).collect();
            let mut call = guess.code.clone();
            // If no sample is drawn, `guess` tells whether the player to move wins.
            if table.has_draws && !values && !has_drawn_samples {
                let [win, loss] = ['W', 'L'].map(|it| outcome(it, table));
                call = call.map(|wins| Expr::cases([(wins, win)], loss));
            }
            let function = Function::new(&guess.name, but, call, values, &shape, table);
            functions.push(function.described(guess.bits, guess.features.as_ref()));
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
    let name = match last.outcome {
        'W' => "the player to move always wins",
        'L' => "the player to move always loses",
        _ => "always a draw",
    };
    let mut shape = table.shape.clone();
    if let Shape::Strings(letters, _) = &mut shape {
        letters.extend(others.iter().flat_map(|row| row.key.chars()).collect::<BTreeSet<char>>());
    }
    let position = |row: &Row| match &shape {
        Shape::Strings(letters, _) => {
            let place = |letter| letters.iter().take_while(|&&known| known < letter).count();
            row.key.chars().map(|letter| place(letter) as u64).collect()
        }
        _ => row.numbers.clone(),
    };
    let exception = |row: &&Row| (position(row), outcome(row.outcome, table));
    let but = others.iter().map(exception).collect();
    let value = outcome(last.outcome, table).into();
    Some((Function::new(name, but, value, false, &shape, table), others.len()))
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
fn outcome(outcome: char, table: &Table) -> Expr {
    let said = if table.has_draws { format!("{outcome:?}") } else { (outcome == 'W').to_string() };
    Expr::word(said)
}

impl Function {
    fn new(
        name: &str,
        but: Vec<(Position, Expr)>,
        call: Call,
        values: bool,
        shape: &Shape,
        table: &Table,
    ) -> Self {
        let patterns: Vec<String> = but.iter().map(|(it, _)| shape.pattern(it)).collect();
        let all_but = if but.is_empty() { "" } else { ", all but " };
        Function {
            name: format!("{name}{all_but}{}", patterns.join(", ")),
            synonym: None,
            shape: shape.clone(),
            but,
            call: call.of_one_position(shape),
            remark: remark(table),
            returns: if values { Returns::Value } else { Returns::outcomes(table) },
            bits: 0.0,
            features: None,
        }
    }

    fn described(mut self, bits: f64, features: Option<&Features>) -> Self {
        self.bits = bits;
        self.features = features.map(|features| {
            let all = Expr::List(features.all.clone()).method("to_vec", []);
            let function = Function {
                name: String::new(),
                synonym: None,
                shape: self.shape.clone(),
                but: Vec::new(),
                call: all.into(),
                remark: String::new(),
                returns: Returns::Features,
                bits: 0.0,
                features: None,
            };
            (function.into(), features.bits)
        });
        self
    }

    /// Turns a function for the value of a heap into one for a sum of heaps.
    pub fn of_each_heap(self) -> Self {
        let name = format!("the xor over the heaps n of: {}", self.name);
        Function { name, returns: Returns::HeapValue, features: None, ..self }
    }

    /// Visits all expressions of the code.
    fn visit<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        self.but.iter().for_each(|(_, value)| visit(value));
        self.call.visit(&mut |it| visit(it));
    }

    /// The modules, and the types in modules, that the code needs.
    fn items(&self) -> BTreeSet<&str> {
        let mut all = BTreeSet::new();
        self.visit(&mut |it| {
            if let Expr::Module(items, _) = it {
                all.extend(items.iter().map(String::as_str));
            }
        });
        all
    }

    /// The modules that it calls, each with its limit.
    pub fn limits(&self) -> impl Iterator<Item = (&str, String)> {
        let names = self.items().into_iter().filter_map(|item| item.split("::").next());
        let modules = names.collect::<BTreeSet<_>>().into_iter().filter_map(library::find);
        modules.map(|it| (it.name, it.limit())).filter(|(_, limit)| !limit.is_empty())
    }

    /// The first set of numbers in the code.
    pub fn set(&self) -> &[u64] {
        let mut first = None;
        self.visit(&mut |it| {
            if let Expr::Set(set) = it {
                first = first.or(Some(&set[..]));
            }
        });
        first.unwrap_or_default()
    }

    /// The numbers in the code.
    pub fn constants(&self) -> Vec<u64> {
        let mut all = Vec::new();
        self.visit(&mut |it| match it {
            Expr::Number(number) => all.push(*number),
            Expr::Set(set) => all.extend(set),
            _ => {}
        });
        // The numbers of a string are letters.
        if !matches!(self.shape, Shape::Strings(..)) {
            all.extend(self.but.iter().flat_map(|(it, _)| it));
        }
        all
    }

    /// Returns whether the functions differ in signs and numbers only, so that they say the same.
    pub fn is_like(&self, other: &Function) -> bool {
        self.words() == other.words()
    }

    /// The variables, functions and code in the order in which they occur.
    fn words(&self) -> Vec<&str> {
        let mut words: Vec<&str> = Vec::new();
        self.visit(&mut |it| match it {
            Expr::Word(word) | Expr::Verbatim(word, _) | Expr::Then(_, word) => words.push(word),
            Expr::Call(name, _) | Expr::Method(_, name, _) => words.push(name),
            _ => {}
        });
        words
    }

    /// The part that is not proven.
    pub fn doubt(&self) -> &'static str {
        if self.has_module() {
            "not proven: the theorem of the module is, but not that these are its rules"
        } else {
            "not proven: larger positions may differ"
        }
    }

    fn parameters(&self) -> Vec<Parameter> {
        match &self.shape {
            Shape::Number => vec![Parameter::number("n", 0)],
            Shape::Tuple(2) => vec![Parameter::number("a", 0), Parameter::number("b", 1)],
            Shape::Tuple(_) | Shape::List => vec![Parameter::new("heaps", "&[u64]", "&numbers")],
            Shape::Strings(..) => vec![Parameter::new("s", "&str", "string")],
            Shape::Named(names) => {
                let is_used = |name: &str| !self.but.is_empty() || self.call.reads_number(name);
                let used = names.iter().enumerate().filter(|(_, name)| is_used(name));
                used.map(|(i, name)| Parameter::number(name, i)).collect()
            }
        }
    }

    /// The parameters in the head of the function.
    fn head(&self) -> String {
        let all = self.parameters().into_iter();
        all.map(|it| format!("{}: {}", it.name, it.kind)).collect::<Vec<_>>().join(", ")
    }

    fn body(&self) -> String {
        let converted = self.converted(self.call.integer);
        let subject = self.shape.subject();
        let but = self.but.iter().map(|(position, value)| {
            let (pattern, value) = (self.shape.pattern(position), value.code());
            format!("if {subject} == {pattern} {{ return {value}; }} ")
        });
        format!("{converted}{}{}", but.collect::<String>(), self.call.text(&self.shape))
    }

    /// The conversion of the parameters to the type that the code needs.
    fn converted(&self, integer: Integer) -> String {
        match self.shape {
            _ if integer == Integer::U64 => String::new(),
            Shape::Number => format!("let n = n as {integer}; "),
            Shape::Tuple(2) => format!("let (a, b) = (a as {integer}, b as {integer}); "),
            Shape::Tuple(_) | Shape::List => format!(
                "let heaps = &heaps.iter().map(|&n| n as {integer}).collect::<Vec<_>>()[..]; "
            ),
            Shape::Named(_) | Shape::Strings(..) => String::new(),
        }
    }

    /// The code to paste.
    pub fn code(&self) -> String {
        formatted(self.text())
    }

    /// The code to paste, not formatted.
    pub fn text(&self) -> String {
        let imports = self.items().into_iter().map(|item| format!("use nim_snippets::{item};\n"));
        let mut code: String = imports.collect();
        if !code.is_empty() {
            code += "\n";
        }
        let (name, value) = self.returns.function();
        let (head, body, remark) = (self.head(), self.body(), &self.remark);
        code += &format!("{remark}fn {name}({head}) -> {value} {{\n    {body}\n}}\n");
        if let Returns::Value = self.returns {
            let names = self.parameters().into_iter().map(|it| it.name);
            let names = names.collect::<Vec<_>>().join(", ");
            code += &format!("\nfn wins({head}) -> bool {{\n    grundy({names}) != 0\n}}\n");
        }
        if let Returns::HeapValue = self.returns {
            code += "\nfn wins(heaps: &[u64]) -> bool {\n    \
                     heaps.iter().fold(0, |xor, &n| xor ^ grundy(n)) != 0\n}\n";
        }
        code
    }

    /// The bits of a list of these values, one for each combination of its features. Eight values of
    /// a number do not determine the ninth, however many positions share them.
    pub fn bits_of_list(&self, values: &[u64]) -> f64 {
        match &self.features {
            Some((_, bits)) if !values.is_empty() => bits + guess::arrangements(values),
            _ => f64::INFINITY,
        }
    }

    fn arguments(&self) -> String {
        let arguments = self.parameters().into_iter().map(|it| it.argument);
        arguments.collect::<Vec<_>>().join(", ")
    }

    /// The outcome in Rust: 0 if the player to move loses, 1 if the player wins, 2 for a draw.
    pub fn outcome(&self) -> String {
        let arguments = self.arguments();
        match self.returns {
            Returns::Outcome => format!("\"LWD\".find(outcome({arguments})).unwrap()"),
            Returns::HeapValue => "usize::from(wins(&numbers))".to_owned(),
            Returns::Wins | Returns::Value => format!("usize::from(wins({arguments}))"),
            Returns::Features => format!("features({arguments})"),
        }
    }

    /// The outcome in Rust, and the Grundy value if the function has one.
    pub fn outcome_and_value(&self) -> String {
        let value = match self.returns {
            Returns::Value => format!("Some(grundy({}))", self.arguments()),
            Returns::HeapValue => {
                "Some(numbers.iter().fold(0, |xor, &n| xor ^ grundy(n)))".to_owned()
            }
            Returns::Wins | Returns::Outcome | Returns::Features => "None".to_owned(),
        };
        format!("({}, {value})", self.outcome())
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

    pub fn has_module(&self) -> bool {
        !self.items().is_empty()
    }

    /// Returns whether the function is so short that it needs no module.
    pub fn is_plain(&self) -> bool {
        !self.has_module() && self.body().len() <= PLAIN
    }
}

/// Formats code with rustfmt, if it is installed.
fn formatted(code: String) -> String {
    let run = process::run(&mut Command::new("rustfmt"), code.as_bytes(), FORMATTING);
    let text = run.ok().filter(Finished::success).and_then(|it| String::from_utf8(it.output).ok());
    text.unwrap_or(code)
}
