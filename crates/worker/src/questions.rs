//! The questions, each with what answers it on the command line too.

use crate::{numbers, practise};
use annotate_snippets::{Level, Renderer};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bundler::bundle::target::Target;
use bundler::diagnostic::{Problem, render};
use bundler::judge::{self, table::JUDGES};
use bundler::modules::{self, Module};
use bundler::solver::files::{NoFiles, gather};
use bundler::solver::{self};
use bundler::text::edit::{Mapped, Source};
use catalogue::ask::{Tree, tree};
use catalogue::{api, list, problems};
use editors::formats::EDITORS;
use entries::{Bound, Game, Shape, Writing};
use serde_json::{Value, json};
use show::games::games;
use show::play::{Match, Step};
use show::question::Question;
use show::{draw, explain, parameters, question, refusal, table};
use std::path::Path;

type Answer = Result<Value, String>;

/// The name by which the page calls the tool in its advice.
const PROGRAM: &str = "./bundle.sh";

pub fn answer(question: &Value) -> Answer {
    let modules = modules::modules();
    let answer = match text(question, "ask") {
        "start" => Ok(start(&modules)),
        "problems" => Ok(json!({ "problems": practise::problems() })),
        "list" => list(question, &modules),
        "module" => module(question, &modules),
        "program" => program(question, &modules),
        "snippets" => snippets(question, &modules),
        "bundle" => bundle(question, &modules),
        "explain" => explain(question, &modules),
        "table" => table(question, &modules),
        "guess" => guess(question),
        "play" => play(question, &modules),
        other => Err(Problem::new(format!("no question `{other}`"))),
    };
    let japanese = is(question, "japanese");
    let told = |problem: Problem| if japanese { problem.in_japanese() } else { problem };
    answer.map_err(|problem| plain(&told(problem), Level::ERROR))
}

/// How games are decided that no module decides, in English and in Japanese.
const ARGUMENTS: [&str; 2] =
    [include_str!("../../../docs/arguments.md"), include_str!("../../../docs/arguments.ja.md")];

/// A problem as the command line shows it.
fn plain(problem: &Problem, level: Level) -> String {
    render(problem, level, &Renderer::plain(), PROGRAM)
}

fn text<'a>(question: &'a Value, name: &str) -> &'a str {
    question[name].as_str().unwrap_or_default()
}

fn is(question: &Value, name: &str) -> bool {
    question[name].as_bool().unwrap_or_default()
}

/// The words of a command line.
fn words(question: &Value) -> Vec<String> {
    let words = question["words"].as_array().into_iter().flatten();
    words.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// What the page shows before anything is asked.
fn start(modules: &[Module]) -> Value {
    let judges = JUDGES.iter().filter(|judge| judge.runs);
    json!({
        "modules": modules.iter().map(described).collect::<Vec<_>>(),
        "games": games().iter().map(|it| game(it, modules)).collect::<Vec<_>>(),
        "chooser": branch(&tree()),
        "judges": judges.map(|judge| json!([judge.name, judge.title])).collect::<Vec<_>>(),
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
        "hash": module.hash(),
    })
}

/// A game of which a position can be typed.
fn game(game: &Game, modules: &[Module]) -> Value {
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
        Shape::Sum(parts) => ("sum", vec![parts]),
        Shape::Row(parts) => ("row", vec![parts]),
        Shape::Pairs(parts) => ("pairs", vec![parts]),
        Shape::Exactly(names) => ("exactly", names.to_vec()),
        Shape::Limited => ("limited", vec!["heap", "limit"]),
        Shape::Written(Writing::Graph) => ("graph", vec!["edges"]),
        Shape::Written(Writing::Strip(letters)) => ("strip", vec![letters]),
        Shape::Written(Writing::Set(name)) => ("set", vec![name]),
        Shape::Written(Writing::Played | Writing::Stock) => ("heaps", vec!["heaps"]),
    };
    let example = example(game, modules);
    let asked = asked(game, &example.join(" "), modules);
    let explains = asked.as_ref().is_ok_and(|asked| explain::verdict(asked, false).is_ok());
    let options =
        table::Options { n: Some(3), outcomes: false, misere: false, parts: None, japanese: false };
    let bare = self::asked(game, "", modules);
    let tables = bare.is_ok_and(|asked| table::table(&asked, &options).is_ok());
    json!({
        "module": game.module,
        "name": game.name(),
        "usage": question::usage(game),
        "parameters": game.parameters.iter().map(parameter).collect::<Vec<_>>(),
        "shape": shape,
        "numbers": names,
        "rules": rules(game, modules, false),
        "misereRules": rules(game, modules, true),
        "example": example,
        "explains": explains,
        "tables": tables,
        "first": game.first,
        "misere": game.has(entries::Ask::MisereWins),
        "plays": game.has_rules(),
    })
}

