//! The program that finds an unknown game by brute force.

use crate::clauses::Clause;
use crate::words::{self, Tokens};

/// The programs by what positions consist of.
const SHAPES: [(&str, &str); 5] = [
    ("string", "brute_string"),
    ("tree", "brute_tree"),
    ("graph", "brute_graph"),
    ("vertex", "brute_graph"),
    ("grid", "brute_board"),
];
const LOOPY: &str = "brute_loopy";
const HEAPS: &str = "brute_heaps";

/// The program for positions of this shape, or for the first of these clauses.
pub fn template(
    windows: &[Tokens],
    uncovered: impl Iterator<Item = &'static Clause>,
) -> &'static str {
    let by_clause = uncovered.filter_map(|clause| clause.template()).next();
    let is_told = |name: &str| {
        let notion = words::notion(name);
        windows.iter().flatten().any(|&(token, _)| token == notion)
    };
    let shape = SHAPES.iter().find(|(notion, _)| is_told(notion)).map(|(_, template)| *template);
    match by_clause {
        Some(LOOPY) => LOOPY,
        by_clause => shape.or(by_clause).unwrap_or(HEAPS),
    }
}
