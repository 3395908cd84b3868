//! Strings whose value is the xor over their runs (of one letter, or of every letter).

use crate::engine::Offer;
use crate::engine::costs;
use crate::engine::evidence::{Evidence, Position};
use crate::engine::expression::{Expr, Let, Reads};
use crate::engine::hypothesis::{Answer, Guess, Pool};
use crate::engine::sheet::Sheet;
use crate::engine::watch::Watch;
use std::collections::BTreeMap;

pub fn offer(sheet: &Sheet, pool: &mut Pool, offer_all: Offer, watch: &Watch) {
    let are_letters = sheet.samples().iter().flatten().all(|&letter| letter < 2);
    let are_strings = are_letters || !sheet.letters().is_empty();
    let has_length = matches!(sheet.len, None | Some(3..));
    if !has_length || !are_strings || pool.has_sure() {
        return;
    }
    let letters = (0..sheet.letters().len().max(2) as u64).rev();
    for letter in letters.map(Some).chain([None]) {
        let Some(evidence) = evidence(sheet, letter) else { continue };
        let heaps = Sheet::new(&evidence, true);
        if heaps.len.is_some() {
            continue;
        }
        let mut of_heaps = Pool::new(&heaps);
        offer_all(&heaps, &mut of_heaps, watch);
        // If the runs do not support an answer, neither do the strings.
        let is_rule = |answer: &&Answer| {
            let is_borne_out = answer.predicted && answer.supported && answer.bits <= answer.data;
            is_borne_out && answer.exceptions.is_empty()
        };
        for answer in of_heaps.answers().iter().filter(is_rule) {
            pool.offer(guess(sheet, &heaps, &answer.guesses[0], letter));
        }
    }
}

/// The lengths of the runs of a letter, or of all letters.
fn blocks(string: &Position, letter: Option<u64>) -> Position {
    let runs = string.chunk_by(|a, b| a == b);
    runs.filter(|run| letter.is_none_or(|it| it == run[0])).map(|run| run.len() as u64).collect()
}

/// The samples as lists of runs, if the runs determine the values.
fn evidence(sheet: &Sheet, letter: Option<u64>) -> Option<Evidence> {
    let mut samples = BTreeMap::new();
    for (string, &value) in sheet.samples().iter().zip(&sheet.values) {
        if *samples.entry(blocks(string, letter)).or_insert(value) != value {
            return None;
        }
    }
    let others = &sheet.positions[sheet.values.len()..];
    let questions = others.iter().map(|string| blocks(string, letter)).collect();
    let samples = samples.into_iter().collect();
    Some(Evidence {
        samples,
        questions,
        outcomes: sheet.outcomes,
        named: true,
        ..Evidence::default()
    })
}

fn guess(sheet: &Sheet, heaps: &Sheet, of_heaps: &Guess, letter: Option<u64>) -> Guess {
    let said: BTreeMap<&Position, Option<u64>> =
        heaps.positions.iter().zip(of_heaps.column.iter().copied()).collect();
    let letter_name = letter.map(|letter| match sheet.letters().get(letter as usize) {
        Some(letter) => (letter.to_string(), format!("{letter:?}")),
        None => (letter.to_string(), letter.to_string()),
    });
    let (what, is_wanted) = match letter_name {
        None => ("runs".to_owned(), String::new()),
        Some((name, code)) => {
            (format!("runs of letters {name}"), format!(".filter(|run| run[0] == {code})"))
        }
    };
    let string = (!sheet.letters().is_empty()).then(|| {
        Let::typed("heaps", "Vec<char>", Expr::verbatim("s.chars().collect()", Reads::Part))
    });
    let mut code = of_heaps.code.clone();
    // The runs have the type of numbers that the code for heaps needs.
    let integer = std::mem::take(&mut code.integer);
    let runs = format!(
        "heaps.chunk_by(|a, b| a == b){is_wanted}.map(|run| run.len() as {integer})\
         .collect::<Vec<_>>()"
    );
    let runs = [
        Let::one("runs", Expr::verbatim(runs, Reads::Heaps)),
        Let::one("heaps", Expr::verbatim("&runs[..]", Reads::Nothing)),
    ];
    code.lets.splice(0..0, string.into_iter().chain(runs));
    let value = |string| said.get(&blocks(string, letter)).copied().flatten();
    Guess {
        free: of_heaps.free,
        ..Guess::new(
            format!("of the {what}: {}", of_heaps.name),
            code,
            costs::BLOCKS + of_heaps.bits,
            sheet.positions.iter().map(value).collect(),
        )
    }
}
