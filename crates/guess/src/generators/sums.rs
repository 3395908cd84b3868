//! Lists that are sums: the value of a list is the xor of the values of its heaps, which are learnt
//! from the samples and guessed in turn.

use crate::engine::evidence::{Evidence, Position, Shape};
use crate::engine::hypothesis::{Answer, Guess, Pool};
use crate::engine::measure;
use crate::engine::sheet::Sheet;
use crate::engine::{KeepGoing, Offer};
use crate::generators::oracle::TABLE;
use games::entry::{list_call, once_and_each, sum_call};
use std::collections::{BTreeMap, BTreeSet};

/// The bits that say "a sum".
const SUMS: f64 = 3.0;

/// Values above this are not tried.
const LARGEST: u64 = 256;

pub fn offer(sheet: &Sheet, pool: &mut Pool, offer_all: Offer, keep_going: KeepGoing) {
    // The values of the heaps are learnt one after another, and kept in a table.
    if sheet.shape == Shape::Number || sheet.largest() > TABLE || !keep_going("sums") {
        return;
    }
    if let Some(sum) = Sum::learnt(sheet) {
        for line in sum.lines(offer_all, keep_going) {
            pool.offer(sum.guess(line));
        }
    }
}

/// The values of heaps by their sizes.
type Values = BTreeMap<u64, u64>;

/// The values of heaps that follow from the samples.
struct Sum<'a> {
    sheet: &'a Sheet,
    values: Values,
}

/// A sample that contains a heap: its value, and that of its other heaps.
struct Told {
    others: u64,
    is_odd: bool,
    value: u64,
}

/// A hypothesis for the values.
struct Line {
    name: String,
    call: String,
    bits: f64,
    free: usize,
    values: Values,
}

impl<'a> Sum<'a> {
    /// The values of all heaps, each after those of all smaller ones.
    fn learnt(sheet: &'a Sheet) -> Option<Self> {
        let mut sum = Sum { sheet, values: Values::new() };
        let heaps = sheet.samples().iter().flatten();
        let mut by_largest: BTreeMap<u64, Vec<usize>> =
            heaps.map(|&heap| (heap, Vec::new())).collect();
        for i in 0..sheet.fitted {
            if let Some(&heap) = sheet.positions[i].iter().max() {
                by_largest.entry(heap).or_default().push(i);
            }
        }
        for (heap, samples) in by_largest {
            let value = sum.value(&sum.told(heap, &samples))?;
            sum.values.insert(heap, value);
        }
        sum.values.values().any(|&value| value > 0).then_some(sum)
    }

    /// The samples whose largest heap this is and whose other heaps are known.
    fn told(&self, heap: u64, samples: &[usize]) -> Vec<Told> {
        let told = |&i: &usize| {
            let (same, others): (Vec<u64>, Vec<u64>) =
                self.sheet.positions[i].iter().partition(|&&it| it == heap);
            let others = xor(&others, &self.values)?;
            Some(Told { others, is_odd: same.len() % 2 == 1, value: self.sheet.values[i] })
        };
        samples.iter().filter_map(told).collect()
    }

    /// The value of a heap that all of these samples bear out, the least if they tell outcomes only.
    /// A heap that stands nowhere beside known ones may be worth nothing.
    fn value(&self, told: &[Told]) -> Option<u64> {
        let is_right = |value: &u64| {
            let of = |it: &Told| self.said(if it.is_odd { it.others ^ value } else { it.others });
            told.iter().all(|it| of(it) == it.value)
        };
        if self.sheet.outcomes {
            return (0..LARGEST).find(is_right);
        }
        let value = told.iter().find(|it| it.is_odd).map_or(0, |it| it.others ^ it.value);
        Some(value).filter(is_right)
    }

    /// The entry of the sheet for a position with this value.
    fn said(&self, value: u64) -> u64 {
        if self.sheet.outcomes { value.min(1) } else { value }
    }

    /// Hypotheses for the values, and last the values themselves.
    fn lines(&self, offer_all: Offer, keep_going: KeepGoing) -> Vec<Line> {
        let values = &self.values;
        let samples = values.iter().map(|(&heap, &value)| (vec![heap], value)).collect();
        let heaps: BTreeSet<u64> = self.sheet.positions.iter().flatten().copied().collect();
        let unknown = heaps.iter().filter(|n| !values.contains_key(n));
        let questions = unknown.map(|n| vec![*n]).collect();
        let line = Evidence { samples, questions, named: true, ..Evidence::default() };
        let sheet = Sheet::new(&line, false);
        let mut pool = Pool::new(&sheet);
        offer_all(&sheet, &mut pool, keep_going);
        // The code for a heap cannot list exceptions.
        let exact = pool.answers().into_iter().filter(|answer| answer.exceptions.is_empty());
        let named = exact.take(3).flat_map(|answer| {
            let Answer { guesses, bits, .. } = answer;
            guesses.into_iter().take(2).map(move |guess| (guess, bits))
        });
        let line = |(guess, bits): (Guess, f64)| {
            let said = sheet.positions.iter().zip(&guess.column);
            let said = said.filter_map(|(position, value)| Some((position[0], (*value)?)));
            let values = said.chain(values.clone()).collect();
            Line { name: guess.name, call: guess.call, bits, free: guess.free, values }
        };
        named.map(line).chain([table(values)]).collect()
    }

    fn guess(&self, line: Line) -> Guess {
        let name = format!("the xor over the heaps n of: {}", line.name);
        let (once, each) = once_and_each(&line.call);
        let value =
            if each.contains("; ") { format!("{once}{{ {each} }}") } else { line.call.clone() };
        // Only tables are asked by an index that is no `u64`.
        let number = if once.starts_with("let values") { "|n|" } else { "|n: u64|" };
        let call = match self.sheet.shape {
            Shape::Tuple(2) => sum_call(&value).replace("|n|", number),
            _ => list_call(&value),
        };
        let value = |position: &Position| xor(position, &line.values).map(|xor| self.said(xor));
        Guess {
            name,
            call: if self.sheet.outcomes { format!("({call}) != 0") } else { call },
            bits: SUMS + line.bits,
            free: line.free,
            column: self.sheet.positions.iter().map(value).collect(),
            ..Guess::default()
        }
    }
}

/// The xor of the values of heaps, none if one is not known.
fn xor(heaps: &[u64], values: &Values) -> Option<u64> {
    heaps.iter().try_fold(0, |xor, n| Some(xor ^ values.get(n)?))
}

/// The values as they were learnt.
fn table(values: &Values) -> Line {
    let list: Vec<String> = values.iter().map(|(n, value)| format!("g({n}) = {value}")).collect();
    let last = values.keys().last().copied().unwrap_or(0);
    let cells: Vec<u64> = (0..=last).map(|n| values.get(&n).copied().unwrap_or(0)).collect();
    let kinds = cells.iter().max().map_or(1, |max| *max as usize + 1);
    Line {
        name: list.join(", "),
        call: format!("{cells:?}[n as usize]"),
        bits: values.len() as f64 * measure::choice(kinds) + measure::number(last + 1),
        free: values.len(),
        values: values.clone(),
    }
}
