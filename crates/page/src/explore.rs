//! Answers questions about a game: who wins, tables, play, guesses.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bundler::diagnostic::Problem;
use explore::play::{Match, Step};
use explore::{draw, explain, question, table};
use games::entry::Game;
use serde::Deserialize;
use serde_json::{Value, json};

/// The typed position, as a list.
fn items(game: &Game, position: &[u64]) -> Vec<String> {
    game.written(position).split_whitespace().map(str::to_owned).collect()
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Explain {
    /// The words of a command line.
    words: Vec<String>,
    all: bool,
    misere: bool,
    japanese: bool,
}

pub fn explain(question: &Explain) -> Result<Value, Problem> {
    let asked = question::read(&question.words)?;
    let &Explain { all, misere, japanese, .. } = question;
    let options = explain::Options { all, misere, japanese };
    explain::explain(&asked, &options, |explanation| {
        let mut moves = String::new();
        for text in explanation.moves() {
            moves += &text;
            if moves.len() >= MOST {
                moves += "…\n";
                break;
            }
        }
        let most = if all { LINKS } else { 1 };
        let after = explanation.after().take(most).map(|after| items(asked.game, &after));
        let explain::Explanation { rules, picture, wins, reason, .. } = explanation;
        json!({
            "wins": wins,
            "verdict": reason.who.get(japanese),
            "why": reason.why.get(japanese),
            "sentence": reason.sentence.get(japanese),
            "rules": format!("{rules}\n"),
            "picture": format!("{picture}\n"),
            "moves": moves,
            "after": after.collect::<Vec<_>>(),
        })
    })
}

/// The largest number of winning moves that have links.
const LINKS: usize = 8;

/// The largest number of rows that the page shows.
const MOST: usize = 1 << 20;

/// The largest number of cells with labels; a larger table is an image without labels.
const MOST_NAMED: usize = 5000;

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Table {
    words: Vec<String>,
    n: Option<u64>,
    outcomes: bool,
    misere: bool,
    parts: Option<u8>,
    japanese: bool,
}

pub fn table(question: &Table) -> Result<Value, Problem> {
    let &Table { n, outcomes, misere, parts, japanese, .. } = question;
    let options = table::Options { n, outcomes, misere, parts, japanese };
    let table = table::table(&question::read(&question.words)?, &options)?;
    let is_small = table.count() <= MOST_NAMED;
    let svg = if is_small { draw::svg(&table, true).ok() } else { None };
    let pixels = if is_small { None } else { draw::pixels(&table).ok() };
    let pixels = pixels.map(|pixels| {
        let colours = STANDARD.encode(pixels.colours);
        json!({ "width": pixels.width, "height": pixels.height, "colours": colours })
    });
    let (text, csv) = (table.text(100, None), table.csv());
    Ok(json!({ "text": text, "svg": svg, "pixels": pixels, "csv": csv }))
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Play {
    words: Vec<String>,
    misere: bool,
    japanese: bool,
    /// True if the move of a perfect player is wanted.
    reply: bool,
}

/// A position in play.
pub fn play(question: &Play) -> Result<Value, Problem> {
    let asked = question::read(&question.words)?;
    let (game, position) = Match::new(&asked, question.misere)?;
    let seen = game.look(&position)?;
    let japanese = question.japanese;
    let step = |step: &Step| {
        let says = step.says.get(japanese);
        json!({ "says": says, "spot": step.says.spot, "numbers": items(asked.game, &step.numbers) })
    };
    let reply = if question.reply { game.reply(&position)? } else { None };
    Ok(json!({
        "over": seen.is_over(),
        "wins": seen.wins,
        "moves": seen.moves.iter().take(BUTTONS).map(step).collect::<Vec<_>>(),
        "more": seen.are_too_many || seen.moves.len() > BUTTONS,
        "reply": reply.as_ref().map(step),
        "reason": seen.reason.sentence.get(japanese),
    }))
}

/// The largest number of legal moves that are offered.
const BUTTONS: usize = 1000;

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Guess {
    values: String,
    japanese: bool,
}

pub fn guess(question: &Guess) -> Result<Value, Problem> {
    let options = guess::Options { outcomes: None, losing: Vec::new() };
    let evidence = guess::read(&question.values, &options)?;
    let mut keep_going = |what: &str| {
        crate::progress(what);
        true
    };
    let report = guess::report(&evidence, question.japanese, &mut keep_going)?;
    Ok(json!({ "text": report }))
}
