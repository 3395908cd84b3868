//! Pairs of which each row has a period that depends on the row: `a % (b + 1)`.

use crate::engine::evidence::{Position, Shape};
use crate::engine::measure::number;
use crate::engine::sheet::Sheet;
use crate::generators::formula::feature::Feature;
use std::collections::BTreeMap;

/// The period `factor * k + plus` of the rows `k`.
#[derive(Clone, Copy)]
struct Period {
    factor: u64,
    plus: u64,
}

impl Period {
    fn of(&self, k: u64) -> Option<u64> {
        Some(self.factor.checked_mul(k)?.checked_add(self.plus)?.max(1))
    }
}

/// A period is seen where a row has so many.
const TURNS: u64 = 2;

/// So many rows must show a period.
const ROWS: usize = 3;

/// A row `k`, its numbers with their values.
type Rows = BTreeMap<u64, BTreeMap<u64, u64>>;

/// What is left of one number of a pair by the period of the other one's row.
pub fn remainder(sheet: &Sheet, samples: &[Position]) -> Vec<Feature> {
    if sheet.shape != Shape::Tuple(2) {
        return Vec::new();
    }
    let of_side =
        |side: usize| (1..=3).find_map(|classes| of_classes(sheet, samples, side, classes));
    [0, 1].into_iter().filter_map(of_side).collect()
}

/// The periods by the residues of the rows modulo the number of classes.
fn of_classes(sheet: &Sheet, samples: &[Position], side: usize, classes: u64) -> Option<Feature> {
    let mut rows = Rows::new();
    for (position, &value) in sheet.positions[..sheet.fitted].iter().zip(&sheet.values) {
        rows.entry(position[1 - side]).or_default().insert(position[side], value);
    }
    let of_class = |class: u64| {
        let rows: Rows = rows.clone().into_iter().filter(|(k, _)| k % classes == class).collect();
        period(&rows)
    };
    let periods: Vec<Period> = (0..classes).map(of_class).collect::<Option<_>>()?;
    // A period of all rows alike is a residue.
    if periods.iter().all(|period| period.factor == 0) {
        return None;
    }
    let (n, k) = (sheet.element(side), sheet.element(1 - side));
    let text = format!("{n} % {}", code(&periods, &k));
    let numbers = periods.iter().map(|it| number(it.factor + 1) + number(it.plus + 1));
    let bits = 1.0 + 2.0 * classes as f64 + numbers.sum::<f64>();
    let left = move |position: &[u64]| {
        let k = position[1 - side];
        Some(position[side] % periods[(k % classes) as usize].of(k)?)
    };
    Feature::new((text.clone(), text), bits, samples, left)
}

/// The simplest period that no row contradicts.
fn period(rows: &Rows) -> Option<Period> {
    let mut periods: Vec<Period> = (0..=4)
        .flat_map(|factor| (0..=6).map(move |plus| Period { factor, plus }))
        .filter(|period| period.factor + period.plus > 0)
        .collect();
    periods.sort_by_key(|period| period.factor + period.plus);
    periods.into_iter().find(|period| {
        let shown = rows.iter().filter(|(k, row)| {
            let turns = period.of(**k).map(|length| row.len() as u64 / length);
            turns >= Some(TURNS)
        });
        let repeats = |(k, row): (&u64, _)| period.of(*k).is_some_and(|it| repeats(row, it));
        shown.count() >= ROWS && rows.iter().all(repeats)
    })
}

fn repeats(row: &BTreeMap<u64, u64>, length: u64) -> bool {
    let mut by_residue = BTreeMap::new();
    row.iter().all(|(n, value)| *by_residue.entry(n % length).or_insert(value) == value)
}

fn code(periods: &[Period], k: &str) -> String {
    let period = |Period { factor, plus }: &Period| match (factor, plus) {
        (0, _) => plus.to_string(),
        (1, 0) => format!("{k}.max(1)"),
        (_, 0) => format!("({factor} * {k}).max(1)"),
        (1, _) => format!("({k} + {plus})"),
        _ => format!("({factor} * {k} + {plus})"),
    };
    match periods {
        [all] => period(all),
        [even, odd] => {
            format!("(if {k} % 2 == 0 {{ {} }} else {{ {} }})", period(even), period(odd))
        }
        _ => {
            let arms: Vec<String> = periods.iter().map(period).collect();
            format!("[{}][({k} % {}) as usize]", arms.join(", "), periods.len())
        }
    }
}
