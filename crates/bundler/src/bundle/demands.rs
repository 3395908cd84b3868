//! Checks the requirements of a solver: crates and an edition.

use crate::bundle::proconio;
use crate::bundle::target::{Dependency, Home, OwnCrate, Target};
use crate::diagnostic::{Problem, Result};
use crate::judge::edition::{self, Later};
use crate::judge::{self, Crates, Judge};
use crate::solver::{Solver, first_use};
use crate::text::tokens::Code;
use semver::{Version, VersionReq};
use std::ops::Range;
use syn::File;

/// The crates of the judge that the file needs. Rejects what the judge lacks, and warns of what it
/// may lack. The code is what the judge's compiler sees of the file.
pub fn check(
    code: &Code,
    file: &File,
    solver: &Solver,
    target: &Target,
    warnings: &mut Vec<Problem>,
) -> Result<Vec<&'static str>> {
    let ranges: Vec<_> = target.own_crates.iter().map(|own| own.range.clone()).collect();
    let mut needed =
        needed_by(&code.without(&ranges), target.others, solver, target.judge, warnings)?;
    for own in target.own_crates {
        let around = [0..own.range.start, own.range.end..code.text.len()];
        let code = code.without(&around);
        let more = needed_by(&code, &own.package.others, solver, target.judge, warnings)?;
        needed.extend(more.into_iter().filter(|line| !needed.contains(line)).collect::<Vec<_>>());
    }
    check_features(solver, target.judge)?;
    check_edition(code, file, target.judge)?;
    warnings.extend(other_editions(target));
    Ok(needed)
}

/// The crates of the judge that a part of the file needs. Its package has these other crates.
fn needed_by(
    code: &Code,
    others: &[Dependency],
    solver: &Solver,
    judge: &Judge,
    warnings: &mut Vec<Problem>,
) -> Result<Vec<&'static str>> {
    let use_of = |name: &str| {
        let is_named = solver.words.contains(name);
        is_named.then(|| first_use(code, name)).flatten()
    };
    let mut needed = Vec::new();
    for (name, line) in judge::crates() {
        let has_shim = name == proconio::CRATE && !judge.surely_has(&name);
        let is_another = |other: &Dependency| other.name == name && other.home != Home::Registry;
        if has_shim || others.iter().any(is_another) {
            continue;
        }
        let Some(place) = use_of(&name) else { continue };
        if !judge.has(&name) {
            return Err(missing(judge, &name, place));
        }
        warnings.extend(other_version(others, judge, &name, line, place));
        needed.push(line);
    }
    for Dependency { name, home, .. } in others {
        let is_known = judge::crates().any(|(known, _)| known == *name);
        if *home == Home::Registry && is_known {
            continue;
        }
        let Some(place) = use_of(name) else { continue };
        if *home == Home::Repository {
            let help = "it is in a git repository; clone it, and name its folder: `path = \"…\"` in \
                Cargo.toml";
            return Err(missing(judge, name, place).help(help));
        }
        if !judge.has(name) {
            return Err(missing(judge, name, place));
        }
        let title = format!("{} may or may not have the crate `{name}`", judge.title);
        let help = "this tool does not know all its crates";
        warnings.push(Problem::new(title).at(place, "used here").help(help));
    }
    Ok(needed)
}

/// Rejects `feature`, since the judges have stable compilers.
fn check_features(solver: &Solver, judge: &Judge) -> Result<()> {
    let feature = solver.attributes.iter().find(|attribute| attribute.name == "feature");
    feature.map_or(Ok(()), |attribute| {
        Err(Problem::new(format!("{} has a stable compiler, without `feature`", judge.title))
            .at(attribute.range.clone(), "only a nightly compiler accepts this")
            .help("delete it, and write the code that needs it in another way"))
    })
}

fn check_edition(code: &Code, file: &File, judge: &Judge) -> Result<()> {
    // Parts that the judge's compiler does not see are blank in the code.
    let is_there = |later: &Later| !code.text[later.range.clone()].trim().is_empty();
    let first = edition::too_new(file, judge.edition)
        .filter(is_there)
        .min_by_key(|later| later.range.start);
    let Some(Later { range, what, edition }) = first else { return Ok(()) };
    let title = format!("{} compiles edition {}", judge.title, judge.edition);
    let label = format!("{what} need edition {edition}");
    let help = judge.with_edition(edition).map(|newer| {
        format!("choose `{}` there and `--judge {}` here", newer.compiler(), newer.name)
    });
    let help = help.unwrap_or_else(|| "write it in the older way".to_owned());
    Err(Problem::new(title).at(range, label).help(help))
}

/// The warnings of other editions, in which the same code may mean something else.
fn other_editions(target: &Target) -> impl Iterator<Item = Problem> {
    let (name, edition) = (target.judge.title, target.judge.edition);
    let solver = target.edition.map(|home| ("this package".to_owned(), home, "Cargo.toml"));
    let own = target.own_crates.iter().map(|OwnCrate { name, package, .. }| {
        (format!("`{name}`"), package.edition.as_str(), package.manifest.as_str())
    });
    let others = solver.into_iter().chain(own).filter(move |(_, home, _)| *home != edition);
    others.map(move |(package, home, manifest)| {
        Problem::new(format!(
            "{name} compiles edition {edition}, {package} {home}: \
             `edition = \"{edition}\"` in {manifest} makes them equal"
        ))
    })
}

/// The warning that the judge has another version of a crate than the package requires. The `line`
/// in a Cargo.toml has the judge's version.
fn other_version(
    others: &[Dependency],
    judge: &Judge,
    name: &str,
    line: &str,
    place: Range<usize>,
) -> Option<Problem> {
    let known = matches!(judge.crates, Crates::Many);
    let dependency = others.iter().find(|other| known && other.name == name)?;
    let required = dependency.version.as_ref()?;
    let (_, pinned) = line.split_once("\"=")?;
    let pinned = pinned.split('"').next()?;
    let other = !VersionReq::parse(required).ok()?.matches(&Version::parse(pinned).ok()?);
    let title = format!("{} has `{name}` {pinned}, this package requires {required}", judge.title);
    let problem = Problem::new(title).at(place, "used here");
    other.then(|| problem.help(format!("write `{name} = \"={pinned}\"` in Cargo.toml")))
}

fn missing(judge: &Judge, name: &str, place: Range<usize>) -> Problem {
    Problem::new(format!("{} has no crate `{name}`", judge.title))
        .at(place, "used here")
        .help("write it with std, or choose another judge: `./bundle.sh judges` lists them")
}
