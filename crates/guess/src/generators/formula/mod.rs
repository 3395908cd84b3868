//! Finds formulas by enumerating expressions, the simplest first.

pub mod bank;
mod bits;

mod extract;
mod lists;
pub mod operators;
mod reductions;
mod search;
mod terminals;

use crate::engine::costs;
use crate::engine::evidence::{DRAWN, Position};
use crate::engine::expression::{Expr, Text};
use crate::engine::hypothesis::{Features, Guess, Pool};
use crate::engine::measure::{self, number};
use crate::engine::sheet::Sheet;
use crate::engine::watch::Watch;
use crate::generators::formula::bank::{Bank, Id, Limits};
use crate::generators::formula::extract::Extract;
use crate::generators::formula::operators::OPERATORS;
use crate::generators::formula::search::{Formula, Priced, Search};

/// The largest numbers of samples in the search; its formulas are then checked on all samples.
const OUTCOMES: usize = 256;
const VALUES: usize = 128;

/// The number of searches. Each also uses the samples that refuted the formulas of the search
/// before.
const ROUNDS: usize = 3;

/// The limits of the enumeration.
const LIMITS: Limits = Limits { cost: 36, numbers: 5000, truths: 12000 };

/// The largest number of bits of two numbers that are joined.
const JOINED: f64 = 22.0;

/// The largest number of bits of an expression whose period is tried, and the longest period.
const SIMPLE: f64 = 9.0;
const LONGEST: u64 = 12;

pub fn offer(sheet: &Sheet, pool: &mut Pool, watch: &Watch) {
    let mut extract = Extract::new(sheet, if sheet.outcomes { OUTCOMES } else { VALUES });
    for _ in 0..ROUNDS {
        if !watch.tries("formulas") {
            return;
        }
        let terminals = terminals::terminals(sheet, &extract.positions, watch);
        let (samples, values) = (&extract.positions, extract.values.clone());
        let bank = Bank::grown(terminals, &OPERATORS, samples, values, LIMITS, watch);
        let refuting = offer_of(sheet, &extract, bank, pool, watch);
        let Some(more) = extract.with(sheet, &refuting).filter(|_| !pool.has_sure()) else {
            return;
        };
        extract = more;
    }
}

fn offer_of(
    sheet: &Sheet,
    extract: &Extract,
    mut bank: Bank,
    pool: &mut Pool,
    watch: &Watch,
) -> Vec<usize> {
    let (values, most) = (&extract.values[..], pool.most_bits());
    if sheet.has_draws() {
        return draws(sheet, extract, &bank, pool, watch);
    }
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
    let basis = search.basis(&[formula]);
    Guess {
        demand: costs::FORMULA + search.demand(formula, &basis, bits),
        reach: sheet.outcomes.then(|| search.reach(&basis, sheet)),
        features: Some(search.features(&basis)),
        ..Guess::new(
            if sheet.outcomes { format!("wins iff {name}") } else { name },
            expr.into(),
            costs::FORMULA + bits,
            sheet.positions.iter().map(|position| search.of(formula, position)).collect(),
        )
    }
}

/// Offers a formula for the drawn positions, and one for the winning positions among the others.
fn draws(
    sheet: &Sheet,
    extract: &Extract,
    bank: &Bank,
    pool: &mut Pool,
    watch: &Watch,
) -> Vec<usize> {
    let most = pool.most_bits();
    let of = |value: u64| -> Vec<u64> {
        extract.values.iter().map(|&it| u64::from(it == value)).collect()
    };
    let [for_drawn, for_won] =
        [of(DRAWN), of(1)].map(|of| Search::new(bank, &of, true, most, watch));
    let drawn = bits::Bits::of(extract.values.len(), |i| extract.values[i] == DRAWN);
    let mut refuting = Vec::new();
    for (draw, bits) in for_drawn.solve(&for_drawn.but(0), most, 1).into_iter().take(4) {
        let others = for_won.but(0).without(&drawn);
        for (win, more) in for_won.solve(&others, most - bits, 1).into_iter().take(4) {
            let outcome = |position: &Position| {
                let is_drawn = for_drawn.of(&draw, position)? == 1;
                if is_drawn { Some(DRAWN) } else { for_won.of(&win, position) }
            };
            let [d, w, l] = ["'D'", "'W'", "'L'"].map(Expr::word);
            let (otherwise, other) = match win {
                Formula::Constant(0) => ("the player to move loses".to_owned(), l),
                Formula::Constant(_) => ("the player to move wins".to_owned(), w),
                _ => {
                    let won = for_won.expr(&win);
                    let name = format!("wins iff {}", won.text(Text::Name));
                    (name, Expr::cases([(won, w)], l))
                }
            };
            let drawn = for_drawn.expr(&draw);
            let guess = Guess {
                features: Some(for_drawn.features(&for_drawn.basis(&[&draw, &win]))),
                ..Guess::new(
                    format!("drawn iff {}, else {otherwise}", drawn.text(Text::Name)),
                    Expr::cases([(drawn, d)], other).into(),
                    costs::FORMULA + bits + more,
                    sheet.positions.iter().map(outcome).collect(),
                )
            };
            // This code cannot have exceptions.
            let mut said = guess.column.iter().zip(&sheet.values);
            match said.position(|(said, value)| *said != Some(*value)) {
                Some(wrong) => refuting.push(wrong),
                None => refuting.extend(pool.offer(guess)),
            }
        }
    }
    refuting
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
        features: Some(Features {
            all: vec![bank.expr(id)],
            bits: costs::FORMULA + bank.all[id].bits,
        }),
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
