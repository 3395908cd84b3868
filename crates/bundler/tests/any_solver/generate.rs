//! Generates a solver from a seed. It tracks the macros in scope, so that the solver compiles.

use crate::families::FAMILIES;
use crate::pieces::{CALLS, INSIDE, LIBRARY, MODULES, OWN, PIECES};
use crate::solver::{Home, Item, Library, Module, Solver};
use crate::surroundings::{CONDITIONS, EXITS, TRAPS};
use fastrand::Rng;
use std::collections::HashSet;

const CRATES: &[&str] = &["nim_snippets", "nim_snippets", "nim_snippets", "ns", "games"];
/// The judges: one for each edition.
const JUDGES: &[&str] = &["aoj", "codeforces", "library-checker"];
const DEPTH: usize = 3;

pub fn solver(seed: u64) -> Solver {
    let rng = Rng::with_seed(seed);
    let mut generator = Generator { rng, inside: true, ..Generator::default() };
    let krate = generator.pick(CRATES);
    let judge = generator.pick(JUDGES);
    let windows = generator.one_in(8);
    let own = generator.pick(&[0, 0, 0, 1, 2]);
    let own = OWN_CRATES[2 - own..].iter();
    let mut libraries: Vec<Library> = own.map(|name| generator.library(name, krate)).collect();
    libraries.reverse();
    generator.krate = krate;
    generator.inside = false;
    Solver { krate, judge, windows, items: generator.items(0), libraries }
}

/// The names of own crates. The solver calls the second one, which calls the first one.
const OWN_CRATES: &[&str] = &["deep", "mine"];

#[derive(Default)]
pub struct Generator {
    pub rng: Rng,
    pub krate: &'static str,
    /// The name of an own crate.
    pub own: &'static str,
    /// The macros in textual scope.
    pub scope: Vec<&'static str>,
    /// The next `@id`.
    pub count: usize,
    /// The possible calls of the own crate.
    calls: Vec<String>,
    /// True if this is an own crate.
    inside: bool,
}

impl Generator {
    /// An own crate, which may call the one before it.
    fn library(&mut self, name: &'static str, krate: &'static str) -> Library {
        self.krate = if self.one_in(6) { "other_name" } else { krate };
        let head = self.filled(LIBRARY).expect("no macro");
        let mut items = self.items(0);
        for item in &mut items {
            if let Item::Module(Module { head, tail, .. }) = item {
                *tail = tail.replace(" mod ", " pub mod ");
                *head = head.replace("pub(crate)", "pub");
                *head += if head.contains("pub ") { "" } else { "pub " };
            }
        }
        let call = |item: &Item| match item {
            Item::Piece(_, call) => call.clone(),
            Item::Module(module) => Some(module.call.clone()),
        };
        self.calls = items.iter().filter_map(call).collect();
        self.own = name;
        self.scope.clear();
        Library { name, krate: self.krate, head, items }
    }

    /// A piece that uses an own crate, if there is one.
    fn own_piece(&mut self) -> Item {
        if self.own.is_empty() {
            return self.value(PIECES);
        }
        if self.calls.is_empty() || self.rng.bool() {
            return self.value(OWN);
        }
        let call = self.calls[self.rng.usize(..self.calls.len())].clone();
        let id = self.count;
        let text = format!("pub fn f@id() -> u64 {{ let _ = @own::{call}; @n }}");
        let text = self.filled(&text).expect("no macro");
        Item::Piece(text, Some(format!("f{id}()")))
    }

    fn items(&mut self, depth: usize) -> Vec<Item> {
        let mut names = HashSet::new();
        let count = self.rng.usize(3..9) - depth;
        (0..count).flat_map(|_| self.item(depth, &mut names)).collect()
    }

    fn item(&mut self, depth: usize, names: &mut HashSet<String>) -> Vec<Item> {
        match self.rng.u8(..100) {
            0..10 if self.inside => vec![self.value(INSIDE)],
            0..12 => vec![self.own_piece()],
            12..20 => vec![self.value(PIECES)],
            20..50 => vec![self.value(CALLS)],
            50..74 => self.definition(),
            74..78 => vec![self.made_macro()],
            78..82 => {
                let trap = self.pick(TRAPS);
                vec![Item::Piece(self.filled(trap).expect("no macro"), None)]
            }
            _ if depth < DEPTH => vec![self.module(depth, names)],
            _ => vec![self.value(PIECES)],
        }
    }

