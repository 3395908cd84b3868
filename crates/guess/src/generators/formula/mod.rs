//! Finds formulas by enumerating expressions, the simplest first.

mod bank;
mod bits;
mod extract;
mod lists;
mod operators;
mod reductions;
mod search;
mod terminals;

use crate::engine::call::Call;
use crate::engine::costs;
use crate::engine::evidence::Position;
use crate::engine::expression::{Expr, Text};
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::measure::{self, number};
use crate::engine::sheet::Sheet;
use crate::engine::watch::Watch;
use crate::generators::formula::bank::{Bank, Id, Limits};
use crate::generators::formula::extract::Extract;
use crate::generators::formula::operators::{OPERATORS, Second};
use crate::generators::formula::search::{Formula, Priced, Search};

/// The largest numbers of samples in the search; its formulas are then checked on all samples.
const OUTCOMES: usize = 256;
const VALUES: usize = 128;

/// The number of searches. Each also uses the samples that refuted the formulas of the search
/// before.
const ROUNDS: usize = 3;

/// The limits of the enumeration.
const LIMITS: Limits = Limits { cost: 36, numbers: 5000, truths: 12000 };

/// The limits for formulas of the numbers of a tuple alone, which its features would crowd out.
const PLAIN: Limits = Limits { cost: 30, numbers: 1000, truths: 2000 };

/// The largest number of bits of two numbers that are joined.
const JOINED: f64 = 22.0;

/// The largest number of bits of an expression whose period is tried, and the longest period.
const SIMPLE: f64 = 9.0;
const LONGEST: u64 = 12;

/// Offers formulas for values, or for outcomes without draws.
pub fn offer(sheet: &Sheet, pool: &mut Pool, watch: &Watch) {
    if sheet.has_draws() {
        return;
    }
    let mut extract = Extract::new(sheet, if sheet.outcomes { OUTCOMES } else { VALUES });
    for _ in 0..ROUNDS {
        if !watch.tries("formulas") {
            return;
        }
        let terminals = terminals::terminals(sheet, &extract.positions, watch);
        let (samples, values) = (&extract.positions, &extract.values);
        let grown = |terminals, limits| {
            Bank::grown(terminals, &OPERATORS, samples, values.clone(), limits, watch)
        };
        let elements: Vec<_> = terminals.iter().filter(|it| it.is_element()).cloned().collect();
        // Smaller tuples have few features.
        if elements.len() > 2 {
            let bank = grown(elements, PLAIN);
            let search = Search::new(&bank, values, sheet.outcomes, pool.most_bits(), watch);
            offered(sheet, &search, &search.near(), pool);
        }
        let refuting = offer_of(sheet, &extract, grown(terminals, LIMITS), pool, watch);
        let Some(more) = extract.with(sheet, &refuting).filter(|_| !pool.has_sure()) else {
            return;
        };
        extract = more;
    }
}

/// An expression that formulas are made of, with its value for each position, if it has one.
pub struct Part {
    pub code: Call,
    pub is_truth: bool,
    pub values: Vec<Option<u64>>,
}

/// The share of the functions of heaps or letters, of which there are hundreds, among `parts`.
const SHARE: usize = 40;

/// Each terminal for such positions, and each operator on numbers of these.
pub fn parts(sheet: &Sheet, positions: &[Position], watch: &Watch) -> Vec<Part> {
    let terminals = terminals::terminals(sheet, sheet.samples(), watch);
    let (functions, single): (Vec<_>, Vec<_>) =
        terminals.into_iter().partition(|terminal| terminal.column.is_some());
    let one = |is_truth, code: Expr, of: &dyn Fn(&[u64]) -> Option<u64>| {
        let values = positions.iter().map(|position| of(position)).collect();
        Part { code: code.into(), is_truth, values }
    };
    let last = single.last().filter(|_| single.len() > 1).or(functions.last());
    let [Some(first), Some(last)] = [single.first(), last.or(single.first())] else {
        return Vec::new();
    };
    let mut all = Vec::new();
    for operator in OPERATORS.iter() {
        let constants = match operator.second {
            Second::Constant(least) => vec![Some(least.max(2)), Some(10)],
            _ => vec![None],
        };
        for k in constants {
            let other = k.map_or_else(|| last.expr.clone() + 1, Expr::Number);
            all.push(one(operator.is_truth, operator.expr(first.expr.clone(), other), &|p| {
                let other = k.or_else(|| (last.of)(p)?.checked_add(1))?;
                operator.of((first.of)(p)?, other)
            }));
        }
    }
    let terminals = single.iter().chain(functions.iter().step_by(SHARE));
    all.extend(terminals.map(|it| one(false, it.expr.clone(), &*it.of)));
    all
}

