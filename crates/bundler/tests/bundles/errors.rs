//! Errors and warnings about solvers.

use crate::{bundle, bundle_for, check_warning, compile, error, judge, names, unmarked};

/// Solvers that cannot be bundled, each after the beginning of the error. `«` marks its place.
const ERRORS: &[(&str, &str)] = &[
    ("`nim_snippets` itself cannot be imported", "fn main() {}\nuse «nim_snippets;"),
    ("`nim_snippets` itself cannot be imported", "use nim_snippets::{nim, «self};"),
    ("`nim_snippets` itself cannot be imported", "use std::fmt; use {std::io, «nim_snippets};"),
    ("`nim_snippets` itself cannot be imported", "use ::«nim_snippets;"),
    ("`extern crate nim_snippets` cannot work", "extern crate «nim_snippets;"),
    ("`extern crate nim_snippets` cannot work", "pub extern crate «nim_snippets as ns;"),
    ("`extern crate nim_snippets` cannot work", "#[macro_use]\nextern crate «nim_snippets as ns;"),
    ("`nim_snippets` cannot be in a group after `::`", "use ::{«nim_snippets::nim, std::fmt};"),
    ("this `mod nim_snippets` conflicts", "«mod nim_snippets { pub fn f() {} }"),
    ("this `mod nim_snippets` conflicts", "mod a { «mod nim_snippets { pub fn f() {} } }"),
    ("this name is taken", "use std::fmt as «nim_snippets;"),
    ("this name is taken", "struct «nim_snippets;"),
    ("the file of `mod helper;` is missing", "«mod helper;"),
    (
        "the file of `mod helper;` is missing",
        "mod a {\n    #[path = \"x.rs\"]\n    pub «mod helper; }",
    ),
    ("`include_str!` reads another file", r#"const X: &str = «include_str!("1.in");"#),
    (
        "`include_bytes!` reads another file",
        r#"fn main() { println!("{:?}", std::«include_bytes!["1.in"]); }"#,
    ),
    ("`include!` reads another file", "#[cfg(test)] mod tests {}\n«include! { \"x.rs\" }"),
    ("`env!` reads", r#"fn main() { println!(«env!("CARGO_PKG_NAME")); std::env::var("X"); }"#),
    ("no module `misre_nim`; did you mean `misere_nim`?", "use nim_snippets::«misre_nim;"),
    ("no module `xyzzy`", "fn main() { println!(\"é\t{}\", nim_snippets::«xyzzy::f()); }"),
    (
        "the macro `assert!` would replace",
        "macro_rules! «assert { () => {} }\nuse nim_snippets::bounded_nim;",
    ),
    (
        "the macro `assert!` would replace",
        "#[macro_use]\npub mod a {\n    macro_rules! «assert { () => {} }\n}\nuse nim_snippets::bounded_nim;",
    ),
    ("with this attribute", "«#![forbid(dead_code)]\nuse nim_snippets::nim;"),
    ("with this attribute", "«#![no_std]\nuse nim_snippets::nim;"),
    ("syntax error", "fn main() {\n    let x = «;\n}"),
    ("syntax error", "fn main() {\n    let x = (1;\n«}"),
    ("syntax error", "fn main() {\n    let x = «\"1;\n}"),
    ("syntax error", "fn main() «{"),
    ("syntax error", "fn main() {}\n/// nothing«\n"),
];

#[test]
fn errors_show_their_place() {
    for (message, marked) in ERRORS {
        let (solver, place) = unmarked(marked);
        let error = error(&solver, judge("atcoder"));
        assert_eq!(crate::error(&solver, judge("kattis")), error, "for another judge");
        let (title, rest) = error.split_once('\n').expect("two lines");
        assert!(title.starts_with(&format!("error: {message}")), "{error}");
        let (line, column) = place.expect("a mark");
        assert!(rest.contains(&format!("<stdin>:{line}:{column}\n")), "{error}");
        let shown = solver.lines().nth(line - 1).expect("the line");
        assert!(error.contains(&shown.replace('\t', "    ")), "{error}");
    }
}

#[test]
fn removed_items_cause_no_errors() {
    for solver in [
        "#[cfg(test)]\nmod tests;\nfn main() {}\n",
        "#[cfg(test)] mod tests { mod more; const X: &str = include_str!(\"1.in\"); }\nfn main() {}\n",
        "#![forbid(unsafe_code)]\n#![deny(dead_code, warnings)]\nfn main() { nim_snippets::nim::wins(&[]); }\n",
        "mod a { macro_rules! assert { () => {} } }\nfn main() { nim_snippets::nim::wins(&[]); macro_rules! assert { () => {} } }\n",
        "macro_rules! linear_map { () => { 3 } }\nfn main() { nim_snippets::nimber::mul(linear_map!(), 3); }\n",
    ] {
        assert!(bundle(solver).starts_with(solver));
    }
}

#[test]
fn a_file_that_a_macro_names_gets_a_warning() {
    let title = "`mod helper;` in a macro was not followed";
    for solver in [
        "macro_rules! m { () => { «mod helper; } }\nfn main() {}\n",
        "mod a { m! { pub «mod helper; } }\nfn main() {}\n",
        "#[cfg(test)] m! { mod helper; }\nfn main() {}\n",
        "fn main() { m!(mod helper) }",
    ] {
        check_warning(title, solver);
    }
}

#[test]
fn a_possible_use_gets_a_warning() {
    let title = "`nim_snippets` occurs here, but no module was bundled";
    for solver in [
        "fn main() { f(g()>::«nim_snippets::nim::grundy(&[])); }",
        "fn main() { let _ = <A<u8>>::«nim_snippets::f(); }",
        r#"fn main() { let nim_snippets = 1; println!("{}", nim_snippets); }"#,
        r#"fn main() { println!("{}", nim_snippets::nim::wins(&[])); }"#,
    ] {
        check_warning(title, solver);
    }
    let solver = "fn main() {\n    println!(\"{}\", «nim::wins(&[]));\n}\n";
    let warning = check_warning("`nim` occurs here, but no module was bundled", solver);
    assert!(warning.contains("use nim_snippets::nim;"), "{warning}");
}

/// The groups of lints, and those that find something in a module.
const LINTS: &str = "warnings, unused, unused_results, unreachable_pub, missing_docs, unsafe_code, \
    missing_debug_implementations, redundant_imports, rust_2018_idioms, single_use_lifetimes, \
    let_underscore_drop, trivial_casts, unused_qualifications, unused_lifetimes, variant_size_differences";

#[test]
fn denied_lints_do_not_fail_on_modules() {
    let solver = format!(
        "//! A solver.\n#![deny({LINTS})]\n#![cfg_attr(all(), deny(rust_2024_compatibility))]\n\
         use nim_snippets::{{{}}};\nuse proconio::{{input, marker::Usize1}};\n\
         fn main() {{\n    input! {{ mut a: u64, b: [(Usize1, u64); a] }}\n    a += 1;\n    println!(\"{{}} {{:?}}\", a, b);\n}}\n",
        names().join(" as _, ") + " as _"
    );
    let bundled = bundle_for("qoj", &solver);
    // The solver does not use its imports.
    let bundled =
        bundled.replacen("use nim_snippets", "#[allow(unused_imports)]\nuse nim_snippets", 1);
    for edition in ["2021", "2024"] {
        compile(edition, &bundled, None);
    }
    let small = bundle("#![deny(unused_results)]\nfn main() { nim_snippets::nim::wins(&[]); }");
    assert!(
        small.contains("\n#[allow(dead_code, unused_results)]\nmod nim_snippets {\n"),
        "{small}"
    );
    let forbidden = "#![forbid(unreachable_pub)]\nfn main() { nim_snippets::nim::wins(&[]); }";
    assert!(error(forbidden, judge("atcoder")).contains("write `deny` here"));
}
