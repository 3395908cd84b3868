//! The user's own crates: each becomes a module behind the solver, with what of it is reached.

mod reach;
mod rewrite;

use crate::bundle::conflicts;
use crate::bundle::own::reach::{Modules, Named};
use crate::bundle::own::rewrite::{Rewriter, exports};
use crate::bundle::target::{Package, Part};
use crate::bundle::write::with_newlines;
use crate::diagnostic::{Problem, Result};
use crate::judge::{self, Judge};
use crate::solver::macros::{Macros, count};
use crate::solver::{Parsed, Solver, cfg, first_use, read_among};
use crate::text::docs;
use crate::text::edit::{Edit, Mapped};
use crate::text::tokens::Code;

/// Reads a crate.
pub type Open<'a> = &'a dyn Fn(usize) -> Result<Parsed>;

/// A crate that is used.
struct Linked {
    index: usize,
    name: String,
    parsed: Parsed,
    /// Its code as the judge's compiler sees it.
    code: Code,
    /// None for the solver, which stays as it is.
    modules: Option<Modules>,
    named: Named,
}

/// The solver, the first of these packages, with the crates that it uses behind it; `krate` is how
/// it calls this library.
pub fn link<'a>(
    solver: Parsed,
    krate: &str,
    packages: &'a [Package],
    open: Open,
    judge: &Judge,
    with_docs: bool,
) -> Result<(Parsed, Vec<Part<'a>>)> {
    let mut linker = Linker { packages, open, krate, judge, linked: Vec::new() };
    let code = solver.code.without(&cfg::absent(&solver.code, judge.flags));
    let named = Named::of(&code.tokens);
    let name = String::new();
    linker.linked.push(Linked { index: 0, name, parsed: solver, code, modules: None, named });
    linker.reach()?;
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
    /// Finds which crates are used, and which of their modules.
    fn reach(&mut self) -> Result<()> {
        loop {
            let before = self.linked.len();
            for caller in 0..before {
                self.open_called(caller)?;
            }
            let mut new = self.linked.len() > before;
            for i in 1..self.linked.len() {
                let modules = self.linked[i].modules.take();
                if let Some(mut modules) = modules {
                    let named: Vec<_> = self.linked.iter().map(|linked| &linked.named).collect();
                    if modules.keep_named(&named) {
                        self.linked[i].named = modules.named();
                        new = true;
                    }
                    self.linked[i].modules = Some(modules);
                }
            }
            if !new {
                return Ok(());
            }
        }
    }

    /// Reads the crates that this one calls, and that nobody called before.
    fn open_called(&mut self, caller: usize) -> Result<()> {
        for (name, index) in &self.packages[self.linked[caller].index].calls {
            let Linked { named, code, modules, parsed, .. } = &self.linked[caller];
            let known = self.linked.iter().any(|linked| linked.index == *index);
            if known || !named.paths.contains(name) {
                continue;
            }
            let cut = modules.as_ref().map(Modules::cut).unwrap_or_default();
            let Some(place) = first_use(&code.without(&cut), name) else { continue };
            let here = |problem: Problem| problem.at(place, "used here").in_text(&parsed.content);
            let package = &self.packages[*index];
            if package.edition == "2015" {
                let title =
                    format!("`{name}` has edition 2015, in which paths mean something else");
                let help = format!("write `edition = \"2018\"` or later in `{}`", package.manifest);
                return Err(here(Problem::new(title).help(help)));
            }
            if let Some(refusal) = package.refusal {
                return Err(here(Problem::new(format!("`{name}` {refusal}"))));
            }
            let parsed = (self.open)(*index)?;
            let name = self.free_name(name, caller == 0);
            let flags = package.flags(self.judge);
            let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
            let code = parsed.code.without(&cfg::absent(&parsed.code, &flags));
            let exported = exports(&code.tokens).map_err(|it| it.in_text(&parsed.content))?;
            let modules = Modules::of(&code, &exported);
            let named = modules.named();
            let modules = Some(modules);
            self.linked.push(Linked { index: *index, name, parsed, code, modules, named });
        }
        Ok(())
    }

    /// A name for a crate that nothing else in the bundle has, nor a crate of a judge.
    fn free_name(&self, wanted: &str, by_solver: bool) -> String {
        let mut name = wanted.to_owned();
        let is_taken = |name: &str| {
            let is_known = name == self.krate || judge::crates().any(|(known, _)| known == name);
            let is_word = self.linked[0].named.words.contains(name);
            is_known
                || is_word && !(by_solver && name == wanted)
                || self.linked.iter().any(|linked| linked.name == name)
        };
        while is_taken(&name) {
            name.push('_');
        }
        name
    }

    fn write(mut self, with_docs: bool) -> Result<(Parsed, Vec<Part<'a>>)> {
        if self.linked.len() == 1 {
            return Ok((self.linked.remove(0).parsed, Vec::new()));
        }
        for Linked { code, modules, .. } in &mut self.linked {
            *code = code.without(&modules.as_ref().map(Modules::cut).unwrap_or_default());
        }
        let codes: Vec<&Code> = self.linked.iter().map(|linked| &linked.code).collect();
        let mut texts = Vec::new();
        for linked in &self.linked {
            let edited = self.edited(linked, &codes);
            texts.push(edited.map_err(|problem| problem.in_text(&linked.parsed.content))?);
        }
        let solver = &self.linked[0];
        let main = read_among(&solver.code, self.krate, true, &codes);
        let in_solver = |problem: Problem| problem.in_text(&solver.parsed.content);
        let main = main.map_err(in_solver)?;
        let mut texts = texts.into_iter();
        let mut content = texts.next().unwrap_or_default();
        let newline = if content.text.contains("\r\n") { "\r\n" } else { "\n" };
        let mut parts = Vec::new();
        for (linked, text) in self.linked[1..].iter().zip(texts) {
            let name = linked.name.clone();
            let lints = levels(&main);
            conflicts::check(&main, &name, &linked.code.text, &lints).map_err(in_solver)?;
            let lints = [vec!["warnings"], lints].concat();
            let allow = conflicts::allow(&main, &lints);
            content.push(if content.text.ends_with('\n') { "" } else { newline });
            content.push(newline);
            let start = content.text.len();
            let mut block = Mapped::from(format!("{allow}\n"));
            block.push(docs::block(&name, text, "pub ", with_docs, 0));
            content.push(with_newlines(block, newline));
            let package = &self.packages[linked.index];
            parts.push(Part { name, range: start..content.text.len(), package });
        }
        Ok((Parsed::new(content)?, parts))
    }

    /// The text of a crate as it stands in the bundle.
    fn edited(&self, linked: &Linked, codes: &[&Code]) -> Result<Mapped> {
        let Linked { index, name, parsed, code, modules, .. } = linked;
        let package = &self.packages[*index];
        let mut edits = Vec::new();
        if let Some(modules) = modules {
            let flags = package.flags(self.judge);
            let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
            let absent = cfg::absent(&parsed.code, &flags).into_iter();
            let gone = absent.chain(modules.cut());
            let lines = gone.map(|item| docs::whole_lines(&parsed.code.text, item));
            edits.extend(lines.map(Edit::delete));
            let macros = &Macros::of(codes, "crate");
            let (features, flags) = (&package.features, self.judge.flags);
            let exported = &exports(&code.tokens)?;
            let mut rewriter = Rewriter { name, features, flags, macros, exported, edits };
            rewriter.rewrite(code)?;
            edits = rewriter.edits;
        }
        for (called, index) in &package.calls {
            let is_it = |linked: &&Linked| linked.index == *index;
            if let Some(callee) = self.linked.iter().find(is_it) {
                let (is_main, name) = (modules.is_none(), &callee.name);
                edits.extend(self.calls(code, called, name, is_main, codes)?);
            }
        }
        for called in package.library.iter().filter(|it| modules.is_some() && *it != self.krate) {
            edits.extend(self.renamed(code, called, self.krate, codes)?);
        }
        Ok(parsed.content.edited(edits))
    }

    /// Lets the paths of another crate find it in the bundle.
    fn calls(
        &self,
        code: &Code,
        called: &str,
        name: &str,
        is_main: bool,
        codes: &[&Code],
    ) -> Result<Vec<Edit>> {
        if first_use(code, called).is_none() {
            return Ok(Vec::new());
        }
        let reads = read_among(code, called, is_main, codes)?;
        let unclear = reads.unclear.into_iter().filter(|_| !reads.bound);
        if let Some(place) = reads.wandering.into_iter().chain(unclear).next() {
            let title = "what becomes of this path depends on the macro";
            let help = "write out what the macro makes";
            return Err(Problem::new(title).at(place, "").help(help));
        }
        let mut edits = reads.edits;
        if called != name {
            edits.extend(self.renamed(code, called, name, codes)?);
        }
        Ok(edits)
    }

    /// Gives a crate the name that it has in the bundle.
    fn renamed(&self, code: &Code, called: &str, name: &str, codes: &[&Code]) -> Result<Vec<Edit>> {
        let Some(place) = first_use(code, called) else { return Ok(Vec::new()) };
        let places = read_among(code, called, false, codes)?.places;
        if count(&code.tokens, called) > places.len() {
            let title =
                format!("`{called}` is `{name}` in the bundle, and also stands for another");
            let help = format!("call the crate `{name}` in Cargo.toml and here, or the other");
            return Err(Problem::new(title).at(place, "a crate here").help(help));
        }
        Ok(places.into_iter().map(|place| Edit::new(place, name)).collect())
    }
}

/// The lints whose level a solver sets, for all that is in the bundle.
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
