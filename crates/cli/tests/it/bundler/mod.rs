//! Bundles solvers and compiles the result, as a judge would.

mod macros;
mod text;

use crate::common::files::{Folder, read};
use crate::common::rustc::{PROGRAM, Rustc, library};
use crate::common::tool::{self, complaint, messages, printed, tool_in};
use std::path::Path;
use std::process::{Command, Output};
use std::thread;

/// A solver in each form of naming the crate. What stands between `«` and `»` is what the bundler
/// has to insert; the list is what it has to append.
pub const FORMS: &[(&str, &[&str])] = &[
    // Items
    ("use nim_snippets::nim; fn main() { nim::wins(&[1]); }", &["nim"]),
    ("use nim_snippets::nim as n; fn main() { n::wins(&[1]); }", &["nim"]),
    ("use nim_snippets::nim::wins; fn main() { wins(&[1]); }", &["nim"]),
    ("use nim_snippets::nim::wins as w; fn main() { w(&[1]); }", &["nim"]),
    ("use nim_snippets::nim::*; fn main() { wins(&[1]); }", &["nim"]),
    ("use nim_snippets::nim::{self, wins}; fn main() { wins(&[nim::grundy(&[])]); }", &["nim"]),
    (
        "use nim_snippets::{\n    misere_nim as m, // ,\n    nim::{self, wins as w},\n};\nfn main() { w(&[nim::grundy(&[])]); m::wins(&[]); }",
        &["misere_nim", "nim"],
    ),
    (
        "use nim_snippets::{{nim}, {{misere_nim::{wins}}}}; fn main() { nim::wins(&[]); wins(&[]); }",
        &["misere_nim", "nim"],
    ),
    (
        "use {nim_snippets::nim, std::fmt}; fn main() { nim::wins(&[]); let _: fmt::Result = Ok(()); }",
        &["nim"],
    ),
    (
        "use std as s; use {{nim_snippets::{nim}}, s::fmt}; fn main() { nim::wins(&[]); let _: fmt::Result = Ok(()); }",
        &["nim"],
    ),
    ("pub use nim_snippets::nim; fn main() { nim::wins(&[]); }", &["nim"]),
    (
        "use nim_snippets /* :: */ :: // misere_nim\n nim :: wins; fn main() { wins(&[]); }",
        &["nim"],
    ),
    // Globs and other names of the crate
    ("#[allow(unused_imports)] use nim_snippets::*; fn main() { nim::wins(&[]); }", &["nim"]),
    (
        "use nim_snippets::{*}; fn main() { misere_nim::wins(&[]); nim::wins(&[]); }",
        &["misere_nim", "nim"],
    ),
    ("use nim_snippets as ns; fn main() { ns::nim::wins(&[]); }", &["nim"]),
    ("pub use nim_snippets as ns; fn main() { ns::nim::wins(&[]); }", &["nim"]),
    (
        "mod a { pub use «crate::»nim_snippets as ns; } fn main() { a::ns::nim::wins(&[]); }",
        &["nim"],
    ),
    ("use nim_snippets::{self as ns}; fn main() { ns::nim::wins(&[]); }", &["nim"]),
    (
        "use {nim_snippets as ns, std::fmt}; fn main() { ns::nim::wins(&[]); let _: fmt::Result = Ok(()); }",
        &["nim"],
    ),
    ("use «crate»::nim_snippets as ns; fn main() { ns::nim::wins(&[]); }", &["nim"]),
    ("#[allow(unused_imports)] use nim_snippets::*; fn main() {}", &[]),
    // Paths and macro arguments
    ("fn main() { nim_snippets::nim::wins(&[]); }", &["nim"]),
    ("fn main() { println!(\"{}\", nim_snippets::nim::wins(&[])); }", &["nim"]),
    (
        "fn main() { assert!(!nim_snippets::nim::wins(&[]), \"{:?}\", vec![nim_snippets::misere_nim::wins(&[])]); }",
        &["misere_nim", "nim"],
    ),
    (
        "fn main() { let _ = 0..nim_snippets::nim::grundy(&[]); let _ = ..=nim_snippets::nim::grundy(&[]); }",
        &["nim"],
    ),
    ("fn main() { let f: fn(&[u64]) -> bool = nim_snippets::nim::wins; f(&[]); }", &["nim"]),
    ("fn main() { r#nim_snippets::r#nim::wins(&[]); }", &["nim"]),
    ("use nim_snippets::nim; use nim::wins as w; fn main() { w(&[]); }", &["nim"]),
    // A leading `::`
    ("use «crate»::nim_snippets::nim; fn main() { nim::wins(&[]); }", &["nim"]),
    (
        "use {«crate»::nim_snippets::nim, std::fmt}; fn main() { nim::wins(&[]); let _: fmt::Result = Ok(()); }",
        &["nim"],
    ),
    (
        "fn main() { if «crate»::nim_snippets::nim::wins(&[]) { return «crate»::nim_snippets::nim::wins(&[]).then_some(()).unwrap(); } }",
        &["nim"],
    ),
    (
        "fn main() { let _ = 1 > «crate»::nim_snippets::nim::grundy(&[]); match 1 { _ =>«crate»::nim_snippets::nim::grundy(&[]) }; }",
        &["nim"],
    ),
    (
        "fn main() { {}\n«crate»::nim_snippets::nim::wins(&[]); let _: u64 = «crate»:: nim_snippets::nim::grundy(&[]); }",
        &["nim"],
    ),
    ("fn main() { let _ = 'a: { break 'a «crate»::nim_snippets::nim::wins(&[]) }; }", &["nim"]),
    (
        "use« crate»::nim_snippets::nim; fn main() { nim::wins(&[]); return« crate»::nim_snippets::nim::wins(&[]).then_some(()).unwrap(); }",
        &["nim"],
    ),
    (
        "#[allow(redundant_semicolons)] fn main() { ; mod a { pub fn f() { «crate::»nim_snippets::nim::wins(&[]); } } a::f() }",
        &["nim"],
    ),
    // Functions and nested modules
    (
        "fn main() { use nim_snippets::nim; nim::wins(&[]); { use nim_snippets::misere_nim::wins; wins(&[]); } }",
        &["misere_nim", "nim"],
    ),
    (
        "mod a { use «crate::»nim_snippets::nim; pub fn f() { nim::wins(&[]); } } fn main() { a::f() }",
        &["nim"],
    ),
    (
        "mod a { use {«crate::»nim_snippets::nim, std::fmt}; pub fn f() -> fmt::Result { nim::wins(&[]); Ok(()) } } fn main() { let _ = a::f(); }",
        &["nim"],
    ),
    (
        "mod a { pub mod b { pub fn f() { println!(\"{}\", «crate::»nim_snippets::nim::wins(&[])); «crate»::nim_snippets::nim::wins(&[]); } } } fn main() { a::b::f(); nim_snippets::nim::wins(&[]); }",
        &["nim"],
    ),
    (
        "fn main() { mod a { pub fn f() { use «crate::»nim_snippets::nim; nim::wins(&[]); } } a::f() }",
        &["nim"],
    ),
    (
        "mod a { use «crate::»nim_snippets as ns; pub fn f() { ns::nim::wins(&[]); } } fn main() { a::f() }",
        &["nim"],
    ),
    (
        "mod a { use «crate::»r#nim_snippets::nim; pub fn f() { nim::wins(&[]); } } fn main() { a::f() }",
        &["nim"],
    ),
    // Macros of the solver
    (
        "macro_rules! w { ($e:expr) => { «crate::»nim_snippets::nim::wins($e) }; } fn main() { w!(&[]); }",
        &["nim"],
    ),
    (
        "macro_rules! w { () => [ «crate»::nim_snippets::nim::wins(&[]) ] } mod a { pub fn f() { w!(); } } fn main() { a::f() }",
        &["nim"],
    ),
    (
        "macro_rules! w { ($m:ident) => { «crate::»nim_snippets::$m::wins(&[]) } } fn main() { w!(nim); w!(misere_nim); }",
        &["misere_nim", "nim"],
    ),
    (
        "macro_rules! w { (nim_snippets::$m:ident) => { «crate::»nim_snippets::$m::wins(&[]) }; ($($t:tt)*) => {{ $($t)*; use «crate::»nim_snippets::nim; nim::wins(&[]) }} } fn main() { w!(nim_snippets::nim::wins(&[])); }",
        &["nim"],
    ),
    (
        "fn main() { macro_rules! w { () => { mod a { pub fn f() { «crate::»nim_snippets::nim::wins(&[]); } } } } w!(); a::f() }",
        &["nim"],
    ),
    (
        "macro_rules! w { ($p:path) => { mod a { use $p; pub fn f() { wins(&[]); } } } } w!(«crate::»nim_snippets::nim::wins); fn main() { a::f() }",
        &["nim"],
    ),
    (
        "macro_rules! w { ($($t:tt)*) => { mod a { pub fn f() { $($t)*; } } } } w! { «crate::»nim_snippets::nim::wins(&[]) } fn main() { a::f() }",
        &["nim"],
    ),
    (
        "macro_rules! w { ($e:expr) => { $e } } fn main() { w!(nim_snippets::nim::wins(&[])); }",
        &["nim"],
    ),
    (
        "macro_rules! w { ($p:path) => { mod a { use $p; pub fn f() { wins(&[]); } } } } use w as v; v!(«crate::»nim_snippets::nim::wins); fn main() { a::f() }",
        &["nim"],
    ),
    (
        "macro_rules! w { ($p:path) => { mod a { use $p; pub fn f() { wins(&[]); } } } } macro_rules! c { ($m:ident, $($t:tt)*) => { $m! { $($t)* } } } c!(w, «crate::»nim_snippets::nim::wins); fn main() { a::f() }",
        &["nim"],
    ),
    (
        "macro_rules! o { ($d:tt $n:ident) => { macro_rules! $n { ($d p:path) => { mod a { use $d p; pub fn f() { wins(&[]); } } } } } } o!($ w); w!(«crate::»nim_snippets::nim::wins); fn main() { a::f() }",
        &["nim"],
    ),
    // What is no use of the crate
    (
        "//! nim_snippets::nim\n/// `nim_snippets::nim`\nfn main() { /* use nim_snippets::nim; */ let _ = \"nim_snippets::nim\"; let _ = r#\"use nim_snippets::nim;\"#; }",
        &[],
    ),
    (
        "mod foo { pub mod nim_snippets_ { pub fn wins() {} } } fn main() { foo::nim_snippets_::wins(); let nim_snippets = 1; let _ = nim_snippets + 1; }",
        &[],
    ),
    (
        "struct S { nim_snippets: u8 } fn f<'nim_snippets>(s: &'nim_snippets S) -> u8 { s.nim_snippets } fn main() { let _ = f(&S { nim_snippets: 1 }); }",
        &[],
    ),
    (
        "macro_rules! m { ($nim_snippets:ident) => { $nim_snippets::MAX } } fn main() { let _ = m!(u8); }",
        &[],
    ),
    ("fn main() { println!(\"{}\", [\"}\", \"// nim_snippets: x\"][0]); }", &[]),
];

