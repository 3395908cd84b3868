//! The chooser as questions: `data/questions.txt` is the tree. `ask`, the documentation and the
//! page show it.

use crate::{api, template};
use bundler::diagnostic::{Problem, Result};

use games::entry::{Words, said, words};
use std::io::Write;

const QUESTIONS: &str = include_str!("../data/questions.txt");

pub enum Tree {
    /// A question and its answers.
    Question(Words, Vec<(Words, Tree)>),
    Module(&'static str),
    /// Parity, mirroring or another argument decides.
    Argument,
    /// The way on without a module.
    Note(Words),
}

/// The last answer to every question.
pub const NONE: Words = words("None of these", "どれでもない");

const LIMIT: Words = words("limit: ", "上限: ");

const BACK: Words = words("Back", "戻る");

/// A module for rules of your own.
pub struct Solver {
    pub module: &'static str,
    /// The positions that it takes.
    pub positions: Words,
    /// True if play may be drawn.
    has_draws: bool,
}

pub const SOLVERS: [Solver; 4] = [
    Solver {
        module: "grundy_table",
        positions: words(
            "numbers from 0 to n that only decrease: `outcomes_by`",
            "0 から n までの減る一方の数: `outcomes_by`",
        ),
        has_draws: false,
    },
    Solver {
        module: "sprague_grundy",
        positions: words("any positions; a move may split them", "任意の局面 (分かれてもよい)"),
        has_draws: false,
    },
    Solver {
        module: "mask_solver",
        positions: words("bit masks, which may also increase", "ビットマスク (増えてもよい)"),
        has_draws: false,
    },
    Solver {
        module: "loopy_game",
        positions: words("positions that can recur", "同じ局面に戻れるもの"),
        has_draws: true,
    },
];

/// The page about games that are decided without Grundy values.
pub fn arguments(japanese: bool) -> &'static str {
    if japanese { "docs/without-grundy.ja.md" } else { "docs/without-grundy.md" }
}

pub fn tree() -> Tree {
    let is_of_tree = |line: &&str| !line.is_empty() && !line.starts_with(['#', '!']);
    let lines = QUESTIONS.lines().filter(is_of_tree);
    parse(&mut lines.collect::<Vec<_>>().as_slice())
}

