//! The facts about a solver, and the state of its reader.

use crate::solver::macros::Macros;
use crate::text::edit::Edit;
use crate::text::tokens::Tokens;
use std::collections::HashSet;
use std::ops::Range;

/// The usual name of this library in a solver.
pub const CRATE: &str = "nim_snippets";

/// The start of the line above a bundle's modules, which lists them.
pub const MARKER: &str = "// nim_snippets:";

/// The facts about a solver.
#[derive(Default)]
pub struct Solver {
    /// The modules that it names, and their places.
    pub uses: Vec<(String, Range<usize>)>,
    /// Does it import all modules, or the crate under another name? Then the modules that it uses
    /// are among `words`.
    pub everything: bool,
    /// Does it import the crate under another name, perhaps publicly?
    pub renamed: bool,
    /// All identifiers.
    pub words: HashSet<String>,
    /// The places where the name of the crate begins a path.
    pub places: Vec<Range<usize>>,
    /// Does something else have the crate's name?
    pub shadowed: bool,
    /// Insertions.
    pub edits: Vec<Edit>,
    /// The places of the modules from an earlier bundling, with the marker.
    pub block: Option<Range<usize>>,
    /// The macros that may be in scope up to the end of the file, and their places.
    pub macros: Vec<(String, Range<usize>)>,
    /// The places of paths whose edits would depend on a macro.
    pub wandering: Vec<Range<usize>>,
    /// The names and places of each `mod x;` in a macro, whose file is not read.
    pub unread_files: Vec<(String, Range<usize>)>,
    /// The attributes of the whole file.
    pub attributes: Vec<Attribute>,
    /// The places where the name of the crate may be a use.
    pub unclear: Vec<Range<usize>>,
    /// Has a variable or function the crate's name?
    pub bound: bool,
}

/// `#![name(words)]`; the name is the first of the words.
pub struct Attribute {
    pub name: String,
    pub words: Vec<String>,
    pub range: Range<usize>,
    /// The condition of the `cfg_attr` around it.
    pub when: Option<Tokens>,
}

/// The context of a list of tokens.
#[derive(Clone, Copy, Default)]
pub struct Context {
    /// The file itself.
    pub root: bool,
    /// A macro that is defined here is in scope up to the end of the file.
    pub textual: bool,
    /// In a nested module or the body of a macro, where a path does not begin at the root.
    pub nested: bool,
    pub in_use: bool,
    /// Among the arguments of a macro.
    pub in_call: bool,
    /// Among the arguments of a macro whose rules match the name of the crate, so the path must
    /// stay.
    pub verbatim: bool,
    /// The same, but not every rule matches it, or not for every path.
    pub unsure: bool,
    /// Among the arguments of a macro that may match or print single tokens of a path, so a new
    /// `crate::` has effects.
    pub apart: bool,
    /// Among the arguments of a macro that may put a path into a module that it writes.
    pub wanders: bool,
    /// In the body of a macro, which may be called in the root.
    pub in_body: bool,
    /// The prefix of the paths in a `use` group.
    pub before: Before,
}

impl Context {
    pub const FILE: Context = Context {
        root: true,
        textual: true,
        nested: false,
        in_use: false,
        in_call: false,
        verbatim: false,
        unsure: false,
        apart: false,
        wanders: false,
        in_body: false,
        before: Before::Nothing,
    };
}

pub struct Reader<'a> {
    pub text: &'a str,
    pub krate: &'a str,
    /// None for a search of the first use, in which every module of the crate's name is another
    /// one, and words do not matter.
    pub marker: Option<&'a str>,
    pub solver: Solver,
    /// The effect of the solver's macros on a path among their arguments.
    pub macros: Macros,
    /// The words among arguments of macros. A macro may define a macro with such a name.
    pub arguments: Vec<(String, Range<usize>)>,
    /// Is there a macro that defines macros with any name?
    pub makes_any_macro: bool,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str, krate: &'a str, marker: Option<&'a str>) -> Self {
        Reader {
            text,
            krate,
            marker,
            solver: Solver::default(),
            macros: Macros::default(),
            arguments: Vec::new(),
            makes_any_macro: false,
        }
    }
}

/// The prefix of a path.
#[derive(Clone, Copy, Default)]
pub enum Before {
    #[default]
    Nothing,
    /// `::` at this position.
    Colons(usize),
    /// `::{` before this path and others.
    ColonsGroup,
    /// `crate::`, `self::` or `super::`.
    Root,
    /// Another path.
    Path,
    /// `>`, which may end a type, as in `Vec<u8>::new`, or compare.
    Angle,
}
