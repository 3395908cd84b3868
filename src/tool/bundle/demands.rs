//! What a solver demands of the judge: crates, and the edition.

use crate::tool::bundle::proconio;
use crate::tool::diagnostic::{Problem, Result};
use crate::tool::judge::{self, Crates, Judge};
use crate::tool::solver::manifest::{Dependency, From};
use crate::tool::solver::{Solver, first_use};
use crate::tool::target::Target;
use crate::tool::text::tokens::{Code, Tokens};
use proc_macro2::{Delimiter, TokenTree};
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
    let judge = target.judge;
    let place = |name: &str| {
        let named = solver.words.contains(name);
        named.then(|| first_use(code, name)).flatten()
    };
    let mut needed = Vec::new();
    for (name, line) in judge::crates() {
        let other = target.others.iter().any(|it| it.name == name && it.from != From::Registry);
        let stands_in = name == proconio::CRATE && !judge.has(&name);
        let Some(place) = place(&name).filter(|_| !other && !stands_in) else { continue };
        match judge.has(&name) {
            true => {
                warnings.extend(other_version(target, &name, line, place));
                needed.push(line);
            }
            false => return Err(missing(judge, &name, place)),
        }
    }
    for Dependency { name, from, .. } in target.others {
        let known = judge::crates().any(|(known, _)| known == *name);
        let Some(place) = place(name) else { continue };
        let help = match from {
            From::Registry if known => continue,
            From::Registry if judge.has(name) => {
                let title = format!("{} may or may not have the crate `{name}`", judge.title);
                let problem = Problem::new(title).at(place, "used here");
                warnings.push(problem.help("what it has is not known to this tool in full"));
                continue;
            }
            From::Registry => return Err(missing(judge, name, place)),
            From::Folder => "it is a folder beside this package",
            From::Repository => "it is somebody's repository",
            From::Itself => "it is the library of this package",
        };
        let help = format!("{help}; make a file of the solver of it: `mod helper;`");
        return Err(missing(judge, name, place).help(help));
    }
    if let Some((range, what, edition)) = too_new(&code.tokens, judge.edition) {
        let title = format!("{} compiles edition {}", judge.title, judge.edition);
        let label = format!("{what} need edition {edition}");
        let help = match judge.name {
            "codeforces" => "choose `Rust 1.89.0 (2024)` there and `--judge codeforces-2024` here",
            _ => "write it in the older way",
        };
        return Err(Problem::new(title).at(range, label).help(help));
    }
    Ok(needed)
}

/// The warning that the judge has a version of a crate which the package does not ask for. Its
/// `line` in a Cargo.toml pins that of the judge.
fn other_version(target: &Target, name: &str, line: &str, place: Range<usize>) -> Option<Problem> {
    let known = matches!(target.judge.crates, Crates::Many);
    let asked = target.others.iter().find(|it| known && it.name == name)?.version.as_ref()?;
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
        .help("write it with std, or choose another judge: `--judge` lists them")
}

/// What a later edition brought: where, what it is called, and the edition.
fn too_new(tokens: &Tokens, edition: &str) -> Option<(Range<usize>, &'static str, &'static str)> {
    for i in 0..tokens.len() {
        if edition < "2024"
            && (tokens.is(i, "if") || tokens.is(i, "while"))
            && let Some(at) = chain(tokens, i + 1)
        {
            let range = tokens.range(at).start..tokens.range(at + 1).end;
            return Some((range, "`let` chains", "2024"));
        }
        if edition < "2021"
            && let Some(TokenTree::Literal(literal)) = tokens.get(i)
            && ["c\"", "cr\"", "cr#"].iter().any(|start| literal.to_string().starts_with(start))
        {
            return Some((tokens.range(i), "C strings", "2021"));
        }
        if let Some(found) = tokens.content(i).and_then(|inner| too_new(inner, edition)) {
            return Some(found);
        }
    }
    None
}

/// The `&&` beside a `let` in the condition that begins at `i`.
fn chain(tokens: &Tokens, i: usize) -> Option<usize> {
    let end = (i..tokens.len()).find(|&j| tokens.within(j, Delimiter::Brace).is_some())?;
    (i..end).find(|&j| tokens.is(j, "let"))?;
    // Behind an operator or `=` it is a reference to a reference.
    let operand = |j: usize| {
        let literal = matches!(tokens.get(j), Some(TokenTree::Literal(_)));
        let punctuation = matches!(tokens.get(j), Some(TokenTree::Punct(p)) if p.as_char() != '?');
        literal || !punctuation && !tokens.is(j, "mut")
    };
    (i + 1..end).find(|&j| tokens.is(j, "&&") && operand(j - 1))
}
