//! The facts about a solver, and the state while it is read.

use crate::solver::macros::Macros;
use crate::text::edit::Edit;
use crate::text::tokens::Tokens;
use std::collections::HashSet;
use std::ops::Range;

/// The name by which a solver calls the crate if its package has no other.
pub const CRATE: &str = "nim_snippets";

/// The text before the list of modules in the line above a bundle's modules.
pub const MARKER: &str = "// nim_snippets:";

/// The facts about a solver.
#[derive(Default)]
pub struct Solver {
    /// The modules that it names, and where.
    pub uses: Vec<(String, Range<usize>)>,
    /// Does it import all modules, or the crate under another name? Then the modules that it uses
    /// are among `words`.
    pub everything: bool,
    /// Does it import the crate under another name, perhaps for others too?
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
    /// The macros that are, or may be, in scope from here to the end of the file.
    pub macros: Vec<(String, Range<usize>)>,
    /// Paths that a macro may take apart, print, know only as they are, or put into a module of its
    /// own, or not.
    pub wandering: Vec<Range<usize>>,
    /// The names in `mod x;`, and where it stands: a file that is not read, since a macro names it.
    pub unread_files: Vec<(String, Range<usize>)>,
    /// The attributes of the whole file.
    pub attributes: Vec<Attribute>,
    /// The places where the name of the crate may or may not be a use.
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
    /// In a nested module or the body of a macro, where plain paths do not begin at the root.
    pub nested: bool,
    pub in_use: bool,
    /// Among the arguments of a macro.
    pub in_call: bool,
    /// Among those of a macro whose rules name the crate, and so know the path only as it is.
    pub verbatim: bool,
    /// And not each rule does, or not for each path.
    pub unsure: bool,
    /// Among those of a macro that may take a path apart or print it, so that it shows if the path
    /// begins with `crate::`.
    pub apart: bool,
    /// Among those of a macro that may put a path into a module of its own, or not.
    pub wanders: bool,
    /// In the body of a macro, which may be put at the top level.
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
    /// None where only the first use is looked for: then every module of the crate's name is
    /// somebody else's, and words do not matter.
    pub marker: Option<&'a str>,
    pub solver: Solver,
    /// The effect of the solver's macros on a path among their arguments.
    pub macros: Macros,
    /// The words among arguments of macros, each of which may name a macro that is made of it.
    pub arguments: Vec<(String, Range<usize>)>,
    /// Is there a macro that makes macros of any name?
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
    /// `::{`, around this path and others.
    ColonsGroup,
    /// `crate::`, `self::` or `super::`.
    Root,
    /// Another path.
    Path,
    /// What may be a type, as in `Vec<u8>::new`, or a comparison with what follows.
    Angle,
}
