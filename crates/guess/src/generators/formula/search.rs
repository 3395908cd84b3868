//! The simplest formulas over atoms that hold for the won samples and for no others.

use crate::engine::hypothesis::EXCEPTIONS;
use crate::generators::formula::atom::Atoms;
use crate::generators::formula::bits::Bits;
use crate::generators::formula::expression::{Formula, Priced};
use std::cell::Cell;

/// The bits of a literal's sign, and of how two literals are joined.
const SIGN: f64 = 1.0;
pub const TWO: f64 = 3.0;

/// A literal with the samples for which it holds.
pub struct Literal {
    pub atom: usize,
    pub sign: bool,
    pub bits: f64,
    pub set: Bits,
}

impl Literal {
    pub fn formula(&self) -> Formula {
        Formula::Literal(self.atom, self.sign)
    }
}

pub struct Search<'a> {
    pub atoms: &'a Atoms,
    /// The simplest first.
    pub literals: Vec<Literal>,
    /// A formula with more bits explains nothing.
    pub most: f64,
    /// So many comparisons are left.
    pub work: Cell<usize>,
}

/// How many comparisons a search makes at most.
const WORK: usize = 40_000_000;

/// The bits of an exception, about.
const EXCEPTION: f64 = 6.0;

impl<'a> Search<'a> {
    pub fn new(atoms: &'a Atoms, most: f64) -> Self {
        let mut literals: Vec<Literal> = Vec::new();
        for (i, atom) in atoms.atoms.iter().enumerate() {
            for sign in [true, false] {
                let set = atom.set.signed(sign, &atoms.layout);
                literals.push(Literal { atom: i, sign, bits: atom.bits + SIGN, set });
            }
        }
        literals.sort_by(|a, b| a.bits.total_cmp(&b.bits));
        Search { atoms, literals, most, work: Cell::new(WORK) }
    }

    /// The formulas of one or two literals for a target, the simplest first.
    pub fn run(&self, target: &Bits) -> Vec<Priced> {
        let all = &self.atoms.layout.all;
        let mut formulas: Vec<Priced> = self.near(target);
        // The very first samples may be exceptions.
        let care = self.atoms.layout.bits(|sample| sample > 1);
        formulas.extend(self.pairs(target, all, self.most).into_iter().take(20));
        formulas.extend(self.pairs(target, &care, self.most).into_iter().take(10));
        formulas.extend(self.xors(target).into_iter().take(8));
        formulas.retain(|(_, bits)| *bits <= self.most);
        formulas.sort_by(|a, b| a.1.total_cmp(&b.1));
        formulas.truncate(30);
        formulas
    }

    /// The simplest formulas of one or two literals where it is cared for.
    pub fn on(&self, target: &Bits, care: &Bits, most: f64) -> Vec<Priced> {
        let mut formulas: Vec<Priced> = self.singles(target, care).take(2).collect();
        if formulas.is_empty() {
            formulas.extend(self.pairs(target, care, most).into_iter().take(2));
        }
        formulas
    }

    /// Is the set as wanted at the fitted samples that count?
    pub fn equal(&self, set: &Bits, target: &Bits, care: &Bits) -> bool {
        let words = 0..self.atoms.layout.words;
        words.into_iter().all(|i| (set.0[i] ^ target.0[i]) & care.0[i] == 0)
    }

    /// Is each of the first in the second, at the fitted samples that count?
    pub fn within(&self, small: &Bits, large: &Bits, care: &Bits) -> bool {
        (0..self.atoms.layout.words).all(|i| small.0[i] & !large.0[i] & care.0[i] == 0)
    }

    /// The literals that are right but for a few exceptions, the simplest with them first.
    fn near(&self, target: &Bits) -> Vec<Priced> {
        let exceptions = |literal: &Literal| {
            let words = 0..self.atoms.layout.words;
            let mut exceptions = 0;
            for word in words {
                exceptions += (literal.set.0[word] ^ target.0[word]).count_ones();
                if exceptions as usize > EXCEPTIONS {
                    return None;
                }
            }
            Some(f64::from(exceptions) * EXCEPTION)
        };
        let near = self.literals.iter().filter_map(|it| Some((it, it.bits + exceptions(it)?)));
        let mut near: Vec<(&Literal, f64)> = near.collect();
        near.sort_by(|a, b| a.1.total_cmp(&b.1));
        near.into_iter().take(12).map(|(literal, _)| (literal.formula(), literal.bits)).collect()
    }

    pub fn singles<'b>(
        &'b self,
        target: &'b Bits,
        care: &'b Bits,
    ) -> impl Iterator<Item = Priced> + 'b {
        let is_right = |literal: &&Literal| self.equal(&literal.set, target, care);
        self.spend(self.literals.len());
        self.literals.iter().filter(is_right).map(|literal| (literal.formula(), literal.bits))
    }

    pub fn spend(&self, comparisons: usize) {
        self.work.set(self.work.get().saturating_sub(comparisons));
    }
}
