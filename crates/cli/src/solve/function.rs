//! Makes a function in Rust from an answer of `guess`.

use crate::process::{self, Finished, Limits, QUIET};
use crate::solve::kind;
use crate::solve::rules::Rules;
use crate::solve::table::Table;
use guess::{Call, Expr, Guess, Integer, Position, Shape};
use std::collections::BTreeSet;
use std::process::Command;
use std::time::Duration;

/// The limits of rustfmt.
const FORMATTING: Limits = Limits { time: Duration::from_secs(6), ..QUIET };

/// The number of equivalent calls that are tried, because some cannot be pasted.
const SYNONYMS: usize = 3;

/// The largest length of a formula that is preferred to a call of a module.
const SHORT: usize = 46;

pub struct Function {
    pub name: String,
    /// Another function with the same results everywhere.
    pub synonym: Option<String>,
    shape: Shape,
    /// The values of some exceptional positions.
    but: Vec<(Position, Expr)>,
    /// The value of all others.
    call: Call,
    /// The variables for the constants of the rules that vary.
    varying: Vec<String>,
    /// A comment on the numbers for which the function is made; empty if these are all.
    remark: String,
    returns: Returns,
    /// A string with one letter more for which it is wrong.
    pub wrong_letter: Option<String>,
    /// True if it is a formula that each reader understands at once.
    pub is_plain: bool,
}

#[derive(Clone, Copy)]
enum Returns {
    Wins,
    Value,
    /// The value of each heap of a sum.
    HeapValue,
    /// The outcome of a position: `'W'`, `'L'` or `'D'`.
    Outcome,
}

impl Returns {
    /// The type of the outcomes in this table.
    fn outcomes(table: &Table) -> Self {
        if table.has_draws { Returns::Outcome } else { Returns::Wins }
    }

    /// Returns whether it is about one heap of a sum.
    fn is_of_heap(self) -> bool {
        matches!(self, Returns::HeapValue)
    }

    /// The name of the function, and the type that it returns.
    fn function(self) -> (&'static str, &'static str) {
        match self {
            Returns::Wins => ("wins", "bool"),
            Returns::Value | Returns::HeapValue => ("grundy", "u64"),
            Returns::Outcome => ("outcome", "char"),
        }
    }
}

/// A parameter with its type, and its expression in the numbers of a position.
#[derive(Clone)]
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

/// The functions for the answers of `guess` about these samples of a table, the best first.
pub fn guess(
    samples: usize,
    values: bool,
    table: &Table,
    keep_going: &mut dyn FnMut(&str) -> bool,
) -> Vec<Function> {
    if let Some(always) = always(table).filter(|_| !values) {
        return vec![always];
    }
    if samples == 0 || values && !table.has_values {
        return Vec::new();
    }
    if table.has_draws {
        return with_draws(samples, table, keep_going);
    }
    let evidence = if values {
        table.evidence(samples, false, |row| row.value)
    } else {
        table.evidence(samples, true, |row| (row.outcome == 'W').into())
    };
    let shape = evidence.shape();
    let said =
        |value: u64| if values { value.into() } else { Expr::word((value == 1).to_string()) };
    let mut functions = Vec::new();
    for answer in guess::guess(&evidence, keep_going) {
        let exceptions = answer.exceptions.iter();
        let but: Vec<_> = exceptions.map(|(it, value)| (it.clone(), said(*value))).collect();
        for guess in answer.guesses.iter().take(SYNONYMS) {
            let call = guess.code.clone();
            let function = Function::new(&guess.name, but.clone(), call, values, &shape, table);
            let is_plain = guess.is_plain() && but.is_empty();
            functions.push(Function { is_plain, ..function });
        }
    }
    functions
}