/// Parses a question, `? …`, and its answers, `- …`, at the same depth. An answer has an end, or
/// the next question follows it one level deeper.
fn parse(lines: &mut &[&'static str]) -> Tree {
    let (first, below) = lines.split_first().expect("a question");
    *lines = below;
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut answers = Vec::new();
    while let Some((line, below)) =
        lines.split_first().filter(|(line, _)| depth(line) == depth(first))
    {
        *lines = below;
        let answer = &line.trim_start()[2..];
        answers.push(match answer.rsplit_once(" = ") {
            Some((answer, "argument")) => (both(answer), Tree::Argument),
            Some((answer, end)) => (both(answer), note(end).map_or(Tree::Module(end), Tree::Note)),
            None => (both(answer), parse(lines)),
        });
    }
    Tree::Question(both(&first.trim_start()[2..]), answers)
}

/// The note with this name.
fn note(name: &str) -> Option<Words> {
    let notes = QUESTIONS.lines().filter_map(|line| line.strip_prefix("! ")?.split_once(' '));
    notes.into_iter().find(|note| note.0 == name).map(|note| both(note.1))
}

/// Splits `text | in Japanese`.
fn both(line: &'static str) -> Words {
    let (english, japanese) = line.split_once(" | ").unwrap_or((line, line));
    words(english, japanese)
}

/// The limit of the module in which a branch ends; empty if there is none.
fn limit_of(tree: &Tree) -> String {
    if let Tree::Module(name) = tree { limit(name) } else { String::new() }
}

/// The limit of a module; empty if there is none.
pub fn limit(module: &str) -> String {
    library::find(module).map(library::Module::limit).unwrap_or_default()
}

/// A text, followed by a limit in brackets.
fn with_limit(text: &str, limit: &str) -> String {
    if limit.is_empty() { text.to_owned() } else { format!("{text} [{limit}]") }
}

/// Asks until an answer ends the branch, and returns the advice for this end.
pub fn ask(
    japanese: bool,
    answers: &mut impl Iterator<Item = String>,
    output: &mut impl Write,
) -> Result<String> {
    let tree = (words("", ""), tree());
    let mut path = vec![&tree];
    loop {
        let (answer, tree) = path[path.len() - 1];
        let (question, below) = match tree {
            Tree::Module(name) => {
                return Ok(format!("\n{}\n", answer.get(japanese)) + &found(name, japanese));
            }
            Tree::Argument => return Ok(format!("\n{}", argument(japanese))),
            Tree::Note(note) => return Ok(format!("\n{}\n", note.get(japanese))),
            Tree::Question(question, below) => (question, below),
        };
        let choice =
            |(answer, below): &(Words, Tree)| with_limit(answer.get(japanese), &limit_of(below));
        let choices = below.iter().map(choice);
        let mut text = format!("{}\n", question.get(japanese));
        choices.zip(1..).for_each(|(choice, i)| text += &format!("  {i} {choice}\n"));
        text += &format!("  0 {}\n", NONE.get(japanese));
        if path.len() > 1 {
            text += &format!("  b {}\n", BACK.get(japanese));
        }
        say(output, &text)?;
        match key(below.len(), path.len() > 1, japanese, answers, output)? {
            Key::Answer(at) => path.push(&below[at]),
            Key::None => return Ok(none(template_of(tree), japanese)),
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

/// Reads the next choice.
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
            return Err(Problem::new("the answers ended before a module was found")
                .help("answer each question by a number, or by `0` if none fits"));
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

/// The line that lists the keys.
fn keys(choices: usize, has_back: bool, japanese: bool) -> String {
    let back = if has_back { said!(japanese, ", b back", "、b 戻る") } else { String::new() };
    said!(
        japanese,
        "1-{choices}; 0 none of these{back}, q quit\n",
        "1-{choices}; 0 どれでもない{back}、q 終了\n"
    )
}

fn say(output: &mut impl Write, text: &str) -> Result<()> {
    let cannot = |error: std::io::Error| Problem::new(format!("cannot ask: {error}"));
    write!(output, "{text}").and_then(|()| output.flush()).map_err(cannot)
}

/// The template for rules like those of the first module in a branch.
fn template_of(tree: &Tree) -> &'static str {
    match tree {
        Tree::Module(name) => template::of(name),
        Tree::Question(_, answers) => {
            let first = answers.iter().find(|(_, below)| !matches!(below, Tree::Note(_)));
            first.map_or("brute_tuple", |(_, below)| template_of(below))
        }
        Tree::Argument | Tree::Note(_) => "brute_tuple",
    }
}

/// The advice if no answer fits.
fn none(template: &str, japanese: bool) -> String {
    let mut text = said!(
        japanese,
        "\nModules for your own rules:\n",
        "\n任意のルールのゲームを解くモジュール:\n"
    );
    for Solver { module, positions, .. } in SOLVERS {
        let line = with_limit(positions.get(japanese), &limit(module));
        text += &format!("    {module}  {line}\n");
    }
    let commands = template::commands(template, japanese);
    text += &said!(
        japanese,
        "write the rules into a template: {commands}\n",
        "ルールをひな形に書く: {commands}\n"
    );
    text + &argument(japanese)
}

fn argument(japanese: bool) -> String {
    let page = arguments(japanese);
    said!(
        japanese,
        "look at the outcomes of small positions: parity, mirroring or a pairing may decide, see {page}\n",
        "小さい局面の勝敗を調べ、偶奇、対称、ペアリングで決まらないか確かめる: {page}\n"
    )
}

/// The advice if a position exceeds a module's limit.
fn larger(japanese: bool) -> String {
    said!(japanese, "If your game is larger or symmetric, ", "制限より大きいか対称なら、")
        + &argument(japanese)
}

fn found(name: &str, japanese: bool) -> String {
    let Some(module) = library::find(name) else { return String::new() };
    let mut text = format!("{name}  {}\n", module.rules(japanese));
    text += &format!("    use nim_snippets::{name};\n");
    for call in api::main_calls(module.source) {
        text += &format!("    {name}::{call}\n");
    }
    let limit = module.limit();
    if !limit.is_empty() {
        text += &format!("    {}{limit}\n", LIMIT.get(japanese));
    }
    text += &format!("    ./bundle.sh {name}        ./bundle.sh {name}_main\n");
    if SOLVERS.iter().any(|solver| solver.module == name && !solver.has_draws) {
        text += &said!(
            japanese,
            "if whoever cannot move loses (or wins, in misère play); with draws or points: `./bundle.sh solve rules.rs`\n",
            "動けない方が負け (逆形なら勝ち) のとき。引き分けや得点があれば `./bundle.sh solve rules.rs`\n"
        );
    }
    if limit.is_empty() { text } else { text + &larger(japanese) }
}
