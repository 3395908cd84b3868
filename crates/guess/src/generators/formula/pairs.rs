//! Two literals that are joined.

use crate::generators::formula::bits::Bits;
use crate::generators::formula::expression::{Formula, Joint, Priced};
use crate::generators::formula::search::{Literal, Search, TWO};
use std::collections::HashMap;

/// How many literals may be paired.
const PAIRED: usize = 800;

impl Search<'_> {
    /// Two literals of which both, or one, must hold.
    pub fn pairs(&self, target: &Bits, care: &Bits, most: f64) -> Vec<Priced> {
        let mut pairs = Vec::new();
        let has_room = |literal: &&Literal| literal.bits * 2.0 + TWO <= 2.0 * most;
        let above = |it: &&Literal| {
            self.within(target, &it.set, care) && !self.equal(&it.set, &self.atoms.layout.all, care)
        };
        let below = |it: &&Literal| {
            self.within(&it.set, target, care)
                && it.set.0.iter().zip(&care.0).any(|(word, cared)| word & cared != 0)
        };
        self.spend(2 * self.literals.len());
        let above: Vec<&Literal> =
            self.literals.iter().take_while(has_room).filter(above).take(PAIRED).collect();
        let below: Vec<&Literal> =
            self.literals.iter().take_while(has_room).filter(below).take(PAIRED).collect();
        for (joint, literals) in [(Joint::And, above), (Joint::Or, below)] {
            // The first words alone, side by side, sort out most.
            let first: Vec<u64> = literals.iter().map(|literal| literal.set.0[0]).collect();
            let (wanted, cared) = (target.0[0], care.0[0]);
            for (i, a) in literals.iter().enumerate() {
                if self.work.get() == 0 {
                    break;
                }
                self.spend(literals.len() - i);
                let end = literals.partition_point(|b| a.bits + b.bits + TWO <= most);
                for j in i + 1..end {
                    let both = match joint {
                        Joint::And => first[i] & first[j],
                        _ => first[i] | first[j],
                    };
                    if (both ^ wanted) & cared != 0 {
                        continue;
                    }
                    let b = literals[j];
                    let both = match joint {
                        Joint::And => a.set.zip(&b.set, |a, b| a & b),
                        _ => a.set.zip(&b.set, |a, b| a | b),
                    };
                    if self.equal(&both, target, care) {
                        let bits = a.bits + b.bits + TWO;
                        pairs.push((Formula::join(joint, a.formula(), b.formula()), bits));
                    }
                }
            }
        }
        pairs.sort_by(|a, b| a.1.total_cmp(&b.1));
        pairs
    }

    /// Two literals of which just one must hold.
    pub fn xors(&self, target: &Bits) -> Vec<Priced> {
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
}
