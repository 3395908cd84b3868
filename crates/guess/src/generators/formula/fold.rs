//! Sums, xors and maxima over the parts of a position, of a function of one part: each heap, each
//! with its place, neighbours, runs, and so on.

use crate::engine::evidence::{Position, Shape};
use crate::engine::sheet::{Order, Sheet};
use crate::generators::formula::expression::{Bank, Id, Limits, Terminal, Text};
use crate::generators::formula::operators::OPERATORS;
use std::collections::HashMap;
use std::rc::Rc;

/// The parts of a position, of one number or two.
struct Parts {
    name: &'static str,
    arguments: &'static [&'static str],
    /// The code of an iterator over them.
    code: &'static str,
    bits: f64,
    /// Do they depend on the order of the heaps?
    is_ordered: bool,
    of: fn(&[u64]) -> Option<Vec<Position>>,
}

const PARTS: &[Parts] = &[
    Parts {
        name: "heaps n",
        arguments: &["n"],
        code: "heaps.iter().copied()",
        bits: 2.0,
        is_ordered: false,
        of: |p| Some(p.iter().map(|&n| vec![n]).collect()),
    },
    Parts {
        name: "different ones n, each t times",
        arguments: &["n", "t"],
        code: "{ let mut sorted = heaps.to_vec(); sorted.sort_unstable(); \
            sorted.chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u64)).collect::<Vec<_>>() }\
            .into_iter()",
        bits: 4.0,
        is_ordered: false,
        of: |p| {
            let mut sorted = p.to_vec();
            sorted.sort_unstable();
            Some(runs(&sorted))
        },
    },
    Parts {
        name: "heaps n at places i from 1",
        arguments: &["n", "i"],
        code: "heaps.iter().copied().zip(1_u64..)",
        bits: 3.5,
        is_ordered: true,
        of: |p| Some(p.iter().zip(1..).map(|(&n, i)| vec![n, i]).collect()),
    },
    Parts {
        name: "neighbours x, y",
        arguments: &["x", "y"],
        code: "heaps.windows(2).map(|pair| (pair[0], pair[1]))",
        bits: 3.5,
        is_ordered: true,
        of: |p| Some(p.windows(2).map(<[u64]>::to_vec).collect()),
    },
    Parts {
        name: "runs of t equal ones n",
        arguments: &["n", "t"],
        code: "heaps.chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u64))",
        bits: 3.5,
        is_ordered: true,
        of: |p| Some(runs(p)),
    },
    Parts {
        name: "pairs x, k",
        arguments: &["x", "k"],
        code: "heaps.chunks(2).map(|pair| (pair[0], pair[1]))",
        bits: 3.5,
        is_ordered: true,
        of: |p| p.len().is_multiple_of(2).then(|| p.chunks(2).map(<[u64]>::to_vec).collect()),
    },
    Parts {
        name: "x but the last one k",
        arguments: &["x", "k"],
        code: "heaps[..heaps.len() - 1].iter().map(|&x| (x, heaps[heaps.len() - 1]))",
        bits: 3.5,
        is_ordered: true,
        of: |p| p.split_last().map(|(&k, all)| all.iter().map(|&x| vec![x, k]).collect()),
    },
    Parts {
        name: "x but the first one k",
        arguments: &["x", "k"],
        code: "heaps[1..].iter().map(|&x| (x, heaps[0]))",
        bits: 3.5,
        is_ordered: true,
        of: |p| p.split_first().map(|(&k, all)| all.iter().map(|&x| vec![x, k]).collect()),
    },
];

fn runs(p: &[u64]) -> Vec<Position> {
    p.chunk_by(|a, b| a == b).map(|run| vec![run[0], run.len() as u64]).collect()
}

/// A reduction of the numbers of all parts.
struct Reduction {
    name: &'static str,
    code: &'static str,
    bits: f64,
    join: fn(u64, u64) -> Option<u64>,
}

const REDUCTIONS: [Reduction; 3] = [
    Reduction { name: "sum", code: "sum::<u64>()", bits: 1.0, join: u64::checked_add },
    Reduction {
        name: "xor",
        code: "fold(0, |xor, n| xor ^ n)",
        bits: 1.0,
        join: |a, b| Some(a ^ b),
    },
    Reduction {
        name: "largest",
        code: "max().unwrap_or(0)",
        bits: 3.0,
        join: |a, b| Some(a.max(b)),
    },
];

