//! Generates a solver from a seed. It tracks the macros in scope, so that the solver compiles.

use crate::families::FAMILIES;
use crate::fill::{Filler, pick};
use crate::pieces::{CALLS, INSIDE, LIBRARY, MODULES, OWN, PIECES};
use crate::solver::{Home, Item, Library, Module, Solver};
use crate::surroundings::{CONDITIONS, EXITS, TRAPS};
use fastrand::Rng;
use std::collections::HashSet;

const CRATES: &[&str] = &["nim_snippets", "nim_snippets", "nim_snippets", "ns", "games"];
/// One for each edition.
const JUDGES: &[&str] = &["aoj", "codeforces", "library-checker"];
const DEPTH: usize = 3;

pub fn solver(seed: u64) -> Solver {
    let mut rng = Rng::with_seed(seed);
    let krate = pick(&mut rng, CRATES);
    let judge = pick(&mut rng, JUDGES);
    let windows = rng.u8(..8) == 0;
    let libraries = pick(&mut rng, &[0, 0, 0, 1, 2]);
    let filler = Filler { rng, krate, own: "", scope: Vec::new(), count: 0 };
    let mut generator = Generator { filler, calls: Vec::new(), inside: true };
    let mut libraries: Vec<Library> =
        OWN_CRATES[2 - libraries..].iter().map(|name| generator.library(name, krate)).collect();
    libraries.reverse();
    generator.filler.krate = krate;
    generator.inside = false;
    Solver { krate, judge, windows, items: generator.items(0), libraries }
}

/// The names of own crates. The solver calls the second one, which calls the first one.
const OWN_CRATES: &[&str] = &["deep", "mine"];

struct Generator {
    filler: Filler,
    /// The possible calls of the own crate.
    calls: Vec<String>,
    /// Is this an own crate?
    inside: bool,
}

impl Generator {
    /// An own crate, which may call the one before it.
    fn library(&mut self, name: &'static str, krate: &'static str) -> Library {
        self.filler.krate = if self.filler.rng.u8(..6) == 0 { "other_name" } else { krate };
        let head = self.filler.filled(LIBRARY).expect("no macro");
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
        self.filler.own = name;
        self.filler.scope.clear();
        Library { name, krate: self.filler.krate, head, items }
    }

    /// A piece that uses an own crate, if there is one.
    fn own(&mut self) -> Item {
        if self.filler.own.is_empty() {
            return self.value(PIECES);
        }
        if self.calls.is_empty() || self.filler.rng.bool() {
            return self.value(OWN);
        }
        let call = self.calls[self.filler.rng.usize(..self.calls.len())].clone();
        let id = self.filler.count;
        let text = format!("pub fn f@id() -> u64 {{ let _ = @own::{call}; @n }}");
        let text = self.filler.filled(&text).expect("no macro");
        Item::Piece(text, Some(format!("f{id}()")))
    }

    fn items(&mut self, depth: usize) -> Vec<Item> {
        let mut names = HashSet::new();
        let count = self.filler.rng.usize(3..9) - depth;
        (0..count).flat_map(|_| self.item(depth, &mut names)).collect()
    }

    fn item(&mut self, depth: usize, names: &mut HashSet<String>) -> Vec<Item> {
        match self.filler.rng.u8(..100) {
            0..10 if self.inside => vec![self.value(INSIDE)],
            0..12 => vec![self.own()],
            12..20 => vec![self.value(PIECES)],
            20..50 => vec![self.value(CALLS)],
            50..74 => self.definition(),
            74..78 => vec![self.made_macro()],
            78..82 => {
                let trap = self.filler.pick(TRAPS);
                vec![Item::Piece(self.filler.filled(trap).expect("no macro"), None)]
            }
            _ if depth < DEPTH => vec![self.module(depth, names)],
            _ => vec![self.value(PIECES)],
        }
    }