fn source(form: &str) -> String {
    let mut result = String::new();
    for part in form.split('«') {
        result += part.split_once('»').map_or(part, |(_, rest)| rest);
    }
    result
}

/// What the bundler does with a solver on its standard input.
fn run(solver: impl AsRef<[u8]>, args: &[&str]) -> Output {
    tool::run(&mut tool::tool(args), solver)
}

fn bundle(solver: &str) -> String {
    let output = run(solver, &["-"]);
    assert!(output.status.success(), "{solver}\n{}", messages(&output));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The names of all modules.
fn names() -> Vec<&'static str> {
    let mut names: Vec<&str> = ::bundler::modules::modules().iter().map(|it| it.name).collect();
    names.sort_unstable();
    names
}

/// The modules in the marker line.
fn modules(bundle: &str) -> Vec<&str> {
    let lines = bundle.lines().rev();
    let markers = lines.filter_map(|line| line.strip_prefix("// nim_snippets: "));
    let list = markers.take(1).flat_map(|list| list.split(", "));
    list.filter_map(|module| module.split('@').next()).collect()
}

/// Checks that the text is a program.
fn compile(edition: &str, text: &str, library: Option<&str>) {
    let args = library.map_or(vec![], |library| vec!["--extern", library]);
    let compiled = Rustc::usual().check(edition, text, &args);
    compiled.unwrap_or_else(|message| panic!("edition {edition}: {text}\n{message}"));
}

