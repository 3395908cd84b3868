//! Sets and codes that grow with the heap: the value of a heap depends only on the amounts that can
//! be taken from it.

use crate::engine::costs;
use crate::engine::hypothesis::Pool;
use crate::engine::sheet::PROBES;
use crate::engine::watch::Watch;
use crate::generators::modules::field::Field;
use crate::generators::modules::oracle::Oracle;
use crate::generators::modules::parameters::codes;
use explore::parameters::{Argument, Kind, Rule, Tried};
use games::entry::Ask;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The largest number of rules that are grown, if many fit the values.
const NODES: usize = 600;

/// The part of a rule for amounts up to a size.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Grown {
    bits: u32,
    size: u64,
    argument: Argument,
}

/// Offers the simplest set or code that fits the values.
pub fn offer(field: &Field, pool: &mut Pool, watch: &Watch) {
    let [parameter] = field.game.parameters else { return };
    let kind = parameter.kind;
    let rule = |argument: &Argument| Rule(vec![(parameter.name, argument.clone())]);
    let nothing = u64::from(field.ask == Ask::MisereWins);
    if field.sample(0).is_some_and(|value| value != nothing) {
        return;
    }
    for (argument, bits) in known(kind, field) {
        if !watch.tries(&field.game.name()) || field.try_rule(&rule(&argument), bits, pool) {
            return;
        }
    }
    // Search for other rules only if no simpler answer is sure.
    if pool.has_sure() {
        return;
    }
    let mut heap: BinaryHeap<_> = seeds(kind)
        .into_iter()
        .map(|argument| Reverse(Grown { bits: 0, size: 0, argument }))
        .collect();
    for _ in 0..NODES {
        let Some(Reverse(Grown { bits, size, argument })) = heap.pop() else { break };
        if !watch.tries(&field.game.name()) {
            return;
        }
        if parameter.tried == Tried::Grown(size) {
            if field.try_rule(&rule(&short(&argument)), f64::from(bits) + costs::GROWN, pool) {
                return;
            }
            continue;
        }
        for (argument, more) in longer(&argument, size + 1) {
            if is_right(field, &rule(&argument), size + 1) {
                heap.push(Reverse(Grown { bits: bits + more, size: size + 1, argument }));
            }
        }
    }
}

/// Returns whether the rule is right for a heap of this size.
fn is_right(field: &Field, rule: &Rule, size: u64) -> bool {
    let oracle = Oracle { game: field.game, rule, ask: field.ask };
    let said = || oracle.column(&[Some(vec![size])])[0];
    field.sample(size).is_none_or(|value| said() == Some(value))
}

/// Well-known codes, or sets as far as the samples and predictions need them.
fn known(kind: Kind, field: &Field) -> Vec<(Argument, f64)> {
    if matches!(kind, Kind::Code) {
        return codes();
    }
    let last = field.sheet.samples().iter().flatten().copied().max().unwrap_or(0);
    let end = last.saturating_add(PROBES as u64 + 2).min(2000);
    let is_prime = |n: &u64| (2..*n).take_while(|d| d * d <= *n).all(|d| !n.is_multiple_of(d));
    let pairs = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)));
    let fibonacci = pairs.map(|(a, _)| a).take_while(|a| *a < end).collect();
    let powers = std::iter::successors(Some(1), |power| Some(2 * power));
    let cubes = (1..).map(|n: u64| n.pow(3)).take_while(|n| *n < end).collect();
    let powers = powers.take_while(|power| *power < end).collect();
    let primes: Vec<u64> = (2..end).filter(is_prime).collect();
    let one_or_prime = [vec![1], primes.clone()].concat();
    let sets = [primes, one_or_prime, fibonacci, powers, cubes];
    sets.map(|set| (Argument::Set(set), costs::WELL_KNOWN)).to_vec()
}

/// Drops zeros at the end of a code.
fn short(argument: &Argument) -> Argument {
    match argument {
        Argument::Code(code) => {
            let digits = code.trim_end_matches('0');
            Argument::Code(if digits.len() < 3 { code[..3].to_owned() } else { digits.to_owned() })
        }
        other => other.clone(),
    }
}

fn seeds(kind: Kind) -> Vec<Argument> {
    match kind {
        Kind::Set => vec![Argument::Set(Vec::new())],
        _ => vec![Argument::Code("0.".to_owned()), Argument::Code("4.".to_owned())],
    }
}

/// The ways to extend a rule by one more amount, with their bits.
fn longer(argument: &Argument, size: u64) -> Vec<(Argument, u32)> {
    match argument {
        Argument::Set(set) => {
            let last = set.last().copied().unwrap_or(0);
            let mut with = set.clone();
            with.push(size);
            let gap = 2 * (size - last).ilog2() + 2;
            vec![(argument.clone(), 0), (Argument::Set(with), gap)]
        }
        Argument::Code(code) => {
            let with = |digit: char| Argument::Code(format!("{code}{digit}"));
            let bits = |digit: char| match digit {
                '0' => costs::ZERO_DIGIT,
                'C' => costs::RARE_DIGIT,
                _ => costs::OTHER_DIGIT,
            };
            ('0'..='7').chain(['C']).map(|digit| (with(digit), bits(digit))).collect()
        }
        _ => Vec::new(),
    }
}
