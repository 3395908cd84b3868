//! The signatures of the modules' functions.

use library::Module;
use quote::ToTokens;
use syn::{FnArg, ImplItem, Item, Pat, ReturnType, Signature, Type, Visibility};

/// A function or method.
pub struct Call {
    /// The module and, for a method, its type.
    pub of: String,
    pub owner: Option<String>,
    pub name: String,
    pub is_public: bool,
    /// The names and types of the arguments, without `self`.
    pub arguments: Vec<(String, String)>,
    /// The type of the result; empty if there is none.
    pub answer: String,
}

pub fn text(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(' ', "")
}

impl Call {
    pub fn new(module: &str, owner: Option<&Type>, is_public: bool, signature: &Signature) -> Self {
        let owner = owner.map(|ty| text(ty).split('<').next().unwrap_or_default().to_owned());
        let argument = |argument: &FnArg| match argument {
            FnArg::Typed(typed) => match &*typed.pat {
                Pat::Ident(name) => Some((name.ident.to_string(), text(&typed.ty))),
                pattern => Some((text(pattern), text(&typed.ty))),
            },
            FnArg::Receiver(_) => None,
        };
        Call {
            of: owner.as_ref().map_or(module.to_owned(), |owner| format!("{module}::{owner}")),
            owner,
            name: signature.ident.to_string(),
            is_public,
            arguments: signature.inputs.iter().filter_map(argument).collect(),
            answer: match &signature.output {
                ReturnType::Type(_, ty) => text(ty),
                ReturnType::Default => String::new(),
            },
        }
    }

    pub fn error(&self, error: &str) -> String {
        format!("{}::{}: {error}", self.of, self.name)
    }

    pub fn place(&self, argument: &str) -> Option<usize> {
        self.arguments.iter().position(|(name, _)| name == argument)
    }
}

pub fn parsed(module: &Module) -> syn::File {
    syn::parse_file(module.source).unwrap_or_else(|error| panic!("{}: {error}", module.name))
}

/// The functions of a module, and those of each `impl`, as lists in the order of the file.
pub fn calls(module: &Module) -> Vec<Vec<Call>> {
    let is_public = |visibility: &Visibility| matches!(visibility, Visibility::Public(_));
    let mut lists = vec![Vec::new()];
    for item in parsed(module).items {
        match item {
            Item::Fn(item) => {
                lists[0].push(Call::new(module.name, None, is_public(&item.vis), &item.sig));
            }
            Item::Impl(block) => {
                let method = |item: &ImplItem| match item {
                    ImplItem::Fn(item) => {
                        let owner = Some(&*block.self_ty);
                        Some(Call::new(module.name, owner, is_public(&item.vis), &item.sig))
                    }
                    _ => None,
                };
                lists.push(block.items.iter().filter_map(method).collect());
            }
            _ => {}
        }
    }
    lists
}
