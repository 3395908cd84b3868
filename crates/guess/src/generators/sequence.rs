//! Finds sequences in which the two numbers before it determine each number: the losing or winning
//! numbers, such as `2, 3, 5, 8, …`, or the last numbers of runs of equal outcomes.

use crate::engine::costs;
use crate::engine::expression::{Expr, Reads};
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::measure::number;
use crate::engine::sheet::Sheet;

/// The least length of a sequence.
const FEWEST: usize = 4;

/// The largest count of numbers that are computed.
const STEPS: usize = 1_000_000;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Losing,
    Winning,
    /// The last numbers of runs of equal outcomes, with whether the first run is winning.
    Runs(bool),
}

/// A sequence in which `x, y` is followed by `last * y + before * x + plus`.
#[derive(Clone, Copy)]
struct Sequence {
    of: Of,
    start: (u64, u64),
    last: i128,
    before: i128,
    plus: i128,
}

pub fn offer(sheet: &Sheet, pool: &mut Pool) {
    let samples = &sheet.positions[..sheet.fitted];
    let is_next = |pair: &[Vec<u64>]| pair[1][0] == pair[0][0] + 1;
    let are_outcomes = sheet.outcomes && !sheet.has_draws();
    let is_line = are_outcomes && sheet.len == Some(1);
    if !is_line || !samples.windows(2).all(is_next) || samples.is_empty() {
        return;
    }
    let values = &sheet.values[..sheet.fitted];
    let all = |is_in: &dyn Fn(usize) -> bool| -> Vec<u64> {
        (0..values.len()).filter(|&i| is_in(i)).map(|i| samples[i][0]).collect()
    };
    let is_end = |i: usize| i + 1 < values.len() && values[i] != values[i + 1];
    let kinds = [
        (Of::Losing, all(&|i| values[i] == 0)),
        (Of::Winning, all(&|i| values[i] == 1)),
        (Of::Runs(values[0] == 1), all(&is_end)),
    ];
    for (of, numbers) in kinds {
        for sequence in sequences(&numbers, of) {
            pool.offer(guess(sheet, &sequence));
        }
    }
}

/// The rules that derive each number from the two before it.
fn sequences(numbers: &[u64], of: Of) -> Vec<Sequence> {
    let mut sequences = Vec::new();
    if numbers.len() < FEWEST {
        return sequences;
    }
    let wide: Vec<i128> = numbers.iter().map(|&number| number.into()).collect();
    for last in 0..=10 {
        for before in -1..=20 {
            let plus = |three: &[i128]| three[2] - last * three[1] - before * three[0];
            let first = plus(&wide[..3]);
            let is_rule = first.abs() <= 20 && wide.windows(3).all(|three| plus(three) == first);
            // Equal gaps are a period, not a sequence.
            if is_rule && !(last + before == 1 && first == 0) && (last, before) != (1, 0) {
                let start = (numbers[0], numbers[1]);
                sequences.push(Sequence { of, start, last, before, plus: first });
            }
        }
    }
    sequences
}

impl Sequence {
    fn value(&self, n: u64) -> Option<u64> {
        let n = i128::from(n);
        let (mut x, mut y) = (i128::from(self.start.0), i128::from(self.start.1));
        for step in 0..STEPS {
            if x >= n {
                let is_won = match self.of {
                    Of::Losing => x != n,
                    Of::Winning => x == n,
                    Of::Runs(first) => first == (step % 2 == 0),
                };
                return Some(is_won.into());
            }
            if y <= x {
                return None;
            }
            (x, y) = (y, self.last * y + self.before * x + self.plus);
        }
        None
    }

    fn next(&self) -> String {
        let term = |factor: i128, of: &str| match (factor, of) {
            (0, _) => String::new(),
            (1, of) if !of.is_empty() => format!(" + {of}"),
            (-1, of) if !of.is_empty() => format!(" - {of}"),
            (_, of) => {
                let sign = if factor < 0 { '-' } else { '+' };
                let times = if of.is_empty() { String::new() } else { format!(" * {of}") };
                format!(" {sign} {}{times}", factor.abs())
            }
        };
        let sum = term(self.last, "y") + &term(self.before, "x") + &term(self.plus, "");
        sum.trim_start_matches(" + ").trim_start().to_owned()
    }
}

fn guess(sheet: &Sheet, sequence: &Sequence) -> Guess {
    let ((x, y), next) = (sequence.start, sequence.next());
    let small = |n: i128| number(n.unsigned_abs() as u64 + 1);
    let signs = 2.0 * costs::SIGN;
    let numbers = signs + small(sequence.last) + small(sequence.before) + small(sequence.plus);
    let steps = format!("while x < n {{ (x, y) = (y, {next}); ");
    let (name, steps) = match sequence.of {
        Of::Losing => ("loses iff n is one of".to_owned(), format!("{steps}}} x != n")),
        Of::Winning => ("wins iff n is one of".to_owned(), format!("{steps}}} x == n")),
        Of::Runs(first) => {
            let name = format!(
                "runs, the first {}, that end with",
                ["losing", "winning"][usize::from(first)]
            );
            (name, format!("let mut wins = {first}; {steps}wins = !wins; }} wins"))
        }
    };
    // The second number costs bits too, unless it follows from the first.
    let follows =
        sequence.before == 0 && sequence.last * i128::from(x) + sequence.plus == i128::from(y);
    let second = if follows { 0.0 } else { number(y - x) };
    let code = format!("let n = i128::from(n); let (mut x, mut y) = ({x}_i128, {y}_i128); {steps}");
    Guess::new(
        format!("{name} {x}, {y}, …, where {next} follows x, y"),
        Expr::verbatim(code, Reads::Part).after(Vec::new()).into(),
        costs::FORMULA + costs::SEQUENCE + number(x + 1) + second + numbers,
        sheet.positions.iter().map(|position| sequence.value(position[0])).collect(),
    )
}
