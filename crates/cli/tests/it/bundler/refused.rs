//! What cannot work in a bundle is refused, and what may not, warned of.

use super::files::run_in;
use super::{bundle, compile, names, run};
use crate::common::files::Folder;
use crate::common::tool::{complaint, messages};

/// What cannot work in a bundle: the solver, the first line of the message, and where.
const REFUSED: &[(&str, &str, &str)] = &[
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
fn what_cannot_work_is_refused_with_its_place() {
    for (solver, message, place) in REFUSED {
        let complaint = complaint(run(solver, &["-"]));
        let elsewhere = run(solver, &["-", "--judge", "kattis", "--check"]);
        assert_eq!(String::from_utf8_lossy(&elsewhere.stderr), complaint, "for another judge");
        let (title, rest) = complaint.split_once('\n').expect("two lines");
        assert!(title.starts_with(&format!("error: {message}")), "{complaint}");
        assert!(rest.contains(&format!("<stdin>:{place}\n")), "{complaint}");
        let line: usize = place.split(':').next().map_or(0, |n| n.parse().expect("a number"));
        let shown = solver.lines().nth(line - 1).expect("the line");
        assert!(complaint.contains(&shown.replace('\t', "    ")), "{complaint}");
    }
}

#[test]
fn what_the_judge_does_not_see_is_not_refused() {
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

/// Its tests are in a file that says so itself.
#[test]
fn a_file_that_the_judge_does_not_see_is_not_read() {
    let tests = "#![allow(unused)]\n#![cfg(test)]\nuse proptest::prelude::*;\nmod missing;\n";
    let folder = Folder::with(&[
        (
            "Cargo.toml",
            "[package]\nname = \"x\"\nedition = \"2018\"\n[dev-dependencies]\nproptest = \"1\"\n",
        ),
        ("src/main.rs", "mod tests;\nfn main() {}\n"),
        ("src/tests.rs", tests),
    ]);
    let (good, bundle, complaint) = run_in(&folder, &["src/main.rs", "--judge", "aoj"]);
    assert!(good && complaint.is_empty(), "{complaint}");
    assert!(bundle.starts_with("mod tests {\n#![allow(unused)]\n#![cfg(test)]\n"), "{bundle}");
}

#[test]
fn a_file_that_a_macro_names_gets_a_warning() {
    for (solver, place) in [
        ("macro_rules! m { () => { mod helper; } }\nfn main() {}\n", "1:26"),
        ("mod a { m! { pub mod helper; } }\nfn main() {}\n", "1:18"),
    ] {
        let output = run(solver, &["-"]);
        let warning = messages(&output);
        assert!(output.status.success() && output.stdout == solver.as_bytes(), "{warning}");
        assert!(warning.starts_with("warning: `mod helper;` in a macro was not followed\n"));
        assert!(warning.contains(&format!("<stdin>:{place}\n")), "{warning}");
    }
    for solver in
        ["#[cfg(test)] m! { mod helper; }\nfn main() {}\n", "fn main() { m!(mod helper) }"]
    {
        assert_eq!(run(solver, &["-"]).stderr, b"", "{solver}");
    }
}

#[test]
fn what_may_be_a_use_gets_a_warning() {
    let title = "warning: `nim_snippets` occurs here, but no module was bundled\n";
    for (solver, expected) in [
        ("macro_rules! m { ($c:ident) => { use $c::nim; } }\nm!(nim_snippets);", "2:4"),
        ("fn main() { f(g()>::nim_snippets::nim::grundy(&[])); }", "1:21"),
        ("fn main() { let _ = <A<u8>>::nim_snippets::f(); }", "1:30"),
        ("fn main() { let nim_snippets = 1; println!(\"{}\", nim_snippets); }", ""),
        ("fn main() { println!(\"{}\", nim_snippets::nim::wins(&[])); }", ""),
    ] {
        let output = run(solver, &["-"]);
        let complaint = messages(&output);
        assert!(output.status.success(), "{complaint}");
        if expected.is_empty() {
            assert_eq!(complaint, "", "{solver}");
        } else {
            assert!(complaint.starts_with(title), "{complaint}");
            assert!(complaint.contains(&format!("<stdin>:{expected}\n")), "{complaint}");
        }
    }
    let template = "fn main() {\n    println!(\"{}\", nim::wins(&[]));\n}\n";
    let complaint = String::from_utf8(run(template.as_bytes(), &["-"]).stderr).expect("UTF-8");
    assert!(complaint.starts_with("warning: `nim` occurs here, but no module was bundled\n"));
    assert!(complaint.contains("<stdin>:2:20\n") && complaint.contains("use nim_snippets::nim;"));
}

#[test]
fn what_is_nested_too_deep_is_refused_in_words() {
    let forms = [
        "(",
        "[",
        "{",
        "-",
        "&",
        "! ",
        "|a| ",
        "move |a| ",
        "break 'a ",
        "return 1 + ",
        "if let a = ",
        "&'a ",
        "*const ",
        "impl Fn() -> ",
        "for<'a> fn() -> ",
        "a @ ",
        "&mut ",
        "Vec<",
        "if a {} else ",
        "a = ",
        "a + ",
        "a.b().",
        "a::",
    ];
    for open in forms {
        let close = match open {
            "(" => ")",
            "[" => "]",
            "{" => "}",
            "Vec<" => ">",
            _ => "",
        };
        for place in ["let _ = X;", "let _: X = a;", "let X = a;"] {
            let solver = |depth: usize| {
                let nested = format!("{}a{}", open.repeat(depth), close.repeat(depth));
                format!("fn main() {{\n    {}\n}}\n", place.replace('X', &nested))
            };
            let small = run(solver(2).as_bytes(), &["-"]);
            if !small.status.success() {
                continue; // this form is no Rust in this place
            }
            assert!(run(solver(400).as_bytes(), &["-"]).status.success(), "{open} in {place}");
            for judge in ["atcoder", "aoj"] {
                let output = run(solver(100_000).as_bytes(), &["-", "--judge", judge]);
                let said = messages(&output);
                let title = said.lines().next().unwrap_or_default();
                let is_told = title == "error: more than 5000 tokens in one expression"
                    || title.starts_with("error: the bundle has ");
                assert!(output.status.success() || is_told, "{open} in {place}: {title}");
                assert!(output.status.code().is_some(), "{open} in {place}");
            }
        }
    }
}

/// Every lint of rustc that finds something in a module, and the groups.
const LINTS: &str = "warnings, unused, unused_results, unreachable_pub, missing_docs, unsafe_code, \
    missing_debug_implementations, redundant_imports, rust_2018_idioms, single_use_lifetimes, \
    let_underscore_drop, trivial_casts, unused_qualifications, unused_lifetimes, variant_size_differences";

#[test]
fn lints_of_the_solver_are_no_reason_to_fail() {
    let solver = format!(
        "//! A solver.\n#![deny({LINTS})]\n#![cfg_attr(all(), deny(rust_2024_compatibility))]\n\
         use nim_snippets::{{{}}};\nuse proconio::{{input, marker::Usize1}};\n\
         fn main() {{\n    input! {{ mut a: u64, b: [(Usize1, u64); a] }}\n    a += 1;\n    println!(\"{{}} {{:?}}\", a, b);\n}}\n",
        names().join(" as _, ") + " as _"
    );
    let output = run(solver, &["-", "--judge", "qoj"]);
    let complaint = messages(&output);
    assert!(output.status.success(), "{complaint}");
    let bundle = String::from_utf8(output.stdout).expect("UTF-8");
    // Whether the solver itself uses what it imports is its own business.
    let bundle =
        bundle.replacen("use nim_snippets", "#[allow(unused_imports)]\nuse nim_snippets", 1);
    for edition in ["2021", "2024"] {
        compile(edition, &bundle, None);
    }
    let small =
        run(b"#![deny(unused_results)]\nfn main() { nim_snippets::nim::wins(&[]); }", &["-"]);
    let small = String::from_utf8(small.stdout).expect("UTF-8");
    assert!(
        small.contains("\n#[allow(dead_code, unused_results)]\nmod nim_snippets {\n"),
        "{small}"
    );
    let forbidden = "#![forbid(unreachable_pub)]\nfn main() { nim_snippets::nim::wins(&[]); }";
    let complaint = run(forbidden.as_bytes(), &["-"]).stderr;
    assert!(String::from_utf8_lossy(&complaint).contains("write `deny` here"));
}
