//! Finds the simplest correct formulas: one expression, or several joined by cases.

use crate::engine::costs;
use crate::engine::evidence::Position;
use crate::engine::expression::{Expr, Infix};
use crate::engine::hypothesis::EXCEPTIONS;
use crate::engine::measure;
use crate::engine::sheet::Sheet;
use crate::engine::watch::Watch;
use crate::generators::formula::bank::{Bank, Head, Id, Node};
use crate::generators::formula::bits::Bits;
use crate::generators::formula::operators::Second;
use std::cell::Cell;
use std::collections::{BTreeMap, HashMap};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    Constant(u64),
    Number(Id),
    /// A Boolean, or its opposite.
    Literal(Id, bool),
    /// A conditional: the second formula if the first is true, otherwise the third.
    Case(Box<[Formula; 3]>),
    /// True if exactly one of two formulas is.
    Xor(Box<[Formula; 2]>),
}

/// A formula and its bits.
pub type Priced = (Formula, f64);

/// A formula without cases, with its bits and a set of samples.
struct Leaf {
    formula: Formula,
    bits: f64,
    set: Bits,
}

/// The largest number of bits of a condition for cases.
const SIMPLE: f64 = 12.0;

/// The number of formulas tried as a first case, and of literals tried in pairs.
const PARTS: usize = 400;
const PAIRED: usize = 800;

/// The largest number of bits of a literal in "not both".
const XOR: f64 = 26.0;

/// The largest number of comparisons of sets in a search.
const WORK: usize = 40_000_000;

pub struct Search<'a, 'w> {
    pub bank: &'a Bank,
    /// The formulas without cases, the simplest first, each with the samples on which it is right.
    leaves: Vec<Leaf>,
    /// The conditions, the simplest first, each with the samples on which it is true.
    conditions: Vec<Leaf>,
    outcomes: bool,
    won: Bits,
    samples: usize,
    most: f64,
    work: Cell<usize>,
    watch: &'a Watch<'w>,
}

impl<'a, 'w> Search<'a, 'w> {
    /// Prepares the search for formulas of these values, or of Booleans if the values are
    /// `outcomes`.
    pub fn new(
        bank: &'a Bank,
        values: &[u64],
        outcomes: bool,
        most: f64,
        watch: &'a Watch<'w>,
    ) -> Self {
        let samples = values.len();
        let mut conditions = Vec::new();
        let mut leaves = Vec::new();
        let all = Bits::of(samples, |_| true);
        let won = Bits::of(samples, |i| values[i] == 1);
        for &id in bank.truths.iter().flatten() {
            let holds = Bits::of(samples, |i| bank.all[id].column[i] == 1);
            let fails = all.without(&holds);
            for (sign, set) in [(true, holds), (false, fails)] {
                let formula = Formula::Literal(id, sign);
                let bits = bank.all[id].bits + costs::SIGN;
                if outcomes {
                    let set = all.without(&set.zip(&won, |a, b| a ^ b));
                    leaves.push(Leaf { formula: formula.clone(), bits, set });
                }
                conditions.push(Leaf { formula, bits, set });
            }
        }
        let numbers = bank.numbers.iter().flatten().filter(|_| !outcomes);
        for &id in numbers {
            let set = Bits::of(samples, |i| bank.all[id].column[i] == values[i]);
            leaves.push(Leaf { formula: Formula::Number(id), bits: bank.all[id].bits, set });
        }
        for constant in 0..if outcomes { 2 } else { 16 } {
            let set = Bits::of(samples, |i| values[i] == constant);
            let bits = if outcomes { 0.0 } else { costs::CONSTANT + measure::number(constant + 1) };
            leaves.push(Leaf { formula: Formula::Constant(constant), bits, set });
        }
        leaves.retain(|leaf| !leaf.set.is_empty());
        leaves.sort_by(|a, b| a.bits.total_cmp(&b.bits));
        conditions.sort_by(|a, b| a.bits.total_cmp(&b.bits));
        Search {
            bank,
            leaves,
            conditions,
            outcomes,
            won,
            samples,
            most,
            work: Cell::new(WORK),
            watch,
        }
    }

    /// All samples except this many first ones.
    pub fn but(&self, first: usize) -> Bits {
        Bits::of(self.samples, |sample| sample >= first)
    }