    /// A piece that has a value; its macros are in scope.
    fn value(&mut self, pieces: &[&'static str]) -> Item {
        let piece = self.pick(pieces);
        let id = self.count;
        match self.filled(piece) {
            Some(text) => Item::Piece(text, Some(format!("f{id}()"))),
            None => self.value(PIECES),
        }
    }

    /// A macro, perhaps with a condition.
    fn definition(&mut self) -> Vec<Item> {
        let family = &FAMILIES[self.pick(&[0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5])];
        let name = self.pick(family.names);
        // Macros of std are rarely replaced.
        let std = ["vec", "assert"].contains(&name);
        let name = if std && !self.one_in(3) { family.names[0] } else { name };
        let rules = self.pick(family.rules);
        // A macro that calls itself would not end.
        let scope = self.scope.clone();
        self.scope.retain(|known| *known != name && !calls_back(known, name));
        let rules = self.filled(rules);
        self.scope = scope;
        let Some(rules) = rules else { return Vec::new() };
        let mut text = format!("macro_rules! {name} {{ {rules} }}");
        let mut holds = true;
        if self.one_in(5) {
            let (condition, value) = self.pick(CONDITIONS);
            holds = value;
            text = format!("#[cfg({condition})] {text}");
        }
        if holds {
            self.scope.push(name);
        }
        vec![Item::Piece(text, None)]
    }

    /// A macro that another one makes.
    fn made_macro(&mut self) -> Item {
        // A macro of the solver with the same name would be in scope in an own crate, and rustc
        // would find the two ambiguous.
        if self.inside {
            return self.value(CALLS);
        }
        let name = self.pick(&["tw", "up", "cut"]);
        match self.filled(&format!("@make! {{ {name}, @n }}")) {
            Some(text) => {
                self.scope.push(name);
                Item::Piece(text, None)
            }
            None => self.value(CALLS),
        }
    }

    fn module(&mut self, depth: usize, names: &mut HashSet<String>) -> Item {
        let id = self.count;
        self.count += 1;
        let mut name = format!("m{id}");
        let known = self.pick(MODULES);
        if self.one_in(6) && names.insert(known.to_owned()) {
            name = known.to_owned();
        }
        let home = self.home(id);
        let (outer, inner, lets_out) = self.pick(EXITS);
        let path = match &home {
            Home::Inline(Some(path)) | Home::Path(path) => format!("#[path = \"{path}\"] "),
            _ => String::new(),
        };
        let (mut head, mut tail) = (format!("{path}{outer}"), String::new());
        let (mut holds, mut call) = (true, format!("{name}::run()"));
        if self.one_in(6) {
            let (condition, value) = self.pick(CONDITIONS);
            holds = value;
            head = format!("#[cfg({condition})] {head}");
            tail = format!(" #[cfg(not({condition}))] mod {name} {{ pub fn run() {{}} }}");
        } else if matches!(home, Home::Path(_)) && self.rng.bool() && !self.inside {
            // This does not work in an own crate: no path leads to a macro that is exported in a
            // function.
            head = format!("pub fn g{id}() {{ {head}");
            tail = format!(" {name}::run() }}");
            call = format!("g{id}()");
        }
        let scope = self.scope.clone();
        let items = self.items(depth + 1);
        if !(holds && lets_out) || call.starts_with('g') {
            self.scope = scope;
        }
        Item::Module(Module { name, head, tail, call, home, inner: inner.to_owned(), items })
    }

    /// The place of a module's text.
    fn home(&mut self, id: usize) -> Home {
        match self.rng.u8(..10) {
            0..3 => Home::Inline(None),
            3 => Home::Inline(Some(format!("d{id}"))),
            4..7 => Home::Beside,
            7 => Home::Own,
            8 => Home::Path(format!("p{id}.rs")),
            _ => Home::Path(format!("d{id}/p.rs")),
        }
    }
}

/// Returns whether the first of two macros of numbers may call the second: macros call only names
/// that come later.
fn calls_back(first: &str, second: &str) -> bool {
    const ORDER: &[&str] = &["up", "cut", "tw", "vec", "assert"];
    let place = |name: &str| ORDER.iter().position(|known| *known == name);
    place(first) <= place(second) && place(first).is_some()
}
