//! Formulas over features of the positions, found by search.

mod atom;
mod bits;
mod expression;
mod extract;
mod feature;
mod folds;
mod group;
mod join;
mod letters;
mod number;
mod numeric;
mod ordered;
mod pairs;
mod places;
mod rows;
mod runs;
mod search;
mod several;

use crate::engine::evidence::{DRAWN, Position, Shape};
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::sheet::Sheet;
use crate::generators::formula::atom::Atoms;
use crate::generators::formula::bits::Layout;
use crate::generators::formula::extract::Extract;
use crate::generators::formula::feature::{Feature, operand};
use crate::generators::formula::search::Search;

/// Games share the other half.
const FORMULAS: f64 = 1.0;

/// A formula is looked for in so many samples, and compared with all.
const OUTCOMES: usize = 256;
const VALUES: usize = 128;

/// How often it is looked for again, with the samples that refuted what was found.
const ROUNDS: usize = 3;

pub fn offer(sheet: &Sheet, pool: &mut Pool, keep_going: &mut dyn FnMut(&str) -> bool) {
    let has_draws = has_draws(sheet);
    let mut extract = Extract::new(sheet, if sheet.outcomes { OUTCOMES } else { VALUES });
    for _ in 0..ROUNDS {
        if !keep_going("formulas") {
            return;
        }
        let refuting = match sheet.outcomes {
            true if has_draws => draws(sheet, &extract, pool),
            true => outcomes(sheet, &extract, pool),
            false => numeric::offer(sheet, &extract, pool, keep_going),
        };
        let Some(more) = extract.with(sheet, &refuting).filter(|_| !pool.has_sure()) else {
            return;
        };
        extract = more;
    }
}

/// Outcomes whose places follow from those before them.
pub fn offer_sequences(sheet: &Sheet, pool: &mut Pool) {
    if sheet.outcomes && !has_draws(sheet) {
        runs::offer(sheet, pool);
        places::offer(sheet, pool);
    }
}

fn has_draws(sheet: &Sheet) -> bool {
    sheet.outcomes && sheet.values.contains(&DRAWN)
}

/// The features of positions, the simplest first.
fn features(sheet: &Sheet, samples: &[Position]) -> Vec<Feature> {
    if sheet.shape != Shape::Number {
        let mut features = several::features(samples, sheet);
        features.extend(rows::remainder(sheet, samples));
        return features;
    }
    let name = || ("n".to_owned(), "n".to_owned());
    let n = Feature::new(name(), 1.0, samples, |position| position.first().copied());
    n.into_iter().collect()
}

fn atoms(sheet: &Sheet, samples: &[Position]) -> Atoms {
    let mut atoms = Atoms::new(Layout::new(samples.len(), samples.len()));
    let features = features(sheet, samples);
    if sheet.shape == Shape::Number {
        number_atoms(&mut atoms, &features[0]);
    } else {
        group_atoms(&mut atoms, &features);
        if sheet.letters.is_empty() {
            for feature in number::over_heaps(samples) {
                atoms.add(feature, 3, 2, false);
            }
        }
        for feature in folds::folds(sheet, samples) {
            atoms.add(feature, 3, 2, false);
        }
    }
    atoms
}

fn number_atoms(atoms: &mut Atoms, n: &Feature) {
    let next = n.then(("$ + 1", "$ + 1"), 3.0, |n| n.checked_add(1));
    let before = n.then(("$ - 1", "$.saturating_sub(1)"), 3.0, |n| Some(n.saturating_sub(1)));
    atoms.add(n.clone(), 60, 64, true);
    for feature in number::functions(n) {
        atoms.add(feature, 6, 10, false);
    }
    for other in next.into_iter().chain(before) {
        let derived = number::functions(&other);
        atoms.add(other, 0, 0, true);
        for feature in derived {
            atoms.add(feature, 3, 4, false);
        }
    }
}

/// Joined features have at most so many bits.
const JOINED: f64 = 11.5;

