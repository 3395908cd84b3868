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
    let mut stops = Vec::new();
    if let Ok(tokens) = lex(code) {
        let (tokens, mut names) = (Tokens::new(tokens), Vec::new());
        collect_inputs(&tokens, &mut names);
        collect_stops(&tokens, &names, &mut stops);
    }
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
fn collect_inputs(tokens: &Tokens, names: &mut Vec<String>) {
    for i in 0..tokens.len() {
        let Some(inner) = tokens.content(i) else { continue };
        if i >= 2 && tokens.is(i - 2, "input") && tokens.is(i - 1, "!") {
            let bound = (1..inner.len()).filter(|&j| inner.is(j, ":"));
            names.extend(bound.filter_map(|j| inner.word(j - 1)).map(str::to_owned));
        }
        collect_inputs(inner, names);
    }
}

fn collect_stops(tokens: &Tokens, names: &[String], stops: &mut Vec<Range<usize>>) {
    for i in 0..tokens.len() {
        let here = tokens.range(i);
        if let Some(content) = tokens.content(i) {
            collect_stops(content, names, stops);
        }
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
}

/// Is it a string of plain words, not a format?
fn is_answer(literal: &str) -> bool {
    let text = literal.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let plain = |c: char| c.is_alphanumeric() || c == ' ';
    text.is_some_and(|text| text.chars().all(plain) && text.contains(char::is_alphanumeric))
}
