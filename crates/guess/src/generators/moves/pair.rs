//! The moves of a pair: steps on a board, made once or any number of times.

use crate::engine::call::Call;
use crate::engine::costs;
use crate::engine::expression::Reads;
use crate::engine::measure::number;
use crate::engine::sheet::Sheet;
use crate::generators::moves::search::Ending;
use crate::generators::moves::{Moves, Space, of_table};

/// The largest number that is computed.
const LARGEST: u64 = 60;

/// The longest step.
const FARTHEST: i64 = 3;

/// A step `(i, j)` to subtract, and the largest number of times in one move.
#[derive(Clone, Copy)]
struct Step(i64, i64, i64);

/// The index of a pair. Pairs with smaller sums come first.
fn place(a: usize, b: usize) -> usize {
    (a + b) * (a + b + 1) / 2 + a
}

fn pair(place: usize) -> (usize, usize) {
    let sum = ((8 * place + 1).isqrt() - 1) / 2;
    let a = place - sum * (sum + 1) / 2;
    (a, sum - a)
}

pub fn space(sheet: &Sheet) -> Option<Space> {
    let first = sheet.samples().iter().flatten().copied().min()?;
    let sum = |position: &Vec<u64>| position.iter().map(|n| n.saturating_sub(first)).sum::<u64>();
    let samples = sheet.samples().iter().map(sum).max()?;
    if first > 1 || sheet.largest() > LARGEST {
        return None;
    }
    let all = sheet.positions.iter().map(sum).filter(|&sum| sum <= 4 * LARGEST).max()?;
    let count = |sum: u64| place(sum as usize + 1, 0) - sum as usize - 1;
    let place = move |position: &[u64]| {
        let number = |n: u64| usize::try_from(n.checked_sub(first)?).ok();
        Some(place(number(position[0])?, number(position[1])?))
    };
    let code = move |moves: &[&Moves], ending: Ending| code(moves, ending, first);
    let (samples, all) = (count(samples), count(all));
    Some(Space {
        moves: moves(),
        place: Box::new(place),
        samples,
        all,
        ends: vec![0],
        code: Box::new(code),
    })
}

/// The moves by these steps.
fn by(steps: Vec<Step>, bits: f64) -> Moves {
    let side = |name: &str, i: i64, times: i64| {
        let sign = if i < 0 { '+' } else { '-' };
        match (i.abs(), times) {
            (0, _) => name.to_owned(),
            (i, 1) => format!("{name} {sign} {i}"),
            (1, _) => format!("{name} {sign} k"),
            (i, _) => format!("{name} {sign} {i}k"),
        }
    };
    let words = |&Step(i, j, times): &Step| {
        let most = if [1, i64::MAX].contains(&times) {
            String::new()
        } else {
            format!(" with k <= {times}")
        };
        format!("({}, {}){most}", side("a", i, times), side("b", j, times))
    };
    let code = |Step(i, j, times): &Step| match times {
        &i64::MAX => format!("({i}, {j}, i64::MAX)"),
        _ => format!("({i}, {j}, {times})"),
    };
    let name = steps.iter().map(words).collect::<Vec<_>>().join(", ");
    let code = steps.iter().map(code).collect::<Vec<_>>().join(", ");
    let options = move |at: usize| {
        let (a, b) = pair(at);
        let mut options = Vec::new();
        for &Step(i, j, times) in &steps {
            for k in 1..=times {
                let (x, y) = (a as i64 - k * i, b as i64 - k * j);
                if x < 0 || y < 0 {
                    break;
                }
                options.push(place(x as usize, y as usize));
            }
        }
        options
    };
    Moves { name, code, bits, options: Box::new(options) }
}

/// The moves by all steps: made once, a few times or any number of times, with or without mirror
/// images.
fn moves() -> Vec<Moves> {
    let mut moves = Vec::new();
    for i in -FARTHEST..=FARTHEST {
        for j in -FARTHEST..=FARTHEST {
            // Each step makes the sum smaller.
            if i + j <= 0 {
                continue;
            }
            let far = number(i.unsigned_abs().max(j.unsigned_abs())) + f64::from(i < 0 || j < 0);
            let is_near = i.abs().max(j.abs()) == 1;
            let few = costs::FEW_TIMES.into_iter().filter(|_| is_near);
            for (times, more) in [(1, 0.0), (i64::MAX, costs::ANY_TIMES)].into_iter().chain(few) {
                if i < j {
                    let both = vec![Step(i, j, times), Step(j, i, times)];
                    moves.push(by(both, costs::SYMMETRIC + far + more));
                }
                let alone = if i == j { costs::SYMMETRIC } else { costs::ALONE };
                moves.push(by(vec![Step(i, j, times)], alone + far + more));
            }
        }
    }
    moves
}

/// The code of a table of all pairs up to the sum of `a` and `b`, indexed by the pair. Numbers
/// begin with 0 or 1.
fn code(moves: &[&Moves], ending: Ending, first: u64) -> Call {
    let steps: Vec<&str> = moves.iter().map(|moves| moves.code.as_str()).collect();
    let kind = if ending.outcomes { "false" } else { "0_u64" };
    let value = ending.code();
    let (size, less) = if first == 0 { ("+ 1", "") } else { ("- 1", " - 1") };
    let table = format!(
        "{{\n    let size = (a + b) as usize {size};\n    \
         let mut values: Vec<_> = (0..size).map(|_| [{kind}].repeat(size)).collect();\n    \
         for (a, b) in (0..size).flat_map(|sum| (0..=sum).map(move |a| (a, sum - a))) {{\n        \
         let mut options = Vec::new();\n        \
         for (i, j, times) in [{}] {{\n            for k in 1..=times {{\n                \
         let (x, y) = (a as i64 - k * i, b as i64 - k * j);\n                \
         if x < 0 || y < 0 {{\n                    break;\n                }}\n                \
         options.push(values[x as usize][y as usize]);\n            }}\n        }}\n        \
         values[a][b] = {value};\n    }}\n    values\n}}",
        steps.join(", ")
    );
    of_table(table, Reads::Pair, format!("values[a as usize{less}][b as usize{less}]"))
}
