//! Checks whether a judge has the other crates that a bundle needs.

use crate::bundle::link::{Callee, Doubt, Linked, is_mark, place_of};
use crate::bundle::proconio;
use crate::diagnostic::{Problem, Result};
use crate::judge::{self, Crates as JudgesCrates, Judge, JudgeCrate};
use crate::package::{Crates, Dependency, Origin, Other};
use semver::VersionReq;

/// The crates of the judge that the bundle names, and what is wrong with others.
#[derive(Clone, Default)]
pub struct Needs {
    pub crates: Vec<&'static JudgeCrate>,
    /// The crates that a manifest renames, each with its name at the judge and the one in the text.
    pub renamed: Vec<(&'static str, String)>,
    /// About crates of which the judge has another version, or that it may lack.
    pub warnings: Vec<Doubt>,
    /// About crates that it lacks, or that cannot be in a bundle.
    pub errors: Vec<Doubt>,
}

/// Finds the crates of the judge that the text names. Rejects a solver that names others.
pub fn check(linked: &[Linked], crates: &Crates, judge: &Judge) -> Result<Needs> {
    let mut needs = Needs::default();
    for (user, it) in linked.iter().enumerate() {
        let Some(package) = it.index.map(|index| &crates.0[index]) else { continue };
        let own = package.dependencies.iter();
        let mut others: Vec<(String, Option<&Other>)> = own
            .filter_map(|(name, dependency)| match dependency {
                Dependency::Other(other) => Some((name.clone(), Some(other))),
                _ => None,
            })
            .collect();
        // A solver may be written for a judge; cargo knows all crates of a crate of the user's own.
        let known = judge::crates().iter().filter(|_| it.index == Some(0));
        others.extend(
            known
                .filter(|known| package.dependencies.iter().all(|(name, _)| *name != known.name))
                .map(|known| (known.name.clone(), None)),
        );
        for (name, other) in others {
            if is_mark(&name)
                || it.callees.iter().any(|(callee, _)| *callee == name)
                || !it.names.roots.contains(&name)
                // Something else may have this name: the compiler will check.
                || other.is_none() && (it.declares(&name) || it.may_import())
            {
                continue;
            }
            let place = place_of(it, &name);
            let at = |problem: Problem| problem.at(place.clone(), "used here").in_text(&it.content);
            let origin = other.map(|other| other.origin);
            let known = judge::crates().iter().find(|known| match other {
                Some(Other { package, origin, .. }) if *origin != Origin::Unread => {
                    known.package == package
                }
                _ => known.name == name,
            });
            let surely = known.is_some_and(|known| judge.provides(known.package).is_some());
            let is_unknown = matches!(origin, None | Some(Origin::Registry | Origin::Repository));
            let has = surely || is_unknown && matches!(judge.crates, JudgesCrates::Some);
            if !has && (it.declares(&name) || place.is_empty()) {
                continue;
            }
            if !has {
                let problem = at(missing(&name, origin, &package.manifest, judge));
                if user == 0 {
                    return Err(problem);
                }
                // Perhaps the solver does not need what names it.
                Doubt::note(&mut needs.errors, &name, problem);
                continue;
            }
            match known {
                Some(known) => {
                    if known.name != name {
                        needs.renamed.push((known.name.as_str(), name.clone()));
                    }
                    let version = other
                        .and_then(|other| other_version(other, &package.manifest, judge, known));
                    if let Some(problem) = version.map(at) {
                        Doubt::note(&mut needs.warnings, &name, problem);
                    }
                    if !needs.crates.contains(&known) {
                        needs.crates.push(known);
                    }
                }
                None => {
                    let title = format!("{} may or may not have the crate `{name}`", judge.title());
                    let help = "this tool does not know all its crates";
                    let problem = at(Problem::new(title)).help(help);
                    Doubt::note(&mut needs.warnings, &name, problem);
                }
            }
        }
    }
    // The derive macros of proconio are a feature of that crate.
    let shim = linked
        .iter()
        .flat_map(|it| &it.callees)
        .any(|(name, callee)| name == proconio::CRATE && matches!(callee, Callee::Linked(_)));
    needs.crates.retain(|known| !(shim && known.name == proconio::CRATE));
    needs.renamed.sort();
    needs.renamed.dedup();
    Ok(needs)
}

/// The error that neither the bundle nor the judge has a crate.
fn missing(name: &str, origin: Option<Origin>, manifest: &str, judge: &Judge) -> Problem {
    if origin == Some(Origin::Development) {
        let title = format!("cargo builds this file without `{name}`, a development dependency");
        return Problem::new(title).help(format!("move it to `[dependencies]` in {manifest}"));
    }
    if origin == Some(Origin::Unread) {
        let title = format!("without cargo, the bundle would lack the crate `{name}`");
        return Problem::new(title);
    }
    let problem = Problem::new(format!("{} has no crate `{name}`", judge.title()));
    problem.help(match origin {
        Some(Origin::Repository) => {
            "it is in a git repository: clone it, and name its folder in Cargo.toml, `path = \"…\"`"
        }
        _ => "write it with std, or choose another judge: `./bundle.sh judges` lists them",
    })
}

/// The warning that the judge has another version of a crate than the package requires.
fn other_version(
    other: &Other,
    manifest: &str,
    judge: &Judge,
    known: &JudgeCrate,
) -> Option<Problem> {
    if !matches!(judge.crates, JudgesCrates::Many) {
        return None;
    }
    let required = other.version.as_ref()?;
    let pinned = &known.version;
    if VersionReq::parse(required).ok()?.matches(pinned) {
        return None;
    }
    let (name, title) = (&other.package, judge.title());
    let problem = format!("{title} has `{name}` {pinned}, this package requires {required}");
    let help = format!("write `{name} = \"={pinned}\"` in {manifest}");
    Some(Problem::new(problem).help(help))
}
