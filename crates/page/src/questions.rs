//! The kinds of questions, and the function that answers each.

use crate::fields::text;
use crate::problem::plain;
use crate::{explore, paste, practise, start};
use annotate_snippets::Level;
use bundler::diagnostic::Problem;
use serde_json::{Value, json};

type Answer = Result<Value, String>;

pub fn answer(question: &Value) -> Answer {
    let answer = match text(question, "ask") {
        "start" => Ok(start::start()),
        "problems" => Ok(json!({ "problems": practise::problems() })),
        "list" => paste::list(question),
        "module" => paste::module(question),
        "program" => paste::program(question),
        "snippets" => paste::snippets(question),
        "bundle" => paste::bundle(question),
        "explain" => explore::explain(question),
        "table" => explore::table(question),
        "guess" => explore::guess(question),
        "play" => explore::play(question),
        other => Err(Problem::new(format!("no question `{other}`"))),
    };
    answer.map_err(|problem| plain(&problem, Level::ERROR))
}
