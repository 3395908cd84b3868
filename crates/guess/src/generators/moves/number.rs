//! The moves of one number.

use crate::engine::call::Call;
use crate::engine::costs;
use crate::engine::evidence::Position;
use crate::engine::expression::{Expr, Reads, Text};
use crate::engine::measure::number;
use crate::engine::sheet::Sheet;
use crate::generators::formula::bank::{Bank, Id, Terminal};
use crate::generators::formula::operators::{NumberParts, PARTS};
use crate::generators::moves::search::Ending;
use crate::generators::moves::{Moves, Space, of_table};
use std::rc::Rc;

/// The latest beginning of a table: later tables do not determine the rules.
const LATEST: u64 = 8;

/// The largest constant.
const BASES: u64 = 10;

/// The largest number that is computed.
const LARGEST: u64 = 2000;

pub fn space(sheet: &Sheet) -> Option<Space> {
    let numbers = sheet.samples().iter().map(|position| position[0]);
    let (least, largest) = (numbers.clone().min()?, numbers.max()?);
    if least > LATEST || largest > LARGEST {
        return None;
    }
    let asked = sheet.positions.iter().map(|position| position[0]);
    let all = asked.filter(|&n| n <= 2 * LARGEST).max()?;
    Some(Space {
        moves: moves(),
        place: Box::new(|position| usize::try_from(position[0]).ok()),
        samples: largest as usize + 1,
        all: all as usize + 1,
        ends: if least == 0 { vec![0] } else { vec![0, 1] },
        code: Box::new(code),
    })
}

/// A move to one number, with a constant.
fn to_one(
    (name, code): (&str, &str),
    k: u64,
    bits: f64,
    option: impl Fn(u64, u64) -> Option<u64> + 'static,
) -> Moves {
    let text = |text: &str| text.replace('#', &k.to_string());
    moves_of(text(name), text(code), bits, move |n| option(n, k))
}

fn moves_of<I: IntoIterator<Item = u64>>(
    name: String,
    code: String,
    bits: f64,
    options: impl Fn(u64) -> I + 'static,
) -> Moves {
    let options = move |n: usize| options(n as u64).into_iter().map(|n| n as usize).collect();
    Moves { name, code, bits, options: Box::new(options) }
}

fn moves() -> Vec<Moves> {
    let mut moves = Vec::new();
    for k in 1..=12 {
        let bits = costs::LESS + number(k);
        moves.push(to_one(("n - #", "n.checked_sub(#)"), k, bits, u64::checked_sub));
    }
    for k in 2..=BASES {
        let bits = costs::QUOTIENT + number(k - 1);
        let ceiling = ("n / # rounded up", "(n > 1).then(|| (n - 1) / # + 1)");
        moves.push(to_one(ceiling, k, bits, |n, k| (n > 1).then(|| n.div_ceil(k))));
        let exact = ("n / # if that is whole", "(n > 0 && n % # == 0).then(|| n / #)");
        let whole = |n: u64, k| (n > 0 && n.is_multiple_of(k)).then(|| n / k);
        moves.push(to_one(exact, k, bits + costs::IF_WHOLE, whole));
    }
    moves.extend(by_numbers());
    moves.extend(by_amounts());
    moves.extend(PARTS.iter().flat_map(by_parts));
    moves
}

/// All results of one operator on a number with this name.
fn made_of(name: &str) -> Rc<Bank> {
    let numbers: Vec<Position> = (0..64).map(|n| vec![n]).collect();
    let number = Terminal::new(Expr::word(name), 0.0, |p| Some(p[0]));
    Rc::new(Bank::of_one(number, &numbers, BASES))
}

