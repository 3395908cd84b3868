//! The terminals: the numbers of a tuple, the features of a list, the reductions of its parts and
//! of functions of its parts, and the letters of a string.

use crate::engine::costs;
use crate::engine::evidence::Position;
use crate::engine::expression::{Expr, Form, Reads, Text};
use crate::engine::measure::number;
use crate::engine::shape::Shape;
use crate::engine::sheet::{Order, Sheet};
use crate::engine::watch::Watch;
use crate::generators::formula::bank::{Bank, Id, Limits, Terminal};
use crate::generators::formula::lists::{FREE, Feature, ORDERED, Parts, VIEWS, View};
use crate::generators::formula::operators::OPERATORS;
use crate::generators::formula::reductions::{REDUCTIONS, Reduction, SUM};
use std::collections::HashMap;
use std::rc::Rc;

/// The limits for functions of a part, and for functions of some of the heaps.
const LIMITS: Limits = Limits { cost: 15, numbers: 300, truths: 300 };
const FEW: Limits = Limits { cost: 9, numbers: 8, truths: 0 };

/// The largest modulus of a string as a binary number.
const BINARY: u64 = 7;

/// The largest number that is added up: sums of larger numbers may overflow.
const LARGEST: u64 = 1 << 54;

pub fn terminals(sheet: &Sheet, samples: &[Position], watch: &Watch) -> Vec<Terminal> {
    let mut terminals = match sheet.len {
        Some(1) => {
            vec![Terminal::new(Expr::word("n"), costs::NUMBER, |p| p.first().copied())]
        }
        _ if sheet.letters().is_empty() => [elements(sheet), features(sheet)].concat(),
        _ => [letters(sheet.letters()), features(sheet)].concat(),
    };
    if sheet.len != Some(1) {
        for view in VIEWS.iter().take_while(|_| !watch.is_over()) {
            if let Some(more) = order_bits(sheet, view.is_ordered) {
                terminals.extend(reductions(sheet, view, more));
                terminals.extend(folds(sheet, view, samples, watch));
            }
        }
    }
    terminals
}

