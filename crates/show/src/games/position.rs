//! The numbers of a position in the forms that modules ask for, and what rules say of them.

use crate::rule::Rule;
use nim_snippets::{sprague_grundy, staircase_graph};
use std::any::Any;
use std::cell::RefCell;
use std::collections::HashSet;
use std::rc::Rc;

/// The largest table that is made for a position.
pub const TABLE: u64 = 1 << 16;

pub fn largest(heaps: &[u64]) -> u64 {
    heaps.iter().copied().max().unwrap_or(0)
}

/// The largest heap, if a table may reach it.
pub fn tabled(heaps: &[u64]) -> usize {
    up_to(TABLE, "heap", heaps)
}

/// The largest number, if it is not too large for a table.
pub fn up_to(most: u64, part: &str, numbers: &[u64]) -> usize {
    let max = largest(numbers);
    assert!(max <= most, "a {part} of {max} is above the {most} of the table");
    max as usize
}

pub fn each(heaps: &[u64], value: impl Fn(u64) -> u64) -> Vec<u64> {
    heaps.iter().map(|&heap| value(heap)).collect()
}

/// The values out of a table that reaches the largest heap.
pub fn out_of(heaps: &[u64], table: impl FnOnce(usize) -> Vec<u64>) -> Vec<u64> {
    let table = table(tabled(heaps));
    each(heaps, |heap| table[heap as usize])
}

pub fn sizes(numbers: &[u64]) -> Vec<usize> {
    numbers.iter().map(|&n| usize::try_from(n).unwrap_or(usize::MAX)).collect()
}

pub fn pairs(numbers: &[u64]) -> Vec<(u64, u64)> {
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

pub fn each_pair(numbers: &[u64], value: fn(u64, u64) -> u64) -> Vec<u64> {
    numbers.chunks_exact(2).map(|pair| value(pair[0], pair[1])).collect()
}

pub fn xor(values: impl IntoIterator<Item = u64>) -> u64 {
    values.into_iter().fold(0, |xor, value| xor ^ value)
}

/// The numbers, if they are a set.
pub fn named_once(numbers: &[u64]) -> &[u64] {
    let mut seen = HashSet::new();
    if let Some(again) = numbers.iter().find(|number| !seen.insert(**number)) {
        panic!("{again} is there twice");
    }
    numbers
}

/// How many heaps have just so many stones?
pub fn count(heaps: &[u64], stones: u64) -> usize {
    heaps.iter().filter(|&&heap| heap == stones).count()
}

/// Does the player to move lose misère Nim with these heaps?
pub fn loses_misere_nim(heaps: &[u64]) -> bool {
    xor(heaps.iter().copied()) == u64::from(largest(heaps) <= 1)
}

/// What taking a number of the set leaves.
pub fn takings(rule: &Rule) -> impl Fn(usize) -> Vec<usize> + use<> {
    let set = sizes(rule.set("set"));
    assert!(!set.contains(&0), "0 stones are no move");
    move |heap| set.iter().filter_map(|taken| heap.checked_sub(*taken)).collect()
}

pub const LOST_BUT_ONE: &str =
    "a stone may be taken, but not the smallest part of the heap without one stone, if it has any";

/// Is [`LOST_BUT_ONE`] true of a heap and limit, with the smallest part of the heap without one?
pub fn is_lost_but_one(p: &[u64], smallest: impl Fn(u64) -> Option<u64>) -> bool {
    p[0] > 0 && p[1] > 0 && smallest(p[0] - 1).is_none_or(|smallest| smallest > p[1])
}

pub fn edges(rule: &Rule, name: &str) -> Vec<(usize, usize)> {
    rule.pairs(name).iter().map(|&(a, b)| (sizes(&[a])[0], sizes(&[b])[0])).collect()
}

/// The stones on the vertices that count.
pub fn counted(stairs: &staircase_graph::Staircase, stones: &[u64]) -> Vec<u64> {
    stones.iter().zip(&stairs.counts).filter(|(_, counts)| **counts).map(|(n, _)| *n).collect()
}

/// The values of circles, of which a taking leaves a row.
pub fn circles(
    cells: &[u64],
    row: impl Fn(u64) -> u64,
    may_take: impl Fn(u64, u64) -> bool,
) -> Vec<u64> {
    each(cells, |n| {
        let left = (0..n).filter(|left| may_take(n - left, n)).map(&row);
        sprague_grundy::mex(&left.collect::<Vec<_>>())
    })
}

/// A game that was made for a module and a rule, up to a heap.
struct Made {
    module: &'static str,
    rule: Rule,
    max_heap: u64,
    game: Rc<dyn Any>,
}

/// The game of a module for these heaps, which is made once for all that is asked of a position.
pub fn made_once<G: 'static>(
    module: &'static str,
    rule: &Rule,
    heaps: &[u64],
    make: impl FnOnce(u64) -> G,
) -> Rc<G> {
    thread_local! {
        static LAST: RefCell<Option<Made>> = const { RefCell::new(None) };
    }
    let max_heap = largest(heaps);
    let serves =
        |made: &Made| made.module == module && made.max_heap >= max_heap && made.rule == *rule;
    let game = LAST.with_borrow(|last| {
        let made = last.as_ref().filter(|made| serves(made))?;
        Rc::clone(&made.game).downcast::<G>().ok()
    });
    game.unwrap_or_else(|| {
        let game = Rc::new(make(max_heap));
        let made = Made { module, rule: rule.clone(), max_heap, game: game.clone() };
        LAST.set(Some(made));
        game
    })
}
