//! Three parts that are joined.

use crate::generators::formula::bits::Bits;
use crate::generators::formula::expression::{Formula, Joint, Priced};
use crate::generators::formula::search::{Search, THREE};

/// How many literals serve as one part of three.
const PARTS: usize = 150;

impl Search<'_> {
    /// A literal joined with two others.
    pub fn triples(&self, target: &Bits) -> Vec<Priced> {
        let all = &self.atoms.layout.all;
        let mut triples = Vec::new();
        let mut most = self.most;
        let mut parts = [0; 3];
        for literal in &self.literals {
            if self.work.get() == 0 {
                break;
            }
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
    pub fn choices(&self, target: &Bits) -> Vec<Priced> {
        let mut choices = Vec::new();
        let mut most = self.most;
        for condition in self.literals.iter().filter(|literal| literal.sign).take(2 * PARTS) {
            if self.work.get() == 0 {
                break;
            }
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