#[test]
fn every_form_compiles_with_the_crate() {
    let modules = FORMS.iter().enumerate().map(|(i, (form, _))| {
        let solver = source(form);
        format!("mod form{i} {{ {solver}\n}}\n")
    });
    let text = format!("#![allow(dead_code)]\n{}fn main() {{}}\n", modules.collect::<String>());
    compile("2021", &text, Some(library()));
}

#[test]
fn every_form_is_found_edited_and_compiles() {
    let check = |i: usize| {
        let (form, expected) = FORMS[i];
        let solver = source(form) + "\n";
        let bundle = bundle(&solver);
        let edited = form.replace(['«', '»'], "") + "\n";
        assert!(bundle.starts_with(&edited), "{edited}\n{bundle}");
        assert_eq!(modules(&bundle), expected, "{solver}");
        assert_eq!(self::bundle(&bundle), bundle, "bundled again: {solver}");
        let elsewhere = run(solver, &["-", "--judge", "codeforces"]).stdout;
        assert_eq!(String::from_utf8_lossy(&elsewhere), bundle, "for another judge");
        let edition = ["2018", "2024"][i % 2];
        compile(edition, &bundle, None);
    };
    thread::scope(|scope| {
        for half in [0..FORMS.len() / 2, FORMS.len() / 2..FORMS.len()] {
            scope.spawn(move || half.for_each(check));
        }
    });
}

