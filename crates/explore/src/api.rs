//! The public functions and types of a module, with one line each.

use crate::parameters::{self, description};
use bundler::source::items::{attributes, end, keyword};
use bundler::text::tokens::Code;
use games::games;
use library::Module;
use std::iter;
use std::ops::Range;

/// A public item: its signature on one line, its name, and the first sentence of its documentation.
#[derive(Default)]
pub struct Item {
    pub signature: String,
    /// The signature in the form of a call.
    pub call: String,
    pub name: String,
    pub doc: String,
    /// The type that has this method.
    pub owner: Option<String>,
    kind: Kind,
    /// The bounds of the type's parameters.
    bounds: String,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Kind {
    Function,
    Method,
    /// A type, constant, field or variant.
    #[default]
    Other,
}

/// The public items in the order of the file, fields and variants included.
pub fn items(source: &str) -> Vec<Item> {
    let code = Code::new(source).ok().expect("the modules are valid");
    let mut items = Vec::new();
    for part in parts(&code, 0..code.len()) {
        let keyword = keyword(&code, part.start);
        let body = code.inside(head_end(&code, keyword..part.end), "{").unwrap_or_default();
        if code.is(keyword, "impl") {
            let (bounds, owner) = implemented(&code, keyword);
            let methods = parts(&code, body).filter_map(|method| item(&code, method));
            items.extend(methods.map(|method| Item {
                call: format!("{owner}::{}", method.call),
                owner: Some(owner.to_owned()),
                bounds: bounds.to_owned(),
                ..method
            }));
        } else if let Some(item) = item(&code, part) {
            let owner = item.name.clone();
            items.push(item);
            let (between, name): (_, Name) = if code.is(keyword, "struct") {
                (".", after_pub)
            } else if code.is(keyword, "enum") {
                ("::", |code, start| Some(self::keyword(code, start)))
            } else {
                continue;
            };
            for part in parts(&code, body) {
                let Some(at) = name(&code, part.start) else { continue };
                let signature = format!("{owner}{between}{}", head(&code, at..part.end));
                let (call, name) = (signature.clone(), owner.clone());
                let doc = doc(&code, part.start, at);
                items.push(Item { signature, call, name, doc, ..Item::default() });
            }
        }
    }
    items
}

/// The token of the name of a field or variant that begins here, if it is public.
type Name = fn(&Code, usize) -> Option<usize>;

/// The items, fields or variants in these tokens.
fn parts(code: &Code, inside: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let mut start = inside.start;
    iter::from_fn(move || {
        let part = start..end(code, start, inside.end);
        start = part.end;
        (part.start < inside.end).then_some(part)
    })
}

/// The public item in these tokens, if it is one.
fn item(code: &Code, part: Range<usize>) -> Option<Item> {
    let public = after_pub(code, part.start)?;
    let keyword = keyword(code, part.start);
    let signature = head(code, public..part.end);
    let is_function = code.is(keyword, "fn");
    let end = head_end(code, keyword..part.end);
    let kind = match (keyword..end).any(|at| code.is(at, "self")) {
        _ if !is_function => Kind::Other,
        true => Kind::Method,
        false => Kind::Function,
    };
    let is_called = is_function || code.is(keyword, "const");
    Some(Item {
        call: if is_called { head(code, keyword + 1..part.end) } else { signature.clone() },
        signature,
        name: code.word(keyword + 1).unwrap_or_default().to_owned(),
        doc: doc(code, part.start, public),
        kind,
        ..Item::default()
    })
}

/// The token after the word `pub` of the item that begins at `start`, if everyone may use it.
fn after_pub(code: &Code, start: usize) -> Option<usize> {
    let public = attributes(code, start).last().map_or(start, |content| content.end + 1);
    (code.is(public, "pub") && !code.is(public + 1, "(")).then_some(public + 1)
}

/// The parameters and the type's name in `impl<…> Type<…> where … {`.
fn implemented(code: &Code, keyword: usize) -> (&str, &str) {
    let mut depth = 0;
    let outside = |at: &usize| {
        depth += i32::from(code.is(*at, "<"));
        depth -= i32::from(code.is(*at, ">") && !code.is_before(*at, "-"));
        depth == 0
    };
    let last = (keyword + 1..code.len()).find(outside).unwrap_or(keyword);
    if !code.is(last, ">") {
        return ("", code.text(last));
    }
    let parameters = code.text_of(keyword + 2..last);
    (parameters.strip_prefix("'a, ").unwrap_or(parameters), code.text(last + 1))
}

/// The end of the head of an item: a brace or a semicolon.
fn head_end(code: &Code, part: Range<usize>) -> usize {
    let mut at = part.start;
    while at < part.end && !code.is(at, "{") && !code.is(at, ";") {
        at = code.after(at);
    }
    at
}

/// The head of an item, field or variant on one line.
fn head(code: &Code, part: Range<usize>) -> String {
    let end = head_end(code, part.clone());
    let end = if code.is_before(end, ",") { end - 1 } else { end };
    let lines = code.text_of(part.start..end).lines().map(str::trim);
    let head = lines.collect::<Vec<_>>().join(" ");
    head.replace("( ", "(").replace(", )", ")")
}

/// The first sentence of the documentation between the token before `start` and the one at `end`.
fn doc(code: &Code, start: usize, end: usize) -> String {
    let from = start.checked_sub(1).map_or(0, |before| code.range(before).end);
    let until = code.range(end).start;
    let comments = code.comments.iter().map(|comment| comment.range.clone());
    let between = comments.filter(|range| from <= range.start && range.end <= until);
    let lines = between.filter_map(|range| code.text[range].strip_prefix("///"));
    let lines = lines.map(str::trim).take_while(|line| !line.is_empty());
    let doc = lines.collect::<Vec<_>>().join(" ");
    // A full stop before a small letter, as in "i.e. is", does not end a sentence.
    let mut ends = doc.match_indices(". ").map(|(end, _)| end);
    let end = ends.find(|end| !doc[end + 2..].starts_with(char::is_lowercase));
    end.map_or(doc.as_str(), |end| &doc[..=end]).to_owned()
}

/// The main calls: the one for who wins, after the call of `new` that it needs.
pub fn main_calls(source: &str) -> Vec<String> {
    let is_function = |item: &Item| item.kind != Kind::Other;
    let items: Vec<Item> = items(source).into_iter().filter(is_function).collect();
    let named = |name: &str| items.iter().find(|item| item.name == name);
    let main = ["wins", "grundy", "grundy_values"].into_iter().find_map(named);
    let Some(main) = main.or_else(|| items.iter().find(|item| !item.doc.is_empty())) else {
        return Vec::new();
    };
    let is_new = |item: &&Item| item.name == "new" && item.owner == main.owner;
    let new = items.iter().find(is_new).filter(|_| main.kind == Kind::Method);
    new.into_iter().chain([main]).map(|item| item.call.clone()).collect()
}

/// The functions and types of these modules, each with its first sentence, then the time and limit.
/// In English, as the sentences are those of the source.
pub fn page(modules: &[&Module]) -> String {
    let mut pages = Vec::new();
    for module in modules {
        let mut page = format!("{}  {}\n", module.name, module.title());
        for item in items(module.source) {
            let signature = match item.kind {
                Kind::Function if item.bounds.contains(':') => {
                    format!("{} where {}", item.call, item.bounds)
                }
                Kind::Function | Kind::Method => item.call,
                Kind::Other => item.signature,
            };
            page += &format!("    {signature}\n");
            if !item.doc.is_empty() {
                page += &format!("        {}\n", item.doc);
            }
        }
        let games = games().filter(|game| game.module == module.name);
        let mut parameters = games.flat_map(|game| game.parameters);
        if let Some(code) = parameters.find(|it| matches!(it.kind, parameters::Kind::Code)) {
            page += &format!("    {}: {}\n", code.name, description(code.kind));
        }
        page += &format!("    time: {}\n", module.time());
        if !module.limit().is_empty() {
            page += &format!("    limit: {}\n", module.limit());
        }
        pages.push(page);
    }
    pages.join("\n")
}
