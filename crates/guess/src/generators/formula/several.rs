//! The features of several numbers.

use crate::engine::evidence::{Position, Shape};
use crate::engine::sheet::{Order, Sheet};
use crate::generators::formula::feature::Feature;
use crate::generators::formula::group::{GROUPS, Group};
use crate::generators::formula::letters;
use crate::generators::formula::ordered::{MARKED, ORDERED};
use std::collections::HashSet;

/// What the order of the positions makes more or less likely.
fn order_bits(order: Order, shape: Shape, is_ordered: bool, are_heaps: bool) -> Option<f64> {
    match (order, shape) {
        (Order::Free, _) | (_, Shape::Tuple(2)) if is_ordered && are_heaps => None,
        (Order::Matters, Shape::Tuple(3..)) if !is_ordered => Some(1.5),
        (_, Shape::Tuple(_)) if is_ordered => Some(0.5),
        _ => Some(0.0),
    }
}

/// Each number of a tuple, and what the numbers have together; the simplest first.
pub fn features(samples: &[Position], sheet: &Sheet) -> Vec<Feature> {
    let mut features = elements(samples, sheet);
    features.extend(letters::features(samples, sheet));
    let is_pair = sheet.shape == Shape::Tuple(2) && sheet.letters.is_empty() && !sheet.has_names;
    let are_heaps = sheet.letters.is_empty();
    // Letters are compared, not computed with.
    let has_sense = |it: &&Group| are_heaps || letters::GROUPS.contains(&it.name);
    let groups = GROUPS.iter().filter(has_sense).map(|it| (it, false));
    // Numbers with names have no order.
    let marked = MARKED.iter().filter(|_| are_heaps);
    let ordered = ORDERED.iter().chain(marked).filter(|_| !sheet.has_names).map(|it| (it, true));
    for (it, is_ordered) in groups.chain(ordered) {
        let Some(more) = order_bits(sheet.order, sheet.shape, is_ordered, are_heaps) else {
            continue;
        };
        let code = if is_pair && !it.pair.is_empty() { it.pair } else { it.code };
        let name = match it.pair {
            pair if is_pair && !pair.is_empty() && !pair.starts_with('{') => pair,
            _ => it.name,
        };
        let of = it.of;
        let name = letters::in_letters(name, &sheet.letters);
        let text = (name, code.to_owned());
        features.extend(Feature::new(text, it.bits + more, samples, of));
    }
    features.retain(|feature| !feature.is_constant());
    features.sort_by(|a, b| a.bits.total_cmp(&b.bits));
    let mut seen = HashSet::new();
    features.retain(|feature| seen.insert(feature.values.clone()));
    features
}

/// Each number of a tuple.
fn elements(samples: &[Position], sheet: &Sheet) -> Vec<Feature> {
    let Shape::Tuple(len) = sheet.shape else { return Vec::new() };
    if !sheet.letters.is_empty() {
        return Vec::new();
    }
    let element = |i: usize| {
        let code = sheet.element(i);
        let bits = 1.5 + (len as f64).log2();
        Feature::new((code.clone(), code), bits, samples, move |p| p.get(i).copied())
    };
    (0..len.min(8)).filter_map(element).collect()
}
