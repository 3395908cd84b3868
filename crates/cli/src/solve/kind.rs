//! The kinds of positions that templates have.

use bundler::diagnostic::{Problem, Result, suggestion};
use bundler::text::tokens::Code;
use std::ops::Range;

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
    /// An empty board.
    Board,
    /// A board with filled cells.
    Grid,
}

const KINDS: [(&str, Kind); 11] = [
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
    ("brute_grid", Kind::Grid),
];

/// The line of a template that names it.
pub const LINE: &str = "// template: ";

impl Kind {
    /// The kind that the rules name; without a name, the one that has such positions.
    pub fn of(text: &str) -> Result<Kind> {
        let name = text.lines().find_map(|line| line.strip_prefix(LINE)).map(str::trim);
        let Some(name) = name else {
            let kind = Code::new(text).ok().and_then(|code| Kind::by_positions(&code));
            return kind.ok_or_else(|| missing(&format!("line `{LINE}brute_…`")));
        };
        let known = KINDS.iter().find(|(known, _)| *known == name);
        known.map(|(_, kind)| *kind).ok_or_else(|| {
            let hint = suggestion(name, KINDS.iter().map(|(known, _)| *known));
            Problem::new(format!("there is no template `{name}`{hint}"))
        })
    }

    /// The kind that has positions of this type. Unnamed rules have a third answer only if positions
    /// can return.
    fn by_positions(code: &Code) -> Option<Kind> {
        if declared(code, "fn", "options").is_some() {
            return Some(Kind::Splits);
        }
        let draws = declared(code, "const", "ANSWERS").is_some_and(|i| code.is(i + 6, "3"));
        Some(match &*type_named(code, "Position")?.replace(' ', "") {
            "Vec<u64>" => Kind::Heaps,
            "Vec<u8>" => Kind::String,
            "u64" => Kind::Mask,
            "Option<Vec<usize>>" => Kind::Tree,
            "(Vec<Vec<bool>>,Option<usize>)" => Kind::Graph,
            "Vec<Vec<u8>>" if declared(code, "const", "CELLS").is_some() => Kind::Grid,
            "Vec<Vec<u8>>" => Kind::Board,
            array if array.starts_with("[u64;") && draws => Kind::Loopy,
            array if array.starts_with("[u64;") => Kind::Tuple,
            _ => return None,
        })
    }

    /// The template for such positions.
    pub fn template(self) -> String {
        let named = KINDS.iter().find(|(_, kind)| *kind == self);
        named.and_then(|(name, _)| editors::program(name, false)).unwrap_or_default()
    }

    /// The statement of a solver that reads a position with the functions of the template.
    pub fn reading(self) -> &'static str {
        match self {
            Kind::String => "let string = string(&input);",
            Kind::Tree | Kind::WeightedTree | Kind::Graph | Kind::Grid => {
                "let numbers = counts(&read(&input));"
            }
            _ => "let numbers = numbers(&input);",
        }
    }
}

/// The index of the keyword, such as `fn`, that declares this item.
pub fn declared(code: &Code, kind: &str, name: &str) -> Option<usize> {
    (0..code.len()).find(|&i| code.is(i, kind) && code.is(i + 1, name))
}

/// The tokens of such a declaration, up to its semicolon.
pub fn declaration(code: &Code, kind: &str, name: &str) -> Option<Range<usize>> {
    let start = declared(code, kind, name)?;
    let ends = std::iter::successors(Some(start), |&i| Some(code.after(i)));
    let end = ends.take_while(|&i| i < code.len()).find(|&i| code.is(i, ";"))?;
    Some(start..end)
}

/// The type for which this name stands.
pub fn type_named<'a>(code: &'a Code, name: &str) -> Option<&'a str> {
    let tokens = declaration(code, "type", name)?;
    Some(code.text_of(tokens.start + 3..tokens.end))
}

/// The error for rules without a part of the template.
pub fn missing(part: &str) -> Problem {
    Problem::new(format!("these rules lack the {part} of their template"))
        .help("fill in a template: `./bundle.sh brute_heaps > rules.rs`; see `solve --help`")
}