fn offer_of(
    sheet: &Sheet,
    extract: &Extract,
    mut bank: Bank,
    pool: &mut Pool,
    watch: &Watch,
) -> Vec<usize> {
    let (values, most) = (&extract.values[..], pool.most_bits());
    let mut refuting = Vec::new();
    if !sheet.outcomes && !bank.has_target() {
        bank.join_two(false, most.min(JOINED), watch);
    }
    let search = Search::new(&bank, values, sheet.outcomes, most, watch);
    let mut formulas = search.near();
    if sheet.outcomes {
        formulas.extend(search.pairs(&search.but(0), most));
        // The first samples may be exceptions.
        formulas.extend(search.pairs(&search.but(2), most).into_iter().take(10));
        formulas.extend(search.xors());
        formulas.sort_by(|a, b| a.1.total_cmp(&b.1));
    }
    refuting.extend(offered(sheet, &search, &formulas, pool));
    refuting.extend(periods(sheet, extract, &bank, pool));
    if sheet.outcomes && !pool.has_sure() && !bank.has_target() && !watch.is_over() {
        bank.join_two(true, most.min(JOINED), watch);
    }
    let search = Search::new(&bank, values, sheet.outcomes, most, watch);
    for cases in 0..=2 {
        if pool.has_sure() || watch.is_over() {
            break;
        }
        let formulas = search.solve(&search.but(0), most, cases);
        refuting.extend(offered(sheet, &search, &formulas, pool));
    }
    refuting
}

/// Offers formulas. Returns the samples that refute them.
fn offered(sheet: &Sheet, search: &Search, all: &[Priced], pool: &mut Pool) -> Vec<usize> {
    let offer = |(formula, bits): &Priced| pool.offer(guess(sheet, search, formula, *bits));
    all.iter().filter_map(offer).collect()
}

fn guess(sheet: &Sheet, search: &Search, formula: &Formula, bits: f64) -> Guess {
    let expr = search.expr(formula);
    let name = expr.text(Text::Name);
    let basis = search.basis(formula);
    Guess {
        demand: costs::FORMULA + search.demand(formula, &basis, bits),
        reach: sheet.outcomes.then(|| search.reach(&basis, sheet)),
        ..Guess::new(
            if sheet.outcomes { format!("wins iff {name}") } else { name },
            expr.into(),
            costs::FORMULA + bits,
            sheet.positions.iter().map(|position| search.of(formula, position)).collect(),
        )
    }
}

/// Offers formulas that depend on a simple number modulo a period.
fn periods(sheet: &Sheet, extract: &Extract, bank: &Bank, pool: &mut Pool) -> Vec<usize> {
    if sheet.len == Some(1) || pool.has_sure() {
        return Vec::new();
    }
    let simple = bank.numbers.iter().flatten().filter(|&&id| bank.all[id].bits <= SIMPLE);
    let of = |&id: &Id| (3..=LONGEST).find_map(|m| Some((id, residues(bank, id, extract, m)?)));
    let found = simple.filter_map(of).take(5);
    found.filter_map(|(id, table)| pool.offer(period(sheet, bank, id, &table))).collect()
}

/// The value for each residue, if residues determine the values and each residue occurs repeatedly.
fn residues(bank: &Bank, id: Id, extract: &Extract, m: u64) -> Option<Vec<u64>> {
    let mut table: Vec<(Option<u64>, usize)> = vec![(None, 0); m as usize];
    for (n, &value) in bank.all[id].column.iter().zip(&extract.values) {
        let (known, times) = &mut table[(n % m) as usize];
        *times += 1;
        if *known.get_or_insert(value) != value {
            return None;
        }
    }
    table.into_iter().map(|(value, times)| value.filter(|_| times > 1)).collect()
}

fn period(sheet: &Sheet, bank: &Bank, id: Id, table: &[u64]) -> Guess {
    let m = table.len();
    let index = bank.expr(id) % m as u64;
    let name = format!("{table:?}[{}]", index.text(Text::Name));
    let value = Expr::list(table).at(index.cast("usize"));
    let of = |position: &Position| Some(table[(bank.of(id, position)? % m as u64) as usize]);
    Guess {
        free: m,
        ..Guess::new(
            if sheet.outcomes { format!("wins iff 1 is {name}") } else { name },
            if sheet.outcomes { value.bit() } else { value }.into(),
            costs::FORMULA
                + bank.all[id].bits
                + number(m as u64)
                + m as f64 * measure::cell(&sheet.values),
            sheet.positions.iter().map(of).collect(),
        )
    }
}
