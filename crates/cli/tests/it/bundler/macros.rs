//! Paths of the crate among the arguments of macros.

use super::run;
use crate::common::tool::messages;
use bundler::solver;
use bundler::text::tokens::Code;

/// Where what is said of a solver begins: nothing, or that a path depends on a macro.
fn check(solver: &str, place: Option<&str>) {
    let output = run(solver, &["-"]);
    let said = messages(&output);
    assert!(output.status.success(), "{said}");
    let Some(place) = place else { return assert_eq!(said, "", "{solver}") };
    let title = format!("warning: a macro may change this path\n --> <stdin>:{place}\n");
    assert!(said.starts_with(&title), "{solver}\n{said}");
}

#[test]
fn a_path_that_a_macro_takes_apart_gets_a_warning() {
    let call =
        "mod m { pub fn f() -> bool { k!(nim_snippets::nim::wins) } }\nfn main() { m::f(); }\n";
    let cases = [
        ("($path:path) => { $path(&[1]) }", false),
        ("($path:path) => { assert!($path(&[1])) }", false),
        ("($a:ident :: $b:ident :: $c:ident) => { $a::$b::$c(&[1]) }", true),
        ("($($part:ident)::+) => { $($part)::+(&[1]) }", true),
        // Tokens
        ("($($t:tt)*) => { { $($t)*(&[1]) } }", false),
        ("(@ $($t:tt)+) => { $($t)+(&[1]) }", false),
        ("($m:tt $e:expr) => { $e }", false),
        ("($head:tt $($tail:tt)*) => { 1 + k!($($tail)*) }", true),
        ("($a:tt $b:tt $c:tt) => { $c }", true),
        ("($($t:tt)*) => { 0 $(+ one!($t))* }", true),
        ("($($t:tt)*) => { [$($t),*] }", true),
        ("([$($t:tt)*]) => { $($t)* }; ($($t:tt)*) => { $({ $t })* }", true),
        // What shows them
        ("($e:expr) => { println!(\"{} {}\", stringify!($e), $e) }", true),
        ("($($t:tt)*) => { l!($($t)*) } } macro_rules! l { ($e:expr) => { stringify!($e) }", true),
        ("($($t:tt)*) => { s!($($t)*) } } use std::stringify as s; mod o {", true),
        (
            "($($t:tt)*) => { c!(stringify, $($t)*) } } macro_rules! c { ($m:ident, $e:expr) => { $m!($e) }",
            true,
        ),
        (
            "($($t:tt)*) => { c!(vec, $($t)*) } } macro_rules! c { ($m:ident, $e:expr) => { $m!($e) }",
            false,
        ),
        // What knows the crate's name
        ("(nim_snippets) => { true }; ($e:expr) => { $e }", true),
        ("(nim_snippets :: $m:ident :: $f:ident) => { crate::nim_snippets::$m::$f(&[1]) }", false),
        (
            "($e:expr) => { l!($e) } } use k2 as l; macro_rules! k2 { (nim_snippets) => {}; ($e:expr) => { $e }",
            true,
        ),
    ];
    for (rules, warns) in cases {
        check(&format!("macro_rules! k {{ {rules} }}\n{call}"), warns.then_some("2:33"));
    }
}

#[test]
fn a_path_that_is_printed_gets_a_warning() {
    for (solver, place) in [
        ("mod m { pub fn f() { stringify!(nim_snippets::nim); } }\nfn main() {}", Some("1:33")),
        ("fn main() { concat!(stringify!([::nim_snippets::nim])); }", Some("1:35")),
        ("fn main() { stringify!(mod m { use nim_snippets::nim; }); }", Some("1:36")),
        ("fn main() { stringify!(nim_snippets::nim); }", None),
        ("mod m { pub fn f() { assert!(nim_snippets::nim::wins(&[])); } }\nfn main() {}", None),
        (
            "macro_rules! k { (nim_snippets::$m:ident, $e:expr) => { $e } }\nmod m { fn f() { k!(nim_snippets::nim, nim_snippets::nim::wins(&[])); } }\nfn main() {}",
            Some("2:21"),
        ),
        // What a macro with a variable for a name makes.
        (
            "macro_rules! o { ($d:tt $n:ident) => { macro_rules! $n { ($d e:expr) => { stringify!($d e) } } } }\no!($ k); mod m { fn f() { k!(nim_snippets::nim::wins); println!(\"{}\", nim_snippets::nim::wins(&[])); } }\nfn main() {}",
            Some("2:30"),
        ),
    ] {
        check(solver, place);
    }
}

/// If each macro were asked again for each call in the chain, this would not end.
#[test]
fn a_long_chain_of_macros_is_followed() {
    let link = |i| format!("macro_rules! m{i} {{ ($($t:tt)*) => {{ m{}!($($t)*) }} }}\n", i + 1);
    let links: String = (0..20_000).map(link).collect();
    let end = "macro_rules! m20000 { ($($a:ident)::*) => {} }\n";
    let code = Code::new(format!("{links}{end}mod m {{ m0!(nim_snippets::nim); }}\n"));
    let code = code.expect("tokens");
    let solver = solver::read(&code, solver::CRATE, solver::MARKER);
    let wandering = solver.map(|solver| solver.wandering.len());
    assert_eq!(wandering.unwrap_or_else(|_| panic!("it can be bundled")), 1);
}