/// The rules of a game in one line, in English and in Japanese.
fn rules(game: &Game, modules: &[Module], misere: bool) -> [String; 2] {
    let misere = misere && game.has(entries::Ask::MisereWins);
    [false, true].map(|japanese| explain::rules(game, misere, japanese, modules))
}

/// Positions to begin with, where the game's entry has none.
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
fn asked(game: &Game, position: &str, modules: &[Module]) -> Result<Question, Problem> {
    let parameter = |it: &parameters::Parameter| format!("{}={}", it.name, it.example);
    let variant = (!game.variant.is_empty()).then(|| format!("variant={}", game.variant));
    let begin = std::iter::once(game.module.to_owned()).chain(variant);
    let rule = game.parameters.iter().map(parameter);
    let items = question::items(position).map(str::to_owned);
    question::read(&begin.chain(rule).chain(items).collect::<Vec<_>>(), modules)
}

/// A position to begin with: one that is won, so that a move can be shown.
fn example(game: &Game, modules: &[Module]) -> Vec<String> {
    let is_won = |position: &&str| {
        let asked = asked(game, position, modules);
        asked.and_then(|asked| explain::verdict(&asked, false)).is_ok_and(|verdict| verdict.0)
    };
    let is_legal = |position: &&str| {
        let asked = asked(game, position, modules);
        asked.and_then(|asked| explain::numbers(&asked)).is_ok()
    };
    let all = || std::iter::once(game.example).chain(EXAMPLES.iter().copied());
    let position = all().find(is_won).or_else(|| all().find(is_legal)).unwrap_or(EXAMPLES[0]);
    question::items(position).map(str::to_owned).collect()
}

/// What one types for a position, as a list.
fn items(game: &Game, position: &[u64]) -> Vec<String> {
    game.written(position).split_whitespace().map(str::to_owned).collect()
}

fn branch(tree: &Tree) -> Value {
    match tree {
        Tree::Module(name) => json!(name),
        Tree::Question(question, answers, template) => {
            let both = |text: &catalogue::ask::Text| [text.get(false), text.get(true)];
            let answers =
                answers.iter().map(|(answer, below)| json!([both(answer), branch(below)]));
            json!({
                "question": both(question),
                "answers": answers.collect::<Vec<_>>(),
                "template": template,
            })
        }
    }
}

/// What fits a statement, best first.
fn list(question: &Value, modules: &[Module]) -> Result<Value, Problem> {
    let view = list::View {
        all: is(question, "all"),
        japanese: is(question, "japanese"),
        usage: question::usage_of,
        width: None,
    };
    let query = text(question, "query");
    let listing = list::listing(query, modules, &view)?;
    let hits = listing.hits.iter().map(|hit| {
        let call = api::answer(&hit.module.source, hit.answer.as_deref()).map(|item| item.call());
        let games = games().into_iter().filter(|game| game.module == hit.module.name);
        let numbers = games.map(|game| (game.name(), json!(numbers::of(query, &game))));
        json!({
            "module": hit.module.name,
            "call": call,
            "because": hit.because,
            "uncovered": hit.uncovered,
            "numbers": numbers.collect::<serde_json::Map<_, _>>(),
        })
    });
    Ok(json!({
        "remarks": listing.remarks,
        "doubt": listing.doubt,
        "hits": hits.collect::<Vec<_>>(),
    }))
}

