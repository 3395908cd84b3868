//! Finds lists that are sums: the value of a list is the xor of the values of its heaps. These are
//! learnt from the samples, and then guessed themselves. Each index of a tuple may have values of
//! its own.

use crate::engine::Offer;
use crate::engine::call::Call;
use crate::engine::costs;
use crate::engine::evidence::{Evidence, Position};
use crate::engine::expression::{Expr, Let, Text};
use crate::engine::hypothesis::{Answer, Guess, Pool};
use crate::engine::measure;
use crate::engine::sheet::{Order, Sheet};
use crate::engine::watch::Watch;
use crate::generators::modules::oracle::TABLE;
use games::entry::Integer;
use std::collections::{BTreeMap, BTreeSet};

/// The largest value that is tried.
const LARGEST: u64 = 256;

/// The size of a heap, and its index if each index has values of its own.
type Heap = (u64, usize);

pub fn offer(sheet: &Sheet, pool: &mut Pool, offer_all: Offer, watch: &Watch) {
    // Heaps get their values one by one, in a table.
    if sheet.len == Some(1) || sheet.largest() > TABLE || !watch.tries("sums") {
        return;
    }
    if let Some(sum) = Sum::learnt(sheet, 1) {
        for line in sum.lines(0, offer_all, watch) {
            pool.offer(sum.of_alike(line));
        }
    } else if let (Some(places), Order::Matters) = (sheet.len, sheet.order)
        && let Some(sum) = Sum::learnt(sheet, places)
    {
        let lines = (0..places).map(|place| sum.lines(place, offer_all, watch).swap_remove(0));
        pool.offer(sum.of_places(lines.collect()));
    }
}

/// The values of heaps by their sizes.
type Values = BTreeMap<u64, u64>;

/// The values of heaps that follow from the samples.
struct Sum<'a> {
    sheet: &'a Sheet,
    /// A table for each index, or one table for all.
    values: Vec<Values>,
}

/// A sample that contains a heap: the value of the sample, and the value of the other heaps.
struct Told {
    others: u64,
    is_odd: bool,
    value: u64,
}

/// A guess for the values at an index.
struct Line {
    name: String,
    code: Call,
    bits: f64,
    free: usize,
    values: Values,
}

impl<'a> Sum<'a> {
    /// Finds the values of all heaps, smaller heaps first.
    fn learnt(sheet: &'a Sheet, places: usize) -> Option<Self> {
        let mut sum = Sum { sheet, values: vec![Values::new(); places] };
        let mut by_largest: BTreeMap<Heap, Vec<usize>> = sheet
            .samples()
            .iter()
            .flat_map(|it| sum.heaps(it))
            .map(|it| (it, Vec::new()))
            .collect();
        for i in 0..sheet.fitted {
            if let Some(heap) = sum.heaps(&sheet.positions[i]).max() {
                by_largest.entry(heap).or_default().push(i);
            }
        }
        for (heap, samples) in by_largest {
            let told = sum.told(heap, &samples);
            let value = sum.value(&told)?;
            // Two heaps at one index never occur together, so without a losing list the value is
            // new.
            let tells = |it: &Told| it.is_odd && (it.value == 0 || !sheet.outcomes);
            let own = &mut sum.values[heap.1];
            if places == 1 || told.iter().any(tells) || !own.values().any(|it| *it == value) {
                own.insert(heap.0, value);
            }
        }
        sum.values.iter().flat_map(Values::values).any(|&value| value > 0).then_some(sum)
    }

    fn heaps(&self, position: &[u64]) -> impl Iterator<Item = Heap> {
        let places = self.values.len();
        position.iter().enumerate().map(move |(i, &n)| (n, i % places))
    }

    /// The samples of which this is the largest heap and all other heaps are known.
    fn told(&self, heap: Heap, samples: &[usize]) -> Vec<Told> {
        let told = |&i: &usize| {
            let (same, others): (Vec<Heap>, Vec<Heap>) =
                self.heaps(&self.sheet.positions[i]).partition(|&it| it == heap);
            let others = xor(others, &self.values)?;
            Some(Told { others, is_odd: same.len() % 2 == 1, value: self.sheet.values[i] })
        };
        samples.iter().filter_map(told).collect()
    }

    /// The value of a heap that fits all of these samples; for outcomes, the smallest such value. A
    /// heap that never occurs with known heaps gets 0.
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

