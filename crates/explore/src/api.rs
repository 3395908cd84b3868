//! What a module offers: its public functions and types, with one line each.

use bundler::modules::Module;

/// A public item: its signature on one line, the name alone, and the first sentence of its doc.
pub struct Item {
    pub signature: String,
    pub name: String,
    pub doc: String,
    /// The type of whose `impl` it is an item.
    pub owner: Option<String>,
}

/// So deep no item of a module begins.
const BODY: &str = "        ";

/// The public items in the order of the file.
pub fn items(source: &str) -> Vec<Item> {
    let mut items = Vec::new();
    let mut doc: Vec<&str> = Vec::new();
    let mut owner = String::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if line.starts_with(BODY) {
            continue;
        }
        let text = line.trim_start();
        if line.starts_with("impl") {
            owner = implemented(line).to_owned();
        }
        if let Some(line) = text.strip_prefix("///") {
            doc.push(line.trim());
        } else if let Some(rest) = text.strip_prefix("pub ") {
            let is_field = !["fn ", "const ", "struct ", "enum ", "type ", "trait "]
                .iter()
                .any(|kind| rest.starts_with(kind));
            if !is_field {
                let mut head = text.to_owned();
                while end(&head).is_none() {
                    let Some(next) = lines.next() else { break };
                    head = head + " " + next.trim();
                }
                let owner = line.starts_with(' ').then(|| owner.clone());
                items.push(item(&head, &doc, owner));
            }
            doc.clear();
        } else if !text.starts_with('#') {
            doc.clear();
        }
    }
    items
}

/// The type's name in `impl<…> Type<…> where … {`.
fn implemented(line: &str) -> &str {
    let rest = line.trim_start_matches("impl");
    let mut depth = 0;
    let mut before = ' ';
    let outside = rest.find(|c: char| {
        depth += i32::from(c == '<') - i32::from(c == '>' && before != '-');
        before = c;
        depth == 0 && c == ' '
    });
    let rest = rest[outside.unwrap_or_default()..].trim_start();
    rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
}

/// Where the head of an item ends: at a brace, or at a semicolon that is not an array's.
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
    // No sentence ends in "i.e. is".
    let mut ends = doc.match_indices(". ").map(|(end, _)| end);
    let end = ends.find(|end| !doc[end + 2..].starts_with(char::is_lowercase));
    let doc = end.map_or(doc.as_str(), |end| &doc[..=end]).to_owned();
    Item { signature, name, doc, owner }
}

impl Item {
    fn is_function(&self) -> bool {
        self.signature.contains("fn ")
    }

    /// The signature as one calls it.
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

/// The item of this name, else the one that says who wins, else the first.
pub fn answer(source: &str, name: Option<&str>) -> Option<Item> {
    let items = items(source);
    let named = |name: &str| items.iter().position(|item| item.name == name && item.is_function());
    let usual = || ["wins", "grundy", "grundy_values"].iter().find_map(|name| named(name));
    let first = || items.iter().position(|item| item.is_function() && !item.doc.is_empty());
    let at = name.and_then(named).or_else(usual).or_else(first).unwrap_or_default();
    items.into_iter().nth(at)
}

/// What the modules offer: each function and type with its first sentence, and what it costs.
pub fn page(modules: &[&Module], japanese: bool) -> String {
    let mut pages = Vec::new();
    for module in modules {
        let mut page = format!("{}  {}\n", module.name, module.rules(japanese));
        for item in items(&module.source) {
            let signature = if item.is_function() { item.call() } else { item.signature };
            page += &format!("    {signature}\n        {}\n", item.doc);
        }
        pages.push(page + &format!("    time: {}\n", module.time()));
    }
    pages.join("\n")
}
