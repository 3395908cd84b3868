//! Tests the search, the questions, explanations, tables and play, without the binary.

mod ask;
mod calls;
mod entries;
mod explained;
mod list;
mod moves;
mod play;
mod problems;
mod search;
mod tables;

use bundler::diagnostic::Result;
use explore::question::{self, Question};
use games::entry::{Ask, Bound};

/// Reads `moore_nim k=3 22 11 42`.
fn read(line: &str) -> Result<Question> {
    let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    question::read(&words)
}

fn question(line: &str) -> Question {
    read(line).unwrap_or_else(|problem| panic!("{line}: {}", problem.title()))
}

fn who_wins(misere: bool) -> Ask {
    if misere { Ask::MisereWins } else { Ask::Wins }
}

/// Returns whether the player to move wins; `None` if the position is illegal.
fn wins(question: &Question, position: &[u64], misere: bool) -> Option<bool> {
    let play = |bound: &Bound| bound.play_of(misere).expect("it has").wins(position);
    question.ask(position, play).ok()
}
