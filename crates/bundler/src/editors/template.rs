//! Reads the program of a module, `programs/x.rs`, whose names and answers become tab stops. It
//! imports each module in a line of its own.

use crate::editors::formats::Part;
use crate::text::tokens::{Tokens, lex};
use proc_macro2::TokenTree;
use std::collections::HashMap;
use std::ops::Range;

/// The import of a module up to its name.
const IMPORT: &str = "use nim_snippets::";

/// The code of a program without the example in its first line and without imports of modules.
pub fn code(program: &str) -> String {
    let lines = program.lines().skip(1).filter(|line| !line.starts_with(IMPORT));
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// The modules that a program imports.
pub fn modules(program: &str) -> Vec<String> {
    let imports = program.lines().filter_map(|line| line.strip_prefix(IMPORT));
    imports.map(|name| name.trim_end_matches(';').to_owned()).collect()
}

/// A program's code in parts. The names in `input!` and the fixed words that it prints are tab
/// stops, in the order of their first occurrence.
pub fn parts(code: &str) -> Vec<Part> {
    let tokens = lex(code).map(Tokens::new);
    let stops = tokens.iter().flat_map(|tokens| stops(tokens, &inputs(tokens)));
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    let (mut parts, mut done) = (Vec::new(), 0);
    for stop in stops {
        let text = &code[stop.clone()];
        let next = numbers.len() + 1;
        let number = *numbers.entry(text).or_insert(next);
        parts.push(Part::Text(code[done..stop.start].to_owned()));
        parts.push(Part::Stop(number, text.to_owned()));
        done = stop.end;
    }
    parts.push(Part::Text(code[done..].to_owned()));
    parts
}

/// The names that `input!` binds, each before a colon.
fn inputs(tokens: &Tokens) -> Vec<&str> {
    let mut names = Vec::new();
    let is_call = |tokens: &Tokens, i| tokens.is(i, "input") && tokens.is(i + 1, "!");
    for (tokens, i) in tokens.deep().filter(|(tokens, i)| is_call(tokens, *i)) {
        let Some(arguments) = tokens.content(i + 2) else { continue };
        let bound = (1..arguments.len()).filter(|&j| arguments.is(j, ":"));
        names.extend(bound.filter_map(|j| arguments.word(j - 1)));
    }
    names
}

/// The places of these names, and of strings of plain words.
fn stops(tokens: &Tokens, names: &[&str]) -> Vec<Range<usize>> {
    let mut stops = Vec::new();
    for (tokens, i) in tokens.deep() {
        let here = tokens.range(i);
        match tokens.get(i) {
            Some(TokenTree::Ident(ident)) => {
                let point = i > 0 && tokens.is(i - 1, ".");
                let range = i > 1 && tokens.is(i - 2, "."); // `0..n`
                let member = point && !range || i > 1 && tokens.is(i - 2, "::");
                let module = tokens.is(i + 1, "::");
                if !member && !module && names.iter().any(|name| ident == name) {
                    stops.push(here);
                }
            }
            Some(TokenTree::Literal(literal)) if is_answer(&literal.to_string()) => {
                stops.push(here.start + 1..here.end - 1);
            }
            _ => {}
        }
    }
    stops
}

/// Is it a string of plain words, not a format?
fn is_answer(literal: &str) -> bool {
    let text = literal.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let plain = |c: char| c.is_alphanumeric() || c == ' ';
    text.is_some_and(|text| text.chars().all(plain) && text.contains(char::is_alphanumeric))
}
