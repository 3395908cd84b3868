//! The form of a module's code: its width, the order of its items, one wording for each fault.

use super::header;
use bundler::modules::{Module, modules};
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::collections::HashMap;
use syn::{ImplItem, Item, Signature, Visibility};

/// A function or method, and where it stands.
struct Function {
    name: String,
    is_public: bool,
}

impl Function {
    fn new(visibility: &Visibility, signature: &Signature) -> Self {
        Function {
            name: signature.ident.to_string(),
            is_public: matches!(visibility, Visibility::Public(_)),
        }
    }
}

/// The functions of a file, and those of each `impl`, as lists in the order of the file.
fn functions(module: &Module) -> Vec<Vec<Function>> {
    let file = syn::parse_file(&module.source);
    functions_of(&file.unwrap_or_else(|error| panic!("{}: {error}", module.name)).items)
}

fn functions_of(items: &[Item]) -> Vec<Vec<Function>> {
    let mut lists = vec![Vec::new()];
    for item in items {
        match item {
            Item::Fn(item) => lists[0].push(Function::new(&item.vis, &item.sig)),
            Item::Impl(block) => {
                let methods = block.items.iter().filter_map(|item| match item {
                    ImplItem::Fn(item) => Some(Function::new(&item.vis, &item.sig)),
                    _ => None,
                });
                lists.push(methods.collect());
            }
            Item::Mod(inner) => {
                lists.extend(inner.content.iter().flat_map(|(_, items)| functions_of(items)));
            }
            _ => {}
        }
    }
    lists
}

/// What is wrong in any module.
pub fn assert_none(faults: impl Iterator<Item = String>) {
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn lines_fit_the_screen() {
    assert_none(modules().iter().flat_map(|module| {
        let lines = module.source.lines().enumerate();
        let wide = lines.filter_map(|(i, line)| {
            let (columns, limit) = (line.chars().count(), if i == 0 { 120 } else { 100 });
            (columns > limit).then(|| format!("{}:{}: {columns} columns", module.name, i + 1))
        });
        wide.collect::<Vec<_>>()
    }));
}

#[test]
fn public_functions_come_first_and_in_order() {
    let order = ["grundy", "wins", "winning_moves", "misere_wins", "misere_winning_moves"];
    let rank = |function: &Function| order.iter().position(|name| *name == function.name);
    assert_none(modules().iter().flat_map(|module| {
        let mut faults = Vec::new();
        for list in functions(module) {
            if !list.is_sorted_by_key(|function| !function.is_public) {
                faults.push(format!("{}: a public function after a private one", module.name));
            }
            let ranked: Vec<&Function> = list.iter().filter(|f| rank(f).is_some()).collect();
            for pair in ranked.windows(2).filter(|pair| rank(pair[0]) > rank(pair[1])) {
                let [first, second] = [&pair[0].name, &pair[1].name];
                faults.push(format!("{}: `{first}` before `{second}`", module.name));
            }
        }
        faults
    }));
}

#[test]
fn who_cannot_move_is_told_in_one_way() {
    let others = ["cannot", "no move", "without a move", "has no ", "unable"];
    assert_none(modules().iter().filter_map(|module| {
        let line = header(module)[0];
        let told = line.replace("whoever cannot move loses", "");
        let told = told.replace("whoever cannot move wins", "");
        others.iter().any(|other| told.contains(other)).then(|| format!("{}: {line}", module.name))
    }));
}

/// The private functions of a module outside of any `impl`: for each the name with the types of
/// what it takes and returns, and the whole text without docs and comments.
fn private_functions(tokens: TokenStream) -> Vec<(String, String)> {
    let mut functions = Vec::new();
    let mut item: Vec<TokenTree> = Vec::new();
    for token in tokens {
        let ends = match &token {
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
            token => matches!(token, TokenTree::Punct(p) if p.as_char() == ';'),
        };
        item.push(token);
        if ends {
            let is = |word: &str| item.iter().position(|token| token.to_string() == word);
            if let (Some(start), None) = (is("fn"), is("pub")) {
                let mut signature = item[start + 1..item.len() - 1].to_vec();
                let arguments = signature.iter().position(is_list).expect("arguments");
                let types = types(&signature.remove(arguments));
                functions.push((format!("{}{types}", text(&signature)), text(&item[start..])));
            }
            item.clear();
        }
    }
    functions
}

fn is_list(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis)
}

/// The arguments of a function without their names.
fn types(arguments: &TokenTree) -> String {
    let TokenTree::Group(arguments) = arguments else { return String::new() };
    let mut types = Vec::new();
    let mut is_name = true;
    for token in arguments.stream() {
        let separator = match &token {
            TokenTree::Punct(p) if p.spacing() == Spacing::Alone => p.as_char(),
            _ => ' ',
        };
        if !is_name {
            types.push(token);
        }
        is_name = separator == ',' || is_name && separator != ':';
    }
    format!("({})", text(&types))
}

fn text(tokens: &[TokenTree]) -> String {
    tokens.iter().cloned().collect::<TokenStream>().to_string()
}

/// What two modules need is in both, as each is pasted alone: who mends one should mend the other.
#[test]
fn a_private_function_of_one_name_has_one_text() {
    let mut known: HashMap<String, (&str, String)> = HashMap::new();
    assert_none(modules().into_iter().flat_map(|module| {
        let mut faults = Vec::new();
        for (signature, text) in private_functions(module.source.parse().expect("Rust")) {
            let first = known.entry(signature.clone());
            let (name, other) = first.or_insert_with(|| (module.name, text.clone()));
            if *other != text {
                faults.push(format!("{}: not the `{signature}` of {name}", module.name));
            }
        }
        faults
    }));
}

/// The string literals of a file that are no docs.
fn strings(tokens: TokenStream) -> Vec<String> {
    let mut strings = Vec::new();
    let mut in_attribute = false;
    for token in tokens {
        match &token {
            TokenTree::Group(group) if !in_attribute => {
                strings.extend(self::strings(group.stream()));
            }
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                strings.extend(
                    text.strip_prefix('"')
                        .and_then(|text| text.strip_suffix('"'))
                        .map(str::to_owned),
                );
            }
            _ => {}
        }
        in_attribute = matches!(&token, TokenTree::Punct(p) if p.as_char() == '#' || p.as_char() == '!' && in_attribute);
    }
    strings
}

#[test]
fn a_fault_has_one_wording() {
    // What a message is about, how it begins and how it ends.
    let wordings = [
        ("positive", "", " must be positive"),
        (" in a game", "position {} in a game of {} positions", ""),
        ("exceeds", "min = {} exceeds max = {}", ""),
        ("are no move", "0 ", " are no move"),
        (" in a graph", "vertex {} in a graph of {} vertices", ""),
        ("cycle", "the graph has the cycle {:?}", ""),
        ("two coins", "two coins on cell {}", ""),
        ("table", "a heap of {} is above the ", " of the table"),
        ("period", "no period within ", " heaps"),
    ];
    assert_none(modules().iter().flat_map(|module| {
        let tokens: TokenStream = module.source.parse().expect("Rust");
        let messages = strings(tokens).into_iter().filter(|message| {
            wordings.iter().any(|(about, start, end)| {
                message.contains(about) && !(message.starts_with(start) && message.ends_with(end))
            })
        });
        messages.map(move |message| format!("{}: \"{message}\"", module.name)).collect::<Vec<_>>()
    }));
}
