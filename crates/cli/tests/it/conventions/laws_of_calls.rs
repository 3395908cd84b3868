//! The law of calls (`docs/answers.md`), as far as signatures tell: who knows one module's calls
//! knows those of all.

use super::form::assert_none;
use bundler::modules::{Module, modules};
use explore::api::{Item, items};
use std::collections::HashMap;

/// A public function or method.
pub struct Call {
    /// The module and, for a method, the type.
    pub of: String,
    /// The type, for a method.
    pub owner: Option<String>,
    pub name: String,
    /// Names and types, without `self`.
    pub arguments: Vec<(String, String)>,
    /// The type of the answer, empty if there is none.
    answer: String,
}

impl Call {
    fn new(module: &str, item: Item) -> Option<Call> {
        let text = item.signature.split_once("fn ")?.1;
        let open = parenthesis(text)?;
        let close = open + end_of_list(&text[open + 1..])? + 1;
        let arguments = parts(&text[open + 1..close]).into_iter().filter_map(|argument| {
            let (name, ty) = argument.split_once(':')?;
            Some((name.trim().trim_start_matches("mut ").to_owned(), ty.trim().to_owned()))
        });
        let answer = text[close + 1..].trim().strip_prefix("->").unwrap_or_default();
        let answer = answer.split(" where ").next().unwrap_or_default().trim().to_owned();
        let of = match &item.owner {
            Some(owner) => format!("{module}::{owner}"),
            None => module.to_owned(),
        };
        let arguments = arguments.collect();
        Some(Call { of, owner: item.owner, name: item.name, arguments, answer })
    }

    /// The fault, said of this call.
    fn fault(&self, fault: &str) -> String {
        format!("{}::{}: {fault}", self.of, self.name)
    }

    fn place(&self, argument: &str) -> Option<usize> {
        self.arguments.iter().position(|(name, _)| name == argument)
    }

    pub fn answers_iterator(&self) -> bool {
        self.answer.starts_with("impl Iterator")
    }
}

/// How much deeper a character leads into brackets. The `>` of `->` closes nothing.
fn deeper(before: char, c: char) -> i32 {
    match c {
        '(' | '[' | '<' | '{' => 1,
        '>' if before == '-' => 0,
        ')' | ']' | '>' | '}' => -1,
        _ => 0,
    }
}

/// Each character with its place, the depth in brackets before it, and the depth after it.
fn depths(text: &str) -> impl Iterator<Item = (usize, char, i32, i32)> + '_ {
    let (mut depth, mut before) = (0, ' ');
    text.char_indices().map(move |(at, c)| {
        let outside = depth;
        depth += deeper(before, c);
        before = c;
        (at, c, outside, depth)
    })
}

/// Where the list of arguments opens: behind the generic parameters.
fn parenthesis(text: &str) -> Option<usize> {
    depths(text).find(|&(_, c, outside, _)| c == '(' && outside == 0).map(|(at, ..)| at)
}

/// Where the list closes that the text is in.
fn end_of_list(text: &str) -> Option<usize> {
    depths(text).find(|&(.., inside)| inside < 0).map(|(at, ..)| at)
}

/// What stands between commas outside of all brackets.
fn parts(list: &str) -> Vec<&str> {
    let commas = depths(list).filter(|&(_, c, outside, _)| c == ',' && outside == 0);
    let mut parts = Vec::new();
    let mut start = 0;
    for (comma, ..) in commas {
        parts.push(&list[start..comma]);
        start = comma + 1;
    }
    parts.push(&list[start..]);
    parts
}

pub fn calls(module: &Module) -> Vec<Call> {
    let items = items(&module.source).into_iter();
    items.filter_map(|item| Call::new(module.name, item)).collect()
}

fn all_calls() -> Vec<Call> {
    modules().iter().flat_map(calls).collect()
}

/// `three_heap_wythoff` as a type has it.
fn camel_case(module: &str) -> String {
    let words = module.split('_').map(|word| word[..1].to_uppercase() + &word[1..]);
    words.collect()
}

#[test]
fn signatures_are_read() {
    let source = "impl<R: Fn(u64) -> u64> Game<R> {\n    /// Doc.\n    pub fn wins<'a>(\n        \
                  &'a self,\n        moves: &[(u64, Vec<u64>)],\n        f: impl Fn(u64, u64) -> u64,\n    \
                  ) -> impl Iterator<Item = (u64, u64)> + 'a {\n    }\n}\n";
    let item = items(source).remove(0);
    let call = Call::new("game", item).expect("a function");
    assert_eq!((call.of.as_str(), call.name.as_str()), ("game::Game", "wins"));
    let arguments: Vec<(&str, &str)> =
        call.arguments.iter().map(|(name, ty)| (name.as_str(), ty.as_str())).collect();
    assert_eq!(arguments, [("moves", "&[(u64, Vec<u64>)]"), ("f", "impl Fn(u64, u64) -> u64")]);
    assert_eq!(call.answer, "impl Iterator<Item = (u64, u64)> + 'a");
    assert_eq!(camel_case("three_heap_wythoff"), "ThreeHeapWythoff");
}

#[test]
fn a_type_that_holds_a_game_is_named_as_its_module() {
    assert_none(modules().iter().flat_map(|module| {
        let name = camel_case(module.name);
        let games = calls(module).into_iter().filter(|call| call.name == "wins");
        let others = games.filter_map(|call| call.owner).filter(|owner| *owner != name);
        let fault = |owner| format!("{}: `{owner}` is not `{name}`", module.name);
        others.map(fault).collect::<Vec<_>>()
    }));
}

