//! The rows by theme. Each reference is a known method, written for this comparison.

mod graphs;
mod matchings;
mod nimbers;
mod octal;
mod tables;
mod xors;

use crate::harness::Rows;

/// The modules with a row, in the order of `src/lib.rs`.
pub const ALL: &[(&str, Rows)] = &[
    ("subtraction_game", tables::subtraction_game),
    ("xor_basis", xors::xor_basis),
    ("staircase_graph", graphs::staircase_graph),
    ("grundys_game", octal::grundys_game),
    ("nimber", nimbers::nimber),
    ("vertex_geography", matchings::vertex_geography),
    ("loopy_game", graphs::loopy_game),
    ("dag_game", graphs::dag_game),
    ("misere_sums", graphs::misere_sums),
    ("sprague_grundy", tables::sprague_grundy),
    ("grundy_table", tables::grundy_table),
    ("periodicity", tables::periodicity),
];
