//! The `main` that a judge has which calls a function: it reads the arguments as the samples of
//! LeetCode write them, `nums = [1,2], k = 3` or a line for each, and prints what `Solution` says.

use bundler::diagnostic::{Problem, Result};
use syn::{FnArg, GenericArgument, ImplItem, ImplItemFn, Item, PathArguments};
use syn::{ReturnType, Type, Visibility};

/// What stands behind the solver, before `main`.
const READING: &str = include_str!("reading.txt");

/// The types that are read and printed.
const TYPES: &[&str] =
    &["Vec", "String", "bool", "char", "f64", "i32", "i64", "u32", "u64", "usize"];

/// A program that calls the only public function of `Solution`, or why there is none.
pub fn main_for(solver: &str) -> Result<String> {
    let function = function_of(solver).ok_or_else(|| {
        cannot("`impl Solution` has not one public function", "make the others private")
    })?;
    let name = &function.sig.ident;
    let mut arguments = Vec::new();
    for argument in &function.sig.inputs {
        match argument {
            FnArg::Typed(typed) if is_read(&typed.ty) => arguments.push("argument(&mut text)"),
            _ => return Err(of_type(&name.to_string())),
        }
    }
    if !matches!(&function.sig.output, ReturnType::Type(_, output) if is_read(output)) {
        return Err(of_type(&name.to_string()));
    }
    let arguments = arguments.join(", ");
    Ok(format!(
        "\nmod reading {{\n{READING}}}\nfn main() {{\n    use reading::{{Show, argument}};\n    \
         let text = std::io::read_to_string(std::io::stdin()).expect(\"a sample\");\n    \
         #[allow(unused)]\n    let mut text = text.as_str();\n    \
         println!(\"{{}}\", Solution::{name}({arguments}).show());\n}}\n"
    ))
}

/// The only public function in the implementations of `Solution`.
fn function_of(solver: &str) -> Option<ImplItemFn> {
    let file = syn::parse_file(solver).ok()?;
    let of_solution = |item| match item {
        Item::Impl(it) if matches!(&*it.self_ty, Type::Path(path) if path.path.is_ident("Solution")) => {
            Some(it.items)
        }
        _ => None,
    };
    let items = file.items.into_iter().filter_map(of_solution).flatten();
    let mut public = items.filter_map(|item| match item {
        ImplItem::Fn(it) if matches!(it.vis, Visibility::Public(_)) => Some(it),
        _ => None,
    });
    public.next().filter(|_| public.next().is_none())
}

/// Is it one of the types, or a list of such?
fn is_read(kind: &Type) -> bool {
    let Type::Path(path) = kind else { return false };
    let Some(last) = path.path.segments.last() else { return false };
    let are_read = match &last.arguments {
        PathArguments::None => true,
        PathArguments::AngleBracketed(inner) => {
            inner.args.iter().all(|of| matches!(of, GenericArgument::Type(of) if is_read(of)))
        }
        PathArguments::Parenthesized(_) => false,
    };
    TYPES.iter().any(|name| last.ident == name) && are_read
}

fn of_type(name: &str) -> Problem {
    let title = format!("`{name}` takes or gives more than numbers, texts and lists of them");
    cannot(&title, "`--check` compiles the bundle all the same")
}

fn cannot(why: &str, help: &str) -> Problem {
    Problem::new(format!("cannot call the function on samples: {why}")).help(help)
}
