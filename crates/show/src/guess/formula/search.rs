//! The simplest formulas over atoms that hold for the won samples and for no others.

use crate::guess::evidence::Position;
use crate::guess::formula::atom::Atoms;
use crate::guess::formula::bits::Bits;
use crate::guess::hypothesis::EXCEPTIONS;
use std::collections::HashMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    And,
    Or,
    /// Just one of them.
    Xor,
}

#[derive(Clone, Debug)]
pub enum Formula {
    /// An atom, or its opposite.
    Literal(usize, bool),
    Join(Joint, Box<Formula>, Box<Formula>),
    /// If the first holds the second, otherwise the third.
    Choose(Box<Formula>, Box<Formula>, Box<Formula>),
}

/// A formula and its bits.
pub type Priced = (Formula, f64);

/// The bits of a literal's sign, and of how so many literals are joined.
const SIGN: f64 = 1.0;
const TWO: f64 = 3.0;
const THREE: f64 = 4.0;

impl Formula {
    fn join(joint: Joint, a: Formula, b: Formula) -> Formula {
        Formula::Join(joint, Box::new(a), Box::new(b))
    }

    pub fn is_true(&self, atoms: &Atoms, position: &Position) -> Option<bool> {
        let holds = |formula: &Formula| formula.is_true(atoms, position);
        Some(match self {
            Formula::Literal(atom, sign) => atoms.is_true(*atom, position)? == *sign,
            Formula::Join(Joint::And, a, b) => holds(a)? && holds(b)?,
            Formula::Join(Joint::Or, a, b) => holds(a)? || holds(b)?,
            Formula::Join(Joint::Xor, a, b) => holds(a)? != holds(b)?,
            Formula::Choose(a, b, c) => holds(if holds(a)? { b } else { c })?,
        })
    }

    pub fn name(&self, atoms: &Atoms) -> String {
        let part = |formula: &Formula| match formula {
            Formula::Literal(..) => formula.name(atoms),
            _ => format!("({})", formula.name(atoms)),
        };
        match self {
            Formula::Literal(atom, sign) => atoms.name(*atom, *sign),
            Formula::Join(Joint::And, a, b) => format!("{} and {}", part(a), part(b)),
            Formula::Join(Joint::Or, a, b) => format!("{} or {}", part(a), part(b)),
            Formula::Join(Joint::Xor, a, b) => {
                format!("either {} or {}, not both", part(a), part(b))
            }
            Formula::Choose(a, b, c) => format!("{} if {}, else {}", part(b), part(a), part(c)),
        }
    }

    pub fn code(&self, atoms: &Atoms) -> String {
        let part = |formula: &Formula| {
            let code = formula.code(atoms);
            if matches!(formula, Formula::Literal(..)) && !code.starts_with('{') {
                code
            } else {
                format!("({code})")
            }
        };
        match self {
            Formula::Literal(atom, sign) => atoms.code(*atom, *sign),
            Formula::Join(Joint::And, a, b) => format!("{} && {}", part(a), part(b)),
            Formula::Join(Joint::Or, a, b) => format!("{} || {}", part(a), part(b)),
            Formula::Join(Joint::Xor, a, b) => {
                format!("({}) != ({})", a.code(atoms), b.code(atoms))
            }
            Formula::Choose(a, b, c) => {
                format!("if {} {{ {} }} else {{ {} }}", part(a), b.code(atoms), c.code(atoms))
            }
        }
    }
}

/// A literal with the samples for which it holds.
struct Literal {
    atom: usize,
    sign: bool,
    bits: f64,
    set: Bits,
}

impl Literal {
    fn formula(&self) -> Formula {
        Formula::Literal(self.atom, self.sign)
    }
}

pub struct Search<'a> {
    atoms: &'a Atoms,
    /// The simplest first.
    literals: Vec<Literal>,
    /// A formula with more bits explains nothing.
    most: f64,
}

/// The bits of an exception, about.
const EXCEPTION: f64 = 6.0;

/// How many literals serve as one part of three.
const PARTS: usize = 150;

