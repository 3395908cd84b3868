//! What atoms are joined to, as text, as Rust, and as what is true of a position.

use crate::engine::evidence::Position;
use crate::engine::measure;
use crate::engine::sheet::Sheet;
use crate::generators::formula::atom::Atoms;
use std::collections::BTreeMap;

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
}

/// A formula and its bits.
pub type Priced = (Formula, f64);

impl Formula {
    pub fn join(joint: Joint, a: Formula, b: Formula) -> Formula {
        Formula::Join(joint, Box::new(a), Box::new(b))
    }

    pub fn is_true(&self, atoms: &Atoms, position: &Position) -> Option<bool> {
        let holds = |formula: &Formula| formula.is_true(atoms, position);
        Some(match self {
            Formula::Literal(atom, sign) => atoms.is_true(*atom, position)? == *sign,
            Formula::Join(Joint::And, a, b) => holds(a)? && holds(b)?,
            Formula::Join(Joint::Or, a, b) => holds(a)? || holds(b)?,
            Formula::Join(Joint::Xor, a, b) => holds(a)? != holds(b)?,
        })
    }

    /// Its atoms.
    pub fn atoms(&self) -> Vec<usize> {
        match self {
            Formula::Literal(atom, _) => vec![*atom],
            Formula::Join(_, a, b) => [a.atoms(), b.atoms()].concat(),
        }
    }

    /// The number of features joined to the first one. A single atom counts as one feature.
    pub fn joined(&self, atoms: &Atoms) -> usize {
        match self {
            Formula::Literal(..) => 0,
            Formula::Join(..) => {
                self.atoms().iter().map(|&atom| atoms.parts(atom)).sum::<usize>() - 1
            }
        }
    }

    /// The positions that its atoms reach: what an atom says of a number, such as that a count is even,
    /// reaches new ones if the known ones could be told otherwise in more ways than atoms tell them.
    pub fn reach(&self, atoms: &Atoms, sheet: &Sheet) -> Vec<bool> {
        let mut reach = vec![true; sheet.positions.len()];
        for atom in self.atoms() {
            let seen: Vec<_> = sheet.positions.iter().map(|it| atoms.seen(atom, it)).collect();
            let is_true =
                |position: &Position| u64::from(atoms.is_true(atom, position) == Some(true));
            let told = sheet.samples().iter().map(is_true);
            let known: BTreeMap<_, u64> = seen.iter().zip(told).collect();
            let told: Vec<u64> = known.values().copied().collect();
            if atoms.said(atom) > measure::arrangements(&told) {
                let both = reach.iter_mut().zip(&seen);
                both.for_each(|(is_reached, it)| *is_reached &= known.contains_key(it));
            }
        }
        reach
    }

    pub fn name(&self, atoms: &Atoms) -> String {
        let part = |formula: &Formula| formula.name(atoms);
        match self {
            Formula::Literal(atom, sign) => atoms.name(*atom, *sign),
            Formula::Join(Joint::And, a, b) => format!("{} and {}", part(a), part(b)),
            Formula::Join(Joint::Or, a, b) => format!("{} or {}", part(a), part(b)),
            Formula::Join(Joint::Xor, a, b) => {
                format!("either {} or {}, not both", part(a), part(b))
            }
        }
    }

    pub fn code(&self, atoms: &Atoms) -> String {
        let part = |formula: &Formula| {
            let code = formula.code(atoms);
            if code.starts_with('{') { format!("({code})") } else { code }
        };
        match self {
            Formula::Literal(atom, sign) => atoms.code(*atom, *sign),
            Formula::Join(Joint::And, a, b) => format!("{} && {}", part(a), part(b)),
            Formula::Join(Joint::Or, a, b) => format!("{} || {}", part(a), part(b)),
            Formula::Join(Joint::Xor, a, b) => {
                format!("({}) != ({})", a.code(atoms), b.code(atoms))
            }
        }
    }
}
