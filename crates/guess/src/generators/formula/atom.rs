//! Atoms: what may be true of a feature, or of two.

use crate::engine::evidence::Position;
use crate::engine::measure::{choice, number};
use crate::generators::formula::bits::{Bits, Layout};
use crate::generators::formula::feature::{Feature, filled, operand};
use crate::generators::formula::number::CLASSES;
use std::collections::HashMap;

#[derive(Clone, Copy, Debug)]
enum Test {
    /// This residue modulo that.
    Residue(u64, u64),
    Equal(u64),
    Above(u64),
    Class(usize),
    Same(usize),
    Larger(usize),
    /// At least twice the other.
    Double(usize),
    /// They differ by one at most.
    Near(usize),
}

#[derive(Clone, Debug)]
pub struct Atom {
    feature: usize,
    test: Test,
    pub bits: f64,
    pub set: Bits,
}

/// The features of the samples, and atoms that no two differ by samples alone.
pub struct Atoms {
    pub features: Vec<Feature>,
    pub layout: Layout,
    pub atoms: Vec<Atom>,
    seen: HashMap<Bits, usize>,
}

/// Of numbers up to this it says nothing that they are primes or squares.
const SMALL: u64 = 4;

/// The bits that choose among the tests.
const TEST: f64 = 2.5;

impl Atoms {
    /// The number of features in an atom.
    pub fn parts(&self, atom: usize) -> usize {
        self.features[self.atoms[atom].feature].parts
    }

    pub fn new(layout: Layout) -> Self {
        Atoms { features: Vec::new(), layout, atoms: Vec::new(), seen: HashMap::new() }
    }

    /// Adds a feature with what may be said of it: residues up to a modulus and some constants.
    pub fn add(&mut self, feature: Feature, modulus: u64, constants: u64, classes: bool) {
        let i = self.features.len();
        let largest = feature.values.iter().copied().max().unwrap_or(0);
        self.features.push(feature);
        for m in 2..=modulus.min(largest) {
            // The other residue modulo 2 is the negation.
            let last = if m == 2 { 1 } else { m };
            for r in 0..last {
                let residue = if m == 2 {
                    0.0
                } else if r == 0 {
                    1.0
                } else {
                    1.0 + choice(m as usize - 1)
                };
                self.test(i, Test::Residue(m, r), number(m - 1) + residue);
            }
        }
        for c in 0..constants.min(largest.saturating_add(1)) {
            self.test(i, Test::Equal(c), number(c + 1));
            self.test(i, Test::Above(c), number(c + 1));
        }
        // Small numbers are told apart by themselves.
        if classes && largest > SMALL {
            for (class, it) in CLASSES.iter().enumerate() {
                self.test(i, Test::Class(class), it.bits);
            }
        }
    }

    /// Where a feature of this name stands, which was added.
    pub fn place(&self, name: &str) -> usize {
        self.features.iter().position(|it| it.name == name).expect("an added feature")
    }

    /// Compares a feature with another one.
    pub fn compare(&mut self, i: usize, j: usize) {
        let bits = self.features[j].bits;
        for test in [Test::Same(j), Test::Larger(j), Test::Double(j), Test::Near(j)] {
            self.test(i, test, bits + 1.0);
        }
    }

    fn test(&mut self, feature: usize, test: Test, bits: f64) {
        let truth = |sample: usize| {
            self.holds(feature, test, &|it: usize| Some(self.features[it].values[sample]))
        };
        if matches!(test, Test::Class(_))
            && (0..self.layout.samples()).any(|sample| truth(sample).is_none())
        {
            return;
        }
        let set = self.layout.bits(|sample| truth(sample) == Some(true));
        let bits = self.features[feature].bits + TEST + bits;
        if set.is_empty() || set == self.layout.all {
            return;
        }
        // A set and its complement are one atom.
        let key = if set.0[0] & 1 == 1 { set.not(&self.layout) } else { set.clone() };
        let atom = Atom { feature, test, bits, set };
        match self.seen.get(&key) {
            Some(&same) if self.atoms[same].bits > bits => self.atoms[same] = atom,
            Some(_) => {}
            None => {
                self.seen.insert(key, self.atoms.len());
                self.atoms.push(atom);
            }
        }
    }

