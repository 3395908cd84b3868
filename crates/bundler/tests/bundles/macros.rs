//! Paths of the crate among the arguments of macros.

use crate::check_warning;
use bundler::solver;
use bundler::text::tokens::Code;

const TITLE: &str = "a macro may change this path";

#[test]
fn a_path_that_a_macro_takes_apart_gets_a_warning() {
    let taken_apart = [
        "($a:ident :: $b:ident :: $c:ident) => { $a::$b::$c(&[1]) }",
        "($($part:ident)::+) => { $($part)::+(&[1]) }",
        // Tokens
        "($head:tt $($tail:tt)*) => { 1 + k!($($tail)*) }",
        "($a:tt $b:tt $c:tt) => { $c }",
        "($($t:tt)*) => { 0 $(+ one!($t))* }",
        "($($t:tt)*) => { [$($t),*] }",
        "([$($t:tt)*]) => { $($t)* }; ($($t:tt)*) => { $({ $t })* }",
        // Macros that print their arguments
        r#"($e:expr) => { println!("{} {}", stringify!($e), $e) }"#,
        "($($t:tt)*) => { l!($($t)*) } } macro_rules! l { ($e:expr) => { stringify!($e) }",
        "($($t:tt)*) => { s!($($t)*) } } use std::stringify as s; mod o {",
        "($($t:tt)*) => { c!(stringify, $($t)*) } } macro_rules! c { ($m:ident, $e:expr) => { $m!($e) }",
        // Macros with a rule for the crate's name
        "(nim_snippets) => { true }; ($e:expr) => { $e }",
        "($e:expr) => { l!($e) } } use k2 as l; macro_rules! k2 { (nim_snippets) => {}; ($e:expr) => { $e }",
    ];
    let kept = [
        "($path:path) => { $path(&[1]) }",
        "($path:path) => { assert!($path(&[1])) }",
        "($($t:tt)*) => { { $($t)*(&[1]) } }",
        "(@ $($t:tt)+) => { $($t)+(&[1]) }",
        "($m:tt $e:expr) => { $e }",
        "($($t:tt)*) => { c!(vec, $($t)*) } } macro_rules! c { ($m:ident, $e:expr) => { $m!($e) }",
        "(nim_snippets :: $m:ident :: $f:ident) => { crate::nim_snippets::$m::$f(&[1]) }",
    ];
    let check = |rules, path| {
        let call =
            format!("mod m {{ pub fn f() -> bool {{ k!({path}) }} }}\nfn main() {{ m::f(); }}");
        check_warning(TITLE, &format!("macro_rules! k {{ {rules} }}\n{call}\n"));
    };
    taken_apart.iter().for_each(|rules| check(rules, "«nim_snippets::nim::wins"));
    kept.iter().for_each(|rules| check(rules, "nim_snippets::nim::wins"));
}

#[test]
fn a_path_that_is_printed_gets_a_warning() {
    for solver in [
        "mod m { pub fn f() { stringify!(«nim_snippets::nim); } }\nfn main() {}",
        "fn main() { concat!(stringify!([::«nim_snippets::nim])); }",
        "fn main() { stringify!(mod m { use «nim_snippets::nim; }); }",
        "fn main() { stringify!(nim_snippets::nim); }",
        "mod m { pub fn f() { assert!(nim_snippets::nim::wins(&[])); } }\nfn main() {}",
        "macro_rules! k { (nim_snippets::$m:ident, $e:expr) => { $e } }\nmod m { fn f() { k!(«nim_snippets::nim, nim_snippets::nim::wins(&[])); } }\nfn main() {}",
        // A macro that a macro defines under a variable name.
        "macro_rules! o { ($d:tt $n:ident) => { macro_rules! $n { ($d e:expr) => { stringify!($d e) } } } }\no!($ k); mod m { fn f() { k!(«nim_snippets::nim::wins); println!(\"{}\", nim_snippets::nim::wins(&[])); } }\nfn main() {}",
    ] {
        check_warning(TITLE, solver);
    }
}

/// A quadratic search would not end.
#[test]
fn a_long_chain_of_macros_is_followed() {
    let link = |i| format!("macro_rules! m{i} {{ ($($t:tt)*) => {{ m{}!($($t)*) }} }}\n", i + 1);
    let links: String = (0..20_000).map(link).collect();
    let end = "macro_rules! m20000 { ($($a:ident)::*) => {} }\n";
    let code = Code::new(format!("{links}{end}mod m {{ m0!(nim_snippets::nim); }}\n"));
    let solver = solver::read(&code.expect("tokens"), solver::CRATE, solver::MARKER);
    let wandering = solver.map(|solver| solver.wandering.len());
    assert_eq!(wandering.unwrap_or_else(|_| panic!("it can be bundled")), 1);
}
