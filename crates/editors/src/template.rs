//! Reads the program of a module, whose names and answers become tab stops.

use crate::formats::Part;
use bundler::text::tokens::{Code, Kind};
use std::collections::HashMap;
use std::ops::Range;

/// The import of a module, or of an item of a module, up to the module's name.
const IMPORT: &str = "use nim_snippets::";

/// The code of a program above its modules, which are pasted below it.
pub fn pasted(code: &str) -> String {
    let mut pasted = String::new();
    for line in code.lines() {
        match line.strip_prefix(IMPORT) {
            Some(item) if item.contains("::") => pasted += &format!("use {item}\n"),
            Some(_) => {}
            None => pasted += &format!("{line}\n"),
        }
    }
    pasted.trim().to_owned()
}

/// The modules that a program imports, each on a line of its own.
pub fn modules(code: &str) -> Vec<String> {
    let imports = code.lines().filter_map(|line| line.strip_prefix(IMPORT));
    let name = |item: &str| item.split([':', ';']).next().unwrap_or_default().to_owned();
    imports.map(name).collect()
}

/// A program's code in parts. The names in `input!` and the fixed words that it prints are tab
/// stops, in the order of their first occurrence.
pub fn parts(code: &str) -> Vec<Part> {
    let tokens = Code::new(code).ok();
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

/// The names that `input!` binds, each before a colon outside of inner brackets.
fn inputs(tokens: &Code) -> Vec<&str> {
    let mut names = Vec::new();
    let is_call = |i: &usize| tokens.is(*i, "input") && tokens.is(i + 1, "!");
    for call in (0..tokens.len()).filter(is_call) {
        let Some(arguments) = tokens.macro_arguments(call) else { continue };
        let mut i = arguments + 1;
        while i < tokens.other(arguments) {
            if tokens.is(i, ":") {
                names.extend(tokens.word(i - 1));
            }
            i = tokens.after(i);
        }
    }
    names
}

/// The places of these names, and of strings of plain words.
fn stops(tokens: &Code, names: &[&str]) -> Vec<Range<usize>> {
    let mut stops = Vec::new();
    for i in 0..tokens.len() {
        let here = tokens.range(i);
        match tokens.kind(i) {
            Some(Kind::Word) => {
                let member = tokens.is_before(i, ".") && !tokens.is_before(i, "..");
                let path = tokens.is_before(i, "::") || tokens.is(i + 1, "::");
                if !member && !path && names.contains(&tokens.text(i)) {
                    stops.push(here);
                }
            }
            Some(Kind::Literal) if is_answer(tokens.text(i)) => {
                stops.push(here.start + 1..here.end - 1);
            }
            _ => {}
        }
    }
    stops
}

/// Returns whether a string literal has only plain words, so it is not a format.
fn is_answer(literal: &str) -> bool {
    let text = literal.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let plain = |c: char| c.is_alphanumeric() || c == ' ';
    text.is_some_and(|text| text.chars().all(plain) && text.contains(char::is_alphanumeric))
}
