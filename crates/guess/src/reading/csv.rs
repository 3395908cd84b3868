//! Reads a square of comma-separated values with sizes on two sides; cells may be empty.

use crate::engine::evidence::Position;
use crate::reading::cells::{Cell, cells};

/// The cells, if the text is a square of comma-separated values.
pub fn read(text: &str) -> Option<Vec<(Position, Cell<'_>)>> {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let head = lines.next()?.trim().strip_prefix(',')?;
    let sizes: Vec<u64> = head.split(',').map(number).collect::<Option<_>>()?;
    let mut square = Vec::new();
    for line in lines {
        let (size, row) = line.trim_end().split_once(',')?;
        let row: Vec<&str> = row.split(',').map(str::trim).collect();
        let a = number(size)?;
        if row.len() != sizes.len() {
            return None;
        }
        for (&b, item) in sizes.iter().zip(row).filter(|(_, item)| !item.is_empty()) {
            let &[cell] = &cells(item, None)[..] else { return None };
            square.push((vec![a, b], cell));
        }
    }
    Some(square)
}

fn number(item: &str) -> Option<u64> {
    item.trim().parse().ok()
}