/// How many literals may be paired.
const PAIRED: usize = 800;

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
        Search { atoms, literals, most }
    }

    /// The formulas for a target, as far as it is cared for; those of fewer literals first.
    pub fn run(&self, target: &Bits, keep_going: &mut dyn FnMut(&str) -> bool) -> Vec<Priced> {
        let all = &self.atoms.layout.all;
        let mut formulas: Vec<Priced> = self.near(target);
        // The very first samples may be exceptions.
        let care = self.atoms.layout.bits(|sample| sample > 1);
        formulas.extend(self.pairs(target, all, self.most).into_iter().take(20));
        formulas.extend(self.pairs(target, &care, self.most).into_iter().take(10));
        formulas.extend(self.xors(target).into_iter().take(8));
        let is_exact = |(formula, _): &Priced| !matches!(formula, Formula::Literal(..));
        let is_right = self.singles(target, all).next().is_some() || formulas.iter().any(is_exact);
        if !is_right && keep_going("formulas of three parts") {
            formulas.extend(self.triples(target));
            formulas.extend(self.choices(target));
        }
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
    fn equal(&self, set: &Bits, target: &Bits, care: &Bits) -> bool {
        let words = 0..self.atoms.layout.words;
        words.into_iter().all(|i| (set.0[i] ^ target.0[i]) & care.0[i] == 0)
    }

    /// Is each of the first in the second, at the fitted samples that count?
    fn within(&self, small: &Bits, large: &Bits, care: &Bits) -> bool {
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

    fn singles<'b>(
        &'b self,
        target: &'b Bits,
        care: &'b Bits,
    ) -> impl Iterator<Item = Priced> + 'b {
        let is_right = |literal: &&Literal| self.equal(&literal.set, target, care);
        self.literals.iter().filter(is_right).map(|literal| (literal.formula(), literal.bits))
    }

    /// Two literals of which both, or one, must hold.
    fn pairs(&self, target: &Bits, care: &Bits, most: f64) -> Vec<Priced> {
        let mut pairs = Vec::new();
        let has_room = |literal: &&Literal| literal.bits * 2.0 + TWO <= 2.0 * most;
        let above = |it: &&Literal| {
            self.within(target, &it.set, care) && !self.equal(&it.set, &self.atoms.layout.all, care)
        };
        let below = |it: &&Literal| {
            self.within(&it.set, target, care)
                && !self.within(&it.set, &it.set.not(&self.atoms.layout), care)
        };
        let above: Vec<&Literal> =
            self.literals.iter().take_while(has_room).filter(above).take(PAIRED).collect();
        let below: Vec<&Literal> =
            self.literals.iter().take_while(has_room).filter(below).take(PAIRED).collect();
        let words = self.atoms.layout.words;
        for (joint, literals) in [(Joint::And, above), (Joint::Or, below)] {
            for (i, a) in literals.iter().enumerate() {
                for b in &literals[i + 1..] {
                    let bits = a.bits + b.bits + TWO;
                    if bits > most {
                        break;
                    }
                    let is_right = (0..words).all(|w| {
                        let (a, b) = (a.set.0[w], b.set.0[w]);
                        let both = if joint == Joint::And { a & b } else { a | b };
                        (both ^ target.0[w]) & care.0[w] == 0
                    });
                    if is_right {
                        pairs.push((Formula::join(joint, a.formula(), b.formula()), bits));
                    }
                }
            }
        }
        pairs.sort_by(|a, b| a.1.total_cmp(&b.1));
        pairs
    }

    /// Two literals of which just one must hold.
    fn xors(&self, target: &Bits) -> Vec<Priced> {
        let words = self.atoms.layout.words;
        let fitted = |set: &Bits| set.0[..words].to_vec();
        let mut by_set: HashMap<Vec<u64>, &Literal> = HashMap::new();
        for literal in &self.literals {
            by_set.entry(fitted(&literal.set)).or_insert(literal);
        }
        let mut xors = Vec::new();
        for a in self.literals.iter().filter(|literal| literal.sign) {
            let other = a.set.zip(target, |a, target| a ^ target);
            if let Some(b) = by_set.get(&fitted(&other)).filter(|b| b.atom > a.atom) {
                let formula = Formula::join(Joint::Xor, a.formula(), b.formula());
                xors.push((formula, a.bits + b.bits + TWO));
            }
        }
        xors.sort_by(|a, b| a.1.total_cmp(&b.1));
        xors
    }

    /// A literal joined with two others.
    fn triples(&self, target: &Bits) -> Vec<Priced> {
        let all = &self.atoms.layout.all;
        let mut triples = Vec::new();
        let mut most = self.most;
        let mut parts = [0; 3];
        for literal in &self.literals {
            let not = literal.set.not(&self.atoms.layout);
            let cases = [
                (Joint::And, self.within(target, &literal.set, all), target.clone(), &literal.set),
                (Joint::Or, self.within(&literal.set, target, all), target.clone(), &not),
                (Joint::Xor, literal.sign, literal.set.zip(target, |a, b| a ^ b), all),
            ];
            for (i, (joint, is_possible, other, care)) in cases.into_iter().enumerate() {
                let left = most - literal.bits - THREE;
                if !is_possible || parts[i] == PARTS || left < self.literals[0].bits {
                    continue;
                }
                parts[i] += 1;
                for (formula, bits) in self.pairs(&other, care, left).into_iter().take(3) {
                    let bits = bits + literal.bits + THREE;
                    most = most.min(bits + 3.0);
                    triples.push((Formula::join(joint, literal.formula(), formula), bits));
                }
            }
        }
        triples
    }

    /// One literal or pair where a literal holds, another where it does not.
    fn choices(&self, target: &Bits) -> Vec<Priced> {
        let mut choices = Vec::new();
        let mut most = self.most;
        for condition in self.literals.iter().filter(|literal| literal.sign).take(2 * PARTS) {
            let left = most - condition.bits - THREE;
            let not = condition.set.not(&self.atoms.layout);
            let side = |care: &Bits, left: f64| {
                let single = self.singles(target, care).next();
                single.or_else(|| self.pairs(target, care, left).into_iter().next())
            };
            let Some((first, bits)) = side(&condition.set, left).filter(|it| it.1 < left) else {
                continue;
            };
            let Some((second, more)) = side(&not, left - bits) else { continue };
            let bits = condition.bits + bits + more + THREE;
            most = most.min(bits + 3.0);
            let condition = Box::new(condition.formula());
            choices.push((Formula::Choose(condition, Box::new(first), Box::new(second)), bits));
        }
        choices
    }
}
