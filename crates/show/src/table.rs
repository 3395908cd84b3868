//! The values or outcomes of one part of each size, or of each pair.

use crate::games::{Game, Play, Proof, Repetition};
use crate::question::Question;
use crate::quiet::answer;
use crate::rule::{Argument, Rule, join};
use bundler::diagnostic::{Problem, Result};
use nim_snippets::periodicity;
use serde_json::{Value, json};

/// What is larger is of no use to a reader, and may not fit into the memory.
const MOST_CELLS: u64 = 10_000_000;

/// What to tabulate.
pub struct Options {
    /// The last part.
    pub n: Option<u64>,
    /// Who wins, not the values.
    pub outcomes: bool,
    pub misere: bool,
    /// Sizes of one part, or of two.
    pub parts: Option<u8>,
}

pub struct Table {
    pub title: String,
    game: String,
    rule: Rule,
    /// The part that the first cell is about.
    pub first: u64,
    pub cells: Cells,
    /// Are the cells 1 for a won position and 0 for a lost one?
    pub outcomes: bool,
    pub period: Option<Period>,
}

/// A cell is empty where there is no such position.
pub enum Cells {
    Line(Vec<Option<u64>>),
    Square(Vec<Vec<Option<u64>>>),
}

pub struct Period {
    pub repetition: Repetition,
    /// Why it goes on for ever; otherwise it has only been seen.
    pub proof: Option<String>,
    /// How many values repeat it.
    seen: u64,
}

/// Colours the text of a cell by its value.
pub type Paint<'a> = &'a dyn Fn(u64, &str) -> String;

/// The least table that is searched for a period.
const SEARCHED: u64 = 1000;

pub fn table(question: &Question, options: &Options) -> Result<Table> {
    let Question { game, rule, numbers } = question;
    if !numbers.is_empty() {
        let title = format!("a table needs no `{}`", join(numbers, " "));
        return Err(Problem::new(title).help("`-n 200` tabulates up to 200"));
    }
    let play = play(game, options)?;
    let is_single = game.single(0).is_some();
    let parts = options.parts.unwrap_or(if is_single { game.table_parts } else { 2 });
    let last = last(parts, options)?;
    let mut period = None;
    let cells = match parts {
        1 if is_single => {
            let sizes: Vec<u64> = (game.first..=last).collect();
            let line = answer(|| line(game, rule, play, &sizes))?;
            if play.is_none() {
                period = period_beyond(game, rule, last);
            }
            Cells::Line(line)
        }
        2 if game.has_pairs() => Cells::Square(square(game, rule, play, last)?),
        _ => {
            let parts = if parts == 1 { "one part" } else { "two parts" };
            let title = format!("there is no table of `{}` for {parts}", game.name());
            return Err(Problem::new(title));
        }
    };
    let misere = if options.misere { ", misère play" } else { "" };
    Ok(Table {
        title: format!("{}{}{misere}", game.name(), rule.words()),
        game: game.name(),
        rule: rule.clone(),
        first: game.first,
        cells,
        outcomes: play.is_some(),
        period,
    })
}

/// The play of which outcomes are shown, or none for values.
fn play(game: &Game, options: &Options) -> Result<Option<Play>> {
    if !options.outcomes && !options.misere && game.values.is_some() {
        return Ok(None);
    }
    let what = if options.misere { "misère play" } else { "outcomes" };
    let missing = || Problem::new(format!("`{}` has no {what}", game.name()));
    game.play_of(options.misere).map(Some).ok_or_else(missing)
}

/// The last part, if the table is not too large.
fn last(parts: u8, options: &Options) -> Result<u64> {
    let is_line = parts == 1;
    let last = options.n.unwrap_or(if is_line { 99 } else { 15 });
    let most = if is_line { MOST_CELLS } else { MOST_CELLS.isqrt() };
    if last < most {
        return Ok(last);
    }
    let title = format!("a table up to {last} has more than {MOST_CELLS} cells");
    Err(Problem::new(title).help(format!("`-n {}` has fewer", most - 1)))
}

fn line(game: &Game, rule: &Rule, play: Option<Play>, sizes: &[u64]) -> Vec<Option<u64>> {
    match (play, game.values) {
        (None, Some(values)) => values(rule, sizes).into_iter().map(Some).collect(),
        (None, None) => Vec::new(),
        (Some(play), _) => {
            let outcome = |&n: &u64| Some(u64::from((play.wins)(rule, &game.single(n)?)));
            sizes.iter().map(outcome).collect()
        }
    }
}

