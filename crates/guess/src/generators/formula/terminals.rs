//! The terminals: the numbers of a tuple, features of a list, reductions of its parts and of
//! functions of them, and the letters of a string.

use crate::engine::evidence::{Position, Shape};
use crate::engine::measure::number;
use crate::engine::sheet::{Order, Sheet};
use crate::generators::formula::expression::{Bank, Id, Limits, Terminal, Text};
use crate::generators::formula::lists::{FREE, Feature, MARKED, ORDERED, Parts, VIEWS, View};
use crate::generators::formula::operators::OPERATORS;
use crate::generators::formula::reductions::{REDUCTIONS, Reduction, SUM};
use nim_snippets::schwenk_nim::SchwenkNim;
use std::collections::HashMap;
use std::rc::Rc;

/// Computing with letters is unusual.
const LETTERS: f64 = 2.0;

/// The limits for functions of a part, and for functions of some of the heaps.
const LIMITS: Limits = Limits { cost: 15, numbers: 300, truths: 300 };
const FEW: Limits = Limits { cost: 9, numbers: 8, truths: 0 };

/// Sums of larger numbers may overflow.
const LARGEST: u64 = 1 << 54;

/// The largest heap with a table.
const TABLE: u64 = 1 << 16;

pub fn terminals(sheet: &Sheet, samples: &[Position]) -> Vec<Terminal> {
    let mut terminals = match sheet.shape {
        Shape::Number => vec![Terminal::new("n", "n", 1.0, |p| p.first().copied())],
        _ if sheet.letters.is_empty() => [elements(sheet), features(sheet)].concat(),
        _ => [letters(&sheet.letters), features(sheet)].concat(),
    };
    if sheet.shape != Shape::Number {
        for view in VIEWS {
            if let Some(more) = order_bits(sheet, view.is_ordered) {
                terminals.extend(reductions(sheet, view, more));
                terminals.extend(folds(sheet, view, samples));
            }
        }
    }
    let is_heap = matches!(sheet.shape, Shape::Number | Shape::Tuple(2));
    if is_heap && sheet.letters.is_empty() && sheet.outcomes {
        terminals.extend((1..6).map(|more| schwenk(sheet, more)));
    }
    terminals
}

/// Each number of a tuple.
fn elements(sheet: &Sheet) -> Vec<Terminal> {
    let Shape::Tuple(len) = sheet.shape else { return Vec::new() };
    let element = |i: usize| {
        let code = sheet.element(i);
        Terminal::new(code.clone(), code, 1.5 + (len as f64).log2(), move |p| p.get(i).copied())
    };
    let mut elements: Vec<Terminal> = (0..len.min(8)).map(element).collect();
    // Moves by a or b, or from a to b, have this period.
    if len == 3 {
        elements.extend([[0, 1, 2], [1, 2, 0], [2, 0, 1]].map(|places| {
            let [n, a, b] = places.map(|i| sheet.element(i));
            let name = format!("{n} % ({a} + {b})");
            Terminal::new(name.clone(), name, 6.0, move |p| {
                let [n, a, b] = places.map(|i| p[i]);
                n.checked_rem(a.checked_add(b)?)
            })
        }));
    }
    elements
}

/// The extra bits of a feature that depends on the order or does not, or `None` if it makes no
/// sense here.
fn order_bits(sheet: &Sheet, is_ordered: bool) -> Option<f64> {
    let are_heaps = sheet.letters.is_empty();
    match (sheet.order, sheet.shape) {
        // Numbers with names have no order.
        _ if is_ordered && sheet.has_names => None,
        (Order::Free, _) | (_, Shape::Tuple(2)) if is_ordered && are_heaps => None,
        (Order::Matters, Shape::Tuple(3..)) if !is_ordered => Some(1.5),
        (_, Shape::Tuple(_)) if is_ordered => Some(0.5),
        _ => Some(0.0),
    }
}

/// The terminal of a list of numbers, with shorter code for a pair.
fn terminal(
    sheet: &Sheet,
    name: &str,
    code: String,
    bits: f64,
    of: impl Fn(&[u64]) -> u64 + 'static,
) -> Terminal {
    let pair = match name {
        "the sum" => "a + b",
        "the xor" => "a ^ b",
        "the largest" => "a.max(b)",
        "the least" => "a.min(b)",
        "largest - least" => "a.abs_diff(b)",
        "the product" => "a * b",
        "the or" => "a | b",
        "the and" => "a & b",
        _ => "",
    };
    let of = move |p: &[u64]| p.iter().all(|&n| n < LARGEST).then(|| of(p));
    if sheet.shape == Shape::Tuple(2) && !sheet.has_names && !pair.is_empty() {
        return Terminal::new(pair, pair, bits, of);
    }
    Terminal::new(name, code, bits, of)
}

