//! Answers questions about a game: who wins, tables, play, guesses.

use crate::fields::{is, text, words};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bundler::diagnostic::Problem;
use explore::play::{Match, Step};
use explore::{draw, explain, question, table};
use games::entry::Game;
use serde_json::{Value, json};

/// The typed position, as a list.
fn items(game: &dyn Game, position: &[u64]) -> Vec<String> {
    game.written(position).split_whitespace().map(str::to_owned).collect()
}

pub fn explain(question: &Value) -> Result<Value, Problem> {
    let asked = question::read(&words(question))?;
    let options = explain::Options {
        all: is(question, "all"),
        misere: is(question, "misere"),
        japanese: is(question, "japanese"),
    };
    explain::explain(&asked, &options, |explanation| {
        let mut moves = String::new();
        for text in explanation.moves() {
            moves += &text;
            if moves.len() >= MOST {
                moves += "…\n";
                break;
            }
        }
        let most = if options.all { LINKS } else { 1 };
        let after = explanation.after().take(most).map(|after| items(asked.game, &after));
        let explain::Explanation { rules, picture, wins, reason, .. } = explanation;
        json!({
            "wins": wins,
            "verdict": reason.who.get(options.japanese),
            "why": reason.why.get(options.japanese),
            "sentence": reason.sentence.get(options.japanese),
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

pub fn table(question: &Value) -> Result<Value, Problem> {
    let options = table::Options {
        n: question["n"].as_u64(),
        outcomes: is(question, "outcomes"),
        misere: is(question, "misere"),
        parts: question["parts"].as_u64().map(|parts| parts as u8),
        japanese: is(question, "japanese"),
    };
    let table = table::table(&question::read(&words(question))?, &options)?;
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

/// A position in play, with the move of a perfect player if `reply` or `hint` asks for it.
pub fn play(question: &Value) -> Result<Value, Problem> {
    let asked = question::read(&words(question))?;
    let (game, position) = Match::new(&asked, is(question, "misere"))?;
    let seen = game.look(&position)?;
    let japanese = is(question, "japanese");
    let step = |step: &Step| {
        let says = if japanese { &step.says.japanese } else { &step.says.english };
        json!({ "says": says, "spot": step.says.spot, "numbers": items(asked.game, &step.numbers) })
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

/// The largest number of legal moves that are offered.
const BUTTONS: usize = 1000;

pub fn guess(question: &Value) -> Result<Value, Problem> {
    let options = guess::Options { outcomes: None, losing: Vec::new() };
    let evidence = guess::read(text(question, "values"), &options)?;
    let mut keep_going = |what: &str| {
        crate::progress(what);
        true
    };
    let report = guess::report(&evidence, is(question, "japanese"), &mut keep_going)?;
    Ok(json!({ "text": report }))
}
