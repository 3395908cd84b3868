//! Finds what the solver cannot reach by the words in the text alone, so that the compiler reads
//! less.
//!
//! No name is resolved: all items with a name that is said are taken to be reached. So what is
//! reached stays, and more.

use crate::reach::Reach;
use crate::reach::items::{Item, Kind, Side};
use crate::source::imports::Leaf;
use crate::text::tokens::Kind as Token;
use std::collections::{HashMap, HashSet};

struct Narrow<'a> {
    reach: &'a Reach,
    /// The named items in each module and `impl`.
    named: HashMap<(usize, &'a str), Vec<usize>>,
    /// The names of items.
    own: HashSet<&'a str>,
    /// The names that may mean something else than an own type or trait of this name.
    open: HashSet<&'a str>,
    /// The names that each module imports.
    imported: HashSet<(usize, &'a str)>,
    /// The functions of the traits with a name, by their names.
    functions: HashMap<&'a str, Vec<&'a str>>,
    is_live: Vec<bool>,
    /// The words in the solver and in what may be reached.
    said: HashSet<&'a str>,
}

/// The items and imports for which no text that may be reached has a name.
#[derive(Default)]
pub struct Unsaid {
    pub items: HashSet<usize>,
    /// The leaves of imports, each with its item.
    pub leaves: HashSet<(usize, usize)>,
}

impl Unsaid {
    pub fn new(reach: &Reach) -> Self {
        let mut narrow = Narrow::new(reach);
        while narrow.grow() {}
        let items = reach.items.iter().enumerate().filter(|(_, item)| !item.is_made());
        let mut unsaid = Unsaid::default();
        for (k, item) in items {
            if !narrow.is_live[k] {
                unsaid.items.insert(k);
            }
            let leaves = (0..item.leaves.len()).filter(|&leaf| !narrow.has_leaf(k, leaf));
            unsaid.leaves.extend(leaves.map(|leaf| (k, leaf)));
        }
        unsaid
    }
}

impl<'a> Narrow<'a> {
    fn new(reach: &'a Reach) -> Self {
        let items = &reach.items;
        let mut narrow = Narrow {
            reach,
            named: HashMap::new(),
            own: HashSet::new(),
            open: HashSet::new(),
            imported: HashSet::new(),
            functions: HashMap::new(),
            is_live: vec![false; items.len()],
            said: HashSet::new(),
        };
        for (k, item) in items.iter().enumerate().filter(|(_, item)| !item.name.is_empty()) {
            narrow.own.insert(&item.name);
            narrow.named.entry((item.parent, &item.name)).or_default().push(k);
            let around = &items[item.parent];
            if around.kind == Kind::Trait {
                narrow.functions.entry(&around.name).or_default().push(&item.name);
            }
            if item.kind == Kind::Alias {
                narrow.open.insert(&item.name);
            }
        }
        for item in items {
            for leaf in &item.leaves {
                let Some(name) = leaf.name.as_deref() else { continue };
                narrow.imported.insert((item.parent, name));
                if leaf.path.last().is_some_and(|last| last != name) || !narrow.is_own(leaf) {
                    narrow.open.insert(name);
                }
            }
        }
        (0..items[0].tokens.start).for_each(|token| narrow.say(token));
        narrow.live(0);
        narrow
    }

    /// Adds what may be reached from what is known to be. Returns whether there is any.
    fn grow(&mut self) -> bool {
        let before = (self.said.len(), self.is_live.iter().filter(|is_live| **is_live).count());
        for (k, item) in self.reach.items.iter().enumerate().skip(1) {
            if item.is_made() {
                continue;
            }
            if !self.is_live[k] && self.may_be_reached(item) {
                self.live(k);
            }
            for leaf in 0..item.leaves.len() {
                if self.is_live[k] && self.has_leaf(k, leaf) {
                    item.leaves[leaf].at.iter().for_each(|&token| self.say(token));
                }
            }
        }
        before != (self.said.len(), self.is_live.iter().filter(|is_live| **is_live).count())
    }

    fn may_be_reached(&self, item: &Item) -> bool {
        let around = &self.reach.items[item.parent];
        let is_said = self.said.contains(item.name.as_str());
        let is_around = self.is_live[item.parent];
        let is_dead = |side: &Side| self.is_dead(item.parent, side);
        if around.kind == Kind::Trait || around.header.of.is_some() {
            return is_around;
        }
        if item.acts && !matches!(item.kind, Kind::Module | Kind::Import) {
            return true;
        }
        match item.kind {
            // They may be in scope where the module around them is not named.
            Kind::Macro => is_said,
            Kind::Call if around.kind == Kind::Implementation => {
                !self.is_dead(around.parent, &around.header.on)
            }
            Kind::Call => true,
            Kind::Import => is_around,
            Kind::Implementation => {
                let of = &item.header.of;
                of.as_ref().is_some_and(|of| !is_dead(of) && !is_dead(&item.header.on))
            }
            Kind::Trait => is_around && (is_said || self.has_function(&item.name)),
            _ if around.kind == Kind::Implementation => {
                is_said && !self.is_dead(around.parent, &around.header.on)
            }
            _ => is_around && is_said,
        }
    }

    /// Is a trait or type in the header of an `impl` in this module an own one that is not reached?
    fn is_dead(&self, module: usize, side: &Side) -> bool {
        let code = &self.reach.code;
        let words: Vec<&str> = side.path.clone().filter_map(|k| code.word(k)).collect();
        let (Some(first), Some(last)) = (words.first(), words.last()) else { return false };
        let is_it = |k: &&usize| matches!(self.reach.items[**k].kind, Kind::Type | Kind::Trait);
        let named = self.named.get(&(module, *first)).into_iter().flatten();
        let mut here = named.filter(is_it).peekable();
        if words.len() == 1 && here.peek().is_some() {
            return here.all(|&k| !self.is_live[k]);
        }
        let is_own = match words.len() {
            1 => self.imported.contains(&(module, *first)),
            _ => is_relative(first),
        };
        is_own && self.own.contains(last) && !self.open.contains(last) && !self.said.contains(last)
    }

    /// May the name that a leaf of an import brings be meant?
    fn has_leaf(&self, k: usize, leaf: usize) -> bool {
        let leaf = &self.reach.items[k].leaves[leaf];
        let target = leaf.path.last().map_or("", String::as_str);
        leaf.name.as_deref().is_none_or(|name| name == "_" || self.said.contains(name))
            || self.said.contains(target)
            || self.has_function(target)
            || !self.own.contains(target)
            || !self.is_own(leaf)
    }

    /// May a function of a trait with this name be called?
    fn has_function(&self, name: &str) -> bool {
        self.functions.get(name).into_iter().flatten().any(|name| self.said.contains(name))
    }

    /// Does the path of a leaf begin with something below the solver?
    fn is_own(&self, leaf: &Leaf) -> bool {
        leaf.path
            .first()
            .is_some_and(|first| is_relative(first) || self.own.contains(first.as_str()))
    }

    fn live(&mut self, k: usize) {
        if self.is_live[k] {
            return;
        }
        self.is_live[k] = true;
        let Reach { items, around, .. } = self.reach;
        if items[k].kind != Kind::Import {
            let own = items[k].tokens.clone().filter(|&token| around[token] == k);
            own.for_each(|token| self.say(token));
        }
        self.live(items[k].parent);
    }

    /// Adds the words of a token; those in a string may be arguments of a format.
    fn say(&mut self, token: usize) {
        let code = &self.reach.code;
        match code.kind(token) {
            Some(Token::Word) => self.said.extend(code.word(token)),
            Some(Token::Literal) => {
                let is_other = |c: char| !c.is_alphanumeric() && c != '_';
                self.said.extend(code.text(token).split(is_other));
            }
            _ => {}
        }
    }
}

fn is_relative(word: &str) -> bool {
    ["crate", "self", "super"].contains(&word)
}