/// The functions for a game with draws: a formula for the winning positions, and one for those that
/// do not lose.
fn with_draws(
    samples: usize,
    table: &Table,
    keep_going: &mut dyn FnMut(&str) -> bool,
) -> Vec<Function> {
    let mut formulas = |is_true: fn(char) -> bool, never: &str| -> Vec<Guess> {
        let of_first = table.rows.first().is_some_and(|row| is_true(row.outcome));
        if table.rows.iter().all(|row| is_true(row.outcome) == of_first) {
            let code = Expr::word(of_first.to_string()).into();
            return vec![Guess::new(never.to_owned(), code, 0.0, Vec::new())];
        }
        let evidence = table.evidence(samples, true, |row| is_true(row.outcome).into());
        let answers = guess::guess(&evidence, keep_going).into_iter();
        let exact = answers.filter(|answer| answer.exceptions.is_empty());
        let all = exact.flat_map(|answer| answer.guesses);
        all.filter(|guess| guess.code.integer == Integer::U64).take(SYNONYMS).collect()
    };
    let wins = formulas(|it| it == 'W', "never wins");
    let holds = formulas(|it| it != 'L', "never loses");
    let both = wins.iter().flat_map(|win| holds.iter().map(move |hold| (win, hold)));
    let mut both: Vec<(&Guess, &Guess)> = both.collect();
    both.sort_by_key(|(win, hold)| [win, hold].iter().filter(|it| !it.is_plain()).count());
    let function = |(win, hold): (&Guess, &Guess)| {
        let [win_code, hold_code] =
            [win, hold].map(|it| it.code.clone().of_one_position(&table.shape).whole());
        let [won, drawn, lost] = ['W', 'D', 'L'].map(|it| outcome(it, table));
        let call = Expr::cases([(win_code, won), (hold_code, drawn)], lost).into();
        let hold_name = match hold.name.strip_prefix("wins iff ") {
            Some(holds) => format!("does not lose iff {holds}"),
            None if hold.bits == 0.0 => hold.name.clone(),
            None => format!("does not lose iff {} wins", hold.name),
        };
        let name = format!("{}; {hold_name}", win.name);
        let function = Function::new(&name, Vec::new(), call, false, &table.shape, table);
        Function { is_plain: win.is_plain() && hold.is_plain(), ..function }
    };
    both.into_iter().map(function).collect()
}

