//! The modules by words of a statement, by the name of a problem, or by questions.

pub mod api;
pub mod ask;
mod clauses;
pub mod ids;
pub mod index;
pub mod list;
pub mod named;
mod numbers;
mod patterns;
pub mod problems;
pub mod search;
mod statement;
mod template;
mod spelling;
pub mod words;

/// What is known of a module's game.
fn module(name: &str) -> Option<&'static games::Module> {
    games::MODULES.iter().find(|module| module.name == name)
}
