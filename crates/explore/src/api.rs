//! The public functions and types of a module, with one line each.

use crate::parameters::{Kind, description};
use games::games;
use library::Module;

/// A public item: its signature on one line, its name, and the first sentence of its documentation.
pub struct Item {
    pub signature: String,
    pub name: String,
    pub doc: String,
    /// The type that has this method.
    pub owner: Option<String>,
    /// The bounds of the type's parameters.
    bounds: String,
}

/// The indentation of function bodies, which have no items.
const BODY: &str = "        ";

/// The public items in the order of the file, fields and variants included.
pub fn items(source: &str) -> Vec<Item> {
    let mut items = Vec::new();
    let mut doc: Vec<&str> = Vec::new();
    let (mut owner, mut bounds) = (String::new(), "");
    let mut is_enum = false;
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if line.starts_with(BODY) {
            continue;
        }
        let text = line.trim_start();
        let is_inside = line.starts_with(' ');
        if line.starts_with("impl") {
            let (parameters, name) = implemented(line);
            owner = name.to_owned();
            bounds = parameters.trim_start_matches("'a, ");
        }
        if !is_inside && !text.starts_with(['/', '#']) {
            is_enum = text.starts_with("pub enum ");
        }
        if let Some(line) = text.strip_prefix("///") {
            doc.push(line.trim());
        } else if let Some(rest) = text.strip_prefix("pub ") {
            if KINDS.iter().any(|kind| rest.starts_with(kind)) {
                let mut head = text.to_owned();
                while end(&head).is_none() {
                    let Some(next) = lines.next() else { break };
                    head = head + " " + next.trim();
                }
                let of = is_inside.then(|| owner.clone());
                items.push(Item { bounds: bounds.to_owned(), ..item(&head, &doc, of) });
                if !is_inside {
                    owner.clone_from(&items[items.len() - 1].name);
                }
            } else {
                items.push(item(&format!("{owner}.{}", rest.trim_end_matches(',')), &doc, None));
            }
            doc.clear();
        } else if is_enum && is_inside && text.starts_with(char::is_uppercase) {
            items.push(item(&format!("{owner}::{}", text.trim_end_matches(',')), &doc, None));
            doc.clear();
        } else if !text.starts_with('#') {
            doc.clear();
        }
    }
    items
}

/// The keywords of public items; other lines with `pub` are fields.
const KINDS: [&str; 7] = ["fn ", "const ", "struct ", "enum ", "type ", "trait ", "unsafe "];

/// The parameters and the type's name in `impl<…> Type<…> where … {`.
fn implemented(line: &str) -> (&str, &str) {
    let rest = line.trim_start_matches("impl");
    let mut depth = 0;
    let mut before = ' ';
    let outside = rest.find(|c: char| {
        depth += i32::from(c == '<') - i32::from(c == '>' && before != '-');
        before = c;
        depth == 0 && c == ' '
    });
    let (parameters, rest) = rest.split_at(outside.unwrap_or_default());
    let name = rest.trim_start().split(|c: char| !c.is_alphanumeric() && c != '_').next();
    let parameters = parameters.strip_prefix('<').and_then(|it| it.strip_suffix('>'));
    (parameters.unwrap_or_default(), name.unwrap_or_default())
}

/// The end of an item's head: a brace, or a semicolon outside of an array type.
fn end(head: &str) -> Option<usize> {
    let mut depth = 0;
    head.find(|c| {
        depth += i32::from(c == '[') - i32::from(c == ']');
        c == '{' || c == ';' && depth == 0
    })
}

fn item(head: &str, doc: &[&str], owner: Option<String>) -> Item {
    let head = head[..end(head).unwrap_or(head.len())].trim();
    let head = head.replace("( ", "(").replace(", )", ")");
    let signature = head.strip_prefix("pub ").unwrap_or(&head).to_owned();
    let mut words = signature.split(|c: char| !c.is_alphanumeric() && c != '_');
    let keyword =
        |word: &&str| !["const", "fn", "struct", "enum", "unsafe", "type", "trait"].contains(word);
    let name = words.find(keyword).unwrap_or_default().to_owned();
    let doc = doc.iter().take_while(|line| !line.is_empty()).copied().collect::<Vec<_>>().join(" ");
    // A full stop before a small letter, as in "i.e. is", does not end a sentence.
    let mut ends = doc.match_indices(". ").map(|(end, _)| end);
    let end = ends.find(|end| !doc[end + 2..].starts_with(char::is_lowercase));
    let doc = end.map_or(doc.as_str(), |end| &doc[..=end]).to_owned();
    Item { signature, name, doc, owner, bounds: String::new() }
}

impl Item {
    fn is_function(&self) -> bool {
        self.signature.contains("fn ")
    }

    /// The signature in the form of a call.
    pub fn call(&self) -> String {
        let words = ["const ", "unsafe ", "fn "];
        let mut call = self.signature.as_str();
        for word in words {
            call = call.strip_prefix(word).unwrap_or(call);
        }
        match &self.owner {
            Some(owner) => format!("{owner}::{call}"),
            None => call.to_owned(),
        }
    }
}

/// The main calls: the one for who wins, after the call of `new` that it needs.
pub fn main_calls(source: &str) -> Vec<String> {
    let items: Vec<Item> = items(source).into_iter().filter(Item::is_function).collect();
    let named = |name: &str| items.iter().find(|item| item.name == name);
    let main = ["wins", "grundy", "grundy_values"].into_iter().find_map(named);
    let Some(main) = main.or_else(|| items.iter().find(|item| !item.doc.is_empty())) else {
        return Vec::new();
    };
    let is_new = |item: &&Item| item.name == "new" && item.owner == main.owner;
    let new = items.iter().find(is_new).filter(|_| main.signature.contains("self"));
    new.into_iter().chain([main]).map(Item::call).collect()
}

/// The functions and types of these modules, each with its first sentence, then the time and limit.
/// In English, as the sentences are those of the source.
pub fn page(modules: &[&Module]) -> String {
    let mut pages = Vec::new();
    for module in modules {
        let mut page = format!("{}  {}\n", module.name, module.title());
        for item in items(module.source) {
            let makes = item.owner.is_some() && !item.signature.contains("self");
            let signature = match item.bounds.as_str() {
                bounds if makes && bounds.contains(':') => {
                    format!("{} where {bounds}", item.call())
                }
                _ if item.is_function() => item.call(),
                _ => item.signature,
            };
            page += &format!("    {signature}\n");
            if !item.doc.is_empty() {
                page += &format!("        {}\n", item.doc);
            }
        }
        let games = games().filter(|game| game.module() == module.name);
        let mut parameters = games.flat_map(|game| game.parameters());
        if let Some(code) = parameters.find(|it| matches!(it.kind, Kind::Code(_))) {
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
