//! Runs of won and lost numbers whose borders grow as a geometric sequence: from `x` on to
//! `2x`, from there to `9x`, and so on.

use crate::engine::evidence::Shape;
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::measure::number;
use crate::engine::sheet::Sheet;
use crate::generators::formula::FORMULAS;

/// The bits that name runs among the formulas.
const RUNS: f64 = 5.0;

/// The last numbers of runs: `ratios[i] * last + offsets[i]`, in turn.
struct Runs {
    first: bool,
    ends: Vec<u64>,
    /// How many runs lie before those that the rule begins with.
    before: usize,
    steps: Vec<(u64, i64)>,
}

const RATIO: u64 = 100;

pub fn offer(sheet: &Sheet, pool: &mut Pool) {
    let samples = &sheet.positions[..sheet.fitted];
    let is_next = |pair: &[Vec<u64>]| pair[1][0] == pair[0][0] + 1;
    if sheet.shape != Shape::Number || !samples.windows(2).all(is_next) || samples.is_empty() {
        return;
    }
    let values = &sheet.values[..sheet.fitted];
    let border = |i: &usize| values[*i] != values[i + 1];
    let ends: Vec<u64> = (0..values.len() - 1).filter(border).map(|i| samples[i][0]).collect();
    for before in 0..3 {
        for turn in 1..3 {
            if let Some(steps) = steps(&ends, before, turn) {
                let first = values[0] == 1;
                pool.offer(guess(sheet, &Runs { first, ends: ends.clone(), before, steps }));
            }
        }
    }
}

/// The steps that lead from each end to the next, so many in turn.
fn steps(ends: &[u64], before: usize, turn: usize) -> Option<Vec<(u64, i64)>> {
    let ends = ends.get(before..)?;
    if ends.len() < turn + 1 {
        return None;
    }
    let candidate = |i: usize| {
        let pairs = || (i..ends.len() - 1).step_by(turn).map(|i| (ends[i], ends[i + 1]));
        let is_step = |&(ratio, offset): &(u64, i64)| {
            pairs().all(|(x, y)| {
                i128::from(y) == i128::from(ratio) * i128::from(x) + i128::from(offset)
            })
        };
        let (x, y) = pairs().next()?;
        let with_offset = |ratio: u64| {
            let offset = i128::from(y) - i128::from(ratio) * i128::from(x);
            i64::try_from(offset)
                .ok()
                .filter(|offset| offset.abs() <= 20)
                .map(|offset| (ratio, offset))
        };
        (1..=RATIO).filter_map(with_offset).filter(is_step).min_by_key(|(_, offset)| offset.abs())
    };
    let steps: Vec<(u64, i64)> = (0..turn).map(candidate).collect::<Option<_>>()?;
    // Equal steps are a period.
    steps.iter().any(|(ratio, _)| *ratio > 1).then_some(steps)
}

impl Runs {
    fn is_won(&self, n: u64) -> Option<bool> {
        let mut won = self.first;
        let mut end = 0_i128;
        for i in 0_usize.. {
            end = match i.checked_sub(self.before + 1) {
                None => i128::from(*self.ends.get(i)?),
                Some(step) => {
                    let (ratio, offset) = self.steps[step % self.steps.len()];
                    end * i128::from(ratio) + i128::from(offset)
                }
            };
            if i128::from(n) <= end {
                break;
            }
            won = !won;
        }
        Some(won)
    }
}

fn guess(sheet: &Sheet, runs: &Runs) -> Guess {
    let bits =
        |(ratio, offset): &(u64, i64)| number(*ratio) + number(offset.unsigned_abs() + 1) + 1.0;
    let given: f64 = runs.ends[..=runs.before].iter().map(|end| number(end + 1)).sum();
    let step = |(ratio, offset): &(u64, i64)| match offset {
        0 => format!("{ratio}x"),
        offset if *offset > 0 => format!("{ratio}x + {offset}"),
        offset => format!("{ratio}x - {}", -offset),
    };
    let steps: Vec<String> = runs.steps.iter().map(step).collect();
    let ends: Vec<String> = runs.ends[..=runs.before].iter().map(u64::to_string).collect();
    let outcome = |position: &Vec<u64>| runs.is_won(position[0]).map(u64::from);
    Guess {
        name: format!(
            "runs, the first {}, that end with {}; then x becomes {} in turn",
            if runs.first { "won" } else { "lost" },
            ends.join(", "),
            steps.join(", ")
        ),
        call: code(runs),
        bits: FORMULAS + RUNS + given + runs.steps.iter().map(bits).sum::<f64>(),
        column: sheet.positions.iter().map(outcome).collect(),
        ..Guess::default()
    }
}

fn code(runs: &Runs) -> String {
    let ends: String = runs.ends[..runs.before]
        .iter()
        .map(|end| format!("if n > {end} {{ won = !won; }} "))
        .collect();
    let last = runs.ends[runs.before];
    let steps: String = runs
        .steps
        .iter()
        .map(|(ratio, offset)| match offset {
            0 => format!("if n > x {{ won = !won; x *= {ratio}; }} "),
            offset if *offset > 0 => {
                format!("if n > x {{ won = !won; x = x * {ratio} + {offset}; }} ")
            }
            offset => format!("if n > x {{ won = !won; x = x * {ratio} - {}; }} ", -offset),
        })
        .collect();
    format!(
        "{{ let n = u128::from(n); let (mut won, mut x) = ({}, {last}_u128); {ends}while n > x {{ {steps}}} won }}",
        runs.first
    )
}
