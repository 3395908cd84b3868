//! Constants of the rules that vary over a range, as in `// vary: K=1..5`.

use crate::solve::kind::declaration;
use bundler::diagnostic::{Problem, Result};
use bundler::text::tokens::{Code, Kind};
use std::ops::RangeInclusive;

/// The mark of a line that names constants and their ranges.
const MARK: &str = "// vary: ";

/// The largest number of combinations of values.
const MOST: u64 = 64;

/// A constant that varies.
#[derive(Clone)]
pub struct Varying {
    pub name: String,
    pub range: RangeInclusive<u64>,
    /// The declaration in the rules.
    pub declaration: String,
}

/// The constants that vary, and the rules with a function in place of each.
pub fn read(text: &str) -> Result<(Vec<Varying>, String)> {
    let (mut all, mut text) = (Vec::new(), text.to_owned());
    let marked = |line: &str| line.split_once(MARK).map(|(_, items)| items.to_owned());
    let items: Vec<String> = text.lines().filter_map(marked).collect();
    for item in items.iter().flat_map(|items| items.split_whitespace()) {
        let (name, range) = range(item)?;
        let (varying, other) = varied(&text, name, range)?;
        all.push(varying);
        text = other;
    }
    let values = |it: &Varying| (it.range.end() - it.range.start()).saturating_add(1);
    if all.iter().map(values).fold(1, u64::saturating_mul) > MOST {
        let title = format!("the constants vary over more than {MOST} combinations");
        return Err(Problem::new(title).help("small values show the formula: `// vary: K=1..5`"));
    }
    Ok((all, text))
}

/// The name and the values of an item such as `K=1..5`.
fn range(item: &str) -> Result<(&str, RangeInclusive<u64>)> {
    let read = || {
        let (name, range) = item.split_once('=')?;
        let (first, last) = range.split_once("..")?;
        let range = first.parse().ok()?..=last.parse().ok()?;
        Some((name, range)).filter(|(_, range)| !range.is_empty())
    };
    read().ok_or_else(|| {
        let title = format!("`{MARK}{item}` is not a constant with its range");
        Problem::new(title).help("write `// vary: K=1..5`; the last value is included")
    })
}

/// The rules with the function `name()` in place of the constant `name`.
fn varied(text: &str, name: &str, range: RangeInclusive<u64>) -> Result<(Varying, String)> {
    let code = Code::new(text).ok();
    let declaration = code.as_ref().and_then(|code| {
        let tokens = declaration(code, "const", name)?;
        Some((code, tokens.start..tokens.end + 1))
    });
    let Some((code, tokens)) = declaration else {
        let title = format!("there is no `const {name}` to vary");
        let help = format!("declare it in the rules: `const {name}: u64 = {};`", range.start());
        return Err(Problem::new(title).help(help));
    };
    let kind = code.text(tokens.start + 3);
    let function = format!(
        "#[allow(non_snake_case)] fn {name}() -> {kind} {{ \
         VARYING_{name}.load(std::sync::atomic::Ordering::Relaxed) as {kind} }} \
         static VARYING_{name}: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new({});",
        range.start()
    );
    let place = code.span(tokens.clone());
    let mut all = text.to_owned();
    let is_use =
        |&i: &usize| code.kind(i) == Some(Kind::Word) && code.is(i, name) && !tokens.contains(&i);
    // The last places come first, so that the others stay where they are.
    for i in (0..code.len()).rev() {
        if i == tokens.start {
            all.replace_range(place.clone(), &function);
        } else if is_use(&i) {
            all.replace_range(code.range(i), &format!("{name}()"));
        }
    }
    let declaration = text[place].to_owned();
    Ok((Varying { name: name.to_owned(), range, declaration }, all))
}

/// The statement that gives the explorer the constants.
pub fn code(all: &[Varying]) -> String {
    let one = |Varying { name, range, .. }: &Varying| {
        let (first, last) = (range.start(), range.end());
        format!("({name:?}, &super::VARYING_{name}, {first}..={last}), ")
    };
    let all: String = all.iter().map(one).collect();
    format!("static VARYING: &[explore::Varying] = &[{all}];")
}