fn features(sheet: &Sheet) -> Vec<Terminal> {
    let are_heaps = sheet.letters.is_empty();
    let free = FREE.iter().filter(|_| are_heaps).map(|it| (it, false));
    let ordered = ORDERED.iter().chain(MARKED.iter().filter(|_| are_heaps)).map(|it| (it, true));
    let feature = |((name, bits, code), is_ordered): (&Feature, bool)| {
        let more = order_bits(sheet, is_ordered)?;
        Some(terminal(sheet, name, code.text(), bits + more, code.of))
    };
    free.chain(ordered).filter_map(feature).collect()
}

/// Reductions of the parts themselves. Letters are counted, not computed with.
fn reductions(sheet: &Sheet, view: &'static View, more: f64) -> Vec<Terminal> {
    let Parts::One(parts) = view.parts else { return Vec::new() };
    let are_heaps = sheet.letters.is_empty();
    let tried = if view.is_whole() { &REDUCTIONS[..] } else { &REDUCTIONS[..4] };
    let has_sense = |it: &&&Reduction| are_heaps || it.counts();
    let reduced = |&reduction: &&'static Reduction| {
        let name = reduction.name(if are_heaps { view.name } else { "letters" });
        let bits = view.bits + reduction.bits + more;
        let code = parts.text() + &reduction.end();
        terminal(sheet, &name, code, bits, move |p| reduction.of((parts.of)(p)))
    };
    tried.iter().filter(has_sense).map(reduced).collect()
}

impl Parts {
    fn names(&self) -> &[&'static str] {
        match self {
            Parts::One(_) => &["n"],
            Parts::Two(names, _) => names,
        }
    }

    fn text(&self) -> String {
        match self {
            Parts::One(code) => code.text(),
            Parts::Two(_, code) => code.text(),
        }
    }

    fn of(&self, position: &[u64]) -> Vec<Position> {
        match self {
            Parts::One(code) => (code.of)(position).into_iter().map(|n| vec![n]).collect(),
            Parts::Two(_, code) => {
                (code.of)(position).into_iter().map(|(a, b)| vec![a, b]).collect()
            }
        }
    }
}

/// Reductions of functions of a part.
fn folds(sheet: &Sheet, view: &'static View, samples: &[Position]) -> Vec<Terminal> {
    let are_some = matches!(view.parts, Parts::One(_)) && !view.is_whole();
    let has_sense = view.has_functions && (sheet.letters.is_empty() || !are_some);
    if sheet.shape == Shape::Tuple(2) || !has_sense {
        return Vec::new();
    }
    let all: Vec<Vec<Position>> = samples.iter().map(|p| view.parts.of(p)).collect();
    // Each part once, and the indices of the parts of each sample.
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
    let names = view.parts.names();
    let share = names.len() as f64 * 0.5;
    let argument =
        |i: usize| Terminal::new(names[i], names[i], share, move |part| part.get(i).copied());
    let arguments = (0..names.len()).map(argument).collect();
    let limits = if are_some { FEW } else { LIMITS };
    let bank = Bank::grown(arguments, &OPERATORS, &known, Vec::new(), limits, &mut || true);
    let bank = Rc::new(bank);
    let mut folds = Vec::new();
    for (ids, reductions) in [(&bank.numbers, &REDUCTIONS[..3]), (&bank.truths, &[&SUM])] {
        // A function of the first number alone belongs to simpler parts, a number itself to none.
        let last = names[names.len() - 1];
        let is_new = |&&id: &&Id| {
            let is_part = sheet.letters.is_empty() && bank.text(id, Text::Code) == "n";
            bank.depends_on(id, last) && !is_part
        };
        for &id in ids.iter().flatten().filter(is_new) {
            for &reduction in reductions {
                let column = &bank.all[id].column;
                let said = |places: &Vec<usize>| {
                    reduction.of(places.iter().map(|&place| column[place]).collect())
                };
                let column = Some(of_samples.iter().map(said).collect());
                folds.push(Terminal { column, ..fold(sheet, view, reduction, &bank, id) });
            }
        }
    }
    folds
}

