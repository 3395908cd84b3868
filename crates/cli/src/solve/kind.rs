//! The kinds of positions that templates have.

use bundler::diagnostic::{Problem, Result, suggestion};

/// The kind of positions, by the template of the rules.
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
    /// Rooted trees with a number at each vertex.
    WeightedTree,
    Graph,
    Board,
}

const KINDS: [(&str, Kind); 10] = [
    ("brute_main", Kind::Splits),
    ("brute_heaps", Kind::Heaps),
    ("brute_tuple", Kind::Tuple),
    ("brute_loopy", Kind::Loopy),
    ("brute_string", Kind::String),
    ("brute_mask", Kind::Mask),
    ("brute_tree", Kind::Tree),
    ("brute_weighted_tree", Kind::WeightedTree),
    ("brute_graph", Kind::Graph),
    ("brute_board", Kind::Board),
];

/// The line of a template that names it.
pub const LINE: &str = "// template: ";

impl Kind {
    pub fn of(text: &str) -> Result<Kind> {
        let name = text.lines().find_map(|line| line.strip_prefix(LINE)).map(str::trim);
        let name = name.ok_or_else(|| missing(&format!("line `{LINE}brute_…`")))?;
        let known = KINDS.iter().find(|(known, _)| *known == name);
        known.map(|(_, kind)| *kind).ok_or_else(|| {
            let hint = suggestion(name, KINDS.iter().map(|(known, _)| *known));
            Problem::new(format!("there is no template `{name}`{hint}"))
        })
    }

    /// The smallest number at the start, as the rules name it.
    pub fn least(self) -> Option<&'static str> {
        match self {
            Kind::Splits | Kind::Heaps | Kind::Tuple | Kind::Loopy => Some("LEAST"),
            Kind::WeightedTree => Some("NUMBERS.start()"),
            _ => None,
        }
    }

    /// The statement of a solver that reads a position with the functions of the template.
    pub fn reading(self) -> &'static str {
        match self {
            Kind::String => "let string = string(&input);",
            Kind::Tree | Kind::WeightedTree | Kind::Graph => "let numbers = counts(&read(&input));",
            _ => "let numbers = numbers(&input);",
        }
    }
}

/// The error for rules without a part of the template.
pub fn missing(part: &str) -> Problem {
    Problem::new(format!("these rules lack the {part} of their template"))
        .help("fill in a template: `./bundle.sh brute_heaps > rules.rs`; see `solve --help`")
}
