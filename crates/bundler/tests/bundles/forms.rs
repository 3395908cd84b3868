//! Tests solvers in each form of naming the crate.

use crate::common::rustc::library;
use crate::{bundle, bundle_for, bundled_modules, compile};
use std::thread;

/// Forms of solvers that use `nim`.
const NIM: &[&str] = &[
    // These name the crate in items.
    "use nim_snippets::nim; fn main() { nim::wins(&[1]); }",
    "use nim_snippets::nim as n; fn main() { n::wins(&[1]); }",
    "use nim_snippets::nim::wins; fn main() { wins(&[1]); }",
    "use nim_snippets::nim::wins as w; fn main() { w(&[1]); }",
    "use nim_snippets::nim::*; fn main() { wins(&[1]); }",
    "use nim_snippets::nim::{self, wins}; fn main() { wins(&[nim::grundy(&[])]); }",
    "use {nim_snippets::nim, std::fmt}; fn main() { nim::wins(&[]); let _: fmt::Result = Ok(()); }",
    "use std as s; use {{nim_snippets::{nim}}, s::fmt}; fn main() { nim::wins(&[]); let _: fmt::Result = Ok(()); }",
    "pub use nim_snippets::nim; fn main() { nim::wins(&[]); }",
    "use nim_snippets /* :: */ :: // misere_nim\n nim :: wins; fn main() { wins(&[]); }",
    // These use globs and other names of the crate.
    "#[allow(unused_imports)] use nim_snippets::*; fn main() { nim::wins(&[]); }",
    "#[allow(unused_imports)] use nim_snippets; fn main() { nim_snippets::nim::wins(&[]); }",
    "pub use ::nim_snippets; fn main() { nim_snippets::nim::wins(&[]); }",
    "use nim_snippets::{self, nim as n}; fn main() { n::wins(&[nim_snippets::nim::grundy(&[])]); }",
    "mod a { use nim_snippets; pub fn f() { nim_snippets::nim::wins(&[]); } } fn main() { a::f() }",
    "// nim_snippets: a guard\nmod guard { pub struct G; } fn main() { let _ = guard::G; nim_snippets::nim::wins(&[]); }",
    "use nim_snippets as ns; fn main() { ns::nim::wins(&[]); }",
    "pub use nim_snippets as ns; fn main() { ns::nim::wins(&[]); }",
    "mod a { pub use nim_snippets as ns; } fn main() { a::ns::nim::wins(&[]); }",
    "use nim_snippets::{self as ns}; fn main() { ns::nim::wins(&[]); }",
    "use {nim_snippets as ns, std::fmt}; fn main() { ns::nim::wins(&[]); let _: fmt::Result = Ok(()); }",
    "use ::nim_snippets as ns; fn main() { ns::nim::wins(&[]); }",
    // These name the crate in paths and macro arguments.
    "fn main() { nim_snippets::nim::wins(&[]); }",
    r#"fn main() { println!("{}", nim_snippets::nim::wins(&[])); }"#,
    "fn main() { let _ = 0..nim_snippets::nim::grundy(&[]); let _ = ..=nim_snippets::nim::grundy(&[]); }",
    "fn main() { let f: fn(&[u64]) -> bool = nim_snippets::nim::wins; f(&[]); }",
    "fn main() { r#nim_snippets::r#nim::wins(&[]); }",
    "use nim_snippets::nim; use nim::wins as w; fn main() { w(&[]); }",
    // These begin a path with `::`.
    "use ::nim_snippets::nim; fn main() { nim::wins(&[]); }",
    "use {::nim_snippets::nim, std::fmt}; fn main() { nim::wins(&[]); let _: fmt::Result = Ok(()); }",
    "fn main() { if ::nim_snippets::nim::wins(&[]) { return ::nim_snippets::nim::wins(&[]).then_some(()).unwrap(); } }",
    "fn main() { let _ = 1 > ::nim_snippets::nim::grundy(&[]); match 1 { _ =>::nim_snippets::nim::grundy(&[]) }; }",
    "fn main() { {}\n::nim_snippets::nim::wins(&[]); let _: u64 = :: nim_snippets::nim::grundy(&[]); }",
    "fn main() { let _ = 'a: { break 'a ::nim_snippets::nim::wins(&[]) }; }",
    "use::nim_snippets::nim; fn main() { nim::wins(&[]); return::nim_snippets::nim::wins(&[]).then_some(()).unwrap(); }",
    "#[allow(redundant_semicolons)] fn main() { ; mod a { pub fn f() { nim_snippets::nim::wins(&[]); } } a::f() }",
    // These import in functions and nested modules.
    "mod a { use nim_snippets::nim; pub fn f() { nim::wins(&[]); } } fn main() { a::f() }",
    "mod a { use {nim_snippets::nim, std::fmt}; pub fn f() -> fmt::Result { nim::wins(&[]); Ok(()) } } fn main() { let _ = a::f(); }",
    r#"mod a { pub mod b { pub fn f() { println!("{}", nim_snippets::nim::wins(&[])); ::nim_snippets::nim::wins(&[]); } } } fn main() { a::b::f(); nim_snippets::nim::wins(&[]); }"#,
    "fn main() { mod a { pub fn f() { use nim_snippets::nim; nim::wins(&[]); } } a::f() }",
    "mod a { use nim_snippets as ns; pub fn f() { ns::nim::wins(&[]); } } fn main() { a::f() }",
    "mod a { use r#nim_snippets::nim; pub fn f() { nim::wins(&[]); } } fn main() { a::f() }",
    // These name the crate in macros of the solver.
    "macro_rules! w { ($e:expr) => { nim_snippets::nim::wins($e) }; } fn main() { w!(&[]); }",
    "macro_rules! w { () => [ ::nim_snippets::nim::wins(&[]) ] } mod a { pub fn f() { w!(); } } fn main() { a::f() }",
    "macro_rules! w { (nim_snippets::$m:ident) => { nim_snippets::$m::wins(&[]) }; ($($t:tt)*) => {{ $($t)*; use nim_snippets::nim; nim::wins(&[]) }} } fn main() { w!(nim_snippets::nim::wins(&[])); }",
    "fn main() { macro_rules! w { () => { mod a { pub fn f() { nim_snippets::nim::wins(&[]); } } } } w!(); a::f() }",
    "macro_rules! w { ($p:path) => { mod a { use $p; pub fn f() { wins(&[]); } } } } w!(nim_snippets::nim::wins); fn main() { a::f() }",
    "macro_rules! w { ($($t:tt)*) => { mod a { pub fn f() { $($t)*; } } } } w! { nim_snippets::nim::wins(&[]) } fn main() { a::f() }",
    "macro_rules! w { ($e:expr) => { $e } } fn main() { w!(nim_snippets::nim::wins(&[])); }",
    "macro_rules! w { ($p:path) => { mod a { use $p; pub fn f() { wins(&[]); } } } } use w as v; v!(nim_snippets::nim::wins); fn main() { a::f() }",
    "macro_rules! w { ($p:path) => { mod a { use $p; pub fn f() { wins(&[]); } } } } macro_rules! c { ($m:ident, $($t:tt)*) => { $m! { $($t)* } } } c!(w, nim_snippets::nim::wins); fn main() { a::f() }",
    "macro_rules! o { ($d:tt $n:ident) => { macro_rules! $n { ($d p:path) => { mod a { use $d p; pub fn f() { wins(&[]); } } } } } } o!($ w); w!(nim_snippets::nim::wins); fn main() { a::f() }",
];

