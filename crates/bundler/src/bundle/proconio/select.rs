//! Which items of the stand-in, and which rules of its macros, a solver needs: those that it
//! names, those that they name, and so on.

use crate::text::edit::{Edit, Mapped};
use crate::text::tokens::{Code, Tokens};
use proc_macro2::{Delimiter, TokenTree};
use std::collections::HashSet;
use std::ops::Range;

/// An item, or a rule of a macro.
struct Piece {
    /// From the end of the piece before it.
    range: Range<usize>,
    /// Of each of these lists a name must be wanted.
    needs: Vec<Vec<String>>,
    /// What it names itself.
    names: Vec<String>,
}

/// The part of the source that the solver needs. `words` are all identifiers of the solver.
pub fn select(source: &Code, solver: &Tokens, words: &HashSet<String>) -> Mapped {
    let mut pieces = Vec::new();
    items(&source.tokens, 0, &[], &mut pieces);
    let mut wanted: HashSet<String> = words.clone();
    wanted.extend(words.iter().map(|word| said(word)));
    arguments(solver, false, &mut wanted);
    let mut kept = vec![false; pieces.len()];
    let needed = |piece: &Piece, wanted: &HashSet<String>| {
        piece.needs.iter().all(|names| names.iter().any(|name| wanted.contains(name)))
    };
    while let Some(new) = (0..pieces.len()).find(|&i| !kept[i] && needed(&pieces[i], &wanted)) {
        kept[new] = true;
        wanted.extend(pieces[new].names.iter().cloned());
    }
    let gone = pieces.into_iter().zip(kept).filter(|(_, kept)| !kept);
    let edits = gone.map(|(piece, _)| Edit::delete(piece.range)).collect();
    Mapped::from(source.text.as_str()).edited(edits)
}

/// The name for what only the solver itself can ask for.
fn said(word: &str) -> String {
    format!("={word}")
}

/// Reads the items of a file or module, which begin after `end` and all need the same.
fn items(tokens: &Tokens, mut end: usize, needs: &[Vec<String>], pieces: &mut Vec<Piece>) {
    let mut i = 0;
    while i < tokens.len() {
        let keyword = (i..tokens.len()).find(|&k| KEYWORDS.iter().any(|word| tokens.is(k, word)));
        let Some(keyword) = keyword else { return };
        let import = tokens.is(keyword, "use");
        let last =
            (keyword..tokens.len()).find(|&k| tokens.is(k, ";") || !import && tokens.is_block(k));
        let Some(last) = last else { return };
        let range = end..tokens.range(last).end;
        end = range.end;
        item(&tokens.slice(keyword..last + 1), range, needs, pieces);
        i = last + 1;
    }
}

/// What items of the source begin with.
const KEYWORDS: &[&str] =
    &["enum", "fn", "impl", "macro_rules", "mod", "static", "struct", "trait", "type", "use"];

fn item(tokens: &Tokens, range: Range<usize>, needs: &[Vec<String>], pieces: &mut Vec<Piece>) {
    let last = tokens.len() - 1;
    let mut piece = Piece { range, needs: needs.to_vec(), names: Vec::new() };
    let name = |at: usize| tokens.word(at).map(str::to_owned).into_iter();
    match tokens.word(0) {
        Some("use") => piece.needs.push(imported(tokens)),
        Some("impl") => piece.needs.extend(implemented(tokens)),
        // Whoever uses what is in it says so.
        Some("mod") => piece.needs.extend(name(1).map(|name| vec![said(&name)])),
        Some("macro_rules") => piece.needs.extend(name(2).map(|name| vec![name])),
        _ => piece.needs.extend(name(1).map(|name| vec![name])),
    }
    let needs = piece.needs.clone();
    let begin = tokens.range(last).start + 1;
    let body = tokens.within(last, Delimiter::Brace);
    match (body, tokens.is(0, "mod"), tokens.is(0, "macro_rules")) {
        (Some(body), true, _) => items(&body, begin, &needs, pieces),
        (Some(body), _, true) => rules(&body, begin, &needs, pieces),
        _ => collect(tokens, &mut piece.names),
    }
    pieces.push(piece);
}

