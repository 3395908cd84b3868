//! Checks the attributes and macros of a solver that affect the whole file, which includes the
//! modules and the shim at its end.

use crate::diagnostic::{Problem, Result};
use crate::solver::{Attribute, Solver};
use crate::text::tokens::{Tokens, lex};
use std::collections::HashSet;

/// The lints of rustc that find something in a module or in the shim for proconio, each with its
/// group.
const LINTS: &[(&str, &str)] = &[
    ("edition_2024_expr_fragment_specifier", "rust_2024_compatibility"),
    ("elided_lifetimes_in_paths", "rust_2018_idioms"),
    ("if_let_rescope", "rust_2024_compatibility"),
    ("impl_trait_overcaptures", "rust_2024_compatibility"),
    ("missing_debug_implementations", ""),
    ("missing_docs", ""),
    ("redundant_imports", ""),
    ("tail_expr_drop_order", "rust_2024_compatibility"),
    ("unreachable_pub", ""),
    ("unsafe_code", ""),
    ("unused_qualifications", ""),
    ("unused_results", ""),
];

/// An attribute for a part of the bundle that allows the lints that `always` find something in it,
/// and those that the solver turns on.
pub fn allow(solver: &Solver, always: &[&str]) -> String {
    let mut lints = always.to_vec();
    for (lint, group) in LINTS {
        let on = |attribute: &Attribute| {
            ["warn", "deny", "cfg_attr"].contains(&attribute.name.as_str())
                && attribute.words.iter().any(|word| word == lint || word == group)
        };
        if !lints.contains(lint) && solver.attributes.iter().any(on) {
            lints.push(lint);
        }
    }
    format!("#[allow({})]", lints.join(", "))
}

/// Rejects attributes and macros that would break the part of the bundle with this name and source.
/// Some lints `always` find something in it.
pub fn check(solver: &Solver, name: &str, source: &str, always: &[&str]) -> Result<()> {
    let mut names = Names::default();
    if let Ok(tokens) = lex(source) {
        names.collect(&Tokens::new(tokens));
    }
    check_macros(solver, name, &names)?;
    let always = always.iter().map(|lint| (*lint, "unused"));
    let others = LINTS.iter().copied().filter(|(lint, _)| *lint != "unsafe_code");
    let lints: Vec<_> = always.chain(others).collect();
    for attribute in &solver.attributes {
        let says = |word: &str| attribute.words.iter().any(|w| w == word);
        // Also in `cfg_attr(…, forbid(…))`.
        let acts = if says("forbid") { "forbid" } else { attribute.name.as_str() };
        let reason = match acts {
            "no_std" | "no_core" | "no_implicit_prelude" => format!("`{name}` needs std"),
            "forbid" if says("unsafe_code") && names.words.contains("unsafe") => {
                format!("`{name}` has unsafe code")
            }
            "forbid" => match lints.iter().find(|(lint, group)| says(lint) || says(group)) {
                Some((lint, _)) => format!("`{name}` needs `{lint}`: write `deny` here"),
                None => continue,
            },
            _ => continue,
        };
        return Err(Problem::new("with this attribute the bundle would not compile")
            .at(attribute.range.clone(), reason)
            .help("delete it"));
    }
    Ok(())
}

/// Rejects a macro of the solver that the part would call instead of another.
fn check_macros(solver: &Solver, name: &str, names: &Names) -> Result<()> {
    for (macro_name, range) in &solver.macros {
        if names.calls.contains(macro_name)
            && !names.macros.contains(macro_name)
            && solver.block.as_ref().is_none_or(|block| range.start < block.start)
        {
            let title =
                format!("the macro `{macro_name}!` would replace the one that `{name}` calls");
            return Err(Problem::new(title)
                .at(range.clone(), "in scope up to the end of the file, where the modules are")
                .help("give it another name, or define it inside the function that needs it"));
        }
    }
    Ok(())
}

/// The identifiers of a part, the macros that it calls without a path, and those that it defines.
#[derive(Default)]
struct Names {
    words: HashSet<String>,
    calls: HashSet<String>,
    macros: HashSet<String>,
}

impl Names {
    fn collect(&mut self, tokens: &Tokens) {
        for (tokens, i) in tokens.deep() {
            if tokens.is(i, "macro_rules") {
                self.macros.extend(tokens.word(i + 2).map(str::to_owned));
            } else if tokens.macro_arguments(i).is_some() && !tokens.is_before(i, "::") {
                self.calls.extend(tokens.word(i).map(str::to_owned));
            }
            self.words.extend(tokens.word(i).map(str::to_owned));
        }
    }
}