/// The pairs up to a last part, by rows; a pair that the module refuses is empty.
pub fn square(
    game: &Game,
    rule: &Rule,
    play: Option<Play>,
    last: u64,
) -> Result<Vec<Vec<Option<u64>>>> {
    if let (None, Some(square)) = (play, game.square) {
        let rows = answer(|| square(rule, last as usize))?;
        let known =
            |row: &Vec<u64>| row.iter().skip(game.first as usize).copied().map(Some).collect();
        return Ok(rows.iter().skip(game.first as usize).map(known).collect());
    }
    let pair = |a: u64, b: u64| match (play, game.values) {
        (None, Some(values)) => values(rule, &[a, b]).iter().fold(0, |xor, value| xor ^ value),
        (None, None) => 0,
        (Some(play), _) => u64::from((play.wins)(rule, &[a, b])),
    };
    let sizes = || game.first..=last;
    let row = |a| sizes().map(|b| answer(|| pair(a, b)).ok()).collect::<Vec<_>>();
    let rows: Vec<_> = sizes().map(row).collect();
    if rows.iter().flatten().all(Option::is_none) {
        answer(|| pair(last, game.first))?;
    }
    Ok(rows)
}

/// The period, looked for in a table that may be larger than the one asked for.
fn period_beyond(game: &Game, rule: &Rule, last: u64) -> Option<Period> {
    let sizes: Vec<u64> = (game.first..=last.max(SEARCHED)).collect();
    let values = answer(|| line(game, rule, None, &sizes)).ok()?;
    find_period(game, rule, &values.into_iter().collect::<Option<Vec<u64>>>()?)
}

/// The period of the values of `first..`, and what proves it.
fn find_period(game: &Game, rule: &Rule, values: &[u64]) -> Option<Period> {
    let proven = |repetition, proof: &str| {
        Some(Period { repetition, proof: Some(proof.to_owned()), seen: 0 })
    };
    match game.proof {
        Proof::Formula(words, period) => return proven(period(rule), words),
        Proof::Module(words, period) => {
            let period = answer(|| period(rule, u64::MAX)).ok().flatten();
            return period.and_then(|period| proven(period, words));
        }
        _ => {}
    }
    let found = periodicity::find(values)?;
    let repetition =
        Repetition { start: found.start + game.first, length: found.length, saltus: found.saltus };
    let proof = match game.proof {
        Proof::Window(max) if found.is_proven_subtraction(max(rule) as u64) => {
            Some("a window as long as the largest number of the set repeats".to_owned())
        }
        Proof::GuySmith(demand) => {
            let (digits, heaps) = demand(rule);
            let proven = found.is_proven_octal(heaps as u64, digits as u64);
            proven.then(|| "the theorem of Guy and Smith".to_owned())
        }
        _ => None,
    };
    Some(Period { repetition, proof, seen: found.seen })
}

impl Table {
    pub fn json(&self) -> String {
        let cell = |cell: &Option<u64>| match (cell, self.outcomes) {
            (None, _) => Value::Null,
            (Some(value), false) => json!(value),
            (Some(value), true) => json!(outcome(*value)),
        };
        let row = |row: &Vec<Option<u64>>| row.iter().map(cell).collect::<Value>();
        let values = match &self.cells {
            Cells::Line(line) => row(line),
            Cells::Square(rows) => rows.iter().map(row).collect(),
        };
        let argument = |(name, argument): &(&'static str, Argument)| {
            let value = match argument {
                Argument::Number(number) => json!(number),
                Argument::Set(set) => json!(set),
                Argument::Code(code) => json!(code),
                Argument::Pairs(pairs) => json!(pairs),
                Argument::Word(word) => json!(word),
            };
            ((*name).to_owned(), value)
        };
        let period = self.period.as_ref().map(|period| {
            let Repetition { start, length, saltus } = period.repetition;
            json!({
                "start": start, "length": length, "saltus": saltus,
                "proven": period.proof.is_some(), "by": period.proof,
            })
        });
        let parameters: serde_json::Map<String, Value> = self.rule.0.iter().map(argument).collect();
        let table = json!({
            "game": self.game, "parameters": parameters, "first": self.first,
            "values": values, "period": period,
        });
        format!("{table}\n")
    }

    pub fn csv(&self) -> String {
        let cell = |cell: &Option<u64>| self.show(*cell).trim().to_owned();
        match &self.cells {
            Cells::Line(line) => {
                let rows = line.iter().zip(self.first..);
                let rows = rows.map(|(value, n)| format!("{n},{}\n", cell(value)));
                format!("n,{}\n", if self.outcomes { "outcome" } else { "value" })
                    + &rows.collect::<String>()
            }
            Cells::Square(rows) => {
                let head: Vec<u64> = (self.first..).take(rows.len()).collect();
                let row = |(row, a): (&Vec<Option<u64>>, u64)| {
                    let cells: Vec<String> = row.iter().map(cell).collect();
                    format!("{a},{}\n", cells.join(","))
                };
                let rows = rows.iter().zip(self.first..).map(row).collect::<String>();
                format!(",{}\n{rows}", join(&head, ","))
            }
        }
    }