/// Compiles and runs a program, and returns what it prints.
fn output(edition: &str, text: &str, args: &[&str]) -> String {
    let program = Rustc::usual().build(edition, text, args);
    let program = program.unwrap_or_else(|message| panic!("edition {edition}: {text}\n{message}"));
    printed(tool::run(&mut program.command(), ""))
}

#[test]
fn a_bundle_prints_what_the_solver_prints() {
    let solver = r#"use ::nim_snippets::nim::{self, winning_moves as moves};
use nim_snippets::misere_nim as misere;
macro_rules! both {
    ($heaps:expr) => {
        (nim_snippets::nim::wins($heaps), nim_snippets::misere_nim::wins($heaps))
    };
}
mod inner {
    use nim_snippets::*;
    pub fn show(heaps: &[u64]) {
        println!("{} {:?}", nim::grundy(heaps), both!(heaps));
    }
}
fn main() {
    for heaps in [vec![], vec![1, 1], vec![3, 6, 9]] {
        inner::show(&heaps);
        let list: Vec<_> = moves(&heaps).chain(misere::winning_moves(&heaps)).collect();
        println!("{} {:?}", nim::wins(&heaps), list);
    }
}
"#;
    let expected = output("2021", solver, &["--extern", library()]);
    assert_eq!(expected.lines().count(), 6);
    let bundle = bundle(solver);
    for edition in ["2018", "2021", "2024"] {
        assert_eq!(output(edition, &bundle, &[]), expected);
    }
}

#[test]
fn the_solver_keeps_its_bytes() {
    let solvers = [
        "\u{feff}use nim_snippets::nim;\nfn main() { nim::wins(&[]); }\n",
        "use nim_snippets::nim;\r\nfn main() {\r\n\tlet _ = \"a\r\n\tb\";\r\n\tnim::wins(&[]);\r\n}\r\n",
        "use nim_snippets::nim; fn main() { nim::wins(&[]); } // no line feed",
        "use nim_snippets::nim; fn main() { nim::wins(&[]); } /* no line feed */",
        "#!/usr/bin/env nim_snippets::misere_nim\nuse nim_snippets::nim;\nfn main() { nim::wins(&[]); }",
        "#![allow(unused)]\nuse nim_snippets::nim;\nfn main() { let é = \"∀🂡\";  \n\n\nnim::wins(&[]); }\n\n\n",
    ];
    for solver in solvers {
        let bundle = bundle(solver);
        assert!(bundle.starts_with(solver), "{bundle}");
        assert_eq!(modules(&bundle), ["nim"], "{solver}");
        assert_eq!(self::bundle(&bundle), bundle);
        assert_eq!(bundle.contains("\r\n"), solver.contains("\r\n"));
        assert!(!bundle.replace("\r\n", "").contains('\r'));
        let block = &bundle[solver.len()..];
        assert!(block.lines().all(|line| line == line.trim_end()), "{block}");
        compile("2024", &bundle, None);
    }
    let unrelated = "fn main() { let nim = 1; println!(\"{}\", nim); }";
    assert_eq!(bundle(unrelated), unrelated, "nothing to add");
}

