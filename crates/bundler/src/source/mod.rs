//! Reads a crate: its files as one text, its conditions, and the names in it.

pub mod conditions;
pub mod files;
pub mod imports;
pub mod items;
pub mod names;
pub mod paths;

use crate::text::tokens::Code;
use std::ops::Range;

/// The indices of the tokens outside of some parts, in ascending order. A reader of more than one
/// token skips the others.
pub struct Walk<'a> {
    length: usize,
    /// The parts in ascending order.
    without: &'a [Range<usize>],
    next: usize,
}

impl<'a> Walk<'a> {
    pub fn new(code: &Code, without: &'a [Range<usize>]) -> Self {
        Walk { length: code.len(), without, next: 0 }
    }

    pub fn skip_to(&mut self, i: usize) {
        self.next = i;
    }
}

impl Iterator for Walk<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while let Ok(part) = self.without.binary_search_by_key(&self.next, |part| part.start) {
            self.next = self.without[part].end.max(self.next + 1);
        }
        let i = self.next;
        self.next += 1;
        (i < self.length).then_some(i)
    }
}
