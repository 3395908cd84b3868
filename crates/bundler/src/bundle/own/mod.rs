//! The user's own crates: each becomes a module after the solver, without the modules that nothing
//! uses.

mod reach;
mod rewrite;

use crate::bundle::conflicts;
use crate::bundle::own::reach::Names;
use crate::bundle::own::rewrite::{exports, rewritten};
use crate::bundle::target::{OwnCrate, Package};
use crate::bundle::write::with_newlines;
use crate::diagnostic::{Problem, Result};
use crate::judge::{self, Judge};
use crate::solver::macros::count;
use crate::solver::{Parsed, Solver, cfg, first_use, read_among, unclear_in_macro};
use crate::text::docs;
use crate::text::edit::{Edit, Mapped};
use crate::text::tokens::Code;
use std::collections::BTreeSet;

/// Reads a crate.
pub type Open<'a> = &'a dyn Fn(usize) -> Result<Parsed>;

/// The solver, or a crate that it needs.
struct Linked {
    /// The solver has index 0.
    index: usize,
    name: String,
    content: Mapped,
    /// The code as the judge's compiler sees it.
    code: Code,
}

/// Appends the crates that the solver uses. The solver is the first of these packages; `krate` is
/// its name for this library.
pub fn link<'a>(
    solver: Parsed,
    krate: &str,
    packages: &'a [Package],
    open: Open,
    judge: &Judge,
    with_docs: bool,
) -> Result<(Parsed, Vec<OwnCrate<'a>>)> {
    let code = solver.code.without(&cfg::absent(&solver.code, judge.flags));
    let (name, content) = (String::new(), solver.content.clone());
    let linked = vec![Linked { index: 0, name, content, code }];
    let mut linker = Linker { packages, open, krate, judge, linked };
    linker.reach()?;
    if linker.linked.len() == 1 {
        return Ok((solver, Vec::new()));
    }
    linker.write(with_docs)
}

struct Linker<'a, 'b> {
    packages: &'a [Package],
    open: Open<'b>,
    krate: &'b str,
    judge: &'b Judge,
    linked: Vec<Linked>,
}

