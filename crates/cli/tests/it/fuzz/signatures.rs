//! Code that calls the public functions of a module with arguments that `program.rs` makes.

use super::reading::{Call, calls, parsed, text};
use library::Module;
use std::collections::{BTreeMap, BTreeSet};
use syn::{Fields, Item, Visibility};

/// The types of which `program.rs` makes values; `D` is a number of dimensions.
const MADE: &[&str] =
    &["u8", "u32", "u64", "u128", "usize", "i64", "bool", "Vec", "Option", "RangeInclusive", "D"];

#[derive(Default)]
pub struct Code {
    /// Implementations of `Any` for the types of the modules.
    pub types: String,
    /// The functions, each with a call.
    pub calls: Vec<(String, String)>,
    /// The functions with arguments that cannot be made.
    pub skipped: Vec<String>,
}

/// The types of one module.
struct Types {
    made: BTreeSet<String>,
    /// The expressions that make values on which methods are called.
    makers: BTreeMap<String, String>,
}

impl Code {
    pub fn add(&mut self, module: &Module) {
        let made = MADE.iter().map(|name| name.to_string()).collect();
        let mut types = Types { made, makers: BTreeMap::new() };
        for item in parsed(module).items {
            self.types += &types.read(module.name, &item).unwrap_or_default();
        }
        for call in calls(module).into_iter().flatten().filter(|call| call.is_public) {
            let name = format!("{}::{}", call.of, call.name);
            match types.call(&call) {
                Some(code) if call.answer.starts_with("implIterator") => {
                    self.calls.push((name, format!("{code}.next();")));
                }
                Some(code) => self.calls.push((name, format!("let _ = {code};"))),
                None => self.skipped.push(name),
            }
        }
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

impl Types {
    /// The implementation of `Any` for a type whose fields are all public.
    fn read(&mut self, module: &str, item: &Item) -> Option<String> {
        let (ident, forms) = match item {
            Item::Type(alias) if self.is_made(&text(&alias.ty)) => {
                self.made.insert(alias.ident.to_string());
                return None;
            }
            Item::Enum(item) if is_public(&item.vis) => {
                let forms = item.variants.iter().map(|it| (format!("::{}", it.ident), &it.fields));
                (&item.ident, forms.collect())
            }
            Item::Struct(item) if item.fields.iter().all(|field| is_public(&field.vis)) => {
                (&item.ident, vec![(String::new(), &item.fields)])
            }
            _ => return None,
        };
        let mut fields = forms.iter().flat_map(|(_, fields)| fields.iter());
        if !fields.all(|field| self.is_made(&text(&field.ty))) {
            return None;
        }
        let path = format!("nim_snippets::{module}::{ident}");
        let made = forms.iter().map(|(form, it)| format!("|case| {path}{form}{}", values(it)));
        self.made.insert(ident.to_string());
        self.makers.insert(ident.to_string(), format!("any::<{path}>(case)"));
        Some(format!("any_of! {{ {path}: {} }}\n", made.collect::<Vec<_>>().join(", ")))
    }

    fn is_made(&self, ty: &str) -> bool {
        let mut words = ty.split(|c: char| !c.is_alphanumeric() && c != '_');
        let is_known = |word: &str| word.parse::<u64>().is_ok() || self.made.contains(word);
        !ty.contains('&') && words.all(|word| word.is_empty() || is_known(word))
    }

    fn argument(&self, name: &str, ty: &str) -> Option<&'static str> {
        if let Some(closure) = closure(name, ty) {
            return Some(closure);
        }
        let ty = &ty.replace("'a", "");
        let list = ty.strip_prefix("&mut[").or(ty.strip_prefix("&["));
        match list.and_then(|list| list.strip_suffix(']')) {
            Some(item) => self.is_made(item).then_some("list(case)"),
            None => (ty == "&str" || self.is_made(ty)).then_some("any(case)"),
        }
    }

    /// Makes a call. Methods are called on the value that the first constructor makes.
    fn call(&mut self, call: &Call) -> Option<String> {
        let arguments = call.arguments.iter().map(|(name, ty)| self.argument(name, ty));
        let arguments = arguments.collect::<Option<Vec<_>>>()?.join(", ");
        let sides =
            if call.arguments.iter().any(|(_, ty)| ty.contains(";D]")) { "::<2>" } else { "" };
        let function = || format!("nim_snippets::{}::{}{sides}({arguments})", call.of, call.name);
        match &call.owner {
            None => Some(function()),
            Some(owner) if call.answer == "Self" => {
                self.makers.entry(owner.clone()).or_insert_with(function);
                Some(function())
            }
            Some(owner) => Some(format!("{}.{}({arguments})", self.makers.get(owner)?, call.name)),
        }
    }
}

/// A function as an argument: some return the same for all numbers.
fn closure(name: &str, ty: &str) -> Option<&'static str> {
    let closure = match (name, ty) {
        ("lo" | "hi", "implFn(u128)->u128") => "upward(case)",
        ("lo" | "hi", "L" | "H") => "line(case)",
        ("allowed", "F") => "constant::<_, u64>(case)",
        ("options", "F") | ("predecessors", _) => "constant::<_, Vec<_>>(case)",
        ("rule", "R") => "constant::<_, Vec<nim_snippets::rectangle_game::Split>>(case)",
        ("step", "implFn(u64,u64,bool)->bool") => {
            "{ let wins: bool = any(case); move |_, _, _| wins }"
        }
        ("options", "implFn(u64,u64)->O") => {
            "{ let left: Vec<u64> = any(case); move |_, _| left.clone() }"
        }
        ("visit", _) => "{ let value: u64 = any(case); move |_, _, seen| seen.mark(value) }",
        ("has_losing_option", _) => "{ let wins: bool = any(case); move |_, _| wins }",
        _ => return None,
    };
    Some(closure)
}

/// Values for the fields of a type.
fn values(fields: &Fields) -> String {
    let value = |(i, field): (usize, &syn::Field)| {
        let name = field.ident.as_ref().map_or_else(|| i.to_string(), ToString::to_string);
        format!("{name}: Any::any(case)")
    };
    format!(" {{ {} }}", fields.iter().enumerate().map(value).collect::<Vec<_>>().join(", "))
}