/// All of a module: what one reads, and what one copies.
fn module(question: &Value, modules: &[Module]) -> Result<Value, Problem> {
    let name = text(question, "name");
    let module = modules::find(modules, name).ok_or_else(|| modules::unknown(name, modules))?;
    let items = api::items(&module.source);
    let items = items.iter().map(|item| json!([item.call(), item.doc]));
    let bullets = ["Time", "Input", "Source", "See also"].map(|name| (name, module.bullet(name)));
    Ok(json!({
        "theorem": theorem(module),
        "bullets": bullets,
        "items": items.collect::<Vec<_>>(),
        "usage": question::usage_of(name),
        "hasTwin": TWINS.contains(&module.name),
        "pasted": module.pasted(false),
        "documented": module.pasted(true),
        "program": editors::program(&format!("{name}_main"), false, modules),
    }))
}

macro_rules! named {
    ($($name:ident $file:literal)*) => {
        /// The modules whose kernels are tested beside plain code.
        const TWINS: &[&str] = &[$(stringify!($name)),*];
    };
}

games::twins!(named);

/// The header between its first line and its bullets, example included.
fn theorem(module: &Module) -> String {
    let header = module.source.lines().skip(1).map_while(|line| line.strip_prefix("//!"));
    let lines = header.take_while(|line| !line.starts_with(" - Time:"));
    let lines: Vec<&str> = lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    lines.join("\n").trim().to_owned()
}

/// A whole program, as the command line prints it.
fn program(question: &Value, modules: &[Module]) -> Result<Value, Problem> {
    let name = text(question, "name");
    let text = editors::program(name, false, modules);
    Ok(json!({ "text": text.ok_or_else(|| modules::unknown(name, modules))? }))
}

/// A snippet in the form of an editor.
fn snippets(question: &Value, modules: &[Module]) -> Result<Value, Problem> {
    let (editor, name) = (text(question, "editor"), text(question, "name"));
    let editor = EDITORS.iter().find(|known| known.name == editor);
    let editor = editor.ok_or_else(|| Problem::new("no such editor"))?;
    let snippets = editors::snippets(&[name.to_owned()], modules);
    let [snippet] = snippets.as_slice() else { return Err(modules::unknown(name, modules)) };
    if let Some(what) = editor.refusal(snippet) {
        let title = format!("{} has no way to write {what}, which `{name}` contains", editor.name);
        return Err(Problem::new(title));
    }
    Ok(json!({ "text": editor.text(&snippets) }))
}

/// A solver that is one file, bundled for a judge.
fn bundle(question: &Value, modules: &[Module]) -> Result<Value, Problem> {
    let judge = judge::find(text(question, "judge"))?;
    if text(question, "solver").trim().is_empty() {
        return Err(Problem::new("the solver is empty").help("paste a program that has a `main`"));
    }
    let source = Source { path: "main.rs".to_owned(), text: text(question, "solver").to_owned() };
    let solver = gather(source, Path::new("main.rs"), judge.flags, &NoFiles)?;
    let docs = is(question, "docs");
    let target =
        Target { krate: solver::CRATE, others: &[], edition: None, features: &[], docs, judge };
    let bundle = bundler::bundle::bundle(&solver, &target, modules);
    let bundle = bundle.map_err(|problem| problem.in_text(&solver))?;
    judge.check_size(bundle.content.text.len(), &bundle.modules)?;
    let in_text = |problem: Problem, text: &Mapped| plain(&problem.in_text(text), Level::WARNING);
    let warnings = bundle.warnings.into_iter().map(|problem| in_text(problem, &solver));
    Ok(json!({
        "warnings": warnings.collect::<Vec<_>>(),
        "modules": bundle.modules,
        "text": bundle.content.text,
    }))
}

fn explain(question: &Value, modules: &[Module]) -> Result<Value, Problem> {
    let asked = question::read(&words(question), modules)?;
    let options = explain::Options {
        all: is(question, "all"),
        misere: is(question, "misere"),
        japanese: is(question, "japanese"),
    };
    let (wins, reason) = explain::verdict(&asked, options.misere)?;
    let (mut rules, mut picture, mut moves) = (String::new(), String::new(), String::new());
    let mut is_cut = false;
    let explained = explain::explain(&asked, &options, modules, &mut |piece, text| {
        match piece {
            explain::Piece::Rules => rules += text,
            explain::Piece::Picture => picture += text,
            explain::Piece::Reason => {}
            explain::Piece::Moves => moves += text,
        }
        is_cut = moves.len() >= MOST;
        if is_cut { Err(Problem::new("enough")) } else { Ok(()) }
    });
    if is_cut {
        moves += "…\n";
    } else {
        explained?;
    }
    Ok(json!({
        "wins": wins,
        "verdict": reason.who.get(options.japanese),
        "why": reason.why.get(options.japanese),
        "sentence": reason.sentence.get(options.japanese),
        "rules": rules,
        "picture": picture,
        "moves": moves,
        "after": after(&asked, &options),
    }))
}

