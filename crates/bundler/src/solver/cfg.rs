//! Evaluates `#[cfg(…)]` as the judge's compiler does.

use crate::solver::items::{attributes_of, inner_attributes};
use crate::text::tokens::{Code, Tokens};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::ops::Range;
use syn::parse::{Parse, ParseStream, Parser};

/// The options that rustc itself sets, depending on the judge's machine.
const UNKNOWN: &[&str] = &["overflow_checks", "panic", "proc_macro", "unix", "windows"];

/// The parts of a file that a compiler with these flags does not see.
pub fn absent(Code { text, tokens }: &Code, flags: &[&str]) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    if !text.contains("cfg") {
        return parts;
    }
    if is_absent(tokens, flags) {
        parts.push(tokens.range(0).start..tokens.range(tokens.len() - 1).end);
    } else {
        collect(tokens, flags, &mut parts);
    }
    parts.sort_by_key(|part| part.start);
    parts.dedup_by(|inner, outer| inner.start < outer.end);
    parts
}

/// Does a file or module with this content begin with a `#![cfg(…)]` that does not hold?
fn is_absent(content: &Tokens, flags: &[&str]) -> bool {
    inner_attributes(content).any(|attribute| fails(&attribute, flags))
}

/// Is the attribute a condition that does not hold?
fn fails(attribute: &Tokens, flags: &[&str]) -> bool {
    let condition = attribute.within(1, Delimiter::Parenthesis).filter(|_| attribute.is(0, "cfg"));
    condition.is_some_and(|condition| holds(&condition, flags) == Some(false))
}

fn collect(tokens: &Tokens, flags: &[&str], parts: &mut Vec<Range<usize>>) {
    // The starts of absent parts, and the range of the attributes that end here.
    let mut firsts = Vec::new();
    let mut attributes = 0..0;
    let mut i = 0;
    while i < tokens.len() {
        if let Some(arguments) = tokens.macro_arguments(i) {
            i = arguments;
        } else if let Some((attribute, end)) = tokens.attribute(i) {
            if !tokens.is(i + 1, "!") {
                let start = if attributes.end == i { attributes.start } else { i };
                attributes = start..end + 1;
                firsts.extend(fails(&attribute, flags).then_some(start));
            }
            i = end;
        } else if let Some(content) = tokens.content(i) {
            let module = i.checked_sub(2).filter(|&keyword| tokens.is(keyword, "mod"));
            match module.filter(|_| is_absent(content, flags)) {
                Some(keyword) => firsts.push(attributes_of(tokens, keyword).0),
                None => collect(content, flags, parts),
            }
        }
        i += 1;
    }
    if !firsts.is_empty() {
        parts.extend(whole(tokens, &firsts));
    }
}

/// Does the condition hold with these flags, if that is known?
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

/// The places of `feature = "…"` in these tokens, and the features in their quotes.
pub fn features(tokens: &Tokens) -> Vec<(Range<usize>, String)> {
    let feature = |(tokens, i): (&Tokens, usize)| match tokens.get(i + 2) {
        Some(TokenTree::Literal(value)) if tokens.is(i, "feature") && tokens.is(i + 1, "=") => {
            Some((tokens.range(i).start..tokens.range(i + 2).end, value.to_string()))
        }
        _ => None,
    };
    tokens.deep().filter_map(feature).collect()
}

/// Are all true, if that is known? A single false one decides.
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

/// The conditions that the flags `--cfg=x` or `--cfg x` set.
fn set<'a>(flags: &'a [&str]) -> impl Iterator<Item = &'a str> {
    let glued = flags.iter().filter_map(|flag| flag.strip_prefix("--cfg="));
    let apart = flags.windows(2).filter(|pair| pair[0] == "--cfg").map(|pair| pair[1]);
    glued.chain(apart)
}

/// The items, statements, fields and so on whose attributes begin at these tokens, except those
/// inside others.
fn whole(tokens: &Tokens, firsts: &[usize]) -> Vec<Range<usize>> {
    let read = |input: ParseStream| {
        let mut parts = Vec::new();
        let mut position = 0;
        let mut end = 0;
        for &first in firsts {
            if first < end {
                continue;
            }
            for _ in position..first {
                input.parse::<TokenTree>()?;
            }
            position = first;
            let last = last_token(tokens, first, input);
            parts.push(tokens.range(first).start..tokens.range(last).end);
            end = last + 1;
        }
        input.parse::<TokenStream>()?;
        Ok(parts)
    };
    // One stream for all, since making it takes linear time.
    read.parse2(tokens.stream()).unwrap_or_default()
}

/// The last token of the item, statement or other part that begins at `i`. The input begins there.
fn last_token(tokens: &Tokens, i: usize, input: ParseStream) -> usize {
    let length = length(input, syn::Item::parse)
        .or_else(|| length(input, syn::Stmt::parse))
        .or_else(|| length(input, syn::Arm::parse))
        .or_else(|| length(input, syn::Field::parse_named))
        .or_else(|| length(input, syn::Variant::parse))
        .or_else(|| (i..tokens.len()).find(|&k| tokens.is(k, ",")).map(|k| k - i))
        .unwrap_or(tokens.len() - i)
        .max(1);
    i + length - usize::from(!tokens.is(i + length, ","))
}

/// The number of tokens read.
fn length<T>(input: ParseStream, parse: fn(ParseStream) -> syn::Result<T>) -> Option<usize> {
    let behind = input.fork();
    parse(&behind).ok()?;
    let before = input.fork();
    let mut length = 0;
    while before.cursor() != behind.cursor() {
        before.parse::<TokenTree>().ok()?;
        length += 1;
    }
    Some(length)
}
