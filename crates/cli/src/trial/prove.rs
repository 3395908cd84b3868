//! Lets the judge's compiler decide about a bundle: which attempt is right, what changes an older
//! edition needs, and which code is unused.

use crate::trial::compile::{Proof, Result, Wanted, compile, lint};
use crate::trial::message;
use crate::trial::shake::shake;
use crate::trial::toolchain;
use crate::trial::{adjust, report};
use bundler::bundle::Bundle;
use bundler::bundle::link::Doubt;
use bundler::diagnostic::Problem;
use bundler::edition::Edition;
use bundler::judge::Judge;
use bundler::reach::Reach;
use bundler::text::edit::{Edit, Mapped, Source};
use bundler::text::tokens::Code;
use std::collections::BTreeSet;
use std::io::Write;
use std::ops::Range;

/// The editions, in which the same text may mean different things. Paths of 2015 are edited already.
const EDITIONS: [(Edition, &str); 3] = [
    (Edition::E2018, "anonymous_parameters"),
    (Edition::E2021, "rust_2021_compatibility"),
    (Edition::E2024, "rust_2024_compatibility"),
];

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

/// Makes a bundle that the judge accepts. Prints the compiler's messages.
pub fn prove(mut bundle: Bundle, wanted: &Wanted, log: &mut impl Write) -> Result<Proof> {
    if !shortened(&mut bundle, wanted)? {
        // The solver may need what the judge lacks.
        bundle.reject()?;
    }
    let is_too_large = wanted.judge.limit.is_some_and(|limit| bundle.content.text.len() > limit);
    if is_too_large && !wanted.lean && bundle.modules().next().is_some() {
        shake(&mut bundle, &Wanted { lean: true, ..*wanted }, false)?;
    }
    bundle.finish();
    let proof = compiled(bundle, wanted)?;
    let (messages, errors) = report::render(&proof.compiled.messages, &proof.bundle);
    let _ = log.write_all(messages.as_bytes());
    if proof.compiled.success {
        elsewhere(&proof, wanted);
        Ok(proof)
    } else {
        Err(failed(errors, &proof, wanted).into())
    }
}

/// Rewrites the crates of older editions, and removes what the solver does not need. Returns false if
/// nothing is removed.
fn shortened(bundle: &mut Bundle, wanted: &Wanted) -> Result<bool> {
    if !wanted.lean && bundle.crates().next().is_none() {
        return Ok(false);
    }
    let whole = bundle.clone();
    // The words may tell too little.
    for narrow in [true, false] {
        bundle.clone_from(&whole);
        for (edition, lints) in EDITIONS {
            if edition <= wanted.judge.edition {
                migrate(bundle, edition, lints, wanted, narrow)?;
            }
        }
        if shake(bundle, wanted, narrow)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn compiled(mut bundle: Bundle, wanted: &Wanted) -> Result<Proof> {
    let mut compiled = compile(&bundle, wanted)?;
    // A change may uncover other errors.
    for _ in 0..8 {
        if compiled.success || !adjust::adjust(&mut bundle, &compiled.messages, &Some) {
            break;
        }
        compiled = compile(&bundle, wanted)?;
    }
    Ok(Proof { bundle, compiled })
}

/// Rewrites the user's crates of older editions so that they mean the same in this edition, as the
/// compiler suggests.
fn migrate(
    bundle: &mut Bundle,
    edition: Edition,
    lints: &str,
    wanted: &Wanted,
    narrow: bool,
) -> Result<()> {
    let own: Vec<(Edition, Range<usize>)> = bundle
        .crates()
        .filter(|(_, own)| *own < edition)
        .map(|(part, own)| (own, part.range.clone()))
        .collect();
    let least = if edition == Edition::E2018 { Edition::E2015 } else { Edition::E2018 };
    let Some(oldest) = own.iter().map(|(own, _)| (*own).max(least)).min() else {
        return Ok(());
    };
    // The solver has the judge's edition, so only the crates are compiled.
    let mut text = Mapped::from("fn main() {}\n");
    let newer = bundle.crates().filter(|(_, own)| *own >= Edition::E2021 && oldest < *own);
    let mut read = preludes(bundle, newer.map(|(part, _)| part.range.clone()).collect());
    if narrow {
        let mut reach = Reach::new(bundle, wanted.judge, wanted.lean)?;
        reach.narrow();
        read.extend(reach.unread());
    }
    let whole = Source { path: String::new(), text: bundle.content.text.clone() };
    let whole = Mapped::from(whole).edited(read);
    text.push(whole.slice(bundle.tail..whole.text.len()));
    let messages = lint(&text.text, oldest, bundle, wanted, &[lints])?;
    let mut edits = Vec::new();
    for span in message::suggestions(&messages) {
        let Some((_, range)) = text.origin(message::range(span)) else { continue };
        let is_own = own.iter().any(|(_, part)| part.start <= range.start && range.end <= part.end);
        if is_own && let Some(new) = &span.suggested_replacement {
            edits.push(Edit::new(range, new.as_str()));
        }
    }
    // Inside a macro, the compiler tells only what changes.
    let (mut told, mut warnings) = (BTreeSet::new(), Vec::new());
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
            let problem = Problem::new(title).at(range, "").in_text(&bundle.content);
            warnings.push(Doubt { name: String::new(), problem });
        }
    }
    bundle.needs.warnings.extend(warnings);
    if !edits.is_empty() {
        bundle.edit(edits);
    }
    Ok(())
}