#[test]
fn a_bundle_is_brought_up_to_date_in_place() {
    let solver = "use nim_snippets::nim;\nfn main() { nim::wins(&[]); }\n";
    let fresh = bundle(solver);
    let hash = fresh.find("nim@").expect("a marker") + 4;
    let mut old = fresh.clone();
    old.replace_range(hash..hash + 8, "00000000");
    let old = old.replacen("        // Nim:", "        // An older Nim:", 1);
    assert_eq!(bundle(&old), fresh);

    let after = "\n// After the modules.\nfn later() {}\n";
    assert_eq!(bundle(&(old + after)), fresh.clone() + after);

    let other = fresh.replace("nim_snippets::nim;", "nim_snippets::misere_nim as nim;");
    assert_eq!(modules(&bundle(&other)), ["misere_nim"]);

    let unused = "fn main() {}\n";
    let rest = &fresh[solver.len()..];
    assert_eq!(bundle(&(unused.to_owned() + rest)), unused);
    assert_eq!(bundle(&(unused.to_owned() + rest + after)), unused.to_owned() + after);

    let glob = "#[allow(unused_imports)]\nuse nim_snippets::*;\nfn main() {}\n";
    let empty = bundle(glob);
    assert!(empty.ends_with("\n\n#[allow(dead_code)]\nmod nim_snippets {}\n"), "{empty}");
    assert_eq!(bundle(&empty), empty);
    let used = empty.replace("main() {", "main() { nim::wins(&[]);");
    assert_eq!(modules(&bundle(&used)), ["nim"]);
}

#[test]
fn every_module_compiles_in_a_bundle() {
    let names = names();
    let solver = format!("pub use nim_snippets::{{{}}};\nfn main() {{}}\n", names.join(", "));
    let bundle = bundle(&(solver + &own_numbers()));
    assert_eq!(modules(&bundle), names);
    let docs = ["///", "//!", "#[doc", "/**"];
    let line = bundle.lines().find(|line| docs.iter().any(|doc| line.contains(doc)));
    assert_eq!(line, None, "docs are left");
    compile("2018", &bundle, None); // 2021 and 2024 below, with more lints
}

/// A type of the solver's own that integers can be compared with and calculated with, from either
/// side: what a module leaves to be inferred is ambiguous then.
fn own_numbers() -> String {
    let operators = ["Add", "Sub", "Mul", "Div", "Rem", "BitXor", "BitAnd", "BitOr", "Shl", "Shr"];
    let mut text = "#[derive(Clone, Copy)] pub struct Mint(u64);\n".to_owned();
    for number in ["u8", "u16", "u32", "u64", "u128", "usize", "i32", "i64", "i128", "isize"] {
        text += &format!(
            "impl PartialEq<Mint> for {number} {{ fn eq(&self, _: &Mint) -> bool {{ true }} }}\n\
             impl PartialOrd<Mint> for {number} {{\n    \
                 fn partial_cmp(&self, _: &Mint) -> Option<std::cmp::Ordering> {{ None }}\n}}\n\
             impl From<Mint> for {number} {{ fn from(mint: Mint) -> Self {{ mint.0 as Self }} }}\n\
             impl From<{number}> for Mint {{ fn from(x: {number}) -> Self {{ Mint(x as u64) }} }}\n\
             impl std::iter::Sum<Mint> for {number} {{\n    \
                 fn sum<I: Iterator<Item = Mint>>(_: I) -> Self {{ 0 }}\n}}\n"
        );
        for operator in operators {
            let method = operator.to_lowercase();
            text += &format!(
                "impl std::ops::{operator}<Mint> for {number} {{\n    type Output = Mint;\n    \
                 fn {method}(self, mint: Mint) -> Mint {{ mint }}\n}}\n"
            );
        }
    }
    text
}