/// The function for a game in which all positions have the same outcome.
fn always(table: &Table) -> Option<Function> {
    let first = table.rows.first()?.outcome;
    if table.rows.iter().any(|row| row.outcome != first) {
        return None;
    }
    let name = match first {
        'W' => "the player to move always wins",
        'L' => "the player to move always loses",
        _ => "always a draw",
    };
    let value = outcome(first, table).into();
    Some(Function::new(name, Vec::new(), value, false, &table.shape, table))
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
            varying: table.varying.clone(),
            remark: remark(table),
            returns: if values { Returns::Value } else { Returns::outcomes(table) },
            is_plain: false,
            wrong_letter: None,
        }
    }

    /// Turns a function for the value of a heap into one for a sum of heaps.
    pub fn of_each_heap(self) -> Self {
        let name = format!("the xor over the heaps n of: {}", self.name);
        Function { name, returns: Returns::HeapValue, ..self }
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
        let count = self.varying.len();
        // The constants are the last numbers.
        let varying = self.varying.iter().enumerate().map(|(i, name)| {
            Parameter::new(name, "u64", &format!("numbers[numbers.len() - {}]", count - i))
        });
        let heaps = match count {
            0 => "&numbers".to_owned(),
            count => format!("&numbers[..numbers.len() - {count}]"),
        };
        match &self.shape {
            Shape::Number => vec![Parameter::number("n", 0)],
            Shape::Tuple(2) => vec![Parameter::number("a", 0), Parameter::number("b", 1)],
            Shape::Tuple(_) | Shape::List => {
                [Parameter::new("heaps", "&[u64]", &heaps)].into_iter().chain(varying).collect()
            }
            Shape::Strings(..) => vec![Parameter::new("s", "&str", "string")],
            Shape::Named(names) => {
                let is_heap = |name: &str| self.returns.is_of_heap() && name == "n";
                let is_used = |name: &str| {
                    !self.but.is_empty() || is_heap(name) || self.call.reads_number(name)
                };
                let used = names.iter().enumerate().filter(|(_, name)| is_used(name));
                used.filter_map(|(i, name)| {
                    if self.varying.contains(name) {
                        varying.clone().find(|it| it.name == *name)
                    } else {
                        Some(Parameter::number(name, i))
                    }
                })
                .collect()
            }
        }
    }

    /// The parameters other than a heap.
    fn others(&self) -> Vec<Parameter> {
        self.parameters().into_iter().filter(|it| it.name != "n").collect()
    }

    fn body(&self) -> String {
        let mut converted = self.converted(self.call.integer);
        if let (Shape::List, false) = (&self.shape, self.varying.is_empty()) {
            let first = self.varying.join(", ");
            converted
                .insert_str(0, &format!("let heaps = &[&[{first}][..], heaps].concat()[..]; "));
        }
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
        let (head, body, remark) = (head(&self.parameters()), self.body(), &self.remark);
        code += &format!("{remark}fn {name}({head}) -> {value} {{\n    {body}\n}}\n");
        if let Returns::Value = self.returns {
            let names = self.parameters().into_iter().map(|it| it.name);
            let names = names.collect::<Vec<_>>().join(", ");
            code += &format!("\nfn wins({head}) -> bool {{\n    grundy({names}) != 0\n}}\n");
        }
        if let Returns::HeapValue = self.returns {
            let others = self.others();
            let head: String =
                others.iter().map(|it| format!(", {}: {}", it.name, it.kind)).collect();
            let names: String = others.iter().map(|it| format!(", {}", it.name)).collect();
            code += &format!(
                "\nfn wins(heaps: &[u64]{head}) -> bool {{\n    \
                 heaps.iter().fold(0, |xor, &n| xor ^ grundy(n{names})) != 0\n}}\n"
            );
        }
        code
    }

    fn arguments(&self) -> String {
        let arguments = self.parameters().into_iter().map(|it| it.argument);
        arguments.collect::<Vec<_>>().join(", ")
    }

    /// The heaps of a sum in Rust, and the constants that follow a heap as arguments.
    fn heaps(&self) -> (String, String) {
        let more = self.others().into_iter().map(|it| format!(", {}", it.argument)).collect();
        let heaps = format!("numbers[..numbers.len() - {}]", self.varying.len());
        (if self.varying.is_empty() { "numbers".to_owned() } else { heaps }, more)
    }

    /// The outcome in Rust: 0 if the player to move loses, 1 if the player wins, 2 for a draw.
    pub fn outcome(&self) -> String {
        let arguments = self.arguments();
        match self.returns {
            Returns::Outcome => format!("\"LWD\".find(outcome({arguments})).unwrap()"),
            Returns::HeapValue => {
                let (heaps, more) = self.heaps();
                format!("usize::from(wins(&{heaps}{more}))")
            }
            Returns::Wins | Returns::Value => format!("usize::from(wins({arguments}))"),
        }
    }

    /// The outcome in Rust, and the Grundy value if the function has one.
    pub fn outcome_and_value(&self) -> String {
        let value = match self.returns {
            Returns::Value => format!("Some(grundy({}))", self.arguments()),
            Returns::HeapValue => {
                let (heaps, more) = self.heaps();
                format!("Some({heaps}.iter().fold(0, |xor, &n| xor ^ grundy(n{more})))")
            }
            Returns::Wins | Returns::Outcome => "None".to_owned(),
        };
        format!("({}, {value})", self.outcome())
    }

    /// A solver that reads a position as the rules do.
    pub fn solver(&self, mark: &str, rules: &Rules) -> String {
        let is_remark =
            |line: &&str| line.starts_with(kind::LINE) || line.starts_with("// stress: ");
        let section: Vec<&str> = rules.section.lines().filter(|line| !is_remark(line)).collect();
        let (section, read) = (section.join("\n"), rules.kind.reading());
        let declared = rules.varying.iter().map(|it| format!("{}\n", it.declaration));
        let (declared, read) = match rules.varying.iter().map(|it| format!("{} as u64", it.name)) {
            none if none.len() == 0 => (String::new(), read.to_owned()),
            given => {
                let given = given.collect::<Vec<_>>().join(", ");
                let read =
                    format!("{read}\n    let numbers = [&numbers[..], &[{given}]].concat();");
                (declared.collect::<String>() + "\n", read)
            }
        };
        format!(
            "{mark}\n#![allow(unused)]\n\n{}\n{declared}{}\n\nfn main() {{\n    let mut input = String::new();\n    \
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
    pub fn is_short(&self) -> bool {
        !self.has_module() && self.body().len() <= SHORT
    }
}

/// The parameters in the head of a function.
fn head(parameters: &[Parameter]) -> String {
    parameters.iter().map(|it| format!("{}: {}", it.name, it.kind)).collect::<Vec<_>>().join(", ")
}

/// Formats code with rustfmt, if it is installed.
fn formatted(code: String) -> String {
    let run = process::run(&mut Command::new("rustfmt"), code.as_bytes(), FORMATTING);
    let text = run.ok().filter(Finished::success).and_then(|it| String::from_utf8(it.output).ok());
    text.unwrap_or(code)
}