/// The terminals for the numbers of a tuple.
fn elements(sheet: &Sheet) -> Vec<Terminal> {
    let Some(len) = sheet.len else { return Vec::new() };
    let element = |i: usize| {
        Terminal::new(sheet.element(i), costs::ELEMENT + (len as f64).log2(), move |p| {
            p.get(i).copied()
        })
    };
    let mut elements: Vec<Terminal> = (0..len.min(8)).map(element).collect();
    // Moves by a or b, or from a to b, have this period.
    if len == 3 {
        elements.extend([[0, 1, 2], [1, 2, 0], [2, 0, 1]].map(|places| {
            let [n, a, b] = places.map(|i| sheet.element(i));
            Terminal::new(n % (a + b), costs::PERIOD_OF_TWO, move |p| {
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
    let are_heaps = sheet.letters().is_empty();
    match (sheet.order, sheet.len) {
        // Named numbers have no order.
        _ if is_ordered && matches!(sheet.shape, Shape::Named(_)) => None,
        (Order::Free, _) | (_, Some(2)) if is_ordered && are_heaps => None,
        (Order::Matters, Some(3..)) if !is_ordered => Some(costs::UNORDERED),
        (_, Some(_)) if is_ordered => Some(costs::ORDERED),
        _ => Some(0.0),
    }
}

/// The terminal of a list of numbers, with shorter code for a pair.
fn terminal(
    sheet: &Sheet,
    expr: Expr,
    pair: Option<Form>,
    bits: f64,
    of: impl Fn(&[u64]) -> u64 + 'static,
) -> Terminal {
    let of = move |p: &[u64]| p.iter().all(|&n| n < LARGEST).then(|| of(p));
    let expr = match (pair, sheet.len) {
        (Some(pair), Some(2)) => pair(sheet.element(0), sheet.element(1)),
        _ => expr,
    };
    Terminal::new(expr, bits, of)
}

fn features(sheet: &Sheet) -> Vec<Terminal> {
    let are_heaps = sheet.letters().is_empty();
    let free = FREE.iter().filter(|_| are_heaps).map(|it| (it, false));
    let ordered = ORDERED.iter().map(|it| (it, true));
    let feature = |(it, is_ordered): (&Feature, bool)| {
        let more = order_bits(sheet, is_ordered)?;
        let expr = it.code.expr(Reads::Heaps).named(it.name);
        Some(terminal(sheet, expr, it.pair, it.bits + more, it.code.of))
    };
    free.chain(ordered).filter_map(feature).collect()
}

/// Reductions of the parts themselves. Letters are counted, not computed with.
fn reductions(sheet: &Sheet, view: &'static View, more: f64) -> Vec<Terminal> {
    let Parts::One(parts) = view.parts else { return Vec::new() };
    let are_heaps = sheet.letters().is_empty();
    let tried = if view.is_whole { &REDUCTIONS[..] } else { &REDUCTIONS[..4] };
    let has_sense = |it: &&&Reduction| are_heaps || it.counts;
    let reduced = |&reduction: &&'static Reduction| {
        let name = match (are_heaps, reduction.counts) {
            (true, false) if view.is_whole => reduction.name.to_owned(),
            (false, true) if view.is_whole && reduction.is_number() => "the length".to_owned(),
            _ => reduction.name_of(&view.name(sheet, "")),
        };
        let expr = reduction.over(parts.expr(Reads::Heaps)).named(name);
        let bits = view.bits + reduction.bits + more;
        let pair = reduction.pair.filter(|_| view.is_whole);
        terminal(sheet, expr, pair, bits, move |p| reduction.of((parts.of)(p)))
    };
    tried.iter().filter(has_sense).map(reduced).collect()
}

impl View {
    /// The name of a view. If its parts are all heaps or letters, `each` follows "heaps" or
    /// "letters".
    fn name(&self, sheet: &Sheet, each: &str) -> String {
        let noun = if sheet.letters().is_empty() { "heaps" } else { "letters" };
        self.name.replace('#', noun) + if self.is_whole { each } else { "" }
    }
}

impl Parts {
    fn names(&self) -> &[&'static str] {
        match self {
            Parts::One(_) => &["n"],
            Parts::Two(names, _) => names,
        }
    }

    fn expr(&self) -> Expr {
        match self {
            Parts::One(code) => code.expr(Reads::Heaps),
            Parts::Two(_, code) => code.expr(Reads::Heaps),
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
fn folds(sheet: &Sheet, view: &'static View, samples: &[Position], watch: &Watch) -> Vec<Terminal> {
    let are_some = matches!(view.parts, Parts::One(_)) && !view.is_whole;
    let has_sense = view.has_functions && (sheet.letters().is_empty() || !are_some);
    if sheet.len == Some(2) || !has_sense {
        return Vec::new();
    }
    let all: Vec<Vec<Position>> = samples.iter().map(|p| view.parts.of(p)).collect();
    // This maps each distinct part to its index.
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
    let share = names.len() as f64 * costs::VARIABLE;
    let argument =
        |i: usize| Terminal::new(Expr::word(names[i]), share, move |part| part.get(i).copied());
    let arguments = (0..names.len()).map(argument).collect();
    let limits = if are_some { FEW } else { LIMITS };
    let bank = Bank::grown(arguments, &OPERATORS, &known, Vec::new(), limits, watch);
    let bank = Rc::new(bank);
    let mut folds = Vec::new();
    for (ids, reductions) in [(&bank.numbers, &REDUCTIONS[..3]), (&bank.truths, &[&SUM])] {
        // A function of the first number alone belongs to a view with simpler parts; a number
        // itself is no fold.
        let last = Expr::word(names[names.len() - 1]);
        let is_new = |&&id: &&Id| {
            let is_part = sheet.letters().is_empty() && bank.expr(id) == Expr::word("n");
            bank.depends_on(id, &last) && !is_part
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
    let noun = view.name(sheet, " n");
    let of = bank.expr(id);
    let name = of.text(Text::Name);
    let arguments = match view.parts.names() {
        [one] => (*one).to_owned(),
        names => format!("({})", names.join(", ")),
    };
    let parts = view.parts.expr();
    let expr = if bank.is_truth(id) {
        let chosen = parts.method("filter", [of.closure(&format!("&{arguments}"))]);
        let name = format!("the number of {noun} with {name}");
        chosen.method("count", []).cast("u64").named(name)
    } else {
        let name = format!("{} of {name} over the {noun}", reduction.name);
        let is_itself = matches!(view.parts.names(), [part] if of == Expr::word(*part));
        let values = if is_itself { parts } else { parts.method("map", [of.closure(&arguments)]) };
        reduction.over(values).named(name)
    };
    let of_letters = if sheet.letters().is_empty() { 0.0 } else { costs::LETTERS };
    let bits = view.bits + reduction.bits + bank.all[id].bits + of_letters;
    let (bank, parts) = (bank.clone(), view.parts);
    Terminal::new(expr, bits, move |position| {
        let all = parts.of(position);
        let all = all.iter().map(|part| bank.of(id, part)).collect::<Option<_>>()?;
        Some(reduction.of(all))
    })
}

/// The count and the places of each letter.
fn letters(letters: &[char]) -> Vec<Terminal> {
    let among = (letters.len() as f64).log2();
    let counted = |letter: &char| {
        Expr::Verbatim(format!("s.matches({letter:?}).count() as u64"), Reads::Part)
    };
    let times = |p: &[u64], i: usize| p.iter().filter(|&&it| it == i as u64).count() as u64;
    let all = letters.len();
    let counts = || letters.iter().map(counted);
    let xor = counts().reduce(|a, b| a ^ b).unwrap_or(Expr::Number(0));
    let xor = xor.named("the xor of the numbers of all letters");
    let least = counts().reduce(|a, b| a.method("min", [b])).unwrap_or(Expr::Number(0));
    let least = least.named("the least of the numbers of all letters");
    let mut terminals = vec![
        Terminal::new(xor, costs::COUNTS, move |p| {
            Some((0..all).fold(0, |xor, i| xor ^ times(p, i)))
        }),
        Terminal::new(least, costs::COUNTS, move |p| (0..all).map(|i| times(p, i)).min()),
    ];
    if let [_, one] = letters {
        terminals.extend((3..=BINARY).map(|m| {
            let code = format!("s.chars().fold(0, |n, c| (2 * n + u64::from(c == {one:?})) % {m})");
            let name = format!("s as a binary number, {one} for 1, modulo {m}");
            let expr = Expr::Verbatim(code, Reads::Part).named(name);
            Terminal::new(expr, costs::BINARY + number(m), move |p| {
                Some(p.iter().fold(0, |n, digit| (2 * n + digit) % m))
            })
        }));
    }
    for (i, letter) in letters.iter().enumerate() {
        let number = counted(letter).named(format!("the number of {letter}"));
        terminals.push(Terminal::new(number, costs::ELEMENT + among, move |p| Some(times(p, i))));
        for (from, reduction) in
            (0..2).flat_map(|from| REDUCTIONS[..4].iter().map(move |it| (from, it)))
        {
            let places = move |p: &[u64]| {
                (from..).zip(p).filter(|(_, it)| **it == i as u64).map(|(place, _)| place).collect()
            };
            let code = format!(
                "({from}_u64..).zip(s.chars()).filter(|&(_, c)| c == {letter:?}).map(|(i, _)| i)"
            );
            let name = reduction.name_of(&format!("places from {from} of {letter}"));
            let expr = reduction.over(Expr::Verbatim(code, Reads::Part)).named(name);
            let bits = reduction.bits + costs::PLACES + among;
            terminals.push(Terminal::new(expr, bits, move |p| Some(reduction.of(places(p)))));
        }
    }
    terminals
}