    /// Guesses for the values at an index; the plain table comes last.
    fn lines(&self, place: usize, offer_all: Offer, watch: &Watch) -> Vec<Line> {
        let values = &self.values[place];
        let samples = values.iter().map(|(&heap, &value)| (vec![heap], value)).collect();
        let heaps: BTreeSet<Heap> =
            self.sheet.positions.iter().flat_map(|it| self.heaps(it)).collect();
        let unknown = heaps.iter().filter(|(n, at)| *at == place && !values.contains_key(n));
        let questions = unknown.map(|(n, _)| vec![*n]).collect();
        let line = Evidence { samples, questions, named: true, ..Evidence::default() };
        let sheet = Sheet::new(&line, false);
        let mut pool = Pool::new(&sheet);
        offer_all(&sheet, &mut pool, watch);
        // The code for a heap cannot have exceptions.
        let exact = pool.answers().into_iter().filter(|answer| answer.exceptions.is_empty());
        let named = exact.take(3).flat_map(|answer| {
            let Answer { guesses, bits, .. } = answer;
            guesses.into_iter().take(2).map(move |guess| (guess, bits))
        });
        let line = |(guess, bits): (Guess, f64)| {
            let said = sheet.positions.iter().zip(&guess.column);
            let said = said.filter_map(|(position, value)| Some((position[0], (*value)?)));
            let values = said.chain(values.clone()).collect();
            Line { name: guess.name, code: guess.code, bits, free: guess.free, values }
        };
        named.map(line).chain([table(values)]).collect()
    }

    /// The guess of a sum in which all indices have the same values.
    fn of_alike(&self, line: Line) -> Guess {
        let name = format!("the xor over the heaps n of: {}", line.name);
        let code = line.code.clone().of_heaps(self.sheet.len == Some(2));
        self.guess(name, code, vec![line])
    }

    /// The guess of a sum in which each index has values of its own.
    fn of_places(&self, lines: Vec<Line>) -> Guess {
        let is_used = |(_, line): &(usize, &Line)| line.values.values().any(|&value| value > 0);
        let (names, values): (Vec<String>, Vec<Expr>) = lines
            .iter()
            .enumerate()
            .filter(is_used)
            .map(|(i, line)| {
                let element = self.sheet.element(i);
                let name = format!("{} at {}", line.name, element.text(Text::Name));
                let n = vec![Let::one("n", element)];
                (name, line.code.clone().whole().after(n))
            })
            .unzip();
        let name = format!("the xor of {}", names.join(", "));
        let code =
            Expr::List(values).method("iter", []).xor_over("xor, value", Expr::word("value"));
        let other = lines.iter().map(|line| line.code.integer).find(|it| *it != Integer::U64);
        let integer = other.unwrap_or_default();
        self.guess(name, Call { integer, ..code.into() }, lines)
    }

    fn guess(&self, name: String, code: Call, lines: Vec<Line>) -> Guess {
        let bits = lines.iter().map(|line| line.bits).sum::<f64>();
        let free = lines.iter().map(|line| line.free).sum();
        let values: Vec<Values> = lines.into_iter().map(|line| line.values).collect();
        let value =
            |position: &Position| xor(self.heaps(position), &values).map(|xor| self.said(xor));
        let column = self.sheet.positions.iter().map(value).collect();
        let code = if self.sheet.outcomes { code.map(Expr::nonzero) } else { code };
        Guess { free, ..Guess::new(name, code, costs::SUM + bits, column) }
    }
}

/// The xor of the values of heaps, or `None` if one is unknown.
fn xor(heaps: impl IntoIterator<Item = Heap>, values: &[Values]) -> Option<u64> {
    heaps.into_iter().try_fold(0, |xor, (n, place)| Some(xor ^ values[place].get(&n)?))
}

/// The guess that is just the table of values.
fn table(values: &Values) -> Line {
    let list: Vec<String> = values.iter().map(|(n, value)| format!("g({n}) = {value}")).collect();
    let last = values.keys().last().copied().unwrap_or(0);
    let cells: Vec<u64> = (0..=last).map(|n| values.get(&n).copied().unwrap_or(0)).collect();
    let kinds = cells.iter().max().map_or(1, |max| *max as usize + 1);
    Line {
        name: list.join(", "),
        code: Expr::list(&cells).at(Expr::word("n").cast("usize")).into(),
        bits: values.len() as f64 * measure::choice(kinds) + measure::number(last + 1),
        free: values.len(),
        values: values.clone(),
    }
}