    fn holds(
        &self,
        feature: usize,
        test: Test,
        value: &dyn Fn(usize) -> Option<u64>,
    ) -> Option<bool> {
        let x = value(feature)?;
        Some(match test {
            Test::Residue(m, r) => x % m == r,
            Test::Equal(c) => x == c,
            Test::Above(c) => x > c,
            Test::Class(class) => (CLASSES[class].has)(x)?,
            Test::Same(j) => x == value(j)?,
            Test::Larger(j) => x > value(j)?,
            Test::Double(j) => x / 2 >= value(j)?,
            Test::Near(j) => x.abs_diff(value(j)?) <= 1,
        })
    }

    /// The numbers of a position that an atom is about.
    pub fn seen(&self, atom: usize, position: &Position) -> Vec<Option<u64>> {
        let Atom { feature, test, .. } = self.atoms[atom];
        let other = match test {
            Test::Same(j) | Test::Larger(j) | Test::Double(j) | Test::Near(j) => Some(j),
            _ => None,
        };
        let features = std::iter::once(feature).chain(other);
        features.map(|it| self.features[it].root_of(position)).collect()
    }

    /// The bits of what an atom says of these numbers; small constants are said of most numbers.
    pub fn said(&self, atom: usize) -> f64 {
        let Atom { feature, test, .. } = self.atoms[atom];
        let said = match test {
            Test::Equal(c) | Test::Above(c) => 1.5 + number(c + 1) / 2.0,
            Test::Residue(m, _) => TEST + number(m - 1),
            Test::Class(class) => TEST + CLASSES[class].bits,
            _ => TEST,
        };
        said + self.features[feature].since_root
    }

    pub fn is_true(&self, atom: usize, position: &Position) -> Option<bool> {
        let Atom { feature, test, .. } = self.atoms[atom];
        self.holds(feature, test, &|it: usize| self.features[it].of(position))
    }

    /// The atom for readers, or its opposite.
    pub fn name(&self, atom: usize, is_true: bool) -> String {
        let Atom { feature, test, .. } = self.atoms[atom];
        let name = |it: usize| self.features[it].name.as_str();
        if let Test::Class(class) = test {
            let not = if is_true { "" } else { "not " };
            return format!("{} is {not}{}", operand(name(feature)), CLASSES[class].name);
        }
        compared(name(feature), test, is_true, &name)
    }

    /// The atom in Rust, or its opposite.
    pub fn code(&self, atom: usize, is_true: bool) -> String {
        let Atom { feature, test, .. } = self.atoms[atom];
        let code = |it: usize| self.features[it].code.as_str();
        if let Test::Class(class) = test {
            let code = filled(CLASSES[class].code, code(feature));
            return if is_true { code } else { format!("!({code})") };
        }
        compared(code(feature), test, is_true, &code)
    }
}

fn compared<'a>(x: &str, test: Test, is_true: bool, of: &dyn Fn(usize) -> &'a str) -> String {
    let (equal, above) = if is_true { ("==", ">") } else { ("!=", "<=") };
    let x = operand(x);
    match test {
        Test::Residue(2, 0) if !is_true => format!("{x} % 2 == 1"),
        Test::Residue(m, r) => format!("{x} % {m} {equal} {r}"),
        Test::Equal(c) => format!("{x} {equal} {c}"),
        Test::Above(c) => format!("{x} {above} {c}"),
        Test::Same(j) => format!("{x} {equal} {}", operand(of(j))),
        Test::Larger(j) => format!("{x} {above} {}", operand(of(j))),
        Test::Double(j) if is_true => format!("{x} / 2 >= {}", operand(of(j))),
        Test::Double(j) => format!("{x} / 2 < {}", operand(of(j))),
        Test::Near(j) if is_true => format!("{x}.abs_diff({}) <= 1", of(j)),
        Test::Near(j) => format!("{x}.abs_diff({}) > 1", of(j)),
        Test::Class(_) => unreachable!("a class has its own code"),
    }
}
