//! Finds and copies modules, programs, snippets and bundles.

use crate::problem::plain;
use annotate_snippets::Level;
use bundler::bundle::Request;
use bundler::diagnostic::Problem;
use bundler::judge;
use bundler::modules;
use bundler::package::Crates;
use bundler::source::conditions::Conditions;
use bundler::source::files::{NoFiles, gather};
use bundler::text::edit::Source;
use editors::formats::EDITORS;
use explore::question;
use explore::{api, list};
use library::Module;
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::Path;

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct List {
    query: String,
    japanese: bool,
}

/// The modules that fit a statement, best first.
pub fn list(question: &List) -> Result<Value, Problem> {
    let view = list::View { japanese: question.japanese, width: None };
    let listing = list::listing(&question.query, &view)?;
    let hits = listing.hits.iter().map(|hit| {
        json!({
            "module": hit.module.name,
            "calls": api::main_calls(hit.module.source),
            "by": hit.by,
        })
    });
    Ok(json!({ "remarks": listing.remarks, "hits": hits.collect::<Vec<_>>() }))
}

/// The name of a module or of a program.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Named {
    name: String,
}

/// A module: its documentation, and the text to copy.
pub fn module(Named { name }: &Named) -> Result<Value, Problem> {
    let module = library::find(name).ok_or_else(|| modules::unknown(name))?;
    let items = api::items(module.source);
    let items = items.iter().map(|item| json!([item.call, item.doc]));
    let bullets = ["Time", "Limit", "Input", "Panics", "Source", "See also"]
        .map(|name| (name, module.bullet(name)));
    Ok(json!({
        "theorem": theorem(module),
        "bullets": bullets,
        "items": items.collect::<Vec<_>>(),
        "usage": games::of(name).first().map(question::usage),
        "pasted": modules::pasted(module, false),
        "documented": modules::pasted(module, true),
        "program": editors::program(&format!("{name}_main"), false),
    }))
}

/// The header between its first line and its bullets, including the example.
fn theorem(module: &Module) -> String {
    let lines = module.header().skip(1).take_while(|line| !line.starts_with("- Time:"));
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// A whole program, as on the command line.
pub fn program(Named { name }: &Named) -> Result<Value, Problem> {
    let text = editors::program(name, false);
    Ok(json!({ "text": text.ok_or_else(|| modules::unknown(name))? }))
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Snippets {
    editor: String,
    name: String,
}

/// A snippet in the form of an editor.
pub fn snippets(Snippets { editor, name }: &Snippets) -> Result<Value, Problem> {
    let editor = EDITORS.iter().find(|known| known.name == editor);
    let editor = editor.ok_or_else(|| Problem::new("no such editor"))?;
    let snippets = editors::snippets(std::slice::from_ref(name));
    let [snippet] = snippets.as_slice() else { return Err(modules::unknown(name)) };
    if let Some(what) = editor.rejection(snippet) {
        let title = format!("{} has no way to write {what}, which `{name}` contains", editor.name);
        return Err(Problem::new(title));
    }
    Ok(json!({ "text": editor.text(&snippets) }))
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Bundle {
    judge: String,
    solver: String,
    docs: bool,
}

/// A solver that is one file, bundled for a judge.
pub fn bundle(Bundle { judge, solver, docs }: &Bundle) -> Result<Value, Problem> {
    let judge = judge::find(judge)?;
    if solver.trim().is_empty() {
        return Err(Problem::new("the solver is empty").help("paste a program that has a `main`"));
    }
    let source = Source { path: "main.rs".to_owned(), text: solver.clone() };
    let conditions = Conditions { flags: judge.flags, options: &[], variables: &[] };
    let solver = gather(source, Path::new("main.rs"), conditions, &NoFiles)?;
    let (crates, docs) = (&Crates::default(), *docs);
    let request = Request { solver, crates, files: &NoFiles, judge, docs };
    let bundle = bundler::bundle::bundle(&request)?;
    bundle.check_size(judge, "")?;
    let warnings = &bundle.needs.warnings;
    let warnings = warnings.iter().map(|doubt| plain(&doubt.problem, Level::WARNING));
    Ok(json!({
        "warnings": warnings.collect::<Vec<_>>(),
        "modules": bundle.modules().collect::<Vec<_>>(),
        "text": bundle.content.text,
    }))
}