#[test]
fn arguments_of_one_name_are_one_thing() {
    assert_none(all_calls().iter().flat_map(|call| {
        let of_type = |name: &str, ty: &str| {
            let is = call.place(name).is_none_or(|i| call.arguments[i].1 == ty);
            (!is).then(|| call.fault(&format!("`{name}: {ty}`")))
        };
        let last = call.place("modulus").is_none_or(|i| i + 1 == call.arguments.len());
        let mut faults: Vec<String> = ["tree", "m", "least"]
            .iter()
            .filter(|name| call.place(name).is_some())
            .map(|name| call.fault(&format!("an argument `{name}`")))
            .collect();
        faults.extend(of_type("max_heap", "u64"));
        faults.extend(of_type("modulus", "u64"));
        faults.extend((!last).then(|| call.fault("`modulus` comes last")));
        faults
    }));
}

/// `(n, edges)` or `(n, arcs)`, before what lies on the graph.
#[test]
fn a_graph_comes_first_and_has_its_number_of_vertices() {
    assert_none(all_calls().iter().flat_map(|call| {
        let graphs = ["edges", "arcs"].into_iter().filter(|name| {
            let is_first = call.place("n") == Some(0) && call.place(name) == Some(1);
            call.place(name).is_some() && !is_first
        });
        graphs.map(|name| call.fault(&format!("`(n, {name})` first"))).collect::<Vec<_>>()
    }));
}

#[test]
fn grundy_values_are_those_of_the_heaps_to_n() {
    let calls = all_calls();
    let tables = calls
        .iter()
        .filter(|call| call.name == "grundy_values" || call.name.ends_with("_grundy_values"));
    assert_none(tables.flat_map(|call| {
        let takes_n = call.arguments.first().is_some_and(|(name, ty)| name == "n" && ty == "usize");
        let mut faults = Vec::new();
        faults.extend((!takes_n).then(|| call.fault("`n: usize` first")));
        faults.extend((call.answer != "Vec<u64>").then(|| call.fault("`-> Vec<u64>`")));
        faults
    }));
}

#[test]
fn moves_are_listed_by_iterators_and_one_move_is_an_option() {
    let calls = all_calls();
    assert_none(calls.iter().filter_map(|call| {
        let is_list = call.name.ends_with("winning_moves") && !call.name.starts_with("count_");
        let is_one = call.name.ends_with("winning_move");
        if is_list && !call.answers_iterator() {
            Some(call.fault("is no iterator"))
        } else if is_one && !call.answer.starts_with("Option<") {
            Some(call.fault("is no `Option`"))
        } else if call.name == "winning_starts" && !is_list_of_starts(call) {
            Some(call.fault("`(&self) -> impl Iterator<Item = usize>`"))
        } else {
            None
        }
    }));
}

fn is_list_of_starts(call: &Call) -> bool {
    let is_method = call.owner.is_some() && call.arguments.is_empty();
    is_method && call.answer.starts_with("impl Iterator<Item = usize>")
}

/// Named constructors are for types that have several kinds of rules, and these have no `new`.
#[test]
fn a_type_with_new_has_no_other_constructor() {
    let calls = all_calls();
    let has_new = |of: &str| calls.iter().any(|call| call.of == of && call.name == "new");
    assert_none(calls.iter().filter_map(|call| {
        let makes = call.answer == "Self" || Some(&call.answer) == call.owner.as_ref();
        let is_second = call.name != "new" && makes && has_new(&call.of);
        is_second.then(|| call.fault("a second constructor"))
    }));
}

#[test]
fn an_alias_says_one_thing() {
    let mut known: HashMap<String, (&str, String)> = HashMap::new();
    assert_none(modules().into_iter().flat_map(|module| {
        let mut faults = Vec::new();
        let aliases = items(&module.source).into_iter();
        for alias in aliases.filter(|item| item.signature.starts_with("type ")) {
            if ["Move", "Edge", "Heap", "Line"].contains(&alias.name.as_str()) {
                faults.push(format!("{}: `{}` says too little", module.name, alias.signature));
            }
            let first = known.entry(alias.name.clone());
            let (other, text) = first.or_insert_with(|| (module.name, alias.signature.clone()));
            if *text != alias.signature {
                faults.push(format!("{}: not the `{}` of {other}", module.name, alias.name));
            }
        }
        faults
    }));
}

/// Who wins in misère play is asked beside who wins in normal play, and beside how.
#[test]
fn misere_play_has_all_that_normal_play_has() {
    assert_none(modules().iter().flat_map(|module| {
        let calls = calls(module);
        let has =
            |of: &str, name: &str| calls.iter().any(|call| call.of == of && call.name == name);
        let mut faults = Vec::new();
        for call in &calls {
            let Some(variant) = call.name.strip_suffix("misere_wins") else { continue };
            let has = |name: &str| has(&call.of, &format!("{variant}{name}"));
            if !has("wins") {
                faults.push(call.fault(&format!("no `{variant}wins`")));
            }
            let has_moves = has("winning_moves") || has("winning_move");
            if has_moves && !has("misere_winning_moves") && !has("misere_winning_move") {
                faults.push(call.fault(&format!("no `{variant}misere_winning_moves`")));
            }
        }
        faults
    }));
}
