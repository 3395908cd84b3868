//! The chooser as questions: `data/questions.txt` is the tree, and the folders of the games say where
//! in it their modules are. The crate's root shows it too.

use crate::api;
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
    /// A question, its answers, and the program to begin with if none of them is true.
    Question(Text, Vec<(Text, Tree)>, &'static str),
    Module(&'static str),
}

/// The answer that no other is true, wherever something is asked.
pub const NONE: Text = Text("None of these", "どれでもない");

const BACK: Text = Text("Back", "戻る");

/// Where it is told how games are decided that no module decides.
pub fn arguments(japanese: bool) -> &'static str {
    if japanese { "docs/without-grundy.ja.md" } else { "docs/without-grundy.md" }
}

pub fn tree() -> Tree {
    let mut leaves: HashMap<&str, Vec<(Text, Tree)>> = HashMap::new();
    for module in modules::modules() {
        for (question, answer) in module.answers() {
            let leaf = (Text::new(answer), Tree::Module(module.name));
            leaves.entry(question).or_default().push(leaf);
        }
    }
    let lines = QUESTIONS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    parse(&mut lines.collect::<Vec<_>>().as_slice(), "", &mut leaves)
}

/// The tree that begins on the first line: `? question #name`, below it as deep `- answer`, each with
/// its own tree deeper. The answers that lead to modules follow. A template after the name is that
/// of the whole tree.
fn parse(
    lines: &mut &[&'static str],
    template: &'static str,
    leaves: &mut HashMap<&str, Vec<(Text, Tree)>>,
) -> Tree {
    let (first, below) = lines.split_first().expect("a question");
    *lines = below;
    let depth = |line: &str| line.len() - line.trim_start().len();
    let (question, name) = first.trim_start()[2..].split_once(" #").expect("a named question");
    let (name, template) = name.split_once(' ').unwrap_or((name, template));
    let mut answers = Vec::new();
    while let Some((line, below)) =
        lines.split_first().filter(|(line, _)| depth(line) == depth(first))
    {
        *lines = below;
        answers.push((Text::new(&line.trim_start()[2..]), parse(lines, template, leaves)));
    }
    answers.extend(leaves.remove(name).unwrap_or_default());
    Tree::Question(Text::new(question), answers, template)
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
            Tree::Question(question, answers, _) => {
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
    let Tree::Question(_, answers, _) = tree() else { return String::new() };
    let mut text = String::new();
    for (answer, below) in &answers {
        text += &format!("\n**{}**\n\n", answer.get(false));
        match below {
            Tree::Module(name) => text += &format!("- [`{name}`]\n"),
            Tree::Question(_, answers, _) => {
                for Branch { depth, text: line, module } in outline(answers, false) {
                    let link = module.map_or(String::new(), |name| format!(": [`{name}`]"));
                    text += &format!("{}- {line}{link}\n", "  ".repeat(depth));
                }
            }
        }
    }
    text
}

/// Asks until a module is found, and says how to call it; or until none can be, and says the way on.
pub fn ask(
    modules: &[Module],
    japanese: bool,
    answers: &mut impl Iterator<Item = String>,
    output: &mut impl Write,
) -> Result<String> {
    let tree = tree();
    let mut path = vec![&tree];
    loop {
        let (question, below, template) = match path[path.len() - 1] {
            Tree::Module(name) => return Ok(found(modules, name, japanese)),
            Tree::Question(question, below, template) => (question, below, template),
        };
        let choices = below.iter().map(|(answer, _)| answer).enumerate();
        let mut text = format!("{}\n", question.get(japanese));
        choices.for_each(|(i, it)| text += &format!("  {} {}\n", i + 1, it.get(japanese)));
        text += &format!("  0 {}\n", NONE.get(japanese));
        if path.len() > 1 {
            text += &format!("  b {}\n", BACK.get(japanese));
        }
        say(output, &text)?;
        match key(below.len(), path.len() > 1, japanese, answers, output)? {
            Key::Answer(at) => path.push(&below[at].1),
            Key::None => return Ok(none(template, japanese)),
            Key::Back => drop(path.pop()),
            Key::Quit => return Ok(String::new()),
        }
    }
}

enum Key {
    /// An answer, counted from 0.
    Answer(usize),
    None,
    Back,
    Quit,
}

/// What is chosen.
fn key(
    choices: usize,
    has_back: bool,
    japanese: bool,
    answers: &mut impl Iterator<Item = String>,
    output: &mut impl Write,
) -> Result<Key> {
    loop {
        say(output, "> ")?;
        let Some(answer) = answers.next() else {
            return Err(Problem::new("the answers end before a module is found")
                .help("give one for each question: its number, or `0` where none is true"));
        };
        let answer = answer.trim().to_lowercase();
        match answer.as_str() {
            "0" | "n" | "none" => return Ok(Key::None),
            "b" | "back" if has_back => return Ok(Key::Back),
            "q" | "quit" => return Ok(Key::Quit),
            _ => {}
        }
        match answer.parse::<usize>() {
            Ok(number) if (1..=choices).contains(&number) => return Ok(Key::Answer(number - 1)),
            _ => say(output, &keys(choices, has_back, japanese))?,
        }
    }
}

/// Which keys there are.
fn keys(choices: usize, has_back: bool, japanese: bool) -> String {
    match (japanese, has_back) {
        (false, true) => format!("1-{choices}; 0 none of these, b back, q quit\n"),
        (false, false) => format!("1-{choices}; 0 none of these, q quit\n"),
        (true, true) => format!("1-{choices}; 0 どれでもない、b 戻る、q 終了\n"),
        (true, false) => format!("1-{choices}; 0 どれでもない、q 終了\n"),
    }
}

fn say(output: &mut impl Write, text: &str) -> Result<()> {
    let cannot = |error: std::io::Error| Problem::new(format!("cannot ask: {error}"));
    write!(output, "{text}").and_then(|()| output.flush()).map_err(cannot)
}

/// What remains when no module plays the game.
fn none(template: &str, japanese: bool) -> String {
    let arguments = arguments(japanese);
    if japanese {
        format!(
            "\nこのゲームのモジュールはない。\n\
             手を `./bundle.sh {template}` に書き、その出力を `./bundle.sh guess` へ。\n\
             偶奇や対称などの論法で決まるゲーム: {arguments}\n"
        )
    } else {
        format!(
            "\nNo module plays this game.\n\
             Write its moves into `./bundle.sh {template}`, and pipe what that prints into `./bundle.sh guess`.\n\
             Games that parity, symmetry or another argument decides: {arguments}\n"
        )
    }
}

fn found(modules: &[Module], name: &str, japanese: bool) -> String {
    let Some(module) = modules::find(modules, name) else { return String::new() };
    let mut text = format!("\n{name}  {}\n", module.rules(japanese));
    text += &format!("    use nim_snippets::{name};\n");
    for call in api::main_calls(&module.source) {
        text += &format!("    {name}::{call}\n");
    }
    for limit in api::limits(module) {
        text += &format!("    limit: {limit}\n");
    }
    text + &format!("    ./bundle.sh {name}        ./bundle.sh {name}_main\n")
}
