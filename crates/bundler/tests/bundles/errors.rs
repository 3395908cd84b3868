//! Tests of errors about solvers.

use crate::{bundle, bundle_for, compile, error, judge, names, unmarked};

/// Solvers that cannot be bundled, each after the beginning of the error. `«` marks its place.
const ERRORS: &[(&str, &str)] = &[
    ("the file of `mod helper;` is missing", "«mod helper;"),
    (
        "the file of `mod helper;` is missing",
        "mod a {\n    #[path = \"x.rs\"]\n    pub «mod helper; }",
    ),
    ("cannot read `1.in`", r#"const X: &str = «include_str!("1.in");"#),
    ("cannot read `1.in`", r#"fn main() { println!("{:?}", std::«include_bytes!["1.in"]); }"#),
    ("cannot read `\"1\"#`", r###"const X: &str = «include_str!(r##""1"#"##);"###),
    ("no module `misre_nim`; did you mean `misere_nim`?", "use nim_snippets::«misre_nim;"),
    ("no module `misre_nim`", "use nim_snippets::{nim, «misre_nim::wins};"),
    ("no module `xyzzy`", "fn main() { println!(\"é\t{}\", nim_snippets::«xyzzy::f()); }"),
    ("syntax error", "fn main() {\n    let x = (1;\n«}"),
    ("syntax error", "fn main() {\n    let x = «\"1;\n}"),
    ("syntax error", "fn main() «{"),
    ("syntax error", "fn main() {} «/* nothing"),
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
fn crates_that_the_judge_lacks_are_errors() {
    let lacking = [
        "use «itertools::Itertools;\nfn main() {}",
        "use {std::fmt, «rand::*};\nfn main() {}",
        "fn main() { ::«num::one() }",
        "fn main() { println!(\"{}\", «rand::random()); }",
        "extern crate «rand;\nfn main() {}",
    ];
    for marked in lacking {
        let (solver, place) = unmarked(marked);
        let error = error(&solver, judge("kattis"));
        let (line, column) = place.expect("a mark");
        assert!(
            error.contains(" has no crate `") && error.contains("`./bundle.sh judges`"),
            "{error}"
        );
        assert!(error.contains(&format!("<stdin>:{line}:{column}\n")), "{error}");
        bundle(&solver);
    }
    for solver in [
        "fn rand<T>() {}\nfn main() { rand::<u64>() }",
        "mod rand { pub fn f() {} }\nfn main() { rand::f() }",
        "use std::cmp as num;\nfn main() { num::max(1, 2); }",
        "use std::ascii::{self, AsciiExt};\nfn main() { x.rand() }",
        "#[cfg(test)]\nmod tests { use rand::random; }\nfn main() {}",
    ] {
        bundle_for("kattis", solver);
    }
}

#[test]
fn what_the_compiler_skips_causes_no_errors() {
    for solver in [
        "#[cfg(test)]\nmod tests;\nfn main() {}\n",
        "#[cfg(test)] mod tests { mod more; const X: &str = include_str!(\"1.in\"); }\nfn main() {}\n",
        "macro_rules! m { () => { mod helper; } }\nfn main() {}\n",
        "macro_rules! m { (include_str!(rest)) => {} }\nfn main() {}\n",
    ] {
        assert!(bundle(solver).starts_with(solver));
    }
}

/// A macro of the solver is in scope up to the end of the file.
#[test]
fn macros_of_the_solver_do_not_replace_those_of_modules() {
    let solver = "#![allow(unused_macros)]\n\
        macro_rules! assert { ($($t:tt)*) => { std::process::exit(3) } }\n\
        macro_rules! vec { () => { compile_error!(\"not this\") } }\n\
        fn main() { nim_snippets::bounded_nim::wins(&[1], 1); nim_snippets::chomp::wins(&[1]); assert!(); }\n";
    compile("2021", &bundle(solver), None);
}

#[test]
fn all_modules_compile_beside_denied_lints() {
    let solver = format!(
        "#![deny(warnings)]\nuse nim_snippets::{{{}}};\nuse proconio::{{input, marker::Usize1}};\n\
         fn main() {{\n    input! {{ mut a: u64, b: [(Usize1, u64); a] }}\n    a += 1;\n    println!(\"{{}} {{:?}}\", a, b);\n}}\n",
        names().join(" as _, ") + " as _"
    );
    // The solver does not use its imports.
    let bundled = bundle_for("qoj", &solver);
    let bundled =
        bundled.replacen("use nim_snippets", "#[allow(unused_imports)]\nuse nim_snippets", 1);
    for edition in ["2021", "2024"] {
        compile(edition, &bundled, None);
    }
}
