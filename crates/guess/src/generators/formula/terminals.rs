//! The terminals: the numbers of a tuple, and the features of a list.

use crate::engine::evidence::{Position, Shape};
use crate::engine::measure::number;
use crate::engine::sheet::{Order, Sheet};
use crate::generators::formula::expression::Terminal;
use crate::generators::formula::features::{FREE, Feature, MARKED, ORDERED};
use crate::generators::formula::fold;
use crate::generators::formula::letters;
use nim_snippets::schwenk_nim::SchwenkNim;

pub fn terminals(sheet: &Sheet, samples: &[Position]) -> Vec<Terminal> {
    let mut terminals = match sheet.shape {
        Shape::Number => vec![Terminal::new("n", "n", 1.0, |p| p.first().copied())],
        _ if sheet.letters.is_empty() => [elements(sheet), groups(sheet)].concat(),
        _ => [letters::terminals(&sheet.letters), groups(sheet)].concat(),
    };
    terminals.extend(fold::terminals(sheet, samples));
    if sheet.letters.is_empty()
        && sheet.outcomes
        && matches!(sheet.shape, Shape::Number | Shape::Tuple(2))
    {
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
    (0..len.min(8)).map(element).collect()
}

fn groups(sheet: &Sheet) -> Vec<Terminal> {
    let is_pair = sheet.shape == Shape::Tuple(2) && sheet.letters.is_empty() && !sheet.has_names;
    let are_heaps = sheet.letters.is_empty();
    // Letters are compared, not computed with.
    let has_sense = |it: &&Feature| are_heaps || letters::GROUPS.contains(&it.name);
    let groups = FREE.iter().filter(has_sense).map(|it| (it, false));
    // Numbers with names have no order.
    let marked = MARKED.iter().filter(|_| are_heaps);
    let ordered = ORDERED.iter().chain(marked).filter(|_| !sheet.has_names).map(|it| (it, true));
    let terminal = |(it, is_ordered): (&'static Feature, bool)| {
        let more = order_bits(sheet, is_ordered)?;
        let code = if is_pair && !it.pair.is_empty() { it.pair } else { it.code };
        let name = match it.pair {
            pair if is_pair && !pair.is_empty() && !pair.starts_with('{') => pair,
            _ => it.name,
        };
        let name = letters::in_letters(name, &sheet.letters);
        Some(Terminal::new(name, code, it.bits + more, it.of))
    };
    groups.chain(ordered).filter_map(terminal).collect()
}

/// Bits that depend on the order of the positions.
fn order_bits(sheet: &Sheet, is_ordered: bool) -> Option<f64> {
    match (sheet.order, sheet.shape) {
        (Order::Free, _) | (_, Shape::Tuple(2)) if is_ordered && sheet.letters.is_empty() => None,
        (Order::Matters, Shape::Tuple(3..)) if !is_ordered => Some(1.5),
        (_, Shape::Tuple(_)) if is_ordered => Some(0.5),
        _ => Some(0.0),
    }
}

/// The largest heap with a table.
const LARGEST: u64 = 1 << 16;

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
        let game = (p[0] <= LARGEST).then(|| SchwenkNim::new(p[0], |taken| taken + more))?;
        Some(game.wins(p[0], limit).into())
    })
}
