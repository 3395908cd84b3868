//! Lists that are sums: the value of a list is the xor of the values of its heaps, which are learnt
//! from the samples and guessed in turn.

use crate::engine::evidence::{Evidence, Position, Shape};
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::measure;
use crate::engine::sheet::Sheet;
use crate::engine::{KeepGoing, Offer};
use crate::generators::oracle::TABLE;
use show::games::{list_call, once_and_each, sum_call};
use std::collections::BTreeMap;

/// The bits that say "a sum".
const SUMS: f64 = 3.0;

/// Values above this are not tried.
const LARGEST: u64 = 256;

pub fn offer(sheet: &Sheet, pool: &mut Pool, offer_all: Offer, keep_going: KeepGoing) {
    // The values of the heaps are learnt one after another, and kept in a table.
    if sheet.shape == Shape::Number || sheet.largest() > TABLE || !keep_going("sums") {
        return;
    }
    let learnt = if sheet.outcomes { by_outcomes(sheet) } else { by_values(sheet) };
    let Some(values) = learnt.filter(|values| values.values().any(|value| *value > 0)) else {
        return;
    };
    let samples = values.iter().map(|(&heap, &value)| (vec![heap], value)).collect();
    let line = Evidence { samples, named: true, ..Evidence::default() };
    let whole = Sheet::new(&line, false);
    let mut single = Pool::new(&whole);
    offer_all(&whole, &mut single, keep_going);
    let singles = single.answers();
    let table = table(sheet, &values);
    let guesses = singles.iter().take(3).flat_map(|answer| {
        answer
            .guesses
            .iter()
            .take(2)
            .filter_map(|guess| of_heaps(sheet, guess, &whole, answer.bits))
    });
    let guesses: Vec<Guess> = guesses.chain(std::iter::once(table)).collect();
    for guess in guesses {
        pool.offer(guess);
    }
}

/// The xor of known values, none if one is not known.
fn xor(position: &[u64], values: &BTreeMap<u64, u64>) -> Option<u64> {
    position.iter().try_fold(0, |xor, heap| Some(xor ^ values.get(heap)?))
}

fn column(sheet: &Sheet, values: &BTreeMap<u64, u64>) -> Vec<Option<u64>> {
    let value = |position: &Position| {
        let value = xor(position, values)?;
        Some(if sheet.outcomes { value.min(1) } else { value })
    };
    sheet.positions.iter().map(value).collect()
}

/// A sum of what a guess says of single heaps.
fn of_heaps(sheet: &Sheet, guess: &Guess, line: &Sheet, bits: f64) -> Option<Guess> {
    let known = line.positions.iter().zip(&guess.column);
    let mut values: BTreeMap<u64, u64> =
        known.filter_map(|(position, value)| Some((position[0], (*value)?))).collect();
    for (position, &value) in line.samples().iter().zip(&line.values) {
        values.insert(position[0], value);
    }
    Some(Guess {
        name: format!("the xor over the heaps n of: {}", guess.name),
        call: call(sheet, &guess.call),
        bits: SUMS + bits,
        free: guess.free,
        column: column(sheet, &values),
        ..Guess::default()
    })
}

fn call(sheet: &Sheet, value: &str) -> String {
    let (once, each) = once_and_each(value);
    let value = if each.contains("; ") { format!("{once}{{ {each} }}") } else { value.to_owned() };
    let value = value.as_str();
    // Only tables are asked by an index that is no `u64`.
    let number = if value.starts_with("let values") { "|n|" } else { "|n: u64|" };
    let call = match sheet.shape {
        Shape::Tuple(2) => sum_call(value).replace("|n|", number),
        _ => list_call(value),
    };
    if sheet.outcomes { format!("({call}) != 0") } else { call }
}

/// A sum of the values as they were learnt.
fn table(sheet: &Sheet, values: &BTreeMap<u64, u64>) -> Guess {
    let list: Vec<String> =
        values.iter().map(|(heap, value)| format!("g({heap}) = {value}")).collect();
    let cells: Vec<u64> = values.values().copied().collect();
    let last = values.keys().last().copied().unwrap_or(0);
    let table: Vec<u64> = (0..=last).map(|heap| values.get(&heap).copied().unwrap_or(0)).collect();
    let bits =
        cells.len() as f64 * measure::choice(cells.iter().max().map_or(1, |max| *max as usize + 1));
    Guess {
        name: format!("the xor over the heaps of the values {}", list.join(", ")),
        call: call(sheet, &format!("{table:?}[n as usize]")),
        bits: SUMS + bits + measure::number(last + 1),
        free: cells.len(),
        column: column(sheet, values),
        ..Guess::default()
    }
}

/// The values of heaps out of those of lists, each heap after all smaller ones.
fn by_values(sheet: &Sheet) -> Option<BTreeMap<u64, u64>> {
    let mut values = BTreeMap::new();
    for heap in heaps(sheet) {
        let known = fitted(sheet).filter(|(position, _)| position.iter().max() == Some(&heap));
        let odd = |position: &[u64]| position.iter().filter(|&&n| n == heap).count() % 2 == 1;
        let mut told =
            known.filter(|(position, _)| odd(position)).filter_map(|(position, value)| {
                let others: Position = position.iter().copied().filter(|&n| n != heap).collect();
                Some(xor(&others, &values)? ^ value)
            });
        // A heap that stands nowhere beside known ones may be worth nothing.
        let value = told.next().unwrap_or(0);
        if told.any(|other| other != value) {
            return None;
        }
        values.insert(heap, value);
    }
    Some(values)
}

/// The least values with which the lost lists are those with xor 0.
fn by_outcomes(sheet: &Sheet) -> Option<BTreeMap<u64, u64>> {
    let mut values = BTreeMap::new();
    for heap in heaps(sheet) {
        let known: Vec<(&Position, u64)> =
            fitted(sheet).filter(|(position, _)| position.iter().max() == Some(&heap)).collect();
        let value = (0..LARGEST).find(|&value| {
            values.insert(heap, value);
            let is_right = |(position, won): &(&Position, u64)| {
                xor(position, &values).is_none_or(|xor| xor.min(1) == *won)
            };
            known.iter().all(is_right)
        })?;
        values.insert(heap, value);
    }
    Some(values)
}

fn fitted(sheet: &Sheet) -> impl Iterator<Item = (&Position, u64)> {
    sheet.positions[..sheet.fitted].iter().zip(sheet.values.iter().copied())
}

/// All heaps of the samples, ascending.
fn heaps(sheet: &Sheet) -> Vec<u64> {
    let mut heaps: Vec<u64> = sheet.samples().iter().flatten().copied().collect();
    heaps.sort_unstable();
    heaps.dedup();
    heaps
}