/// Forms of solvers that use `nim` and `misere_nim`.
const BOTH: &[&str] = &[
    "use nim_snippets::{\n    misere_nim as m, // ,\n    nim::{self, wins as w},\n};\nfn main() { w(&[nim::grundy(&[])]); m::wins(&[]); }",
    "use nim_snippets::{{nim}, {{misere_nim::{wins}}}}; fn main() { nim::wins(&[]); wins(&[]); }",
    "use nim_snippets::{*}; fn main() { misere_nim::wins(&[]); nim::wins(&[]); }",
    r#"fn main() { assert!(!nim_snippets::nim::wins(&[]), "{:?}", vec![nim_snippets::misere_nim::wins(&[])]); }"#,
    "fn main() { use nim_snippets::nim; nim::wins(&[]); { use nim_snippets::misere_nim::wins; wins(&[]); } }",
    "macro_rules! w { ($m:ident) => { nim_snippets::$m::wins(&[]) } } fn main() { w!(nim); w!(misere_nim); }",
];

/// Forms of solvers that use no module. All but the first have names that do not stand for the
/// crate.
const NEITHER: &[&str] = &[
    "#[allow(unused_imports)] use nim_snippets::*; fn main() {}",
    "//! nim_snippets::nim\n/// `nim_snippets::nim`\nfn main() { /* use nim_snippets::nim; */ let _ = \"nim_snippets::nim\"; let _ = r#\"use nim_snippets::nim;\"#; }",
    "mod foo { pub mod nim_snippets_ { pub fn wins() {} } } fn main() { foo::nim_snippets_::wins(); let nim_snippets = 1; let _ = nim_snippets + 1; }",
    "struct S { nim_snippets: u8 } fn f<'nim_snippets>(s: &'nim_snippets S) -> u8 { s.nim_snippets } fn main() { let _ = f(&S { nim_snippets: 1 }); }",
    "macro_rules! m { ($nim_snippets:ident) => { $nim_snippets::MAX } } fn main() { let _ = m!(u8); }",
    r#"fn main() { println!("{}", ["}", "// nim_snippets: x"][0]); }"#,
];

/// Each form with the modules that the bundler appends.
fn forms() -> Vec<(&'static str, &'static [&'static str])> {
    let mut forms = Vec::new();
    for (list, modules) in [(NIM, &["nim"][..]), (BOTH, &["misere_nim", "nim"]), (NEITHER, &[])] {
        forms.extend(list.iter().map(|form| (*form, modules)));
    }
    forms
}

#[test]
fn every_form_compiles_with_the_crate() {
    let forms = forms().into_iter().enumerate();
    let modules = forms.map(|(i, (form, _))| format!("mod form{i} {{ {form}\n}}\n"));
    let text = format!("#![allow(dead_code)]\n{}fn main() {{}}\n", modules.collect::<String>());
    compile("2021", &text, Some(library()));
}

#[test]
fn every_form_is_found_and_compiles() {
    let forms = forms();
    let check = |i: usize| {
        let (form, expected) = forms[i];
        let solver = form.to_owned() + "\n";
        let bundle = bundle(&solver);
        assert_eq!(bundled_modules(&bundle), expected, "{solver}");
        assert_eq!(self::bundle(&bundle), bundle, "bundled again: {solver}");
        assert_eq!(bundle_for("codeforces", &solver), bundle, "for another judge");
        compile(["2018", "2024"][i % 2], &bundle, None);
    };
    thread::scope(|scope| {
        for half in [0..forms.len() / 2, forms.len() / 2..forms.len()] {
            scope.spawn(|| half.for_each(check));
        }
    });
}
