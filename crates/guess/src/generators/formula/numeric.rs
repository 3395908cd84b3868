//! Formulas for values.

use crate::engine::evidence::{Position, Shape};
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::measure;
use crate::engine::sheet::Sheet;
use crate::generators::formula::atom::Atoms;
use crate::generators::formula::bits::{Bits, Layout};
use crate::generators::formula::expression::Formula;
use crate::generators::formula::extract::Extract;
use crate::generators::formula::feature::{Feature, operand};
use crate::generators::formula::search::Search;
use crate::generators::formula::{FORMULAS, atoms, features, folds, join, number, with_heaps};
use std::collections::HashSet;

/// How far the moduli and divisors of the simplest features go, and those of others.
const SIMPLE: u64 = 40;
const OTHERS: u64 = 8;

/// The bits of "if … else …".
const CHOICE: f64 = 4.0;

/// Two terms with more bits together are not joined.
const JOINED: f64 = 22.0;

/// So many terms are kept.
const TERMS: usize = 3000;

/// So many terms are the parts of a choice.
const PARTS: usize = 400;

pub fn offer(
    sheet: &Sheet,
    extract: &Extract,
    pool: &mut Pool,
    keep_going: &mut dyn FnMut(&str) -> bool,
) -> Vec<usize> {
    let most = pool.most_bits();
    let terms = terms(sheet, &extract.positions);
    let values = &extract.values[..];
    let mut formulas: Vec<Feature> =
        terms.iter().filter(|term| term.values == values).cloned().collect();
    if !pool.has_sure() {
        formulas.extend(sums(&terms, values, most));
    }
    formulas.sort_by(|a, b| a.bits.total_cmp(&b.bits));
    let offered = formulas.iter().take(20);
    let mut refuting: Vec<usize> =
        offered.filter_map(|feature| pool.offer(guess(sheet, feature))).collect();
    if formulas.is_empty() && !pool.has_sure() && keep_going("formulas with cases") {
        refuting.extend(choices(sheet, extract, &terms, pool));
    }
    refuting
}

fn guess(sheet: &Sheet, feature: &Feature) -> Guess {
    Guess {
        name: feature.name.clone(),
        call: with_heaps(&feature.code, sheet),
        bits: FORMULAS + feature.bits,
        column: sheet.positions.iter().map(|position| feature.of(position)).collect(),
        ..Guess::default()
    }
}

/// Features, what is left of them by a divisor, and constants.
fn terms(sheet: &Sheet, samples: &[Position]) -> Vec<Feature> {
    let mut bases = features(sheet, samples);
    if sheet.shape == Shape::Number {
        let n = bases[0].clone();
        bases.extend(number::functions(&n));
        let next = n.then(("$ + 1", "$ + 1"), 2.0, |n| n.checked_add(1));
        let more: Vec<Feature> =
            next.iter().flat_map(number::functions).filter(|it| it.bits < 9.0).collect();
        bases.extend(next.into_iter().chain(more));
    } else {
        bases.extend(join::of_elements(&bases).concat());
        bases.extend(join::joined(&bases, 11.5));
    }
    let mut terms: Vec<Feature> = (0..16).filter_map(|c| constant(samples, c)).collect();
    for base in bases {
        let most = if base.bits < 4.6 { SIMPLE } else { OTHERS };
        for k in 2..=most {
            let bits = 2.0 + measure::number(k - 1);
            terms.extend(
                base.then((&format!("$ % {k}"), &format!("$ % {k}")), bits, move |x| Some(x % k)),
            );
            terms.extend(
                base.then((&format!("$ / {k}"), &format!("$ / {k}")), bits, move |x| Some(x / k)),
            );
            if base.bits < 4.6 {
                terms.extend(base.then(
                    (&format!("{k} * $"), &format!("{k} * $")),
                    bits + 1.0,
                    move |x| x.checked_mul(k),
                ));
            }
        }
        terms.extend(
            base.then(("$ - 1", "$.saturating_sub(1)"), 2.0, |x| Some(x.saturating_sub(1))),
        );
        terms.extend(base.then(("$ + 1", "$ + 1"), 2.0, |x| x.checked_add(1)));
        terms.push(base);
    }
    terms.extend(folds::folds(sheet, samples));
    if sheet.shape != Shape::Number && sheet.letters.is_empty() {
        terms.extend(number::over_heaps(samples));
    }
    terms.sort_by(|a, b| a.bits.total_cmp(&b.bits));
    let mut seen = HashSet::new();
    terms.retain(|term| seen.insert(term.values.clone()));
    terms.truncate(TERMS);
    terms
}

fn constant(samples: &[Position], c: u64) -> Option<Feature> {
    Feature::new((c.to_string(), c.to_string()), 1.0 + measure::number(c + 1), samples, move |_| {
        Some(c)
    })
}

