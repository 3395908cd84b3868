//! Features that are joined to others.

use crate::generators::formula::feature::Feature;

/// A function of two features, with its form and bits.
pub struct Join {
    form: &'static str,
    pub bits: f64,
    of: fn(u64, u64) -> Option<u64>,
    pub turns: bool,
}

impl Join {
    pub fn text(&self, a: &str, b: &str) -> String {
        self.form.replace('$', a).replace('@', b)
    }

    pub fn of(&self, a: u64, b: u64) -> Option<u64> {
        (self.of)(a, b)
    }

    /// Are the two, joined, these values?
    pub fn is_right(&self, a: &Feature, b: &Feature, values: &[u64]) -> bool {
        let both = a.values.iter().zip(&b.values).zip(values);
        both.into_iter().all(|((&a, &b), &value)| (self.of)(a, b) == Some(value))
    }

    pub fn joined(&self, a: &Feature, b: &Feature) -> Option<Feature> {
        a.with(b, self.form, self.bits, self.of)
    }
}

const fn join(form: &'static str, bits: f64, turns: bool, of: fn(u64, u64) -> Option<u64>) -> Join {
    Join { form, bits, of, turns }
}

/// Those whose value depends on the order of the two have `turns`.
pub const JOINS: &[Join] = &[
    join("$ + @", 3.0, false, u64::checked_add),
    join("$ ^ @", 3.0, false, |a, b| Some(a ^ b)),
    join("$.abs_diff(@)", 3.0, false, |a, b| Some(a.abs_diff(b))),
    join("$ * @", 4.0, false, u64::checked_mul),
    join("$ & @", 4.0, false, |a, b| Some(a & b)),
    join("$ | @", 4.0, false, |a, b| Some(a | b)),
    join("$ % (@ + 1)", 4.0, true, |a, b| Some(a % b.checked_add(1)?)),
    join("$ / (@ + 1)", 5.0, true, |a, b| Some(a / b.checked_add(1)?)),
    join("$.checked_rem(@).unwrap_or(0)", 4.0, true, |a, b| Some(a.checked_rem(b).unwrap_or(0))),
    join("$.checked_div(@).unwrap_or(0)", 4.0, true, |a, b| Some(a.checked_div(b).unwrap_or(0))),
    join("$.saturating_sub(@)", 3.5, true, |a, b| Some(a.saturating_sub(b))),
    join("$.min(@)", 4.0, false, |a, b| Some(a.min(b))),
    join("$.max(@)", 4.0, false, |a, b| Some(a.max(b))),
];

/// Two features joined, up to so many bits.
pub fn joined(features: &[Feature], most: f64) -> Vec<Feature> {
    let mut joined = Vec::new();
    for (i, a) in features.iter().enumerate() {
        for (j, b) in features.iter().enumerate().filter(|(j, _)| *j != i) {
            for join in JOINS.iter().filter(|join| join.turns || i < j) {
                if a.bits + b.bits + join.bits <= most {
                    joined.extend(join.joined(a, b));
                }
            }
        }
    }
    joined
}

/// Tuples up to this length are short.
const SHORT: usize = 4;

/// The sums and products of two numbers of a tuple, and these joined with a third if it is short.
pub fn of_elements(features: &[Feature]) -> [Vec<Feature>; 2] {
    let is_element = |feature: &&Feature| feature.name.starts_with("heaps[");
    let elements: Vec<&Feature> = features.iter().filter(is_element).collect();
    if elements.len() < 3 {
        return [Vec::new(), Vec::new()];
    }
    let mut pairs = Vec::new();
    let mut triples = Vec::new();
    for (i, a) in elements.iter().enumerate() {
        for b in &elements[i + 1..] {
            let both = JOINS.iter().filter(|join| ["$ + @", "$ * @"].contains(&join.form));
            pairs.extend(both.filter_map(|join| join.joined(a, b)));
        }
    }
    for pair in pairs.iter().filter(|_| elements.len() <= SHORT) {
        for third in elements.iter().filter(|third| !pair.name.contains(&third.name)) {
            triples.extend(JOINS.iter().filter_map(|join| join.joined(pair, third)));
            let turned = JOINS.iter().filter(|join| join.turns);
            triples.extend(turned.filter_map(|join| join.joined(third, pair)));
        }
    }
    [pairs, triples]
}
