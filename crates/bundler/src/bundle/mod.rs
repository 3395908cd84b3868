//! Makes a bundle: the solver with the necessary edits, followed by the modules that it uses.

mod conflicts;
mod demands;
pub mod own;
pub mod proconio;
pub mod target;
mod write;

use crate::bundle::proconio::fastout;
use crate::bundle::target::Target;
use crate::bundle::write::Block;
use crate::diagnostic::{Problem, Result};
use crate::modules::{self, Module};
use crate::solver::{self, MARKER, Parsed, Solver, cfg, unclear_in_macro};
use crate::text::edit::{Edit, Mapped};
use crate::text::tokens::{Code, Tokens};

pub struct Bundle {
    /// The file to submit, with the origins of its parts.
    pub content: Mapped,
    /// The names of the modules in it.
    pub modules: Vec<&'static str>,
    /// The crates of the judge that it needs, as lines of a Cargo.toml.
    pub crates: Vec<&'static str>,
    pub warnings: Vec<Problem>,
}

/// Bundles a solver, for a judge that may lack crates.
pub fn bundle(parsed: &Parsed, target: &Target, modules: &[Module]) -> Result<Bundle> {
    let Target { krate, judge, .. } = target;
    let Parsed { content, code, file } = parsed;
    let mut warnings = Vec::new();
    warnings.extend(features(&code.tokens, target));
    let code = code.without(&cfg::absent(code, judge.flags));
    let mut solver = solver::read(&code, krate, MARKER)?;
    let may_hold = |when: &Tokens| cfg::holds(when, judge.flags) != Some(false);
    solver.attributes.retain(|attribute| attribute.when.as_ref().is_none_or(may_hold));
    let used = used_modules(&solver, modules)?;
    for module in &used {
        conflicts::check(&solver, module.name, &module.source, &["dead_code"])?;
    }
    let new = if used.is_empty() && !solver.everything {
        Mapped::default()
    } else {
        let allow = conflicts::allow(&solver, &["dead_code"]);
        // `pub use` exports only public items.
        let visibility = if solver.renamed { "pub " } else { "" };
        write::modules(&used, &format!("{visibility}mod {krate}"), target.docs, &allow)
    };
    let mut blocks = vec![Block { old: solver.block.clone(), new }];
    let mut edits = std::mem::take(&mut solver.edits);

    let own = code.without(solver.block.as_slice());
    warnings.extend(missed(&own, &solver, krate, modules));
    if solver.words.contains(proconio::CRATE) {
        let lacking = !judge.surely_has(proconio::CRATE);
        if lacking || own.text.contains(proconio::MARKER) {
            blocks.extend(shim(&own, lacking, &mut edits)?);
        }
    }
    let crates = demands::check(&own, file, &solver, target, &mut warnings)?;
    let content = write::assemble(content, edits, blocks);
    let modules = used.iter().map(|module| module.name).collect();
    Ok(Bundle { content, modules, crates, warnings })
}

/// The shim for proconio if the judge lacks the crate. If not, an earlier shim is removed.
fn shim(own: &Code, lacking: bool, edits: &mut Vec<Edit>) -> Result<Option<Block>> {
    match solver::read(own, proconio::CRATE, proconio::MARKER) {
        Ok(reads) if lacking => {
            let rest = own.without(reads.block.as_slice());
            let new = proconio::block(&reads)?;
            edits.extend(fastout::edits(&rest, &reads)?);
            edits.extend(reads.edits);
            Ok(Some(Block { old: reads.block, new }))
        }
        Ok(Solver { block: old @ Some(_), .. }) => Ok(Some(Block { old, new: Mapped::default() })),
        Err(problem) if lacking && solver::first_use(own, proconio::CRATE).is_some() => {
            Err(problem)
        }
        _ => Ok(None),
    }
}

/// The warnings of conditions that hold at home, since the package turns a feature on, but not at
/// the judge.
fn features(tokens: &Tokens, target: &Target) -> impl Iterator<Item = Problem> {
    let is_on = |name: &str| target.features.iter().any(|feature| name == format!("{feature:?}"));
    let conditions = cfg::features(tokens).into_iter().filter(move |(_, name)| is_on(name));
    conditions.map(|(range, name)| {
        let title = format!("`feature = {name}` is on in this package, and off at the judge");
        let help = "delete the condition, or the feature from `default` in Cargo.toml";
        Problem::new(title).at(range, "").help(help)
    })
}

/// The warnings of names of the crate or of a module that may be uses.
fn missed(own: &Code, solver: &Solver, krate: &str, modules: &[Module]) -> Vec<Problem> {
    let mut warnings = Vec::new();
    for (name, place) in &solver.unread_files {
        let title = format!("`mod {name};` in a macro was not followed");
        let help = "if it is another file, name it outside of the macro";
        warnings.push(Problem::new(title).at(place.clone(), "").help(help));
    }
    for place in &solver.wandering {
        let label = "in a bundle it begins with `crate::`, or is not found";
        warnings.push(unclear_in_macro(place.clone(), label));
    }
    if !solver.bound {
        for place in &solver.unclear {
            let title = format!("`{krate}` occurs here, but no module was bundled");
            let help = format!("import the module explicitly: `use {krate}::…;`");
            warnings.push(Problem::new(title).at(place.clone(), "").help(help));
        }
    }
    for module in modules {
        let name = module.name;
        let taken = solver.everything || solver.uses.iter().any(|(used, _)| used == name);
        let place = (!taken && solver.words.contains(name)).then(|| solver::first_use(own, name));
        if let Some(place) = place.flatten() {
            let title = format!("`{name}` occurs here, but no module was bundled");
            let help = format!("write `use {krate}::{name};`");
            warnings.push(Problem::new(title).at(place, "").help(help));
        }
    }
    warnings
}

/// The modules that the solver uses, in alphabetical order.
fn used_modules<'a>(solver: &Solver, modules: &'a [Module]) -> Result<Vec<&'a Module>> {
    for (name, range) in &solver.uses {
        if modules::find(modules, name).is_none() {
            return Err(modules::unknown(name, modules).at(range.clone(), ""));
        }
    }
    let named = |module: &&Module| {
        solver.uses.iter().any(|(name, _)| name == module.name)
            || solver.everything && solver.words.contains(module.name)
    };
    let mut used: Vec<_> = modules.iter().filter(named).collect();
    used.sort_by_key(|module| module.name);
    Ok(used)
}
