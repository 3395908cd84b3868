//! Lets the judge's compiler decide about a bundle: which attempt is right, what changes an older
//! edition needs, and which code is unused.

use crate::trial::compile::{Proof, Result, Wanted, check, compile};
use crate::trial::message;
use crate::trial::toolchain;
use crate::trial::{adjust, report, shake};
use bundler::bundle::Bundle;
use bundler::diagnostic::Problem;
use bundler::edition::Edition;
use bundler::judge::Judge;
use bundler::text::edit::{Edit, Mapped};
use std::collections::BTreeSet;
use std::io::Write;
use std::ops::Range;

/// The editions, in which the same text may mean different things. Paths of 2015 are edited already.
const EDITIONS: [(Edition, &str); 3] = [
    (Edition::E2018, "anonymous_parameters"),
    (Edition::E2021, "rust_2021_compatibility"),
    (Edition::E2024, "rust_2024_compatibility"),
];

/// Makes a bundle that the judge accepts from the first one, or from the `whole` one with all
/// modules of the user's crates. Prints the compiler's messages.
pub fn prove(
    first: Bundle,
    whole: &dyn Fn() -> Result<Bundle, Problem>,
    wanted: &Wanted,
    log: &mut impl Write,
) -> Result<Proof> {
    let mut proof = attempt(first, wanted)?;
    if !proof.compiled.success && proof.bundle.is_cut {
        // A missing module is not the user's error, nor is an error that only the whole crate has.
        if let Ok(whole) = whole() {
            proof = attempt(whole, wanted)?;
        }
    }
    let Proof { bundle, compiled } = &proof;
    if !compiled.success {
        let (messages, errors) = report::render(&compiled.messages, bundle);
        let _ = log.write_all(messages.as_bytes());
        return Err(failed(errors, bundle, wanted).into());
    }
    let is_too_large = wanted.judge.limit.is_some_and(|limit| bundle.content.text.len() > limit);
    if wanted.lean || is_too_large {
        proof = shake::shaken(proof, wanted)?;
    }
    let (messages, _) = report::render(&proof.compiled.messages, &proof.bundle);
    let _ = log.write_all(messages.as_bytes());
    elsewhere(&proof, wanted);
    Ok(proof)
}

/// Warns about what only the judge's compiler or system can find.
fn elsewhere(proof: &Proof, wanted: &Wanted) {
    let Wanted { judge, toolchain, .. } = wanted;
    let content = &proof.bundle.content;
    if !judge.target.is_some_and(|target| toolchain.has_target(target)) {
        judge.warnings_of_system(content).iter().for_each(crate::report::warn);
    }
    if !toolchain.is_older_than(judge) && !toolchain.is_of(judge) {
        judge.warnings_of_language(content).iter().for_each(crate::report::warn);
    }
}

fn attempt(mut bundle: Bundle, wanted: &Wanted) -> Result<Proof> {
    for (edition, lints) in EDITIONS {
        if edition <= wanted.judge.edition {
            migrate(&mut bundle, edition, lints, wanted)?;
        }
    }
    let mut compiled = compile(&bundle, wanted)?;
    // A change may uncover other errors.
    for _ in 0..8 {
        if compiled.success || !adjust::adjust(&mut bundle, &compiled.messages) {
            break;
        }
        compiled = compile(&bundle, wanted)?;
    }
    Ok(Proof { bundle, compiled })
}

/// Rewrites the user's crates of older editions so that they mean the same in this edition, as the
/// compiler suggests.
fn migrate(bundle: &mut Bundle, edition: Edition, lints: &str, wanted: &Wanted) -> Result<()> {
    let own: Vec<(Edition, Range<usize>)> = bundle
        .parts
        .iter()
        .filter_map(|part| Some((part.edition?, part)))
        .filter(|(own, _)| *own < edition)
        .filter_map(|(own, part)| Some((own, bundle.range_of(&part.name)?)))
        .collect();
    let least = if edition == Edition::E2018 { Edition::E2015 } else { Edition::E2018 };
    let Some(oldest) = own.iter().map(|(own, _)| (*own).max(least)).min() else {
        return Ok(());
    };
    // The solver has the judge's edition, so only the crates are compiled.
    // Only these lints are on, because others would suggest edits, too.
    let levels = format!("#[allow(warnings)] #[deny({lints})]");
    let warned = bundle.with_levels(&levels);
    // Some lints about macros obey the levels of the root alone.
    let mut text = Mapped::from(format!("#![allow(warnings)] #![deny({lints})]\nfn main() {{}}\n"));
    text.push(warned.slice(bundle.tail..warned.text.len()));
    let messages = check(&text.text, oldest, bundle, wanted)?.messages;
    let mut edits = Vec::new();
    for span in message::suggestions(&messages) {
        let Some((_, range)) = text.origin(message::range(span)) else { continue };
        let is_own = own.iter().any(|(_, part)| part.start <= range.start && range.end <= part.end);
        if is_own && let Some(new) = &span.suggested_replacement {
            edits.push(Edit::new(range, new.as_str()));
        }
    }
    // Inside a macro, the compiler tells only what changes.
    let mut told = BTreeSet::new();
    for message in messages.iter().filter(|it| message::suggestions([*it]).next().is_none()) {
        let Some(span) = message.spans.iter().find(|span| span.is_primary) else { continue };
        let (Some(expansion), Some(lint)) = (&span.expansion, message::lint(message)) else {
            continue;
        };
        let (name, change) = (&expansion.macro_decl_name, &message.message);
        let Some((_, range)) = text.origin(message::range(span)) else { continue };
        let is_own = own.iter().any(|(_, part)| part.contains(&range.start));
        if is_own && told.insert((name, lint)) {
            let title = format!("`{name}` may mean something else in edition {edition}: {change}");
            crate::report::warn(&Problem::new(title).at(range, "").in_text(&bundle.content));
        }
    }
    if !edits.is_empty() {
        bundle.content = bundle.content.edited(edits);
    }
    Ok(())
}

fn failed(errors: usize, bundle: &Bundle, wanted: &Wanted) -> Problem {
    let Wanted { judge, toolchain, .. } = wanted;
    let errors = if errors == 1 { "an error".to_owned() } else { format!("{errors} errors") };
    let may = if toolchain.is_older_than(judge) { "may find" } else { "would find" };
    let problem = Problem::new(format!("{} {may} {errors} in this bundle", judge.title()));
    if toolchain.is_older_than(judge) {
        return problem.help(toolchain::advice(judge));
    }
    let compiles = |newer: &&Judge| {
        let text = &bundle.content.text;
        check(text, newer.edition, bundle, wanted).is_ok_and(|it| it.success)
    };
    let newer = judge.with_edition(Edition::E2024).filter(|newer| newer.edition > judge.edition);
    problem.help(match newer.filter(compiles) {
        Some(newer) => format!("`--judge {}` compiles edition {}", newer.name, newer.edition),
        None => "`--no-check` prints the bundle without compiling it".to_owned(),
    })
}