/// A letter is not a number.
const LETTERS: f64 = 2.0;

/// The limits for functions of one part.
const LIMITS: Limits = Limits { cost: 15, numbers: 300, truths: 300 };

pub fn terminals(sheet: &Sheet, samples: &[Position]) -> Vec<Terminal> {
    let is_ordered = match sheet.shape {
        Shape::Number | Shape::Tuple(2) => return Vec::new(),
        _ => sheet.order == Order::Matters && !sheet.has_names || !sheet.letters.is_empty(),
    };
    let parts = PARTS.iter().filter(|parts| is_ordered || !parts.is_ordered);
    parts.flat_map(|parts| folds(parts, samples, !sheet.letters.is_empty())).collect()
}

/// All folds over parts of one kind.
fn folds(parts: &'static Parts, samples: &[Position], are_letters: bool) -> Vec<Terminal> {
    let Some(all) = samples.iter().map(|p| (parts.of)(p)).collect::<Option<Vec<_>>>() else {
        return Vec::new();
    };
    // Each part once, and the places of those of each sample.
    let mut places: HashMap<&Position, usize> = HashMap::new();
    let mut known = Vec::new();
    let mut place = |part| {
        *places.entry(part).or_insert_with(|| {
            known.push(Position::clone(part));
            known.len() - 1
        })
    };
    let of_samples: Vec<Vec<usize>> =
        all.iter().map(|parts| parts.iter().map(&mut place).collect()).collect();
    let share = parts.arguments.len() as f64 * 0.5;
    let argument = |i: usize| {
        let name = parts.arguments[i];
        Terminal::new(name, name, share, move |part| part.get(i).copied())
    };
    let arguments = (0..parts.arguments.len()).map(argument).collect();
    let bank = Bank::grown(arguments, OPERATORS, &known, Vec::new(), LIMITS, &mut || true);
    let bank = Rc::new(bank);
    let mut folds = Vec::new();
    for (ids, reductions) in [(&bank.numbers, &REDUCTIONS[..]), (&bank.truths, &REDUCTIONS[..1])] {
        // A function of the first number alone belongs to simpler parts.
        let last = parts.arguments[parts.arguments.len() - 1];
        for &id in ids.iter().flatten().filter(|&&id| bank.depends_on(id, last)) {
            for reduction in reductions {
                let column = &bank.all[id].column;
                let said = |places: &Vec<usize>| {
                    places.iter().try_fold(0, |all, &at| (reduction.join)(all, column[at]))
                };
                let column = of_samples.iter().map(said).collect::<Option<Vec<u64>>>();
                let fold = fold(parts, reduction, &bank, id, are_letters);
                folds.extend(column.map(|column| Terminal { column: Some(column), ..fold }));
            }
        }
    }
    folds
}

fn fold(
    parts: &'static Parts,
    reduction: &'static Reduction,
    bank: &Rc<Bank>,
    id: Id,
    are_letters: bool,
) -> Terminal {
    let noun = if are_letters { parts.name.replace("heaps", "letters") } else { parts.name.into() };
    let [name, of] = [Text::Name, Text::Code].map(|text| bank.text(id, text));
    let Reduction { name: what, code: end, .. } = reduction;
    let (code, arguments) = (parts.code, parts.arguments.join(", "));
    let arguments = if parts.arguments.len() == 1 { arguments } else { format!("({arguments})") };
    let (name, code) = if bank.is_truth(id) {
        let name = format!("the number of {noun} with {name}");
        (name, format!("{code}.filter(|&{arguments}| {of}).count() as u64"))
    } else {
        let name = format!("the {what} of {name} over the {noun}");
        (name, format!("{code}.map(|{arguments}| {of}).{end}"))
    };
    let of_letters = if are_letters { LETTERS } else { 0.0 };
    let bits = parts.bits + reduction.bits + bank.all[id].bits + of_letters;
    let bank = bank.clone();
    Terminal::new(name, code, bits, move |position| {
        let mut all = (parts.of)(position)?.into_iter();
        all.try_fold(0, |all, part| (reduction.join)(all, bank.of(id, &part)?))
    })
}