/// Moves to the result `f` of an operator on `n`, to `n - f`, or to any number from there up.
fn by_numbers() -> Vec<Moves> {
    let bank = made_of("n");
    let mut moves = Vec::new();
    for &id in bank.numbers.iter().flatten().skip(1) {
        let [name, code] = [Text::Name, Text::Code].map(|text| bank.expr(id).text(text));
        let bits = bank.all[id].bits;
        let made = || {
            let bank = bank.clone();
            move |n: u64| bank.of(id, &[n])
        };
        let of = made();
        let to = format!("Some({code}).filter(|&m| m < n)");
        moves.push(moves_of(name.clone(), to, costs::TO_FUNCTION + bits, move |n| {
            of(n).filter(|&m| m < n)
        }));
        let of = made();
        let less = format!("n.checked_sub({code}).filter(|&m| m < n)");
        moves.push(moves_of(
            format!("n less {name}"),
            less,
            costs::LESS_FUNCTION + bits,
            move |n| n.checked_sub(of(n)?).filter(|&m| m < n),
        ));
        let of = made();
        let up_to = format!("(1..=n.min({code})).map(|m| n - m)");
        moves.push(moves_of(
            format!("n less up to {name}"),
            up_to,
            costs::LESS_FUNCTION + bits,
            move |n| (1..=n.min(of(n).unwrap_or(0))).map(move |m| n - m),
        ));
    }
    moves
}

/// Moves that take any amount with a property.
fn by_amounts() -> Vec<Moves> {
    let bank = made_of("m");
    let class = |&id: &Id| {
        let [name, code] = [Text::Name, Text::Code].map(|text| bank.expr(id).text(text));
        let code = format!("(1..=n).filter(|&m| {code}).map(|m| n - m)");
        let own = bank.clone();
        let is_in = move |m: u64| own.of(id, &[m]) == Some(1);
        moves_of(
            format!("n - m for any m where {name}"),
            code,
            costs::TO_FUNCTION + bank.all[id].bits,
            move |n| (1..=n).filter(|&m| is_in(m)).map(|m| n - m).collect::<Vec<_>>(),
        )
    };
    bank.truths.iter().flatten().map(class).collect()
}

/// Moves that take any part of `n`, move to one, or divide by one.
fn by_parts(parts: &'static NumberParts) -> [Moves; 3] {
    let of = |n: u64| (parts.code.of)(n, 10).into_iter();
    let name = parts.name("10");
    let list = parts.code.text();
    let list = if parts.is_based { format!("{{ let k = 10; {list} }}") } else { list };
    [
        moves_of(
            format!("n less any of the {name}"),
            format!("{list}.filter(|&m| m > 0).map(|m| n - m)"),
            parts.bits + costs::LESS_PARTS,
            move |n| of(n).filter(|&m| m > 0).map(move |m| n - m),
        ),
        moves_of(
            format!("any of the {name} below n"),
            format!("{list}.filter(|&m| m < n)"),
            parts.bits + costs::TO_PARTS,
            move |n| of(n).filter(move |&m| m < n),
        ),
        moves_of(
            format!("n divided by any of the {name}"),
            format!("{list}.filter(|&m| m > 1).map(|m| n / m)"),
            parts.bits + costs::TO_PARTS,
            move |n| of(n).filter(|&m| m > 1).map(move |m| n / m),
        ),
    ]
}

/// The code of a table of all numbers up to `n`, indexed by `n`.
fn code(moves: &[&Moves], ending: Ending) -> Call {
    let codes: String = moves.iter().map(|moves| format!(".chain({})", moves.code)).collect();
    let (end, before) = match ending.end {
        0 => ("", "Vec::new()"),
        _ => (".filter(|&m| m > 0)", "vec![Default::default()]"),
    };
    let kind = if ending.outcomes { "bool" } else { "u64" };
    let value = ending.code();
    let table = format!(
        "{{\n    let mut values: Vec<{kind}> = {before};\n    \
         for n in values.len() as u64..=n {{\n        \
         let moves = std::iter::empty(){codes}{end};\n        \
         let options: Vec<{kind}> = moves.map(|m: u64| values[m as usize]).collect();\n        \
         values.push({value});\n    }}\n    values\n}}"
    );
    of_table(table, Reads::Part, "values[n as usize]")
}
