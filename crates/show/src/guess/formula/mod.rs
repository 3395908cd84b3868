//! Formulas over features of the positions, found by search.

mod arithmetic;
mod atom;
mod bits;
mod feature;
mod group;
mod number;
mod numeric;
mod runs;
mod search;

use crate::guess::evidence::{DRAWN, Position, Shape};
use crate::guess::formula::atom::Atoms;
use crate::guess::formula::bits::Layout;
use crate::guess::formula::feature::{Feature, operand};
use crate::guess::formula::search::Search;
use crate::guess::hypothesis::{Guess, Pool, most_bits};
use crate::guess::measure;
use crate::guess::sheet::Sheet;

/// Games share the other half.
const FORMULAS: f64 = 1.0;

/// A formula is looked for in so many samples, and compared with all.
const MOST: usize = 2000;

pub fn offer(sheet: &Sheet, pool: &mut Pool, keep_going: &mut dyn FnMut(&str) -> bool) {
    if !keep_going("formulas") {
        return;
    }
    let fitted = sheet.fitted.min(MOST);
    let samples = &sheet.samples()[..fitted];
    if sheet.outcomes {
        let atoms = atoms(samples, sheet.shape);
        if sheet.values.contains(&DRAWN) {
            draws(sheet, &atoms, pool);
        } else {
            runs::offer(sheet, pool);
            outcomes(sheet, &atoms, pool, keep_going);
        }
    } else {
        numeric::offer(sheet, samples, pool, keep_going);
    }
}

/// The features of positions, the simplest first.
fn features(samples: &[Position], shape: Shape) -> Vec<Feature> {
    if shape != Shape::Number {
        return group::features(samples, shape);
    }
    let name = || ("n".to_owned(), "n".to_owned());
    let n = Feature::new(name(), 1.0, samples, |position| position.first().copied());
    n.into_iter().collect()
}

fn atoms(samples: &[Position], shape: Shape) -> Atoms {
    let mut atoms = Atoms::new(Layout::new(samples.len(), samples.len()));
    let features = features(samples, shape);
    if shape == Shape::Number {
        number_atoms(&mut atoms, &features[0]);
    } else {
        group_atoms(&mut atoms, &features);
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
    for feature in functions.flat_map(number::functions).filter(|it| it.bits < 9.0) {
        atoms.add(feature, 4, 6, false);
    }
    for (i, a) in features.iter().enumerate() {
        for (j, b) in features.iter().enumerate() {
            if i != j && a.bits + b.bits < 10.0 {
                atoms.compare(i, j);
            }
        }
    }
    for feature in group::joined(features, JOINED) {
        atoms.add(feature, 4, 4, false);
    }
}

/// Formulas that hold for the drawn positions, and for those won among the others.
fn draws(sheet: &Sheet, atoms: &Atoms, pool: &mut Pool) {
    let most = most_bits(measure::data(&sheet.values[..sheet.fitted], true));
    let of_value = |value: u64| atoms.layout.bits(|sample| sheet.values[sample] == value);
    let (drawn, won) = (of_value(DRAWN), of_value(1));
    let search = Search::new(atoms, most);
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
                call: with_heaps(&code, sheet.shape),
                bits: FORMULAS + bits + more,
                free: 0,
                column: sheet.positions.iter().map(outcome).collect(),
            };
            // What is pasted has no room for exceptions.
            let said = guess.column.iter().zip(&sheet.values);
            if said.into_iter().all(|(said, value)| *said == Some(*value)) {
                pool.offer(guess);
            }
        }
    }
}

/// Formulas that hold for the won positions.
fn outcomes(
    sheet: &Sheet,
    atoms: &Atoms,
    pool: &mut Pool,
    keep_going: &mut dyn FnMut(&str) -> bool,
) {
    let most = most_bits(measure::data(&sheet.values[..sheet.fitted], true));
    // Three parts are looked for where they can become sure.
    let is_short = pool.has_sure() || !sheet.holds_back();
    let target = atoms.layout.bits(|sample| sheet.values[sample] == 1);
    let search = Search::new(atoms, most);
    for (formula, bits) in search.run(&target, &mut |tried| !is_short && keep_going(tried)) {
        let outcome = |position| formula.is_true(atoms, position).map(u64::from);
        pool.offer(Guess {
            name: format!("won iff {}", formula.name(atoms)),
            call: with_heaps(&formula.code(atoms), sheet.shape),
            bits: FORMULAS + bits,
            free: 0,
            column: sheet.positions.iter().map(outcome).collect(),
        });
    }
}

/// The code, for a pair with the name that lists have.
fn with_heaps(code: &str, shape: Shape) -> String {
    if shape == Shape::Tuple(2) && code.contains("heaps") {
        return format!("let heaps = [a, b]; {code}");
    }
    code.to_owned()
}
