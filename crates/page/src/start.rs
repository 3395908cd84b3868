//! The answer that the page contains from the start: modules, games, chooser and judges.

use bundler::diagnostic::Problem;
use bundler::judge::table::JUDGES;
use editors::formats::EDITORS;
use explore::ask::{SOLVERS, Tree, tree};
use explore::problems;
use explore::question::Question;
use explore::{explain, parameters, question, table};
use games::entry::{Ask, Game, Shape, Words, Writing};
use games::games;
use library::{Module, modules};
use serde_json::{Value, json};

/// The page about games without Grundy values, in English and in Japanese.
const ARGUMENTS: [&str; 2] = [
    include_str!("../../../docs/without-grundy.md"),
    include_str!("../../../docs/without-grundy.ja.md"),
];

/// The answer that the page contains from the start.
pub fn start() -> Value {
    json!({
        "modules": modules().iter().map(described).collect::<Vec<_>>(),
        "games": games().map(game).collect::<Vec<_>>(),
        "chooser": branch(&tree()),
        "solvers": SOLVERS.iter().map(|it| json!([it.module, both(&it.positions)])).collect::<Vec<_>>(),
        "judges": JUDGES.iter().map(|judge| json!([judge.name, judge.title()])).collect::<Vec<_>>(),
        "arguments": ARGUMENTS,
        "brutes": editors::brutes().collect::<Vec<_>>(),
        "editors": EDITORS.iter().map(|editor| editor.name).collect::<Vec<_>>(),
    })
}

fn described(module: &Module) -> Value {
    let is_here = |problem: &&problems::Problem| problem.module_names().contains(&module.name);
    json!({
        "problems": problems::problems().iter().filter(is_here).count(),
        "name": module.name,
        "theme": module.theme,
        "rules": [module.rules(false), module.rules(true)],
        "time": module.time(),
        "limit": module.limit(),
        "hash": module.hash(),
    })
}

/// A game whose positions can be typed.
fn game(game: &Game) -> Value {
    let parameter = |parameter: &parameters::Parameter| {
        let words = match parameter.kind {
            parameters::Kind::Word(words) => words,
            _ => &[],
        };
        let kind = match parameter.kind {
            parameters::Kind::Edges => "edges",
            parameters::Kind::Board => "board",
            _ => "",
        };
        json!({ "name": parameter.name, "kind": kind, "example": parameter.example, "words": words })
    };
    let (shape, names) = match game.shape {
        Shape::Sum(parts) => ("sum", vec![parts.name()]),
        Shape::Row(parts) => ("row", vec![parts.name()]),
        Shape::Pairs(parts) => ("pairs", vec![parts.name()]),
        Shape::Exactly(names) => ("exactly", names.to_vec()),
        Shape::Limited => ("limited", vec!["heap", "limit"]),
        Shape::Written(Writing::Graph) => ("graph", vec!["edges"]),
        Shape::Written(Writing::Strip(letters)) => ("strip", vec![letters]),
        Shape::Written(Writing::Set(name)) => ("set", vec![name]),
        Shape::Written(Writing::Played | Writing::Stock) => ("heaps", vec!["heaps"]),
    };
    let example = example(game);
    let asked = asked(game, &example.join(" "));
    let explains = asked.as_ref().is_ok_and(|asked| explain::verdict(asked, false).is_ok());
    let options =
        table::Options { n: Some(3), outcomes: false, misere: false, parts: None, japanese: false };
    let bare = self::asked(game, "");
    let tables = bare.is_ok_and(|asked| table::table(&asked, &options).is_ok());
    json!({
        "module": game.module,
        "name": game.name(),
        "usage": question::usage(game),
        "parameters": game.parameters.iter().map(parameter).collect::<Vec<_>>(),
        "shape": shape,
        "numbers": names,
        "rules": rules(game, false),
        "misereRules": rules(game, true),
        "example": example,
        "explains": explains,
        "tables": tables,
        "first": game.first,
        "misere": game.has(Ask::MisereWins),
        "plays": game.rules.is_some(),
    })
}

/// The rules of a game in one line, in English and in Japanese.
fn rules(game: &Game, misere: bool) -> [String; 2] {
    let misere = misere && game.has(Ask::MisereWins);
    [false, true].map(|japanese| explain::rules(game, misere, japanese))
}

/// First positions for games without an example.
const EXAMPLES: &[&str] = &[
    "3 5 7",
    "7 5 2",
    "1 4 6",
    "4 6",
    "5 3",
    "2 3 4 5",
    "1 2 3 4 5",
    "20",
    "7",
    "6",
    "5",
    "4",
    "3",
];

/// A question about a position, with the usual parameters.
fn asked(game: &Game, position: &str) -> Result<Question, Problem> {
    let parameter = |it: &parameters::Parameter| format!("{}={}", it.name, it.example);
    let variant = (!game.variant.is_empty()).then(|| format!("variant={}", game.variant));
    let begin = std::iter::once(game.module.to_owned()).chain(variant);
    let rule = game.parameters.iter().map(parameter);
    let items = question::items(position).map(str::to_owned);
    question::read(&begin.chain(rule).chain(items).collect::<Vec<_>>())
}

/// A first position. It is a winning one if possible, so that the page can show a move.
fn example(game: &Game) -> Vec<String> {
    let is_winning = |position: &&str| {
        let asked = asked(game, position);
        asked.and_then(|asked| explain::verdict(&asked, false)).is_ok_and(|verdict| verdict.0)
    };
    let is_legal = |position: &&str| {
        let asked = asked(game, position);
        asked.and_then(|asked| explain::numbers(&asked)).is_ok()
    };
    let all = || std::iter::once(game.example).chain(EXAMPLES.iter().copied());
    let position = all().find(is_winning).or_else(|| all().find(is_legal)).unwrap_or(EXAMPLES[0]);
    question::items(position).map(str::to_owned).collect()
}

fn both(text: &Words) -> [&'static str; 2] {
    [text.get(false), text.get(true)]
}

/// A branch of the chooser: a question, the name of a module, `null` for an argument, or a note in
/// both languages.
fn branch(tree: &Tree) -> Value {
    match tree {
        Tree::Module(name) => json!(name),
        Tree::Argument => Value::Null,
        Tree::Note(note) => json!(both(note)),
        Tree::Question(question, answers) => {
            let answers =
                answers.iter().map(|(answer, below)| json!([both(answer), branch(below)]));
            json!({ "question": both(question), "answers": answers.collect::<Vec<_>>() })
        }
    }
}