    /// The expressions that are right with at most a few exceptions, the simplest first.
    pub fn near(&self) -> Vec<Priced> {
        let exceptions = |leaf: &Leaf| {
            let right: u32 = leaf.set.0.iter().map(|word| word.count_ones()).sum();
            let exceptions = self.samples - right as usize;
            let is_rule = exceptions <= EXCEPTIONS && !matches!(leaf.formula, Formula::Constant(_));
            is_rule.then_some(exceptions as f64 * costs::EXCEPTION)
        };
        let near = self.leaves.iter().filter_map(|it| Some((it, it.bits + exceptions(it)?)));
        let mut near: Vec<(&Leaf, f64)> = near.collect();
        near.sort_by(|a, b| a.1.total_cmp(&b.1));
        near.into_iter().take(12).map(|(leaf, _)| (leaf.formula.clone(), leaf.bits)).collect()
    }

    /// The simplest formulas that are right on the samples in `care`, with cases nested this deep.
    pub fn solve(&self, care: &Bits, most: f64, cases: usize) -> Vec<Priced> {
        let mut found: Vec<Priced> = self.singles(care, most).take(4).collect();
        if cases == 0 || !found.is_empty() {
            return found;
        }
        if self.outcomes {
            found.extend(self.pairs(care, most));
        }
        // Nested cases need simple conditions, and cases of outcomes need a condition on one
        // number.
        let is_told = |condition: &&Leaf| {
            let is_simple = cases < 2 || condition.bits <= SIMPLE;
            is_simple && condition.bits + costs::CASE <= most && self.work.get() > 0
        };
        let has_sense =
            |condition: &&Leaf| !self.outcomes || cases > 1 && self.is_fixed(&condition.formula);
        for condition in self.conditions.iter().take_while(is_told).filter(has_sense) {
            let side = care.and(&condition.set);
            let rest = care.without(&condition.set);
            if side.is_empty() || rest.is_empty() {
                continue;
            }
            self.spend(PARTS);
            let mut firsts = self.leaves.iter().take(PARTS);
            let Some(first) = firsts.find(|leaf| side.is_within(&leaf.set)) else { continue };
            let bits = condition.bits + first.bits + costs::CASE;
            for (other, more) in self.solve(&rest, most - bits, cases - 1) {
                let are_borne_out =
                    self.is_borne_out(&side, &first.formula) && self.is_borne_out(&rest, &other);
                if other != first.formula && are_borne_out {
                    let case = [condition.formula.clone(), first.formula.clone(), other];
                    found.push((Formula::Case(Box::new(case)), bits + more));
                }
            }
        }
        found.sort_by(|a, b| a.1.total_cmp(&b.1));
        found.truncate(20);
        found
    }

    /// Pairs of literals joined by "and" or "or": wherever the first literal decides, all outcomes
    /// are equal.
    pub fn pairs(&self, care: &Bits, most: f64) -> Vec<Priced> {
        let mut pairs = Vec::new();
        for constant in self.leaves.iter().filter(|it| matches!(it.formula, Formula::Constant(_))) {
            let left = care.without(&constant.set);
            let has_room = |leaf: &&Leaf| 2.0 * leaf.bits + costs::TWO <= 2.0 * most;
            let literals = self.leaves.iter().take_while(has_room);
            let others: Vec<&Leaf> = literals
                .filter(|it| left.is_within(&it.set) && matches!(it.formula, Formula::Literal(..)))
                .take(PAIRED)
                .collect();
            let firsts = self.conditions.iter().take_while(has_room);
            let firsts = firsts.filter(|it| {
                let side = care.and(&it.set);
                side.is_within(&constant.set) && !side.is_empty()
            });
            self.spend(self.leaves.len() + self.conditions.len());
            for first in firsts.take(PAIRED).take_while(|_| !self.watch.is_over()) {
                let rest = care.without(&first.set);
                self.spend(others.len());
                let room = most - first.bits - costs::TWO;
                for other in others.iter().take_while(|other| other.bits <= room) {
                    if rest.is_within(&other.set) && is_before(&first.formula, &other.formula) {
                        let case =
                            [&first.formula, &constant.formula, &other.formula].map(Formula::clone);
                        let bits = first.bits + other.bits + costs::TWO;
                        pairs.push((Formula::Case(Box::new(case)), bits));
                    }
                }
            }
        }
        pairs.sort_by(|a, b| a.1.total_cmp(&b.1));
        pairs.truncate(20);
        pairs
    }

