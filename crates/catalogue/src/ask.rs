//! The chooser as questions: `data/questions.txt` is the tree, and the folders of the games say where
//! in it their modules are. The crate's root shows it too.

use crate::{answers, api};
use bundler::diagnostic::{Problem, Result};
use bundler::modules::{self, Module};
use std::collections::HashMap;
use std::io::Write;

const QUESTIONS: &str = include_str!("../data/questions.txt");

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
    let mut leaves: HashMap<&str, Vec<(Text, Tree)>> = HashMap::new();
    for module in modules::modules() {
        for (question, answer) in answers(module.name) {
            let leaf = (Text::new(answer), Tree::Module(module.name));
            leaves.entry(question).or_default().push(leaf);
        }
    }
    let lines = QUESTIONS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    parse(&mut lines.collect::<Vec<_>>().as_slice(), &mut leaves)
}

/// The tree that begins on the first line: `? question #name`, below it as deep `- answer`, each with
/// its own tree deeper. The answers that lead to modules follow.
fn parse(lines: &mut &[&'static str], leaves: &mut HashMap<&str, Vec<(Text, Tree)>>) -> Tree {
    let (first, below) = lines.split_first().expect("a question");
    *lines = below;
    let depth = |line: &str| line.len() - line.trim_start().len();
    let (question, name) = first.trim_start()[2..].split_once(" #").expect("a named question");
    let mut answers = Vec::new();
    while let Some((line, below)) =
        lines.split_first().filter(|(line, _)| depth(line) == depth(first))
    {
        *lines = below;
        answers.push((Text::new(&line.trim_start()[2..]), parse(lines, leaves)));
    }
    answers.extend(leaves.remove(name).unwrap_or_default());
    Tree::Question(Text::new(question), answers)
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

/// Gives the next answer, if there is one.
pub type Answers = Box<dyn FnMut() -> Option<String>>;

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
    let Some(module) = modules::find(modules, name) else { return String::new() };
    let mut text = format!("\n{name}  {}\n", module.rules(japanese));
    if let Some(item) = api::answer(&module.source, None) {
        text += &format!("    use nim_snippets::{name};\n    {name}::{}\n", item.call());
    }
    text + &format!("    ./bundle.sh {name}        ./bundle.sh {name}_main\n")
}
