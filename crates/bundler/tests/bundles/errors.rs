//! Errors and warnings about solvers.

use crate::{bundle, bundle_for, compile, error, judge, names, warnings};

/// Solvers that cannot be bundled, each with the first line of the error and its place.
const ERRORS: &[(&str, &str, &str)] = &[
    ("fn main() {}\nuse nim_snippets;", "`nim_snippets` itself cannot be imported", "2:5"),
    ("use nim_snippets::{nim, self};", "`nim_snippets` itself cannot be imported", "1:25"),
    (
        "use std::fmt; use {std::io, nim_snippets};",
        "`nim_snippets` itself cannot be imported",
        "1:29",
    ),
    ("use ::nim_snippets;", "`nim_snippets` itself cannot be imported", "1:7"),
    ("extern crate nim_snippets;", "`extern crate nim_snippets` cannot work", "1:14"),
    ("pub extern crate nim_snippets as ns;", "`extern crate nim_snippets` cannot work", "1:18"),
    (
        "#[macro_use]\nextern crate nim_snippets as ns;",
        "`extern crate nim_snippets` cannot work",
        "2:14",
    ),
    (
        "use ::{nim_snippets::nim, std::fmt};",
        "`nim_snippets` cannot be in a group after `::`",
        "1:8",
    ),
    (
        "mod nim_snippets { pub fn f() {} }",
        "this `mod nim_snippets` conflicts with the bundle's module",
        "1:1",
    ),
    (
        "mod a { mod nim_snippets { pub fn f() {} } }",
        "this `mod nim_snippets` conflicts with the bundle's module",
        "1:9",
    ),
    ("use std::fmt as nim_snippets;", "this name is taken", "1:17"),
    ("struct nim_snippets;", "this name is taken", "1:8"),
    ("mod helper;", "the file of `mod helper;` is missing", "1:1"),
    (
        "mod a {\n    #[path = \"x.rs\"]\n    pub mod helper; }",
        "the file of `mod helper;` is missing",
        "3:9",
    ),
    ("const X: &str = include_str!(\"1.in\");", "`include_str!` reads another file", "1:17"),
    (
        "fn main() { println!(\"{:?}\", std::include_bytes![\"1.in\"]); }",
        "`include_bytes!` reads another file",
        "1:35",
    ),
    ("#[cfg(test)] mod tests {}\ninclude! { \"x.rs\" }", "`include!` reads another file", "2:1"),
    (
        "fn main() { println!(env!(\"CARGO_PKG_NAME\")); std::env::var(\"X\"); }",
        "`env!` reads a variable of cargo",
        "1:22",
    ),
    ("use nim_snippets::nin;", "no module `nin`; did you mean `nim`?", "1:19"),
    (
        "fn main() {\n    nim_snippets::misre_nim::wins(&[]);\n}",
        "no module `misre_nim`; did you mean `misere_nim`?",
        "2:19",
    ),
    ("fn main() { println!(\"é\t{}\", nim_snippets::xyzzy::f()); }", "no module `xyzzy`", "1:44"),
    (
        "macro_rules! assert { () => {} }\nuse nim_snippets::bounded_nim;",
        "the macro `assert!` would replace the one that `bounded_nim` calls",
        "1:14",
    ),
    (
        "#[macro_use]\npub mod a {\n    macro_rules! assert { () => {} }\n}\nuse nim_snippets::bounded_nim;",
        "the macro `assert!` would replace the one that `bounded_nim` calls",
        "3:18",
    ),
    (
        "#![forbid(dead_code)]\nuse nim_snippets::nim;",
        "with this attribute the bundle would not compile",
        "1:1",
    ),
    (
        "#![no_std]\nuse nim_snippets::nim;",
        "with this attribute the bundle would not compile",
        "1:1",
    ),
    ("fn main() {\n    let x = ;\n}", "syntax error", "2:13"),
    ("fn main() {\n    let x = (1;\n}", "syntax error", "3:1"),
    ("fn main() {\n    let x = \"1;\n}", "syntax error", "2:13"),
    ("fn main() {", "syntax error", "1:11"),
    ("fn main() {}\n/// nothing\n", "syntax error", "2:12"),
];

#[test]
fn errors_show_their_place() {
    for (solver, message, place) in ERRORS {
        let error = error(solver, judge("atcoder"));
        assert_eq!(crate::error(solver, judge("kattis")), error, "for another judge");
        let (title, rest) = error.split_once('\n').expect("two lines");
        assert!(title.starts_with(&format!("error: {message}")), "{error}");
        assert!(rest.contains(&format!("<stdin>:{place}\n")), "{error}");
        let line: usize = place.split(':').next().map_or(0, |n| n.parse().expect("a number"));
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
    for (solver, place) in [
        ("macro_rules! m { () => { mod helper; } }\nfn main() {}\n", "1:26"),
        ("mod a { m! { pub mod helper; } }\nfn main() {}\n", "1:18"),
    ] {
        let warning = warnings(solver);
        assert!(warning.starts_with("warning: `mod helper;` in a macro was not followed\n"));
        assert!(warning.contains(&format!("<stdin>:{place}\n")), "{warning}");
    }
    for solver in
        ["#[cfg(test)] m! { mod helper; }\nfn main() {}\n", "fn main() { m!(mod helper) }"]
    {
        assert_eq!(warnings(solver), "", "{solver}");
    }
}

#[test]
fn a_possible_use_gets_a_warning() {
    let title = "warning: `nim_snippets` occurs here, but no module was bundled\n";
    for (solver, place) in [
        ("macro_rules! m { ($c:ident) => { use $c::nim; } }\nm!(nim_snippets);", "2:4"),
        ("fn main() { f(g()>::nim_snippets::nim::grundy(&[])); }", "1:21"),
        ("fn main() { let _ = <A<u8>>::nim_snippets::f(); }", "1:30"),
    ] {
        let warning = warnings(solver);
        assert!(warning.starts_with(title), "{warning}");
        assert!(warning.contains(&format!("<stdin>:{place}\n")), "{warning}");
    }
    for solver in [
        "fn main() { let nim_snippets = 1; println!(\"{}\", nim_snippets); }",
        "fn main() { println!(\"{}\", nim_snippets::nim::wins(&[])); }",
    ] {
        assert_eq!(warnings(solver), "", "{solver}");
    }
    let warning = warnings("fn main() {\n    println!(\"{}\", nim::wins(&[]));\n}\n");
    assert!(warning.starts_with("warning: `nim` occurs here, but no module was bundled\n"));
    assert!(warning.contains("<stdin>:2:20\n") && warning.contains("use nim_snippets::nim;"));
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
