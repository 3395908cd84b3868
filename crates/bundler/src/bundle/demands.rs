//! What a solver demands of the judge: crates, and the edition.

use crate::bundle::proconio;
use crate::bundle::target::{Dependency, Home, Target};
use crate::diagnostic::{Problem, Result};
use crate::judge::{self, Crates, Judge, edition};
use crate::solver::{Solver, first_use};
use crate::text::tokens::{Code, Tokens};
use semver::{Version, VersionReq};
use std::ops::Range;

/// Refuses what the judge does not have, and tells the crates that are needed of it. What may be
/// missing gets a warning.
pub fn check(
    code: &Code,
    solver: &Solver,
    target: &Target,
    warnings: &mut Vec<Problem>,
) -> Result<Vec<&'static str>> {
    let use_of = |name: &str| {
        let named = solver.words.contains(name);
        named.then(|| first_use(code, name)).flatten()
    };
    let needed = check_known(&use_of, target, warnings)?;
    check_others(&use_of, target, warnings)?;
    check_edition(&code.tokens, target.judge)?;
    warnings.extend(other_edition(code, target));
    Ok(needed)
}

/// Where the solver uses a crate first.
type UseOf<'a> = &'a dyn Fn(&str) -> Option<Range<usize>>;

/// Of the crates that some judge has: those that are needed.
fn check_known(
    use_of: UseOf,
    target: &Target,
    warnings: &mut Vec<Problem>,
) -> Result<Vec<&'static str>> {
    let judge = target.judge;
    let is_another = |name: &str| {
        target.others.iter().any(|other| other.name == name && other.home != Home::Registry)
    };
    let mut needed = Vec::new();
    for (name, line) in judge::crates() {
        let stands_in = name == proconio::CRATE && !judge.surely_has(&name);
        if stands_in || is_another(&name) {
            continue;
        }
        let Some(place) = use_of(&name) else { continue };
        if !judge.has(&name) {
            return Err(missing(judge, &name, place));
        }
        warnings.extend(other_version(target, &name, line, place));
        needed.push(line);
    }
    Ok(needed)
}

/// Of the other crates of the solver's package: no judge is sure to have them.
fn check_others(use_of: UseOf, target: &Target, warnings: &mut Vec<Problem>) -> Result<()> {
    let judge = target.judge;
    for Dependency { name, home, .. } in target.others {
        let Some(place) = use_of(name) else { continue };
        let help = match home {
            Home::Registry if judge::crates().any(|(known, _)| known == *name) => continue,
            Home::Registry if judge.has(name) => {
                let title = format!("{} may or may not have the crate `{name}`", judge.title);
                let problem = Problem::new(title).at(place, "used here");
                warnings.push(problem.help("what it has is not known to this tool in full"));
                continue;
            }
            Home::Registry => return Err(missing(judge, name, place)),
            Home::Folder => "it is a folder beside this package",
            Home::Repository => "it is somebody's repository",
            Home::Itself => "it is the library of this package",
        };
        let help = format!("{help}; make a file of the solver of it: `mod helper;`");
        return Err(missing(judge, name, place).help(help));
    }
    Ok(())
}

fn check_edition(tokens: &Tokens, judge: &Judge) -> Result<()> {
    let Some((range, what, edition)) = edition::too_new(tokens, judge.edition) else {
        return Ok(());
    };
    let title = format!("{} compiles edition {}", judge.title, judge.edition);
    let label = format!("{what} need edition {edition}");
    let help = judge.with_edition(edition).map(|newer| {
        format!("choose `{}` there and `--judge {}` here", newer.compiler(), newer.name)
    });
    let help = help.unwrap_or_else(|| "write it in the older way".to_owned());
    Err(Problem::new(title).at(range, label).help(help))
}

/// The warnings of what the judge's edition reads in another way than that of the package.
fn other_edition(code: &Code, target: &Target) -> Vec<Problem> {
    let Some(home) = target.edition else { return Vec::new() };
    let judge = target.judge;
    let title = format!("{} compiles edition {}, this package {home}", judge.title, judge.edition);
    let help = format!("with `edition = \"{}\"` in Cargo.toml you see what it sees", judge.edition);
    let differing = edition::differing(&code.tokens, home, judge.edition).into_iter();
    let problem = |(range, what)| Problem::new(&*title).at(range, what).help(&*help);
    differing.map(problem).collect()
}

/// The warning that the judge has a version of a crate which the package does not ask for. Its
/// `line` in a Cargo.toml pins that of the judge.
fn other_version(target: &Target, name: &str, line: &str, place: Range<usize>) -> Option<Problem> {
    let known = matches!(target.judge.crates, Crates::Many);
    let dependency = target.others.iter().find(|other| known && other.name == name)?;
    let asked = dependency.version.as_ref()?;
    let (_, pinned) = line.split_once("\"=")?;
    let pinned = pinned.split('"').next()?;
    let other = !VersionReq::parse(asked).ok()?.matches(&Version::parse(pinned).ok()?);
    let title =
        format!("{} has `{name}` {pinned}, this package asks for {asked}", target.judge.title);
    let problem = Problem::new(title).at(place, "used here");
    other.then(|| problem.help(format!("write `{name} = \"={pinned}\"` in Cargo.toml")))
}

fn missing(judge: &Judge, name: &str, place: Range<usize>) -> Problem {
    Problem::new(format!("{} has no crate `{name}`", judge.title))
        .at(place, "used here")
        .help("write it with std, or choose another judge: `./bundle.sh judges` lists them")
}