#[test]
fn a_bundle_has_nothing_but_the_solver_and_its_modules() {
    let solver = "use nim_snippets::{moore_nim, staircase_nim};

fn main() {
    let heaps = [22, 11, 42, 23, 19];
    if let Some(cuts) = moore_nim::winning_move(&heaps, 3) {
        println!(\"{:?}\", cuts);
    }
    println!(\"{}\", staircase_nim::wins(&heaps));
}
";
    let bundle = bundle(solver);
    let modules =
        ["moore_nim", "staircase_nim"].map(|name| printed(tool::run(&mut tool::tool(&[name]), "")));
    let known: Vec<&str> =
        [solver, &modules[0], &modules[1]].iter().flat_map(|text| text.lines()).collect();
    let is_new = |line: &&str| !known.iter().any(|known| known.trim() == line.trim());
    let new: Vec<&str> = bundle.lines().filter(is_new).collect();
    assert_eq!(new.len(), 4, "the marker and three modules begin: {new:#?}");
    let comments = bundle.matches("//").count();
    assert_eq!(comments, 3, "the marker and the first lines of the headers");
}

#[test]
fn docs_are_kept_on_request() {
    let solver = "use nim_snippets::nim;\nfn main() { nim::wins(&[]); }\n";
    let output = run(solver, &["-", "--docs"]);
    let with_docs = String::from_utf8(output.stdout).expect("UTF-8");
    let is_stripped = |line: &&str| line.starts_with("//! - 日本語: ") || line.contains("alias(");
    for line in read("snippets/nim.rs").lines().filter(|line| !is_stripped(line)) {
        assert!(with_docs.contains(line), "{line}");
    }
    let without = bundle(solver);
    let comments = without.matches("//").count();
    assert_eq!(comments, 2, "the marker and the first line of the header");
    let marker = |text: &str| text.lines().nth(3).map(str::to_owned);
    assert_eq!(marker(&with_docs), marker(&without));
    compile("2021", &with_docs, None);
    assert_eq!(bundle(&with_docs), without);
}

#[test]
fn a_module_is_pasted_anywhere() {
    let output = run("", &["nim", "misere_nim", "nim"]);
    assert!(output.status.success());
    let pasted = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(pasted.starts_with("#[allow(dead_code)]\nmod nim {\n    // Nim: "));
    assert!(pasted.contains("\n}\n\n#[allow(dead_code)]\nmod misere_nim {\n    // Mis"));
    assert_eq!(pasted.matches("mod nim {").count(), 1);
    for edition in ["2018", "2021", "2024"] {
        let uses = "nim::wins(&[]); misere_nim::wins(&[]);";
        compile(edition, &format!("{pasted} fn main() {{ {uses} }}"), None);
        compile(edition, &format!("fn main() {{ {pasted} {uses} }}"), None);
    }
}

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
        "`nim_snippets` cannot stand in a group after `::`",
        "1:8",
    ),
    ("mod nim_snippets { pub fn f() {} }", "this `mod nim_snippets` is in the bundle's way", "1:1"),
    (
        "mod a { mod nim_snippets { pub fn f() {} } }",
        "this `mod nim_snippets` is in the bundle's way",
        "1:9",
    ),
    ("use std::fmt as nim_snippets;", "this name is taken", "1:17"),
    ("struct nim_snippets;", "this name is taken", "1:8"),
    ("mod helper;", "`mod helper;` is another file", "1:1"),
    (
        "mod a {\n    #[path = \"x.rs\"]\n    pub mod helper; }",
        "`mod helper;` is another file",
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
        "`env!` reads what cargo",
        "1:22",
    ),
    ("use nim_snippets::nin;", "no snippet `nin`; did you mean `nim`?", "1:19"),
    (
        "fn main() {\n    nim_snippets::misre_nim::wins(&[]);\n}",
        "no snippet `misre_nim`; did you mean `misere_nim`?",
        "2:19",
    ),
    ("fn main() { println!(\"é\t{}\", nim_snippets::xyzzy::f()); }", "no snippet `xyzzy`", "1:44"),
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
    assert!(bundle.contains("\nmod tests {\n#![allow(unused)]\n#![cfg(test)]\n"), "{bundle}");
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

/// What the bundler says about `main.rs` in a folder: its success, and both outputs.
fn run_in(folder: &Path, args: &[&str]) -> (bool, String, String) {
    let output = tool::run(&mut tool_in(folder, args), "");
    let said = messages(&output);
    (output.status.success(), String::from_utf8(output.stdout).expect("UTF-8"), said)
}

const MAIN: &str = "// A solver.
mod io;
#[macro_use]
mod macros;
/// Doc
#[allow(dead_code)]
pub(crate) mod deep;
#[path = \"folder\"]
mod named { #[path = \"x.rs\"] pub mod local; }
mod a { pub mod b; }
#[path = \"other.rs\"] mod other;
#[cfg(test)]
mod tests;
mod late;
macro_rules! min { () => { 0 } }
fn main() {
    println!(\"{} {} {}\", io::read(), square!(4), deep::inner::f());
    println!(\"{} {} {}\", named::local::f(), a::b::f(), other::f());
    println!(\"{} {}\", late::f(), min!());
}
";

/// The files of `MAIN`, in the places where rustc looks for them.
const FILES: &[(&str, &str)] = &[
    ("main.rs", MAIN),
    (
        "io/mod.rs",
        "//! Input.\nuse nim_snippets::nim;\nmod two;\npub fn read() -> u64 { nim::grundy(&[1, 2]) + two::f() }\n",
    ),
    ("io/two.rs", "pub fn f() -> u64 { ::nim_snippets::misere_nim::wins(&[1]) as u64 }"),
    ("macros.rs", "macro_rules! square { ($x:expr) => { $x * $x } }"),
    ("deep.rs", "pub mod inner;"),
    ("deep/inner.rs", "pub fn f() -> u64 { square!(3) }"),
    ("folder/x.rs", "pub fn f() -> &'static str { \"local\nfile\" }"),
    ("a/b.rs", "pub fn f() -> &'static str { \"b\" }"),
    ("other.rs", "\u{feff}//! Other.\r\npub fn f() -> &'static str { \"other\" }\r\n"),
    ("late.rs", "macro_rules! min { () => { 1 } } pub fn f() -> u64 { min!() }"),
];

#[test]
fn the_solvers_own_files_are_in_the_bundle() {
    let folder = Folder::with(FILES);
    let (good, bundle, complaint) = run_in(&folder, &["main.rs"]);
    assert!(good, "{complaint}");
    assert_eq!(modules(&bundle), ["misere_nim", "nim"]);
    let number = |text: &str, part: &str| text.lines().position(|line| line.contains(part));
    // Macros are defined below it, so it stands in its place.
    assert!(number(&bundle, "mod io {") < number(&bundle, "fn main"));
    assert!(number(&bundle, "mod macros {") < number(&bundle, "fn main"));
    let source = folder.join("main.rs");
    let program = folder.join("main");
    let compiled =
        Rustc::usual().compile("2021", PROGRAM, &source, &program, &["--extern", library()]);
    compiled.expect("it compiles here");
    let expected = Command::new(program).output().expect("it runs").stdout;
    let printed = output("2021", &bundle, &[]);
    assert_eq!(printed, String::from_utf8(expected).expect("UTF-8"));
    assert_eq!(run(bundle.as_bytes(), &["-"]).stdout, bundle.as_bytes(), "bundled again");

    let plain = Folder::with(&[
        ("main.rs", "mod a;\n\nfn main() {\n    a::f()\n}\n"),
        ("a.rs", "pub fn f() {}"),
    ]);
    let bundle = run_in(&plain, &["main.rs"]).1;
    assert_eq!(bundle, "\n\nfn main() {\n    a::f()\n}\n\nmod a {\npub fn f() {}\n}\n");
}

#[test]
fn errors_point_into_the_file_that_has_them() {
    let wrong = [
        ("io/two.rs", "pub fn f() {\n    let x = ;\n}", "io/two.rs:2:13"),
        ("io/two.rs", "pub fn f() { nim_snippets::nin::f() }", "io/two.rs:1:28"),
        ("deep.rs", "pub mod inner;\npub mod missing;", "deep.rs:2:5"),
        ("deep.rs", "#[path = \"main.rs\"] pub mod inner;", "deep.rs:1:25"),
        ("deep/inner.rs", "#[cfg_attr(unix, path = \"x.rs\")] mod x;", "deep/inner.rs:1:1"),
        ("a/b.rs", "use itertools::Itertools;", "a/b.rs:1:5"),
    ];
    for (name, text, place) in wrong {
        let folder = Folder::with(FILES);
        folder.write(&[(name, text)]);
        let (good, bundle, complaint) = run_in(&folder, &["main.rs", "--judge", "kattis"]);
        assert!(!good && bundle.is_empty(), "{text}");
        assert!(complaint.contains(&format!("--> {place}\n")), "{complaint}");
    }
}

#[test]
fn the_crate_is_known_by_its_usual_name_where_a_package_has_another() {
    let manifest = "[package]\nname = \"a\"\nedition = \"2024\"\n[dependencies]\n\
        games = { path = \"..\", package = \"nim-snippets\" }\n[workspace]\n";
    for name in ["nim_snippets", "games"] {
        let solver = format!("fn main() {{ {name}::nim::wins(&[]); }}\n");
        let folder = Folder::with(&[("Cargo.toml", manifest), ("main.rs", &solver)]);
        let (good, bundle, complaint) = run_in(&folder, &["main.rs"]);
        assert!(good && complaint.is_empty(), "{complaint}");
        assert!(bundle.contains(&format!("\nmod {name} {{\n    pub mod nim {{")), "{bundle}");
    }
}

const MANIFEST: &str = "[package]\nname = \"my-package\"\n[dependencies]\n\
    helper = { path = \"../helper\" }\nrand = \"0.9\"\nfoo-bar = \"1\"\n\
    library = { git = \"https://example.com\" }\nshared.workspace = true\n\
    nim-snippets = \"0.1\"\ngames = { version = \"0.1\", package = \"nim-snippets\" }\n\
    [workspace.dependencies]\nshared = { path = \"shared\" }\n";

#[test]
fn what_a_judge_cannot_have_is_refused_everywhere() {
    let cases = [
        ("use my_package::helper;", "yukicoder", Some("has no crate `my_package`")),
        ("fn main() { ::helper::f() }", "yukicoder", Some("has no crate `helper`")),
        ("use library as l;", "codingame", Some("has no crate `library`")),
        ("use shared::*;", "atcoder", Some("has no crate `shared`")),
        ("use foo_bar::*;", "atcoder", Some("has no crate `foo_bar`")),
        ("use foo_bar::*;", "codingame", None),
        ("use nim_snippets::nim; use games::nim as n;", "atcoder", Some("are the same crate")),
        ("fn main() { games::nim::wins(&[]); }", "atcoder", None),
        ("#[cfg(test)] mod tests { use helper::f; use proptest::p; } fn main() {}", "aoj", None),
        ("#[cfg(not(debug_assertions))] use helper::f;", "aoj", Some("has no crate `helper`")),
        ("fn rand<T>() {} fn main() { rand::<u64>() }", "aoj", None),
        ("use std::ascii::{self, AsciiExt}; fn main() { ascii::f() }", "aoj", None),
    ];
    for (solver, judge, title) in cases {
        let files = [("Cargo.toml", MANIFEST), ("src/lib.rs", ""), ("src/main.rs", solver)];
        let folder = Folder::with(&files);
        let (good, _, complaint) = run_in(&folder, &["src/main.rs", "--judge", judge]);
        assert_eq!(good, title.is_none(), "{solver}: {complaint}");
        assert!(complaint.contains(title.unwrap_or_default()), "{complaint}");
        let unsure = judge == "codingame" && good;
        assert_eq!(complaint.contains("may or may not have the crate"), unsure, "{complaint}");
    }
}

#[test]
fn what_may_be_a_use_gets_a_warning() {
    let title = "warning: `nim_snippets` occurs here but no module was taken\n";
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
    assert!(complaint.starts_with("warning: `nim` occurs here but no module was taken\n"));
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
                let is_told = title == "error: this is nested too deep to be read"
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

#[test]
fn modern_syntax_is_understood() {
    let solver = r##"
fn chains(a: Option<u8>) -> u8 {
    if let Some(x) = a && x > 1 && let Some(y) = a { return y; }
    let Some(z) = a else { return 0 };
    match a { Some(_) if let Some(y) = a => y, 0.. => z, _ => 1 }
}
fn capture<'a, 'b>(x: &'a u8, _: &'b u8) -> impl Fn() -> u8 + use<'a, 'b> { move || *x }
#[unsafe(no_mangle)]
pub extern "C" fn exported() {}
unsafe extern "C" { pub safe fn abs(x: i32) -> i32; }
struct Array<const N: usize = { 1 + 2 }>([u8; N]);
async fn f(_: impl AsyncFn(u8) -> u8) { let _ = async move |x: u8| x; }
fn main() {
    let mut x = 1;
    let _ = (c"a", cr#"b"#, b"c", br"d", &raw const x, &raw mut x, const { 1 + 1 });
    'outer: loop { break 'outer }
    nim_snippets::nim::wins(&[]);
}
"##;
    assert_eq!(modules(&bundle(solver)), ["nim"]);
}
