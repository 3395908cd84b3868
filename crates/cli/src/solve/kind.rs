//! The kinds of positions that templates have.

/// The kind of positions, which the lines of a template show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One heap becomes a list of heaps.
    Splits,
    Heaps,
    Tuple,
    /// Tuples that can recur.
    Loopy,
    String,
    Mask,
    Tree,
    Graph,
    Board,
}

impl Kind {
    pub fn of(text: &str) -> Option<Kind> {
        let is_position = |of: &str| text.contains(&format!("type Position = {of}"));
        Some(if text.contains("\nfn options(") {
            Kind::Splits
        } else if text.contains("const ANSWERS: [&str; 3]") {
            Kind::Loopy
        } else if is_position("Vec<u64>;") {
            Kind::Heaps
        } else if is_position("[u64;") {
            Kind::Tuple
        } else if is_position("Vec<u8>;") {
            Kind::String
        } else if is_position("u64;") {
            Kind::Mask
        } else if is_position("Option<Vec<usize>>;") {
            Kind::Tree
        } else if is_position("(Vec<Vec<bool>>") {
            Kind::Graph
        } else if is_position("Vec<Vec<u8>>;") {
            Kind::Board
        } else {
            return None;
        })
    }
}