fn group_atoms(atoms: &mut Atoms, features: &[Feature]) {
    for feature in features {
        let is_simple = feature.bits < 4.6;
        atoms.add(feature.clone(), if is_simple { 12 } else { 5 }, 10, is_simple);
    }
    let functions = features.iter().filter(|feature| feature.bits < 4.6);
    for feature in functions.flat_map(number::functions).filter(|it| it.bits < 9.5) {
        atoms.add(feature, 4, 6, false);
    }
    for (i, a) in features.iter().enumerate() {
        for (j, b) in features.iter().enumerate() {
            if i != j && a.bits + b.bits < 10.0 {
                atoms.compare(i, j);
            }
        }
    }
    for feature in join::joined(features, JOINED) {
        atoms.add(feature, 4, 4, false);
    }
    let [sums, triples] = join::of_elements(features);
    let elements: Vec<usize> =
        (0..features.len()).filter(|&i| features[i].name.starts_with("heaps[")).collect();
    for feature in triples {
        let triple = atoms.features.len();
        atoms.add(feature, 3, 2, false);
        for &element in &elements {
            let i = atoms.place(&features[element].name);
            atoms.compare(triple, i);
        }
    }
    let first = atoms.features.len();
    for (i, feature) in sums.into_iter().enumerate() {
        atoms.add(feature, 3, 2, false);
        (0..i).for_each(|j| atoms.compare(first + j, first + i));
    }
}

/// Formulas that hold for the drawn positions, and for those won among the others.
fn draws(sheet: &Sheet, extract: &Extract, pool: &mut Pool) -> Vec<usize> {
    let most = pool.most_bits();
    let atoms = &atoms(sheet, &extract.positions);
    let of_value = |value: u64| atoms.layout.bits(|sample| extract.values[sample] == value);
    let (drawn, won) = (of_value(DRAWN), of_value(1));
    let search = Search::new(atoms, most);
    let mut refuting = Vec::new();
    for (draw, bits) in search.on(&drawn, &atoms.layout.all, most) {
        for (win, more) in search.on(&won, &drawn.not(&atoms.layout), most - bits) {
            let outcome = |position: &Position| {
                let is_drawn = draw.is_true(atoms, position)?;
                let is_won = win.is_true(atoms, position)?;
                Some(if is_drawn { DRAWN } else { u64::from(is_won) })
            };
            let code = format!(
                "if {} {{ 'D' }} else if {} {{ 'W' }} else {{ 'L' }}",
                operand(&draw.code(atoms)),
                operand(&win.code(atoms))
            );
            let guess = Guess {
                name: format!("drawn iff {}, else won iff {}", draw.name(atoms), win.name(atoms)),
                call: with_heaps(&code, sheet),
                bits: FORMULAS + bits + more,
                column: sheet.positions.iter().map(outcome).collect(),
                ..Guess::default()
            };
            // What is pasted has no room for exceptions.
            let mut said = guess.column.iter().zip(&sheet.values);
            match said.position(|(said, value)| *said != Some(*value)) {
                Some(wrong) => refuting.push(wrong),
                None => refuting.extend(pool.offer(guess)),
            }
        }
    }
    refuting
}

/// Formulas that hold for the won positions.
fn outcomes(sheet: &Sheet, extract: &Extract, pool: &mut Pool) -> Vec<usize> {
    let atoms = &atoms(sheet, &extract.positions);
    let target = atoms.layout.bits(|sample| extract.values[sample] == 1);
    let search = Search::new(atoms, pool.most_bits());
    let mut refuting = Vec::new();
    for (formula, bits) in search.run(&target) {
        let outcome = |position| formula.is_true(atoms, position).map(u64::from);
        refuting.extend(pool.offer(Guess {
            name: format!("won iff {}", formula.name(atoms)),
            call: with_heaps(&formula.code(atoms), sheet),
            bits: FORMULAS + bits,
            column: sheet.positions.iter().map(outcome).collect(),
            joined: formula.joined(atoms),
            reach: Some(formula.reach(atoms, sheet)),
            ..Guess::default()
        }));
    }
    refuting
}

/// The code, for a pair or a string `s` with the name that lists have.
fn with_heaps(code: &str, sheet: &Sheet) -> String {
    if !sheet.letters.is_empty() && code.contains("heaps") {
        let letters: String = sheet.letters.iter().collect();
        return format!(
            "let heaps: Vec<u64> = s.chars()\
             .map(|c| {letters:?}.chars().position(|it| it == c).unwrap() as u64).collect(); {code}"
        );
    }
    if sheet.shape == Shape::Tuple(2) && !sheet.has_names && code.contains("heaps") {
        return format!("let heaps = [a, b]; {code}");
    }
    code.to_owned()
}
