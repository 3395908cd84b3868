//! The questions of the page's script.

use crate::problem::plain;
use crate::{explore, paste, practise, start};
use annotate_snippets::Level;
use serde::Deserialize;
use serde_json::{Value, json};

/// A question such as `{"ask": "list", "query": "last stone"}`. Fields that are missing are empty.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
pub enum Question {
    Start,
    Problems,
    List(paste::List),
    Module(paste::Named),
    Program(paste::Named),
    Snippets(paste::Snippets),
    Bundle(paste::Bundle),
    Explain(explore::Explain),
    Table(explore::Table),
    Guess(explore::Guess),
    Play(explore::Play),
}

impl Question {
    pub fn answer(&self) -> Result<Value, String> {
        let answer = match self {
            Question::Start => Ok(start::start()),
            Question::Problems => Ok(json!({ "problems": practise::problems() })),
            Question::List(question) => paste::list(question),
            Question::Module(question) => paste::module(question),
            Question::Program(question) => paste::program(question),
            Question::Snippets(question) => paste::snippets(question),
            Question::Bundle(question) => paste::bundle(question),
            Question::Explain(question) => explore::explain(question),
            Question::Table(question) => explore::table(question),
            Question::Guess(question) => explore::guess(question),
            Question::Play(question) => explore::play(question),
        };
        answer.map_err(|problem| plain(&problem, Level::ERROR))
    }
}
