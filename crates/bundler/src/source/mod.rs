//! Reads a crate: its files as one text, its conditions, its modules and the names in them.

pub mod conditions;
pub mod files;
pub mod imports;
pub mod items;
pub mod modules;
pub mod paths;

use std::ops::Range;

/// The end of the part that begins at `i`, if one does. The parts are in ascending order.
pub fn end_of(parts: &[Range<usize>], i: usize) -> Option<usize> {
    let found = parts.binary_search_by_key(&i, |part| part.start).ok()?;
    Some(parts[found].end.max(i + 1))
}