/// Gives the modules in these ranges the prelude of edition 2021, of which older ones are a part.
fn preludes(bundle: &Bundle, crates: Vec<Range<usize>>) -> Vec<Edit> {
    let Ok(code) = Code::new(&bundle.content.text) else { return Vec::new() };
    let tokens = crates.into_iter().flat_map(|range| code.at(range.start)..code.at(range.end));
    let opens = tokens.filter(|&i| code.is(i, "{") && i > 1 && code.is(i - 2, "mod"));
    let import = "use std::prelude::rust_2021::*; "; // at the end, since a module may begin with `#![…]`
    opens.map(|i| Edit::insert(code.range(code.other(i)).start, import)).collect()
}

fn failed(errors: usize, Proof { bundle, compiled }: &Proof, wanted: &Wanted) -> Problem {
    let Wanted { judge, toolchain, .. } = wanted;
    let errors = if errors == 1 { "an error".to_owned() } else { format!("{errors} errors") };
    let may = if toolchain.is_older_than(judge) { "may find" } else { "would find" };
    let problem = Problem::new(format!("{} {may} {errors} in this bundle", judge.title()));
    if toolchain.is_older_than(judge) {
        return problem.help(toolchain::advice(judge));
    }
    // Without the judge's target, the compiler looks at this system.
    let here = lint(&bundle.content.text, judge.edition, bundle, wanted, &[]);
    let is_right_here = here.is_ok_and(|said| !said.iter().any(message::is_error))
        && compiled
            .messages
            .iter()
            .filter(|it| message::is_error(it))
            .all(|it| message::lint(it).is_none());
    if judge.target.is_some_and(|target| toolchain.has_target(target)) && is_right_here {
        return problem
            .help(format!("it compiles on this system, but {} compiles on Windows", judge.site));
    }
    let compiles = |newer: &&Judge| {
        let text = &bundle.content.text;
        let said = lint(text, newer.edition, bundle, wanted, &[]);
        said.is_ok_and(|said| !said.iter().any(message::is_error))
    };
    let newer = judge.with_edition(Edition::E2024).filter(|newer| newer.edition > judge.edition);
    problem.help(match newer.filter(compiles) {
        Some(newer) => format!("`--judge {}` compiles edition {}", newer.name, newer.edition),
        None => "`--no-check` prints the bundle without compiling it".to_owned(),
    })
}
