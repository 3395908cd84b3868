//! The questions, and the function that answers each.

use crate::fields::text;
use crate::problem::plain;
use crate::{explore, paste, practise, start};
use annotate_snippets::Level;
use bundler::diagnostic::Problem;
use bundler::modules;
use serde_json::{Value, json};

type Answer = Result<Value, String>;

pub fn answer(question: &Value) -> Answer {
    let modules = modules::modules();
    let answer = match text(question, "ask") {
        "start" => Ok(start::start(modules)),
        "problems" => Ok(json!({ "problems": practise::problems() })),
        "list" => paste::list(question, modules),
        "module" => paste::module(question, modules),
        "program" => paste::program(question, modules),
        "snippets" => paste::snippets(question, modules),
        "bundle" => paste::bundle(question),
        "explain" => explore::explain(question, modules),
        "table" => explore::table(question, modules),
        "guess" => explore::guess(question),
        "play" => explore::play(question, modules),
        other => Err(Problem::new(format!("no question `{other}`"))),
    };
    answer.map_err(|problem| plain(&problem, Level::ERROR))
}