    /// A cell as text.
    pub fn show(&self, cell: Option<u64>) -> String {
        match cell {
            None => String::new(),
            Some(value) if self.outcomes => outcome(value).to_owned(),
            Some(value) => value.to_string(),
        }
    }

    /// How many cells of a line stand in a row: whole periods, if they fit.
    pub fn columns(&self, most: usize) -> usize {
        let period = self.period.as_ref().map(|period| period.repetition.length as usize);
        match period.filter(|&period| 1 < period && period <= most) {
            Some(period) if period >= 10 => period * (most / period).clamp(1, (30 / period).max(1)),
            Some(period) => period * (most.min(24) / period).max(1),
            None => most.min(20),
        }
    }

    /// What is known of the repetition, in a sentence.
    pub fn status(&self) -> String {
        let Cells::Line(line) = &self.cells else { return String::new() };
        if self.outcomes {
            return String::new();
        }
        let last = (self.first + line.len() as u64 - 1).max(SEARCHED);
        let Some(Period { repetition, proof, seen }) = &self.period else {
            return format!("no period within the values up to {last}\n");
        };
        let Repetition { start, length, saltus } = repetition;
        let saltus = if *saltus == 0 { String::new() } else { format!(", each {saltus} higher") };
        let from = match start - self.first {
            0 => "from the first value on".to_owned(),
            _ => format!("last exception {}", start - 1),
        };
        let status = match proof {
            Some(proof) => format!("proven: {proof}"),
            None => format!("only seen: {seen} values up to {last} repeat it"),
        };
        format!("period {length}{saltus}, {from}; {status}\n")
    }

    /// The cells by rows, each with the part that it begins with.
    pub fn rows(&self, most: usize) -> Vec<(u64, Vec<Option<u64>>)> {
        match &self.cells {
            Cells::Line(line) => {
                let columns = self.columns(most);
                let starts = (self.first..).step_by(columns);
                starts.zip(line.chunks(columns).map(<[_]>::to_vec)).collect()
            }
            Cells::Square(rows) => (self.first..).zip(rows.iter().cloned()).collect(),
        }
    }

    /// Plain text, where a lost position has a star, or coloured blocks.
    pub fn text(&self, width: usize, paint: Option<Paint>) -> String {
        let all = self.rows(usize::MAX).into_iter().flat_map(|(_, row)| row);
        let wide = all.map(|cell| self.show(cell).len()).max().unwrap_or(1);
        let head = match &self.cells {
            Cells::Line(line) => (self.first + line.len() as u64).to_string().len(),
            Cells::Square(rows) => (self.first + rows.len() as u64).to_string().len(),
        };
        let cell_width = match &self.cells {
            Cells::Square(_) => wide.max(head) + 2,
            Cells::Line(_) => wide + 2,
        };
        let most = (width.saturating_sub(head + 3) / cell_width).max(1);
        let mut text = format!("{}\n", self.title);
        if let Cells::Square(rows) = &self.cells {
            let numbers = (self.first..).take(rows.len());
            let head_line =
                numbers.map(|b| format!("{b:>w$} ", w = cell_width - 1)).collect::<String>();
            text += &format!("{:head$} |{}\n", "", head_line.trim_end());
            text += &format!("{}-+{}\n", "-".repeat(head), "-".repeat(cell_width * rows.len()));
        }
        for (start, row) in self.rows(most) {
            let show = |&cell: &Option<u64>| {
                let shown = self.show(cell);
                match (cell, paint) {
                    (Some(value), Some(paint)) => {
                        paint(value, &format!("{shown:>w$} ", w = cell_width - 1))
                    }
                    (Some(0), None) => format!("{shown:>w$}*", w = cell_width - 1),
                    _ => format!("{shown:>w$} ", w = cell_width - 1),
                }
            };
            let cells: String = row.iter().map(show).collect();
            text += &format!("{start:>head$} |{}\n", cells.trim_end());
        }
        if paint.is_none() {
            text += "* lost for the player to move\n";
        }
        text + &self.status()
    }

    /// The largest value, for the scale of the colours.
    pub fn largest(&self) -> u64 {
        let all = self.rows(usize::MAX).into_iter().flat_map(|(_, row)| row);
        all.flatten().max().unwrap_or(0)
    }
}

fn outcome(value: u64) -> &'static str {
    if value == 0 { "L" } else { "W" }
}
