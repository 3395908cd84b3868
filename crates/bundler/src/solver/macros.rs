//! Finds the effects of macros on a path in their arguments.

use crate::solver::syntax::KEYWORDS;
use crate::text::tokens::{Code, Tokens};
use std::collections::{HashMap, HashSet};

/// The macros that a solver defines, and aliases of macros. Several with the same name count as
/// one.
#[derive(Default)]
pub struct Macros(HashMap<String, Macro>);

#[derive(Default)]
struct Macro {
    effects: Effects,
    /// The macros that it calls or renames.
    calls: HashSet<String>,
}

/// The possible effects on a path.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Effects {
    /// The macro may put the path into a module that it writes.
    pub writes_module: bool,
    /// The path must stay as it is, since a rule matches the name of the crate.
    pub names_crate: bool,
    /// Not every rule matches the name of the crate once, so another path may be meant.
    pub names_other: bool,
    /// The macro may match single tokens of the path, as by a rule with `::`, or print them.
    pub takes_apart: bool,
}

impl Effects {
    fn and(self, other: Self) -> Self {
        Effects {
            writes_module: self.writes_module || other.writes_module,
            names_crate: self.names_crate || other.names_crate,
            names_other: self.names_other || other.names_other,
            takes_apart: self.takes_apart || other.takes_apart,
        }
    }
}

/// The name for all macros that macros define with a variable as their name.
const MADE: &str = "$name";

/// The name for all macros that macros call by a variable.
const NAMED: &str = "$name!";

/// The macro whose arguments are in the brackets at `i`.
pub fn called(tokens: &Tokens, i: usize) -> Option<&str> {
    let name = tokens.word_before(tokens.start_before(i, "!")?);
    name.filter(|name| !KEYWORDS.contains(name))
}

impl Macros {
    /// All macros that are defined somewhere in the files.
    pub fn of(files: &[&Code], krate: &str) -> Self {
        let mut macros = Macros::default();
        // Without one of these, no macro has an effect.
        let acts = |text: &str| text.contains("macro_rules") || text.contains("stringify");
        if !files.iter().any(|file| acts(&file.text)) {
            return macros;
        }
        macros.named("stringify").effects.takes_apart = true;
        for file in files {
            macros.collect(&file.tokens, krate, false);
        }
        macros.follow_calls();
        macros
    }

    /// The effect of this macro.
    pub fn effects(&self, name: &str) -> Effects {
        self.0.get(name).map(|known| known.effects).unwrap_or_default()
    }

    fn named(&mut self, name: &str) -> &mut Macro {
        self.0.entry(name.to_owned()).or_default()
    }

    fn collect(&mut self, tokens: &Tokens, krate: &str, in_call: bool) {
        for i in 0..tokens.len() {
            if tokens.is(i, "macro_rules") && tokens.is(i + 1, "!") {
                self.define(tokens, i + 2, krate);
            }
            if let Some(word) = tokens.word(i) {
                if tokens.is(i + 1, "as")
                    && let Some(alias) = tokens.word(i + 2)
                {
                    self.named(alias).calls.insert(word.to_owned());
                }
                // An argument may be the name of a macro that is defined or called.
                if in_call && !tokens.is(i + 1, "!") {
                    self.named(word).calls.insert(MADE.to_owned());
                    self.named(NAMED).calls.insert(word.to_owned());
                }
            }
            if let Some(content) = tokens.content(i) {
                self.collect(content, krate, in_call || called(tokens, i).is_some());
            }
        }
    }

    /// Reads the definition whose name is at `i`.
    fn define(&mut self, tokens: &Tokens, i: usize, krate: &str) {
        let variable = tokens.is(i, "$");
        let name = if variable { Some(MADE) } else { tokens.word(i) };
        let rules = tokens.content(i + 1 + usize::from(variable));
        let (Some(name), Some(rules)) = (name, rules) else { return };
        let known = self.named(name);
        for j in (1..rules.len()).filter(|&j| rules.is(j, "=>")) {
            if let (Some(left), Some(right)) = (rules.content(j - 1), rules.content(j + 2)) {
                known.read(left, right, krate);
            }
        }
    }

