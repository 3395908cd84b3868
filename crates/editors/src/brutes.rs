//! The programs that explore a game without a module by brute force, for `solve`.

/// A whole program.
pub struct Brute {
    pub name: &'static str,
    pub positions: &'static str,
    program: &'static str,
}

/// The programs in `programs/`, each with a description of its positions.
macro_rules! brutes {
    ($($name:ident: $positions:literal,)*) => {
        &[$(Brute {
            name: stringify!($name),
            positions: $positions,
            program: include_str!(concat!("../programs/", stringify!($name), ".rs")),
        }),*]
    };
}

pub const BRUTES: &[Brute] = brutes! {
    brute_main: "heaps that may split",
    brute_heaps: "lists of heaps",
    brute_tuple: "tuples of numbers",
    brute_string: "strings",
    brute_mask: "sets and rows of marks",
    brute_graph: "graphs",
    brute_tree: "rooted trees",
    brute_weighted_tree: "rooted trees with numbers",
    brute_board: "empty boards",
    brute_grid: "boards with filled cells",
    brute_loopy: "positions that can return",
};

/// The outcomes of positions, which `end` returns.
pub const OUTCOME: &str = include_str!("../programs/rest/outcome.rs");

/// The positions that the input may give: all.
pub const INPUT: &str = include_str!("../programs/rest/input.rs");

/// The positions in play, which are those of the input.
pub const START: &str = include_str!("../programs/rest/start.rs");

/// Parts that several programs share, each with the line that it replaces.
const PARTS: [(&str, &str); 9] = [
    ("//# rarely", include_str!("../programs/rest/rarely.rs")),
    ("//# end", include_str!("../programs/rest/end.rs")),
    ("//# input", INPUT),
    ("//# start", START),
    ("//# lists", include_str!("../programs/rest/lists.rs")),
    ("//# tuples", include_str!("../programs/rest/tuples.rs")),
    ("//# evaluate", include_str!("../programs/rest/evaluate.rs")),
    ("//# main", include_str!("../programs/rest/main.rs")),
    ("//# outcome", OUTCOME),
];

impl Brute {
    /// The program with the parts that it shares.
    pub fn text(&self) -> String {
        let fill = |text: String, (mark, part): (&str, &str)| {
            text.replace(mark, &format!("\n{}", part.trim_end()))
        };
        PARTS.into_iter().fold(self.program.to_owned(), fill)
    }
}
