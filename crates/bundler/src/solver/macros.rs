//! What the solver's own macros may do with a path among their arguments.

use crate::text::tokens::Tokens;
use std::collections::{HashMap, HashSet};

/// The macros of a solver by name. Several of one name count as one.
#[derive(Default)]
pub struct Macros(HashMap<String, Macro>);

#[derive(Default)]
struct Macro {
    writes_module: bool,
    /// Its rules name the crate.
    names_crate: bool,
    /// Its rules have a `::`, so a path may be taken apart.
    takes_paths_apart: bool,
    calls: HashSet<String>,
}

impl Macros {
    /// All macros that are defined somewhere in the tokens.
    pub fn of(tokens: &Tokens, krate: &str) -> Self {
        let mut macros = Macros::default();
        macros.collect(tokens, krate);
        macros.follow_calls();
        macros
    }

    fn collect(&mut self, tokens: &Tokens, krate: &str) {
        for i in 0..tokens.len() {
            if tokens.is(i, "macro_rules")
                && tokens.is(i + 1, "!")
                && let Some(name) = tokens.word(i + 2)
                && let Some(rules) = tokens.content(i + 3)
            {
                let known = self.0.entry(name.to_owned()).or_default();
                for j in (1..rules.len()).filter(|&j| rules.is(j, "=>")) {
                    if let (Some(left), Some(right)) = (rules.content(j - 1), rules.content(j + 2))
                    {
                        known.read(left, right, krate);
                    }
                }
            }
            if let Some(content) = tokens.content(i) {
                self.collect(content, krate);
            }
        }
    }

    /// What a macro calls may do the same with its arguments.
    fn follow_calls(&mut self) {
        self.follow(|known| &mut known.writes_module);
        self.follow(|known| &mut known.takes_paths_apart);
    }

    fn follow(&mut self, property: fn(&mut Macro) -> &mut bool) {
        loop {
            let having =
                self.0.iter_mut().filter_map(|(name, known)| property(known).then(|| name.clone()));
            let having: HashSet<String> = having.collect();
            let mut grows = false;
            for known in self.0.values_mut() {
                if !*property(known) && !known.calls.is_disjoint(&having) {
                    *property(known) = true;
                    grows = true;
                }
            }
            if !grows {
                return;
            }
        }
    }

    /// May this one put a path into a module of its own?
    pub fn write_module(&self, name: &str) -> bool {
        self.0.get(name).is_some_and(|known| known.writes_module)
    }

    /// Does this one know the path of the crate only as it is?
    pub fn name_crate(&self, name: &str) -> bool {
        self.0.get(name).is_some_and(|known| known.names_crate)
    }

    pub fn take_paths_apart(&self, name: &str) -> bool {
        self.0.get(name).is_some_and(|known| known.takes_paths_apart)
    }
}

impl Macro {
    /// Reads the two sides of a rule.
    fn read(&mut self, left: &Tokens, right: &Tokens, krate: &str) {
        let mut words = Vec::new();
        left.words(&mut words);
        self.names_crate |= words.iter().any(|word| word == krate);
        self.takes_paths_apart |= has_colons(left);
        self.writes_module |= has_module(right);
        collect_calls(right, &mut self.calls);
    }
}

fn has_colons(tokens: &Tokens) -> bool {
    (0..tokens.len()).any(|i| tokens.is(i, "::") || tokens.content(i).is_some_and(has_colons))
}

fn has_module(tokens: &Tokens) -> bool {
    (0..tokens.len()).any(|i| tokens.is(i, "mod") || tokens.content(i).is_some_and(has_module))
}

fn collect_calls(tokens: &Tokens, calls: &mut HashSet<String>) {
    for i in 0..tokens.len() {
        if tokens.macro_arguments(i).is_some() {
            calls.extend(tokens.word(i).map(str::to_owned));
        }
        if let Some(content) = tokens.content(i) {
            collect_calls(content, calls);
        }
    }
}