    /// A piece that has a value. It has no macros if those for it are not in scope.
    fn value(&mut self, pieces: &[&'static str]) -> Item {
        let piece = self.filler.pick(pieces);
        let id = self.filler.count;
        let text = self.filler.filled(piece);
        match text {
            Some(text) => Item::Piece(text, Some(format!("f{id}()"))),
            None => self.value(PIECES),
        }
    }

    /// A macro, perhaps with a condition.
    fn definition(&mut self) -> Vec<Item> {
        let family = &FAMILIES[self.filler.pick(&[0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5])];
        let name = self.filler.pick(family.names);
        // Macros of std are rarely replaced.
        let std = ["vec", "assert"].contains(&name);
        let name = if std && self.filler.rng.u8(..3) > 0 { family.names[0] } else { name };
        let rules = self.filler.pick(family.rules);
        // A macro that calls itself would not end.
        let scope = self.filler.scope.clone();
        self.filler.scope.retain(|known| *known != name && !calls_back(known, name));
        let rules = self.filler.filled(rules);
        self.filler.scope = scope;
        let Some(rules) = rules else { return Vec::new() };
        let (condition, holds) = match self.filler.rng.u8(..5) {
            0 => self.filler.pick(CONDITIONS),
            _ => ("", true),
        };
        let attribute = match condition {
            "" => String::new(),
            condition => format!("#[cfg({condition})] "),
        };
        if holds {
            self.filler.scope.push(name);
        }
        vec![Item::Piece(format!("{attribute}macro_rules! {name} {{ {rules} }}"), None)]
    }

    /// A macro that another one makes.
    fn made_macro(&mut self) -> Item {
        let name = self.filler.pick(&["tw", "up", "cut"]);
        match self.filler.filled(&format!("@make! {{ {name}, @n }}")) {
            Some(text) => {
                self.filler.scope.push(name);
                Item::Piece(text, None)
            }
            None => self.value(CALLS),
        }
    }

    fn module(&mut self, depth: usize, names: &mut HashSet<String>) -> Item {
        let id = self.filler.count;
        self.filler.count += 1;
        let mut name = format!("m{id}");
        let known = self.filler.pick(MODULES);
        if self.filler.rng.u8(..6) == 0 && names.insert(known.to_owned()) {
            name = known.to_owned();
        }
        let home = self.home(id);
        let (outer, inner, lets_out) = self.filler.pick(EXITS);
        let path = match &home {
            Home::Inline(Some(path)) | Home::Path(path) => format!("#[path = \"{path}\"] "),
            _ => String::new(),
        };
        let (mut head, mut tail) = (format!("{path}{outer}"), String::new());
        let (mut holds, mut call) = (true, format!("{name}::run()"));
        if self.filler.rng.u8(..6) == 0 {
            let (condition, value) = self.filler.pick(CONDITIONS);
            holds = value;
            head = format!("#[cfg({condition})] {head}");
            tail = format!(" #[cfg(not({condition}))] mod {name} {{ pub fn run() {{}} }}");
        } else if matches!(home, Home::Path(_)) && self.filler.rng.bool() {
            head = format!("pub fn g{id}() {{ {head}");
            tail = format!(" {name}::run() }}");
            call = format!("g{id}()");
        }
        let scope = self.filler.scope.clone();
        let items = self.items(depth + 1);
        if !(holds && lets_out) || call.starts_with('g') {
            self.filler.scope = scope;
        }
        Item::Module(Module { name, head, tail, call, home, inner: inner.to_owned(), items })
    }

    /// The place of a module.
    fn home(&mut self, id: usize) -> Home {
        match self.filler.rng.u8(..10) {
            0..3 => Home::Inline(None),
            3 => Home::Inline(Some(format!("d{id}"))),
            4..7 => Home::Beside,
            7 => Home::Own,
            8 => Home::Path(format!("p{id}.rs")),
            _ => Home::Path(format!("d{id}/p.rs")),
        }
    }
}

/// May the first of two macros of numbers call the second? Each calls only names that come later.
fn calls_back(first: &str, second: &str) -> bool {
    const ORDER: &[&str] = &["up", "cut", "tw", "vec", "assert"];
    let place = |name: &str| ORDER.iter().position(|known| *known == name);
    place(first) <= place(second) && place(first).is_some()
}