    /// A macro has the effects of the macros that it calls.
    fn follow_calls(&mut self) {
        let mut callers: HashMap<String, Vec<String>> = HashMap::new();
        for (name, known) in &self.0 {
            for callee in &known.calls {
                callers.entry(callee.clone()).or_default().push(name.clone());
            }
        }
        let mut open: Vec<String> = self.0.keys().cloned().collect();
        while let Some(name) = open.pop() {
            let effects = self.effects(&name);
            for caller in callers.get(&name).into_iter().flatten() {
                let known = self.named(caller);
                let all = known.effects.and(effects);
                if known.effects != all {
                    known.effects = all;
                    open.push(caller.clone());
                }
            }
        }
    }
}

impl Macro {
    /// Reads the two sides of a rule.
    fn read(&mut self, left: &Tokens, right: &Tokens, krate: &str) {
        let names = count(left, krate);
        let mut whole = HashSet::new();
        self.effects.names_crate |= names > 0;
        self.effects.names_other |= names != 1;
        self.effects.takes_apart |=
            has(left, "::") || takes_tokens(left, &mut whole) || changes_tokens(right, &whole);
        self.effects.writes_module |= has(right, "mod");
        for (tokens, i) in right.deep().filter(|(tokens, i)| tokens.macro_arguments(*i).is_some()) {
            let name = if tokens.is_before(i, "$") { Some(NAMED) } else { tokens.word(i) };
            self.calls.extend(name.map(str::to_owned));
        }
    }
}

/// The number of times that a word occurs.
pub fn count(tokens: &Tokens, word: &str) -> usize {
    tokens.words().filter(|other| *other == word).count()
}

pub fn has(tokens: &Tokens, text: &str) -> bool {
    tokens.deep().any(|(tokens, i)| tokens.is(i, text))
}

/// Does the left side of a rule match single tokens among others? Adds the variables that match all
/// tokens, as in `$($x:tt)*`.
fn takes_tokens<'a>(tokens: &'a Tokens, whole: &mut HashSet<&'a str>) -> bool {
    let mut single = 0;
    let mut all = 0;
    for i in 0..tokens.len() {
        if let Some(content) = tokens.content(i) {
            let variable = repeated(tokens, i).filter(|_| content.len() == 4);
            if let Some(variable) = variable.filter(|_| content.is(3, "tt")) {
                whole.insert(variable);
                all += 1;
            } else if takes_tokens(content, whole) {
                return true;
            }
        } else if tokens.is(i, "tt") && tokens.is_before(i, ":") {
            // In a macro that a macro defines, the dollar sign is a variable.
            if !i.checked_sub(3).is_some_and(|dollar| tokens.is(dollar, "$")) {
                return true;
            }
            single += 1;
        }
    }
    single > 0 && single + all > 1
}

/// Does the right side of a rule use these variables otherwise than in `$($x)*`, which passes all
/// on?
fn changes_tokens(tokens: &Tokens, whole: &HashSet<&str>) -> bool {
    (0..tokens.len()).any(|i| match tokens.content(i) {
        Some(content) => {
            let passed = content.len() == 2 && repeated(tokens, i).is_some();
            !passed && changes_tokens(content, whole)
        }
        None => tokens.is(i, "$") && tokens.word(i + 1).is_some_and(|word| whole.contains(word)),
    })
}

/// The variable at the start of the brackets at `i`, if these repeat without a separator.
fn repeated(tokens: &Tokens, i: usize) -> Option<&str> {
    let repeats = tokens.is_before(i, "$") && (tokens.is(i + 1, "*") || tokens.is(i + 1, "+"));
    let content = tokens.content(i).filter(|content| repeats && content.is(0, "$"))?;
    content.word(1)
}