/// The names that a `use` item brings into scope.
fn imported(tokens: &Tokens) -> Vec<String> {
    let group = (0..tokens.len()).find_map(|i| tokens.within(i, Delimiter::Brace));
    match group {
        Some(group) => (0..group.len()).filter_map(|i| group.word(i)).map(str::to_owned).collect(),
        None => tokens.word(tokens.len() - 2).map(str::to_owned).into_iter().collect(),
    }
}

/// The type that an `impl` is for, if it is not for all, and what a solver says that needs it.
fn implemented(tokens: &Tokens) -> Vec<Vec<String>> {
    let Some(middle) = (0..tokens.len()).find(|&i| tokens.is(i, "for")) else { return Vec::new() };
    let mut words = (middle + 1..tokens.len()).filter_map(|i| tokens.word(i));
    let itself = words.find(|word| *word != "mut").filter(|word| word.len() > 1);
    let given = tokens.is(middle + 1, "&") || (0..middle).any(|i| tokens.is(i, "From"));
    let given = given.then(|| vec![said("from"), said("Source")]);
    itself.map(|itself| vec![itself.to_owned()]).into_iter().chain(given).collect()
}

/// Reads the rules of a macro, which begin after `end`.
fn rules(tokens: &Tokens, mut end: usize, needs: &[Vec<String>], pieces: &mut Vec<Piece>) {
    for arrow in (1..tokens.len()).filter(|&i| tokens.is(i, "=>")) {
        let last = if tokens.is(arrow + 3, ";") { arrow + 3 } else { arrow + 2 };
        let range = end..tokens.range(last).end;
        end = range.end;
        let mut piece = Piece { range, needs: needs.to_vec(), names: Vec::new() };
        if let Some(pattern) = tokens.content(arrow - 1) {
            demands(pattern, &mut piece.needs);
        }
        collect(&tokens.slice(arrow + 2..arrow + 3), &mut piece.names);
        pieces.push(piece);
    }
}

/// What must be written so that a rule applies.
fn demands(pattern: &Tokens, needs: &mut Vec<Vec<String>>) {
    for i in 0..pattern.len() {
        let typed = i >= 3 && pattern.is(i - 3, "$") && pattern.is(i - 1, ":");
        let fragment = typed || pattern.is_before(i, "$");
        if let Some(word) = pattern.word(i).filter(|_| !fragment) {
            let label = pattern.is_before(i, "@");
            needs.push(vec![format!("{}{word}", if label { "@" } else { "!" })]);
        }
        let bracket = pattern.delimiter(i).filter(|_| !fragment);
        needs.extend(bracket.and_then(sign).map(|sign| vec![sign]));
    }
}

/// The name for a list or tuple in the arguments of a macro. Braces are the macros' own.
fn sign(delimiter: Delimiter) -> Option<String> {
    match delimiter {
        Delimiter::Bracket => Some("[".to_owned()),
        Delimiter::Parenthesis => Some("(".to_owned()),
        _ => None,
    }
}

/// All identifiers, and the labels `@x`.
fn collect(tokens: &Tokens, names: &mut Vec<String>) {
    for i in 0..tokens.len() {
        if let Some(word) = tokens.word(i) {
            if tokens.is_before(i, "@") {
                names.push(format!("@{word}"));
            }
            names.push(word.to_owned());
        } else if let Some(content) = tokens.content(i) {
            collect(content, names);
        }
    }
}

/// What stands in the arguments of macros: words as `!x`, and brackets that may be types.
fn arguments(tokens: &Tokens, inside: bool, wanted: &mut HashSet<String>) {
    for i in 0..tokens.len() {
        if let Some(word) = tokens.word(i).filter(|_| inside) {
            wanted.insert(format!("!{word}"));
        }
        let Some(content) = tokens.content(i) else { continue };
        let before = i.checked_sub(1).and_then(|before| tokens.get(before));
        let of_value = matches!(before, Some(TokenTree::Ident(_) | TokenTree::Literal(_)));
        let of_macro = tokens.is_before(i, "$") || tokens.is(i + 1, "=>");
        let call = tokens.is_before(i, "!")
            || i >= 2 && tokens.word(i - 1).is_some() && tokens.is(i - 2, "!");
        if inside && !call && !of_value && !of_macro {
            wanted.extend(tokens.delimiter(i).and_then(sign));
        }
        arguments(content, inside || call, wanted);
    }
}
