//! Strings of two letters that are sums of their blocks: runs of one letter between the others.

use crate::engine::evidence::{Evidence, Position, Shape};
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::sheet::Sheet;
use crate::engine::{KeepGoing, Offer};
use show::games::once_and_each;
use std::collections::BTreeMap;

/// The bits that say "of the blocks".
const BLOCKS: f64 = 4.0;

pub fn offer(sheet: &Sheet, pool: &mut Pool, offer_all: Offer, keep_going: KeepGoing) {
    let are_strings = sheet.samples().iter().flatten().all(|&letter| letter < 2);
    let has_length = matches!(sheet.shape, Shape::List | Shape::Tuple(3..));
    if !has_length || !are_strings || pool.has_sure() {
        return;
    }
    for letter in [1, 0] {
        let Some(evidence) = evidence(sheet, letter) else { continue };
        let heaps = Sheet::new(&evidence, true);
        if heaps.shape != Shape::List {
            continue;
        }
        let mut of_heaps = Pool::new(&heaps);
        offer_all(&heaps, &mut of_heaps, keep_going);
        for answer in of_heaps.answers().iter().filter(|answer| answer.exceptions.is_empty()) {
            pool.offer(guess(sheet, &heaps, &answer.guesses[0], letter));
        }
    }
}

/// The lengths of the runs of a letter.
fn blocks(string: &Position, letter: u64) -> Position {
    let runs = string.split(|&other| other != letter);
    runs.filter(|run| !run.is_empty()).map(|run| run.len() as u64).collect()
}

/// The samples as lists of blocks, if these tell their values.
fn evidence(sheet: &Sheet, letter: u64) -> Option<Evidence> {
    let mut samples = BTreeMap::new();
    for (string, &value) in sheet.samples().iter().zip(&sheet.values) {
        if *samples.entry(blocks(string, letter)).or_insert(value) != value {
            return None;
        }
    }
    let others = &sheet.positions[sheet.values.len()..];
    let questions = others.iter().map(|string| blocks(string, letter)).collect();
    let samples = samples.into_iter().collect();
    Some(Evidence { samples, questions, outcomes: sheet.outcomes, named: true })
}

fn guess(sheet: &Sheet, heaps: &Sheet, of_heaps: &Guess, letter: u64) -> Guess {
    let said: BTreeMap<&Position, Option<u64>> =
        heaps.positions.iter().zip(of_heaps.column.iter().copied()).collect();
    let (once, each) = once_and_each(&of_heaps.call);
    let others = 1 - letter;
    Guess {
        name: format!("of the blocks of letters {letter}: {}", of_heaps.name),
        call: format!(
            "{once}let blocks: Vec<u64> = heaps.split(|&n| n == {others})\
             .map(|run| run.len() as u64).filter(|&n| n > 0).collect(); \
             let heaps = &blocks[..]; {each}"
        ),
        bits: BLOCKS + of_heaps.bits,
        free: of_heaps.free,
        column: sheet
            .positions
            .iter()
            .map(|string| said.get(&blocks(string, letter)).copied().flatten())
            .collect(),
    }
}
