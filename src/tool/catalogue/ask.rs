//! The chooser as questions: `data/questions.txt` is the tree, which the README shows too.

use super::keys::Answers;
use super::{Module, api};
use crate::tool::diagnostic::{Problem, Result, called};
use std::io::Write;

const QUESTIONS: &str = include_str!("data/questions.txt");

/// A text in English and in Japanese.
#[derive(Clone, Copy)]
pub struct Text(&'static str, &'static str);

impl Text {
    fn new(line: &'static str) -> Self {
        let (english, japanese) = line.split_once(" | ").unwrap_or((line, line));
        Text(english, japanese)
    }

    pub fn get(self, japanese: bool) -> &'static str {
        if japanese { self.1 } else { self.0 }
    }
}

pub enum Tree {
    Question(Text, Vec<(Text, Tree)>),
    Module(&'static str),
}

pub fn tree() -> Tree {
    parse(&mut QUESTIONS.lines().collect::<Vec<_>>().as_slice())
}

/// The tree that begins on the first line: `? question`, below it as deep `- answer`, each with its
/// own tree deeper; or `= module`.
fn parse(lines: &mut &[&'static str]) -> Tree {
    let (first, rest) = lines.split_first().expect("a tree");
    *lines = rest;
    let depth = |line: &str| line.len() - line.trim_start().len();
    let (kind, text) = first.trim_start().split_at(2);
    if kind == "= " {
        return Tree::Module(text);
    }
    let mut answers = Vec::new();
    while let Some((line, rest)) =
        lines.split_first().filter(|(line, _)| depth(line) == depth(first))
    {
        *lines = rest;
        answers.push((Text::new(&line.trim_start()[2..]), parse(lines)));
    }
    Tree::Question(Text::new(text), answers)
}

/// The tree as an outline: one of its lines.
pub struct Branch {
    pub depth: usize,
    /// The answer, and the question that it raises.
    pub text: String,
    /// The module that the answer leads to.
    pub module: Option<&'static str>,
}

/// The tree below these answers.
pub fn outline(answers: &[(Text, Tree)], japanese: bool) -> Vec<Branch> {
    let mut lines = Vec::new();
    collect(answers, 0, japanese, &mut lines);
    lines
}

fn collect(answers: &[(Text, Tree)], depth: usize, japanese: bool, lines: &mut Vec<Branch>) {
    for (answer, below) in answers {
        let answer = answer.get(japanese);
        match below {
            Tree::Module(name) => {
                lines.push(Branch { depth, text: answer.to_owned(), module: Some(name) });
            }
            Tree::Question(question, answers) => {
                let stop = if japanese { "。" } else { ". " };
                let text = format!("{answer}{stop}{}", question.get(japanese));
                lines.push(Branch { depth, text, module: None });
                collect(answers, depth + 1, japanese, lines);
            }
        }
    }
}

/// The tree as a list: a heading for each answer to the first question, a line for each module.
pub fn chooser() -> String {
    let Tree::Question(_, answers) = tree() else { return String::new() };
    let mut text = String::new();
    for (answer, below) in &answers {
        text += &format!("\n**{}**\n\n", answer.get(false));
        match below {
            Tree::Module(name) => text += &format!("- [`{name}`]\n"),
            Tree::Question(_, answers) => {
                for Branch { depth, text: line, module } in outline(answers, false) {
                    let link = module.map_or(String::new(), |name| format!(": [`{name}`]"));
                    text += &format!("{}- {line}{link}\n", "  ".repeat(depth));
                }
            }
        }
    }
    text
}

/// Asks until a module is found, and says how to call it.
pub fn ask(
    modules: &[Module],
    japanese: bool,
    answers: &mut Answers,
    output: &mut impl Write,
) -> Result<String> {
    let cannot = |error: std::io::Error| Problem::new(format!("cannot ask: {error}"));
    let mut tree = tree();
    loop {
        match tree {
            Tree::Module(name) => return Ok(found(modules, name, japanese)),
            Tree::Question(question, mut below) => {
                writeln!(output, "{}", question.get(japanese)).map_err(cannot)?;
                for (i, (answer, _)) in below.iter().enumerate() {
                    writeln!(output, "  {} {}", i + 1, answer.get(japanese)).map_err(cannot)?;
                }
                let at = key(below.len(), answers, output)?;
                tree = below.swap_remove(at).1;
            }
        }
    }
}

/// The number of the answer that is chosen, from 0.
fn key(choices: usize, answers: &mut Answers, output: &mut impl Write) -> Result<usize> {
    loop {
        let _ = write!(output, "> ").and_then(|()| output.flush());
        let Some(answer) = answers() else {
            return Err(Problem::new("the answers end before a module is found"));
        };
        match answer.trim().parse::<usize>() {
            Ok(number) if (1..=choices).contains(&number) => return Ok(number - 1),
            _ => {
                let _ = writeln!(output, "1-{choices}");
            }
        }
    }
}

fn found(modules: &[Module], name: &str, japanese: bool) -> String {
    let Some(module) = super::find(modules, name) else { return String::new() };
    let mut text = format!("\n{name}  {}\n", module.rules(japanese));
    if let Some(item) = api::answer(&module.source, None) {
        text += &format!("    use nim_snippets::{name};\n    {name}::{}\n", item.call());
    }
    text + &called(&format!("    ./bundle.sh {name}        ./bundle.sh {name}_main\n"))
}
