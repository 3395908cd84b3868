//! What `#[cfg(…)]` keeps from the judge's compiler.

use crate::text::tokens::Tokens;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::ops::Range;
use syn::parse::{Parse, ParseStream, Parser};

/// The options that rustc itself sets, depending on the judge's machine.
const UNKNOWN: &[&str] = &["overflow_checks", "panic", "proc_macro", "unix", "windows"];

/// The parts of a file that are not there at a judge that compiles with these flags.
pub fn absent(tokens: &Tokens, flags: &[&str]) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    collect(tokens, flags, &mut parts);
    parts
}

fn collect(tokens: &Tokens, flags: &[&str], parts: &mut Vec<Range<usize>>) {
    let mut i = 0;
    while i < tokens.len() {
        if let Some(arguments) = tokens.macro_arguments(i) {
            i = arguments;
        } else if let Some((content, end)) = tokens.attribute(i) {
            let condition = content.is(0, "cfg").then(|| content.within(1, Delimiter::Parenthesis));
            let holds = condition.flatten().and_then(|condition| holds(&condition, flags));
            i = end;
            if holds == Some(false) && !tokens.is(end - 1, "!") {
                let first = first_attribute(tokens, end - 1);
                let last = last_token(tokens, first);
                parts.push(tokens.range(first).start..tokens.range(last).end);
                i = last;
            }
        } else if let Some(content) = tokens.content(i) {
            collect(content, flags, parts);
        }
        i += 1;
    }
}

/// Does the judge set what a condition asks for, as far as that is known?
pub fn holds(condition: &Tokens, flags: &[&str]) -> Option<bool> {
    let name = condition.word(0)?;
    if let Some(list) = condition.within(1, Delimiter::Parenthesis) {
        let entries = list.split_at_commas().into_iter().filter(|entry| !entry.is_empty());
        let values: Vec<Option<bool>> = entries.map(|entry| holds(&entry, flags)).collect();
        return match name {
            "not" => values.first().copied().and_then(not),
            "all" => all(&values),
            "any" => not(all(&values.iter().copied().map(not).collect::<Vec<_>>())),
            _ => None,
        };
    }
    let value = tokens_after_equals(condition);
    match name {
        "true" => Some(true),
        "false" => Some(false),
        name if UNKNOWN.contains(&name) || name.starts_with("target_") => None,
        name => Some(set(flags).any(|option| option == format!("{name}{value}"))),
    }
}

/// Are all true, as far as that is known? One that is false is enough to know.
fn all(values: &[Option<bool>]) -> Option<bool> {
    if values.contains(&Some(false)) {
        Some(false)
    } else if values.contains(&None) {
        None
    } else {
        Some(true)
    }
}

fn not(value: Option<bool>) -> Option<bool> {
    value.map(|value| !value)
}

fn tokens_after_equals(condition: &Tokens) -> String {
    match condition.get(2) {
        Some(TokenTree::Literal(value)) if condition.is(1, "=") => format!("={value}"),
        _ => String::new(),
    }
}

/// What the flags `--cfg=x` or `--cfg x` set.
fn set<'a>(flags: &'a [&str]) -> impl Iterator<Item = &'a str> {
    let glued = flags.iter().filter_map(|flag| flag.strip_prefix("--cfg="));
    let apart = flags.windows(2).filter(|pair| pair[0] == "--cfg").map(|pair| pair[1]);
    glued.chain(apart)
}

/// Where the attributes begin that end with the one at `i`.
fn first_attribute(tokens: &Tokens, mut i: usize) -> usize {
    while let Some(earlier) = tokens.attribute_before(i) {
        i = earlier;
    }
    i
}

/// The last token of the item, statement, field and so on that begins at `i` with its attributes.
fn last_token(tokens: &Tokens, i: usize) -> usize {
    let rest = tokens.slice(i..tokens.len());
    let stream = rest.stream();
    let read = length::<syn::Item>(&stream)
        .or_else(|| length::<syn::Stmt>(&stream))
        .or_else(|| length::<syn::Arm>(&stream))
        .or_else(|| length_by(&stream, syn::Field::parse_named))
        .or_else(|| length::<syn::Variant>(&stream))
        .or_else(|| (0..rest.len()).find(|&k| rest.is(k, ",")));
    let length = read.unwrap_or(rest.len()).max(1);
    i + length - usize::from(!rest.is(length, ","))
}

/// How many tokens this takes from the beginning.
fn length<T: Parse>(stream: &TokenStream) -> Option<usize> {
    length_by(stream, T::parse)
}

fn length_by<T>(stream: &TokenStream, parse: fn(ParseStream) -> syn::Result<T>) -> Option<usize> {
    let left = |input: ParseStream| {
        parse(input)?;
        let rest: TokenStream = input.parse()?;
        Ok(rest.into_iter().count())
    };
    let left = left.parse2(stream.clone()).ok()?;
    Some(stream.clone().into_iter().count() - left)
}