/// Which joins are right about the last sample, by the values that the two terms have there: these
/// are few, while the pairs of terms are many.
struct Screen {
    /// The class of each term: those of one class have the same last value.
    classes: Vec<usize>,
    count: usize,
    /// A bit for each join, for each two classes.
    joins: Vec<u32>,
}

impl Screen {
    fn new(terms: &[(&Feature, bool)], values: &[u64]) -> Screen {
        let last = values.len() - 1;
        let of_terms = || terms.iter().map(|(term, _)| term.values[last]);
        let mut lasts: Vec<u64> = of_terms().collect();
        lasts.sort_unstable();
        lasts.dedup();
        let joins = |(a, b): (u64, u64)| {
            let is_right = |join: &join::Join| join.of(a, b) == Some(values[last]);
            let bits = join::JOINS.iter().map(|join| u32::from(is_right(join)));
            bits.rev().fold(0, |joins, bit| joins << 1 | bit)
        };
        let pairs = lasts.iter().flat_map(|&a| lasts.iter().map(move |&b| (a, b)));
        Screen {
            classes: of_terms().map(|value| lasts.partition_point(|&it| it < value)).collect(),
            count: lasts.len(),
            joins: pairs.map(joins).collect(),
        }
    }

    fn joins(&self, i: usize, j: usize) -> u32 {
        self.joins[self.classes[i] * self.count + self.classes[j]]
    }
}

/// Two terms joined.
fn sums(terms: &[Feature], values: &[u64], most: f64) -> Vec<Feature> {
    let mut sums = Vec::new();
    let terms: Vec<(&Feature, bool)> = terms
        .iter()
        .filter(|term| term.values != values)
        .map(|term| (term, term.is_constant()))
        .collect();
    let screen = Screen::new(&terms, values);
    let bits: Vec<f64> = terms.iter().map(|(term, _)| term.bits).collect();
    for i in 0..terms.len() {
        let end = bits.partition_point(|more| bits[i] + more < most.min(JOINED));
        for j in i + 1..end {
            for (i, j, is_turned) in [(i, j, false), (j, i, true)] {
                let possible = screen.joins(i, j);
                if possible == 0 {
                    continue;
                }
                let ((a, is_constant), (b, is_other)) = (terms[i], terms[j]);
                // What a constant says by a remainder, or by nothing, is said already.
                let turns = |join: &join::Join| join.turns && !is_constant && !is_other;
                for (at, join) in join::JOINS.iter().enumerate() {
                    let is_new = if join.turns { turns(join) } else { !is_turned };
                    if is_new && possible >> at & 1 == 1 && join.is_right(a, b, values) {
                        sums.extend(join.joined(a, b));
                    }
                }
            }
        }
        if sums.len() > 20 {
            break;
        }
    }
    sums
}

/// One term for some samples, another for the others.
fn choices(sheet: &Sheet, extract: &Extract, terms: &[Feature], pool: &mut Pool) -> Vec<usize> {
    let most = pool.most_bits();
    let samples = &extract.positions;
    let layout = Layout::new(samples.len(), samples.len());
    let right = |term: &Feature| layout.bits(|i| term.values[i] == extract.values[i]);
    let mut parts: Vec<(&Feature, Bits)> =
        terms.iter().take(PARTS).map(|term| (term, right(term))).collect();
    parts.retain(|(_, bits)| !bits.is_empty());
    let atoms = atoms(sheet, samples);
    let search = Search::new(&atoms, most);
    let mut refuting = Vec::new();
    let mut offered = 0;
    for (i, (a, right_a)) in parts.iter().enumerate() {
        for (b, right_b) in &parts[i + 1..] {
            let both = right_a.0.iter().zip(&right_b.0).zip(&layout.all.0);
            let is_cover = both.into_iter().all(|((a, b), all)| a | b == *all);
            let left = most - a.bits - b.bits - CHOICE;
            if !is_cover || left < 0.0 || offered > 20 || search.work.get() == 0 {
                continue;
            }
            let care = right_a.zip(right_b, |a, b| a ^ b);
            for (formula, bits) in search.on(right_a, &care, left) {
                offered += 1;
                refuting.extend(pool.offer(choice(sheet, &atoms, (a, b), &formula, bits)));
            }
        }
    }
    refuting
}

fn choice(
    sheet: &Sheet,
    atoms: &Atoms,
    (a, b): (&Feature, &Feature),
    condition: &Formula,
    bits: f64,
) -> Guess {
    let value = |position: &Position| {
        if condition.is_true(atoms, position)? { a.of(position) } else { b.of(position) }
    };
    let code =
        format!("if {} {{ {} }} else {{ {} }}", operand(&condition.code(atoms)), a.code, b.code);
    Guess {
        name: format!("{} if {}, else {}", a.name, condition.name(atoms), b.name),
        call: with_heaps(&code, sheet),
        bits: FORMULAS + a.bits + b.bits + bits + CHOICE,
        column: sheet.positions.iter().map(value).collect(),
        ..Guess::default()
    }
}
