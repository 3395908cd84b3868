//! Won or lost numbers of which each follows from the two before it: `2, 3, 5, 8, …`.

use crate::engine::evidence::Shape;
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::measure::number;
use crate::engine::sheet::Sheet;
use crate::generators::formula::FORMULAS;

/// The bits that name such numbers among the formulas.
const PLACES: f64 = 5.0;

/// Fewer places tell nothing.
const FEWEST: usize = 5;

/// So many places are computed at most.
const STEPS: usize = 1_000_000;

/// After `x, y` comes `last * y + before * x + plus`.
#[derive(Clone, Copy)]
struct Places {
    won: bool,
    start: (u64, u64),
    last: i128,
    before: i128,
    plus: i128,
}

pub fn offer(sheet: &Sheet, pool: &mut Pool) {
    let samples = &sheet.positions[..sheet.fitted];
    let is_next = |pair: &[Vec<u64>]| pair[1][0] == pair[0][0] + 1;
    if sheet.shape != Shape::Number || !samples.windows(2).all(is_next) {
        return;
    }
    for won in [false, true] {
        let is_such = |(_, value): &(&Vec<u64>, &u64)| **value == u64::from(won);
        let such = samples.iter().zip(&sheet.values).filter(is_such);
        let places: Vec<u64> = such.map(|(position, _)| position[0]).collect();
        for rule in rules(&places, won) {
            pool.offer(guess(sheet, &rule));
        }
    }
}

/// The rules that lead from each two places to the next.
fn rules(places: &[u64], won: bool) -> Vec<Places> {
    let mut rules = Vec::new();
    if places.len() < FEWEST {
        return rules;
    }
    let wide: Vec<i128> = places.iter().map(|&place| place.into()).collect();
    for last in 0..=10 {
        for before in -1..=3 {
            let plus = |three: &[i128]| three[2] - last * three[1] - before * three[0];
            let first = plus(&wide[..3]);
            let is_rule = first.abs() <= 20 && wide.windows(3).all(|three| plus(three) == first);
            // Equal gaps are a period.
            if is_rule && !(last + before == 1 && first == 0) && (last, before) != (1, 0) {
                rules.push(Places {
                    won,
                    start: (places[0], places[1]),
                    last,
                    before,
                    plus: first,
                });
            }
        }
    }
    rules
}

impl Places {
    fn is_place(&self, n: u64) -> Option<bool> {
        let n = i128::from(n);
        let (mut x, mut y) = (i128::from(self.start.0), i128::from(self.start.1));
        for _ in 0..STEPS {
            if x >= n {
                return Some(x == n);
            }
            if y <= x {
                return None;
            }
            (x, y) = (y, self.last * y + self.before * x + self.plus);
        }
        None
    }

    fn next(&self) -> String {
        let signed = |number: i128, unit: &str| match number {
            0 => String::new(),
            1 if !unit.is_empty() => format!(" + {unit}"),
            -1 if !unit.is_empty() => format!(" - {unit}"),
            _ if unit.is_empty() => format!(" {} {}", sign(number), number.abs()),
            _ => format!(" {} {} * {unit}", sign(number), number.abs()),
        };
        let sum = signed(self.last, "y") + &signed(self.before, "x") + &signed(self.plus, "");
        sum.trim_start_matches(" + ").trim_start().to_owned()
    }
}

fn sign(number: i128) -> char {
    if number < 0 { '-' } else { '+' }
}

fn guess(sheet: &Sheet, rule: &Places) -> Guess {
    let outcome = |position: &Vec<u64>| Some(u64::from(rule.is_place(position[0])? == rule.won));
    let (x, y) = rule.start;
    let small = |n: i128| number(n.unsigned_abs() as u64 + 1);
    let numbers = small(rule.last) + small(rule.before) + small(rule.plus) + 2.0;
    let (word, test) = if rule.won { ("won", "==") } else { ("lost", "!=") };
    let next = rule.next();
    Guess {
        name: format!("{word} iff n is one of {x}, {y}, …, where {next} follows x, y"),
        call: format!(
            "{{ let n = i128::from(n); let (mut x, mut y) = ({x}_i128, {y}_i128); \
             while x < n {{ (x, y) = (y, {next}); }} x {test} n }}"
        ),
        bits: FORMULAS + PLACES + number(x + 1) + number(y - x) + numbers,
        column: sheet.positions.iter().map(outcome).collect(),
        ..Guess::default()
    }
}