fn fold(
    sheet: &Sheet,
    view: &'static View,
    reduction: &'static Reduction,
    bank: &Rc<Bank>,
    id: Id,
) -> Terminal {
    let are_letters = !sheet.letters.is_empty();
    let noun = if view.is_whole() { "heaps n" } else { view.name };
    let noun = if are_letters { noun.replace("heaps", "letters") } else { noun.to_owned() };
    let [name, of] = [Text::Name, Text::Code].map(|text| bank.text(id, text));
    let arguments = match view.parts.names() {
        [one] => (*one).to_owned(),
        names => format!("({})", names.join(", ")),
    };
    let (code, end) = (view.parts.text(), reduction.end());
    let (name, code) = if bank.is_truth(id) {
        let name = format!("the number of {noun} with {name}");
        (name, format!("{code}.filter(|&{arguments}| {of}).count() as u64"))
    } else {
        let name = format!("{} of {name} over the {noun}", reduction.name("heaps"));
        (name, format!("{code}.map(|{arguments}| {of}){end}"))
    };
    let of_letters = if are_letters { LETTERS } else { 0.0 };
    let bits = view.bits + reduction.bits + bank.all[id].bits + of_letters;
    let (bank, parts) = (bank.clone(), view.parts);
    Terminal::new(name, code, bits, move |position| {
        let all = parts.of(position);
        let all = all.iter().map(|part| bank.of(id, part)).collect::<Option<_>>()?;
        Some(reduction.of(all))
    })
}

/// The count and the places of each letter.
fn letters(letters: &[char]) -> Vec<Terminal> {
    let among = (letters.len() as f64).log2();
    let counted = |letter: &char| format!("s.matches({letter:?}).count() as u64");
    let times = |p: &[u64], i: usize| p.iter().filter(|&&it| it == i as u64).count() as u64;
    let all = letters.len();
    let code = letters.iter().map(counted).collect::<Vec<_>>().join(" ^ ");
    let name = "the xor of the numbers of all letters";
    let mut terminals = vec![Terminal::new(name, format!("({code})"), 5.0, move |p| {
        Some((0..all).fold(0, |xor, i| xor ^ times(p, i)))
    })];
    for (i, letter) in letters.iter().enumerate() {
        let name = format!("the number of {letter}");
        let count = move |p: &[u64]| Some(times(p, i));
        terminals.push(Terminal::new(name, counted(letter), 1.5 + among, count));
        for (from, reduction) in
            (0..2).flat_map(|from| REDUCTIONS[..4].iter().map(move |it| (from, it)))
        {
            let places = move |p: &[u64]| {
                (from..).zip(p).filter(|(_, it)| **it == i as u64).map(|(place, _)| place).collect()
            };
            let name = reduction.name(&format!("places from {from} of {letter}"));
            let code = format!(
                "({from}_u64..).zip(s.chars()).filter(|&(_, c)| c == {letter:?}).map(|(i, _)| i){}",
                reduction.end()
            );
            let bits = reduction.bits + 2.5 + among;
            terminals.push(Terminal::new(name, code, bits, move |p| Some(reduction.of(places(p)))));
        }
        for (name, bits, feature) in MARKED {
            let name = name.replace("ones", &letter.to_string());
            let name = name.replace("both 1", &format!("both {letter}"));
            let code = format!(
                "{{ let heaps: Vec<u64> = s.chars().map(|c| u64::from(c == {letter:?})).collect(); {} }}",
                feature.text()
            );
            terminals.push(Terminal::new(name, code, bits - 1.0 + among, move |p| {
                let marks: Position = p.iter().map(|&it| u64::from(it == i as u64)).collect();
                Some((feature.of)(&marks))
            }));
        }
    }
    terminals
}

/// The outcome if at most `t + more` may be taken after `t`: of a heap with the limit of the first
/// move, or of a heap from which the first move may take all but one.
fn schwenk(sheet: &Sheet, more: u64) -> Terminal {
    let (heap, limit) = match sheet.shape {
        Shape::Number => ("n".to_owned(), "n.saturating_sub(1)".to_owned()),
        _ => (sheet.element(0), sheet.element(1)),
    };
    let code = format!("SchwenkNim::new({heap}, |taken| taken + {more}).wins({heap}, {limit})");
    let name = format!("schwenk_nim of {heap}, {limit} with t + {more} after t");
    Terminal::new(name, format!("u64::from({code})"), 8.0 + number(more), move |p| {
        let limit = p.get(1).copied().unwrap_or(p[0].saturating_sub(1));
        let game = (p[0] <= TABLE).then(|| SchwenkNim::new(p[0], |taken| taken + more))?;
        Some(game.wins(p[0], limit).into())
    })
}
