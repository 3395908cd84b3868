//! Tests of bundles, which are compiled as a judge would do.

#[path = "../common/mod.rs"]
mod common;
mod errors;
mod forms;

use annotate_snippets::{Level, Renderer};
use bundler::bundle::{self, Request};
use bundler::diagnostic::{Problem, render};
use bundler::judge::{self, Judge};
use bundler::modules;
use bundler::package::Crates;
use bundler::source::conditions::Conditions;
use bundler::source::files::{self, NoFiles};
use bundler::text::edit::Source;
use common::files::read;
use common::rustc::Rustc;
use std::path::Path;

fn judge(name: &str) -> &'static Judge {
    judge::find(name).unwrap_or_else(|_| panic!("no judge `{name}`"))
}

/// The bundle of a solver with its warnings, or an error.
fn try_bundle(solver: &str, judge: &'static Judge, docs: bool) -> Result<(String, String), String> {
    let shown =
        |problem: &Problem, level| render(problem, level, &Renderer::plain(), "./bundle.sh");
    let error = |problem: Problem| shown(&problem, Level::ERROR);
    let source = Source { path: "<stdin>".to_owned(), text: solver.to_owned() };
    let conditions = Conditions { flags: judge.flags, options: &[], variables: &[] };
    let solver = files::gather(source, Path::new("-"), conditions, &NoFiles).map_err(error)?;
    let crates = &Crates::default();
    let request = Request { solver, crates, files: &NoFiles, judge, docs };
    let bundle = bundle::bundle(&request).map_err(error)?;
    let warnings = bundle.needs.warnings.iter();
    let warnings = warnings.map(|doubt| shown(&doubt.problem, Level::WARNING));
    Ok((bundle.content.text, warnings.collect()))
}

fn bundle(solver: &str) -> String {
    bundle_for("atcoder", solver)
}

fn bundle_for(name: &str, solver: &str) -> String {
    bundled(solver, judge(name), false).0
}

/// The bundle of a solver with its warnings.
fn bundled(solver: &str, judge: &'static Judge, docs: bool) -> (String, String) {
    let bundled = try_bundle(solver, judge, docs);
    bundled.unwrap_or_else(|error| panic!("{solver}\n{error}"))
}

/// A solver without the mark `«`, and the line and the column of the mark, if there is one.
fn unmarked(text: &str) -> (String, Option<(usize, usize)>) {
    let place = text.split_once('«').map(|(before, _)| {
        let line = before.rsplit('\n').next().unwrap_or_default();
        (before.matches('\n').count() + 1, line.chars().count() + 1)
    });
    (text.replace('«', ""), place)
}

fn error(solver: &str, judge: &'static Judge) -> String {
    try_bundle(solver, judge, false).expect_err(solver)
}

/// The names of all modules.
fn names() -> Vec<&'static str> {
    let mut names: Vec<&str> = library::modules().iter().map(|module| module.name).collect();
    names.sort_unstable();
    names
}

fn paste(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
    modules::paste(&names, false).unwrap_or_else(|_| panic!("{names:?}"))
}

/// The modules in the marker line.
fn bundled_modules(bundle: &str) -> Vec<&str> {
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
        assert_eq!(bundled_modules(&bundle), ["nim"], "{solver}");
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

    let other = fresh.replace("use nim_snippets::nim;", "use nim_snippets::misere_nim;");
    let other = other.replace("{ nim::wins", "{ misere_nim::wins");
    assert_eq!(bundled_modules(&bundle(&other)), ["misere_nim"]);

    let unused = "fn main() {}\n";
    let rest = &fresh[solver.len()..];
    assert_eq!(bundle(&(unused.to_owned() + rest)), unused);
    assert_eq!(bundle(&(unused.to_owned() + rest + after)), unused.to_owned() + after);

    let glob = "#[allow(unused_imports)]\nuse nim_snippets::*;\nfn main() {}\n";
    let empty = bundle(glob);
    assert!(
        empty.ends_with("\n\n// nim_snippets:\n#[allow(dead_code)]\npub mod nim_snippets {}\n"),
        "{empty}"
    );
    assert_eq!(bundle(&empty), empty);
    let used = empty.replace("main() {", "main() { nim::wins(&[]);");
    assert_eq!(bundled_modules(&bundle(&used)), ["nim"]);
}

#[test]
fn every_module_compiles_in_a_bundle() {
    let names = names();
    let solver = format!("pub use nim_snippets::{{{}}};\nfn main() {{}}\n", names.join(", "));
    let bundle = bundle(&(solver + &own_numbers()));
    assert_eq!(bundled_modules(&bundle), names);
    let docs = ["///", "//!", "#[doc", "/**"];
    let line = bundle.lines().find(|line| docs.iter().any(|doc| line.contains(doc)));
    assert_eq!(line, None, "docs are left");
    compile("2018", &bundle, None); // 2021 and 2024 below, with more lints
}

/// A type of the solver that implements all operators with integers. With it, types that a module
/// leaves to be inferred are ambiguous.
fn own_numbers() -> String {
    let conversions = "
impl PartialEq<Mint> for Number { fn eq(&self, _: &Mint) -> bool { true } }
impl PartialOrd<Mint> for Number {
    fn partial_cmp(&self, _: &Mint) -> Option<std::cmp::Ordering> { None }
}
impl From<Mint> for Number { fn from(mint: Mint) -> Self { mint.0 as Self } }
impl From<Number> for Mint { fn from(x: Number) -> Self { Mint(x as u64) } }
impl std::iter::Sum<Mint> for Number {
    fn sum<I: Iterator<Item = Mint>>(_: I) -> Self { 0 }
}";
    let operation = "
impl std::ops::Name<Mint> for Number {
    type Output = Mint;
    fn name(self, mint: Mint) -> Mint { mint }
}";
    let mut text = "#[derive(Clone, Copy)] pub struct Mint(u64);\n".to_owned();
    for number in ["u8", "u16", "u32", "u64", "u128", "usize", "i32", "i64", "i128", "isize"] {
        text += &conversions.replace("Number", number);
        for name in ["Add", "Sub", "Mul", "Div", "Rem", "BitXor", "BitAnd", "BitOr", "Shl", "Shr"] {
            let operation = operation.replace("Name", name).replace("name", &name.to_lowercase());
            text += &operation.replace("Number", number);
        }
    }
    text + "\n"
}

#[test]
fn docs_are_kept_on_request() {
    let solver = "use nim_snippets::nim;\nfn main() { nim::wins(&[]); }\n";
    let with_docs = bundled(solver, judge::DEFAULT, true).0;
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
    let pasted = paste(&["nim", "misere_nim", "nim"]);
    assert!(pasted.starts_with("#[allow(dead_code)]\nmod nim {\n    // Nim: "));
    assert!(pasted.contains("\n}\n\n#[allow(dead_code)]\nmod misere_nim {\n    // Mis"));
    assert_eq!(pasted.matches("mod nim {").count(), 1);
    for edition in ["2018", "2021", "2024"] {
        let uses = "nim::wins(&[]); misere_nim::wins(&[]);";
        compile(edition, &format!("{pasted} fn main() {{ {uses} }}"), None);
        compile(edition, &format!("fn main() {{ {pasted} {uses} }}"), None);
    }
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
    assert_eq!(bundled_modules(&bundle(solver)), ["nim"]);
}