/// The positions after the winning moves that are told, where numbers tell them.
fn after(asked: &question::Question, options: &explain::Options) -> Vec<Vec<String>> {
    let mut position = asked.numbers.clone();
    if let (Shape::Limited, [heap]) = (asked.game.shape, position.as_slice()) {
        position.push(heap.saturating_sub(1));
    }
    let largest = position.iter().copied().max().unwrap_or_default();
    let most = if options.all { LINKS } else { 1 };
    let mut after = Vec::new();
    let moves = |bound: &Bound| {
        let play = bound.play_of(options.misere).expect("it was explained");
        (play.moves)(&position, &mut |step| {
            after.extend(step.after(&position).map(|after| items(&asked.game, &after)));
            after.len() < most
        });
    };
    match refusal::answer(|| asked.game.ask(&asked.rule, largest, moves)) {
        Ok(()) => after,
        Err(_) => Vec::new(),
    }
}

/// So many winning moves can be followed.
const LINKS: usize = 8;

/// More than this no page shows.
const MOST: usize = 1 << 20;

/// The cells of a larger table do not say what they are: it is an image.
const MOST_NAMED: usize = 5000;

fn table(question: &Value, modules: &[Module]) -> Result<Value, Problem> {
    let options = table::Options {
        n: question["n"].as_u64(),
        outcomes: is(question, "outcomes"),
        misere: is(question, "misere"),
        parts: question["parts"].as_u64().map(|parts| parts as u8),
        japanese: is(question, "japanese"),
    };
    let table = table::table(&question::read(&words(question), modules)?, &options)?;
    let is_small = table.count() <= MOST_NAMED;
    let svg = is_small.then(|| draw::Drawing::new(&table).ok().map(|drawing| drawing.svg(true)));
    let pixels = if is_small { None } else { draw::pixels(&table).ok() };
    let pixels = pixels.map(|pixels| {
        let colours = STANDARD.encode(pixels.colours);
        json!({ "width": pixels.width, "height": pixels.height, "colours": colours })
    });
    let (text, csv) = (table.text(100, None), table.csv());
    Ok(json!({ "text": text, "svg": svg.flatten(), "pixels": pixels, "csv": csv }))
}

/// A position in play; what a perfect player would do, where `reply` or `hint` asks for it.
fn play(question: &Value, modules: &[Module]) -> Result<Value, Problem> {
    let asked = question::read(&words(question), modules)?;
    let (game, position) = Match::new(&asked, is(question, "misere"))?;
    let seen = game.look(&position)?;
    let japanese = is(question, "japanese");
    let step = |step: &Step| {
        let says = if japanese { &step.says.japanese } else { &step.says.english };
        json!({ "says": says, "spot": step.says.spot, "numbers": items(&asked.game, &step.numbers) })
    };
    let best = |name| {
        let best = if is(question, name) { game.reply(&position)? } else { None };
        Ok::<_, Problem>(best.as_ref().map(step))
    };
    Ok(json!({
        "over": seen.is_over(),
        "wins": seen.wins,
        "moves": seen.moves.iter().take(BUTTONS).map(step).collect::<Vec<_>>(),
        "more": seen.are_too_many || seen.moves.len() > BUTTONS,
        "reply": best("reply")?,
        "hint": best("hint")?,
        "reason": seen.reason.sentence.get(japanese),
    }))
}

/// So many legal moves are offered.
const BUTTONS: usize = 1000;

fn guess(question: &Value) -> Result<Value, Problem> {
    let options = guess::Options { outcomes: None, lost: Vec::new() };
    let evidence = guess::read(text(question, "values"), &options)?;
    let mut keep_going = |what: &str| {
        crate::progress(what);
        true
    };
    let style =
        guess::Style { verbose: is(question, "verbose"), japanese: is(question, "japanese") };
    let report = guess::report(&evidence, style, &mut keep_going)?;
    Ok(json!({ "text": report }))
}