impl<'a> Linker<'a, '_> {
    /// Reads the crates that are used, and removes the modules that are not.
    fn reach(&mut self) -> Result<()> {
        let mut names = Names::default();
        loop {
            let (known, count) = (names.clone(), self.linked.len());
            for i in 0..self.linked.len() {
                let Linked { index, code, .. } = &self.linked[i];
                let unused = reach::unused(code, &names);
                let code = if *index == 0 { code.clone() } else { code.without(&unused) };
                names.add(&code.tokens, false);
                self.open_used(i, &code)?;
            }
            if names == known && self.linked.len() == count {
                break;
            }
        }
        for linked in &mut self.linked[1..] {
            let unused = reach::unused(&linked.code, &names);
            let content = docs::without_items(&linked.content, unused);
            let Parsed { content, code, .. } = Parsed::new(content)?;
            (linked.content, linked.code) = (content, code);
        }
        Ok(())
    }

    /// Reads the crates that this code of a crate uses, unless they are known already.
    fn open_used(&mut self, user: usize, code: &Code) -> Result<()> {
        for (name, index) in &self.packages[self.linked[user].index].calls {
            if self.linked.iter().any(|linked| linked.index == *index) {
                continue;
            }
            let Some(place) = first_use(code, name) else { continue };
            if let Some(rejection) = self.packages[*index].rejection {
                let problem = Problem::new(format!("`{name}` {rejection}")).at(place, "used here");
                return Err(problem.in_text(&self.linked[user].content));
            }
            let Parsed { content, code, .. } = (self.open)(*index)?;
            let name = self.free_name(name, user == 0);
            self.linked.push(Linked { index: *index, name, content, code });
        }
        Ok(())
    }

    /// A name that nothing else in the bundle has, and no crate of a judge.
    fn free_name(&self, wanted: &str, by_solver: bool) -> String {
        let tokens = &self.linked[0].code.tokens;
        let mut name = wanted.to_owned();
        while name == self.krate
            || judge::crates().any(|(known, _)| known == name)
            || tokens.words().any(|word| word == name) && !(by_solver && name == wanted)
            || self.linked.iter().any(|linked| linked.name == name)
        {
            name.push('_');
        }
        name
    }

    fn write(self, with_docs: bool) -> Result<(Parsed, Vec<OwnCrate<'a>>)> {
        let codes: Vec<&Code> = self.linked.iter().map(|linked| &linked.code).collect();
        let mut texts = Vec::new();
        for linked in &self.linked {
            let edits = self.edits(linked, &codes);
            let edits = edits.map_err(|problem| problem.in_text(&linked.content))?;
            texts.push(linked.content.edited(edits));
        }
        let Linked { code, content: solver, .. } = &self.linked[0];
        let in_solver = |problem: Problem| problem.in_text(solver);
        let facts = read_among(code, self.krate, true, &codes).map_err(in_solver)?;
        let lints = levels(&facts);
        let allow = conflicts::allow(&facts, &[vec!["warnings"], lints.clone()].concat());
        let mut texts = texts.into_iter();
        let mut content = texts.next().unwrap_or_default();
        let newline = if content.text.contains("\r\n") { "\r\n" } else { "\n" };
        let mut crates = Vec::new();
        for (Linked { index, name, code, .. }, text) in self.linked[1..].iter().zip(texts) {
            conflicts::check(&facts, name, &code.text, &lints).map_err(in_solver)?;
            content.push(if content.text.ends_with('\n') { "" } else { newline });
            content.push(newline);
            let start = content.text.len();
            let mut block = Mapped::from(format!("{allow}\n"));
            block.push(docs::block(name, text, "pub ", with_docs, 0));
            content.push(with_newlines(block, newline));
            let (range, package) = (start..content.text.len(), &self.packages[*index]);
            crates.push(OwnCrate { name: name.clone(), range, package });
        }
        Ok((Parsed::new(content)?, crates))
    }

    /// The edits that let a crate, or the solver, work in the bundle.
    fn edits(&self, linked: &Linked, codes: &[&Code]) -> Result<Vec<Edit>> {
        let Linked { index, name, code, .. } = linked;
        let package = &self.packages[*index];
        let mut edits = Vec::new();
        if *index > 0 {
            edits = rewritten(code, name, &package.flags(self.judge), codes)?;
            for called in package.library.iter().filter(|called| *called != self.krate) {
                edits.extend(self.calls(linked, called, self.krate, &BTreeSet::new(), codes)?);
            }
        }
        for (called, index) in &package.calls {
            if let Some(callee) = self.linked.iter().find(|linked| linked.index == *index) {
                let macros = exports(&callee.code.tokens).unwrap_or_default();
                edits.extend(self.calls(linked, called, &callee.name, &macros, codes)?);
            }
        }
        Ok(edits)
    }

    /// Lets the paths of another crate, which exports these macros, find it in the bundle under its
    /// name there.
    fn calls(
        &self,
        Linked { index, code, .. }: &Linked,
        called: &str,
        name: &str,
        macros: &BTreeSet<String>,
        codes: &[&Code],
    ) -> Result<Vec<Edit>> {
        let Some(place) = first_use(code, called) else { return Ok(Vec::new()) };
        let facts = read_among(code, called, *index == 0, codes)?;
        let unclear = facts.unclear.into_iter().filter(|_| !facts.bound);
        if let Some(place) = facts.wandering.into_iter().chain(unclear).next() {
            return Err(unclear_in_macro(place, ""));
        }
        if *index > 0 && facts.everything && !exports(&code.tokens)?.is_disjoint(macros) {
            let title = format!("the crate and `{called}` export macros of the same name");
            let help = "import the other items by their names";
            return Err(Problem::new(title).at(place, "").help(help));
        }
        let mut edits = facts.edits;
        if called != name {
            if count(&code.tokens, called) > facts.places.len() {
                let title =
                    format!("`{called}` is `{name}` in the bundle, and also stands for another");
                let help = format!("call the crate `{name}` in Cargo.toml and here, or the other");
                return Err(Problem::new(title).at(place, "a crate here").help(help));
            }
            edits.extend(facts.places.into_iter().map(|place| Edit::new(place, name)));
        }
        Ok(edits)
    }
}

/// The lints whose level the solver sets for the whole bundle.
fn levels(solver: &Solver) -> Vec<&str> {
    let mut lints = Vec::new();
    for attribute in &solver.attributes {
        let words: Vec<&str> = attribute.words.iter().map(String::as_str).collect();
        if !["warn", "deny", "forbid"].contains(&words[0]) {
            continue;
        }
        for pair in words.windows(2).filter(|pair| !["clippy", "rustdoc"].contains(&pair[0])) {
            if !["clippy", "rustdoc", "reason", "unsafe_code"].contains(&pair[1]) {
                lints.push(pair[1]);
            }
        }
    }
    lints
}
