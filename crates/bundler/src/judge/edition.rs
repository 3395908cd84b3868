//! What the editions read in different ways, as far as tokens tell it.

use crate::judge::condition;
use crate::text::tokens::Tokens;
use proc_macro2::{Delimiter, TokenTree};
use std::ops::Range;

/// What a later edition brought: where, what it is called, and the edition.
pub fn too_new(
    tokens: &Tokens,
    edition: &str,
) -> Option<(Range<usize>, &'static str, &'static str)> {
    for i in 0..tokens.len() {
        if edition < "2024"
            && let Some(at) = condition::chain(tokens, i)
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
        let within = tokens.content(i).and_then(|content| too_new(content, edition));
        if within.is_some() {
            return within;
        }
    }
    None
}

/// Which way from one edition to another makes the difference.
#[derive(PartialEq)]
enum Way {
    Later,
    Earlier,
    Either,
}

/// A form, the edition from which on it is read in another way, when that matters, and how its
/// first token is known.
struct Form {
    what: &'static str,
    since: &'static str,
    way: Way,
    is_at: fn(&Tokens, usize) -> bool,
}

/// From the edition guide (doc.rust-lang.org/edition-guide, read in 2026).
const FORMS: &[Form] = &[
    Form {
        what: "until edition 2024 what is borrowed here stays so through `else`",
        since: "2024",
        way: Way::Either,
        is_at: |t, i| t.is(i, "if") && t.is(i + 1, "let") && borrows_through_else(t, i + 2),
    },
    Form {
        what: "before edition 2024 this cannot hold what it borrows unless it says so: `+ '_`",
        since: "2024",
        way: Way::Earlier,
        is_at: |t, i| t.is(i, "->") && t.is(i + 2, "impl") && hides_a_lifetime(t, i),
    },
    Form {
        what: "edition 2024 refuses references to it, and so its methods",
        since: "2024",
        way: Way::Later,
        is_at: |t, i| t.is(i, "static") && t.is(i + 1, "mut"),
    },
    Form {
        what: "a keyword since edition 2024",
        since: "2024",
        way: Way::Later,
        is_at: |t, i| t.is(i, "gen") && !t.is_before(i, "$"),
    },
    Form {
        what: "an array gives references here before edition 2021",
        since: "2021",
        way: Way::Either,
        is_at: |t, i| is_array(t, i) && t.is(i + 1, ".") && t.is(i + 2, "into_iter"),
    },
];

/// What they return ends a borrow, or opens a lock, when it is dropped.
const GUARDS: &[&str] = &["borrow", "borrow_mut", "lock", "peek_mut", "read", "write"];

/// Methods of traits that are in scope by themselves since edition 2021.
const METHODS: &[(&str, &str)] =
    &[("try_from", "TryFrom"), ("try_into", "TryInto"), ("from_iter", "FromIterator")];

/// Where each form stands first that the judge's edition reads in another way than that of the
/// solver's package, and what of it.
pub fn differing(tokens: &Tokens, home: &str, judge: &str) -> Vec<(Range<usize>, &'static str)> {
    let is_between = |since: &str| home.min(judge) < since && since <= home.max(judge);
    let way = if home < judge { Way::Later } else { Way::Earlier };
    let is_meant =
        |form: &&Form| is_between(form.since) && (form.way == Way::Either || form.way == way);
    let place = |form: &Form| Some((first(tokens, &form.is_at)?, form.what));
    let mut places: Vec<_> = FORMS.iter().filter(is_meant).filter_map(place).collect();
    let are_missing = way == Way::Earlier && is_between("2021");
    for (method, of) in METHODS.iter().filter(|_| are_missing) {
        let is_imported = first(tokens, &|t, i| t.is(i, of)).is_some();
        let place = first(tokens, &|t, i| t.is(i, method)).filter(|_| !is_imported);
        places.extend(place.map(|place| (place, "its trait is not in scope before edition 2021")));
    }
    places
}

fn first(tokens: &Tokens, is_at: &impl Fn(&Tokens, usize) -> bool) -> Option<Range<usize>> {
    (0..tokens.len()).find_map(|i| match tokens.content(i) {
        _ if is_at(tokens, i) => Some(tokens.range(i)),
        content => content.and_then(|content| first(content, is_at)),
    })
}

/// Is there a guard in the condition that begins here, and an `else` behind its block?
fn borrows_through_else(tokens: &Tokens, i: usize) -> bool {
    let has_arguments = |j| tokens.delimiter(j + 1) == Some(Delimiter::Parenthesis);
    let is_guard = |j| has_arguments(j) && GUARDS.iter().any(|guard| tokens.is(j, guard));
    let end = condition::end(tokens, i).unwrap_or(i);
    tokens.is(end + 1, "else") && (i..end).any(is_guard)
}

/// Does the arrow follow arguments with a reference, and name no lifetime itself?
fn hides_a_lifetime(tokens: &Tokens, arrow: usize) -> bool {
    let arguments = arrow.checked_sub(1).and_then(|i| tokens.within(i, Delimiter::Parenthesis));
    let has_reference = |arguments: Tokens| (0..arguments.len()).any(|i| arguments.is(i, "&"));
    let is_end = |&i: &usize| tokens.is(i, "where") || tokens.is(i, ";") || tokens.is_block(i);
    let end = (arrow..tokens.len()).find(is_end).unwrap_or(tokens.len());
    arguments.is_some_and(has_reference)
        && !(arrow..end).any(|i| tokens.is(i, "'") || tokens.is(i, "use"))
}

/// Else it is an index, or the arguments of a macro.
fn is_array(tokens: &Tokens, i: usize) -> bool {
    let follows_operand = i.checked_sub(1).is_some_and(|before| {
        let is_value = |word| !["in", "match", "return"].contains(&word);
        tokens.is(before, "!")
            || tokens.word(before).is_some_and(is_value)
            || tokens.content(before).is_some()
    });
    tokens.delimiter(i) == Some(Delimiter::Bracket) && !follows_operand
}
