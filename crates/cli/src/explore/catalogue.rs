//! Lists and searches the modules, and prints their functions.

use crate::place::Place;
use crate::report::called;
use crate::{output, terminal};
use bundler::diagnostic::{Problem, Result};
use bundler::modules;
use explore::question;
use explore::{api, ask, list};
use library::Module;
use std::io::{self, BufRead, Read};

fn print(text: &str) -> Result<()> {
    output::to_stdout(&called(text))
}

/// The largest number of bytes in all answers.
const MOST_ANSWERS: u64 = 1 << 16;

pub fn ask() -> Result<()> {
    let mut answers = io::stdin().lock().take(MOST_ANSWERS).lines().map_while(io::Result::ok);
    print(&ask::ask(terminal::is_japanese(), &mut answers, &mut output::Stdout)?)
}

/// The functions of these modules, and the form of their positions.
pub fn apis(names: &[String]) -> Result<()> {
    let module = |name: &String| {
        // `nim_counting::walsh_hadamard` is in `nim_counting`.
        let name = name.split("::").next().unwrap_or_default();
        library::find(name).ok_or_else(|| modules::unknown(name))
    };
    let named = names.iter().map(module).collect::<Result<Vec<_>>>()?;
    let page = |module: &&Module| {
        let shown = games::of(module.name).iter().map(question::command);
        let shown = shown.map(|command| format!("    ./bundle.sh {command}\n"));
        api::page(&[module]) + &shown.collect::<String>()
    };
    print(&named.iter().map(page).collect::<Vec<_>>().join("\n"))
}

/// The longest statement; a search in longer texts would be slow.
const LONGEST_STATEMENT: usize = 1 << 16;

/// Lists all modules, or the modules that fit the words.
pub fn list(words: &[String]) -> Result<()> {
    let (japanese, width) = (terminal::is_japanese(), terminal::width());
    let query = match words {
        [] => return print(&list::catalogue(japanese, width)),
        [word] if Place::from(word) == Place::Standard => statement()?,
        words => words.join(" "),
    };
    print(&list::search(&query, &list::View { japanese, width })?)
}

fn statement() -> Result<String> {
    let text = Place::Standard.read()?;
    if text.len() > LONGEST_STATEMENT {
        let title = format!("a statement may have at most {} KiB", LONGEST_STATEMENT >> 10);
        return Err(Problem::new(title)
            .help("give only the sentences about the moves and the end of the game"));
    }
    Ok(text)
}