    /// Returns whether it is a condition on a residue or a fixed value of one number.
    fn is_fixed(&self, condition: &Formula) -> bool {
        let Formula::Literal(id, _) = condition else { return false };
        let Node { head: Head::Operator(operator), .. } = &self.bank.all[*id] else {
            return false;
        };
        let root = &self.bank.all[self.bank.roots(*id)[0]];
        operator.is_fixed && matches!(&root.head, Head::Terminal(it) if it.is_element())
    }

    /// Returns whether the samples on one side of a case have at least as many bits as its formula.
    fn is_borne_out(&self, side: &Bits, formula: &Formula) -> bool {
        let told: Vec<u64> = side.places().map(|i| self.won.0[i / 64] >> (i % 64) & 1).collect();
        !self.outcomes || self.bits(formula) + costs::CASE <= measure::arrangements(&told)
    }

    fn spend(&self, comparisons: usize) {
        let goes_on = self.watch.spends(comparisons);
        self.work.set(if goes_on { self.work.get().saturating_sub(comparisons) } else { 0 });
    }

    fn singles(&self, care: &Bits, most: f64) -> impl Iterator<Item = Priced> {
        self.spend(self.leaves.len());
        let leaves = self.leaves.iter().take_while(move |leaf| leaf.bits <= most);
        let right = leaves.filter(|leaf| care.is_within(&leaf.set));
        right.map(|leaf| (leaf.formula.clone(), leaf.bits))
    }

    /// Pairs of literals of which exactly one must hold.
    pub fn xors(&self) -> Vec<Priced> {
        let by_set: HashMap<&Bits, &Leaf> =
            self.conditions.iter().rev().map(|leaf| (&leaf.set, leaf)).collect();
        let mut xors = Vec::new();
        for a in self.conditions.iter().filter(|it| matches!(it.formula, Formula::Literal(_, true)))
        {
            let other = a.set.zip(&self.won, |a, won| a ^ won);
            if let Some(b) = by_set.get(&other).filter(|b| is_before(&a.formula, &b.formula)) {
                let both = [a.formula.clone(), b.formula.clone()];
                xors.push((Formula::Xor(Box::new(both)), a.bits + b.bits + costs::TWO));
            }
        }
        xors.retain(|xor| xor.1 <= self.most.min(XOR));
        xors.sort_by(|a, b| a.1.total_cmp(&b.1));
        xors.truncate(8);
        xors
    }

    pub fn of(&self, formula: &Formula, position: &[u64]) -> Option<u64> {
        Some(match formula {
            Formula::Constant(constant) => *constant,
            Formula::Number(id) => self.bank.of(*id, position)?,
            Formula::Literal(id, sign) => ((self.bank.of(*id, position)? == 1) == *sign).into(),
            Formula::Case(parts) => {
                let is_first = self.of(&parts[0], position)? == 1;
                self.of(&parts[if is_first { 1 } else { 2 }], position)?
            }
            Formula::Xor(both) => self.of(&both[0], position)? ^ self.of(&both[1], position)?,
        })
    }

    pub fn expr(&self, formula: &Formula) -> Expr {
        match formula {
            Formula::Constant(constant) if self.outcomes => {
                Expr::word((*constant == 1).to_string())
            }
            Formula::Constant(constant) => Expr::Number(*constant),
            Formula::Number(id) | Formula::Literal(id, true) => self.bank.expr(*id),
            Formula::Literal(id, false) => self.bank.expr(*id).opposite(),
            Formula::Case(parts) => match &**parts {
                [condition, Formula::Constant(0), other] if self.outcomes => {
                    self.expr(condition).opposite().infix(Infix::And, self.expr(other))
                }
                [condition, Formula::Constant(1), other] if self.outcomes => {
                    self.expr(condition).infix(Infix::Or, self.expr(other))
                }
                parts => Expr::If(parts.each_ref().map(|part| self.expr(part)).into()),
            },
            Formula::Xor(both) => self.expr(&both[0]).either(self.expr(&both[1])),
        }
    }

    /// The bits that the data must have. Each joined part is chosen to fit the samples that the
    /// others leave, so the data must support each part with the bits of all. The parts of a case
    /// have their own samples.
    pub fn demand(&self, formula: &Formula, basis: &Basis, bits: f64) -> f64 {
        if !self.outcomes {
            return bits;
        }
        match formula {
            Formula::Case(parts) if !matches!(parts[1], Formula::Constant(_)) => {
                let more =
                    |side: &Formula| side.atoms().len().saturating_sub(1) as f64 * self.bits(side);
                bits + more(&parts[1]) + more(&parts[2])
            }
            _ => {
                let parts: usize = basis.roots.iter().map(|&id| self.bank.all[id].parts).sum();
                let atoms = basis.atoms.len();
                bits * if atoms < 2 { 1.0 } else { parts.max(atoms) as f64 }
            }
        }
    }

    fn bits(&self, formula: &Formula) -> f64 {
        match formula {
            Formula::Constant(_) if self.outcomes => 0.0,
            Formula::Constant(constant) => costs::CONSTANT + measure::number(constant + 1),
            Formula::Number(id) => self.bank.all[*id].bits,
            Formula::Literal(id, _) => self.bank.all[*id].bits + costs::SIGN,
            Formula::Xor(both) => costs::TWO + self.bits(&both[0]) + self.bits(&both[1]),
            Formula::Case(parts) => {
                let is_two = self.outcomes && matches!(parts[1], Formula::Constant(_));
                let joint = if is_two { costs::TWO } else { costs::CASE };
                joint + parts.iter().map(|part| self.bits(part)).sum::<f64>()
            }
        }
    }

    pub fn basis(&self, formula: &Formula) -> Basis {
        let atom = |id: Id| {
            let expression = &self.bank.all[id];
            let roots = self.bank.roots(id);
            let bits =
                roots.iter().fold(expression.bits, |bits, &root| bits - self.bank.all[root].bits);
            let claim = match &expression.head {
                Head::Operator(operator) if matches!(operator.second, Second::Constant(..)) => {
                    bits - 0.5 - self.bank.all[expression.arguments[1]].bits / 2.0
                }
                _ => bits,
            };
            Atom { id, roots, claim }
        };
        let atoms: Vec<Atom> = formula.atoms().into_iter().map(atom).collect();
        let mut roots: Vec<Id> = atoms.iter().flat_map(|atom| &atom.roots).copied().collect();
        roots.sort_unstable();
        roots.dedup();
        Basis { atoms, roots }
    }

    /// The positions that a formula with this basis reaches. A claim about a number, such as that a
    /// count is even, reaches new numbers only if its bits are fewer than those of the known
    /// outcomes.
    pub fn reach(&self, basis: &Basis, sheet: &Sheet) -> Vec<bool> {
        let mut reach = vec![true; sheet.positions.len()];
        for Atom { id, roots, claim } in &basis.atoms {
            let numbers = |position: &Position| -> Vec<Option<u64>> {
                roots.iter().map(|&root| self.bank.of(root, position)).collect()
            };
            let seen: Vec<_> = sheet.positions.iter().map(numbers).collect();
            let told = sheet.samples().iter().map(|it| self.bank.of(*id, it).unwrap_or(0));
            let known: BTreeMap<_, u64> = seen.iter().zip(told).collect();
            let told: Vec<u64> = known.values().copied().collect();
            if *claim > measure::arrangements(&told) {
                let both = reach.iter_mut().zip(&seen);
                both.for_each(|(is_reached, it)| *is_reached &= known.contains_key(it));
            }
        }
        reach
    }
}

/// The expressions that formulas join, and the numbers on which they depend, each once.
pub struct Basis {
    atoms: Vec<Atom>,
    roots: Vec<Id>,
}

/// An expression without cases.
struct Atom {
    id: Id,
    /// The numbers on which it depends.
    roots: Vec<Id>,
    /// The bits of its claim about these numbers; small constants are cheap.
    claim: f64,
}

impl Formula {
    /// The expressions that it joins.
    fn atoms(&self) -> Vec<Id> {
        match self {
            Formula::Constant(_) => Vec::new(),
            Formula::Number(id) | Formula::Literal(id, _) => vec![*id],
            Formula::Case(parts) => parts.iter().flat_map(Formula::atoms).collect(),
            Formula::Xor(both) => both.iter().flat_map(Formula::atoms).collect(),
        }
    }
}

/// Returns whether a pair is in the one order in which literals are joined.
fn is_before(a: &Formula, b: &Formula) -> bool {
    matches!((a, b), (Formula::Literal(a, _), Formula::Literal(b, _)) if a < b)
}
