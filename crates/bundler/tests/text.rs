//! Tests of edits of a text, of its comments, and of the parts that a judge does not compile.

use bundler::source::conditions::Conditions;
use bundler::text::comments::{block, indent, without_comments};
use bundler::text::edit::{Edit, Mapped, Source};
use bundler::text::tokens::Code;
use std::ops::Range;

#[test]
fn edits_keep_the_origin_of_each_range() {
    let file = |path: &str, text: &str| {
        Mapped::from(Source { path: path.to_owned(), text: text.to_owned() })
    };
    let inner = file("inner", "12345").edited(vec![Edit::delete(1..3)]);
    let edits = vec![
        Edit::new(6..8, inner),
        Edit::insert(2, "--"),
        Edit::delete(3..5),
        Edit::insert(4, "gone with its surroundings"),
    ];
    let result = file("outer", "abcdefghij").edited(edits);
    assert_eq!(result.text, "ab--cf145ij");
    let place = |range| {
        let (source, range) = result.origin(range)?;
        Some((source.path.as_str(), range))
    };
    assert_eq!(place(0..2), Some(("outer", 0..2)));
    assert_eq!(place(4..6), Some(("outer", 2..6)));
    assert_eq!(place(6..7), Some(("inner", 0..1)));
    assert_eq!(place(6..9), Some(("inner", 0..5)));
    assert_eq!(place(8..10), None);
    assert_eq!(place(9..11), Some(("outer", 8..10)));
    assert_eq!(place(11..11), Some(("outer", 10..10)));
    assert_eq!(place(2..4), None);
    assert_eq!(place(2..3), None);
}

const SOURCE: &str = r#####"//! Nim: a game.
//!
//! ```
//! x
//! ```

#![allow(unused)]

// A part of the file,
// and more of it.

/// A function.
#[inline]
pub fn f() -> &'static str {
    // No /// doc.
    "/// a string
  //! of three lines,
" // one
    // more
    + x/* parts */as u8 /* inside */ & // and
        /* no */ &y
}

pub struct S {
    /// A field.
    pub a: u8, /** Inline. */ pub b: u8,
    pub r: &'static str, //// not doc
}

macro_rules! m {
    ($(#[doc = $d:expr])* $x:ident) => {
        /// Kept.
        // Not kept.
        r##"
///"##
    };
}
/// À la fin.
const X: u8 = 1;
"#####;

const WITHOUT: &str = r#####"#![allow(unused)]

#[inline]
pub fn f() -> &'static str {
    "/// a string
  //! of three lines,
"
    + x/* parts */as u8 /* inside */ &
        /* no */ &y
}

pub struct S {
    pub a: u8, /** Inline. */ pub b: u8,
    pub r: &'static str,
}

macro_rules! m {
    ($(#[doc = $d:expr])* $x:ident) => {
        /// Kept.
        r##"
///"##
    };
}
const X: u8 = 1;
"#####;

#[test]
fn comments_at_the_ends_of_lines_go_and_everything_else_stays() {
    let code = read(SOURCE);
    let text = Mapped::from(SOURCE).edited(without_comments(&code)).text;
    assert_eq!(text.trim_start(), WITHOUT);
    let module = block("m", SOURCE.into(), "", false, 0).text;
    assert!(
        module.starts_with("mod m {\n    // Nim: a game.\n\n    #![allow(unused)]\n"),
        "{module}"
    );
}

#[test]
fn indenting_keeps_strings() {
    let source = "fn f() {  \n    g(\"a \n  b\", r#\"\n\n\"#); \n\n}\t\n/* a\n b */";
    let expected =
        "    fn f() {\n        g(\"a \n  b\", r#\"\n\n\"#);\n\n    }\n    /* a\n     b */";
    assert_eq!(indent(&source.into(), 1).text, expected);
}

/// The parts of a text that a compiler with these flags skips.
fn skipped(text: &str, flags: &[&str]) -> Vec<Range<usize>> {
    let code = read(text);
    let options = ["feature=\"on\"".to_owned()];
    let parts = Conditions { flags, options: &options, variables: &[] }.skipped(&code);
    parts.into_iter().map(|part| code.span(part)).collect()
}

#[test]
fn exactly_what_the_judge_does_not_compile_is_skipped() {
    // The text between `«` and `»` is skipped.
    let cases = [
        "«#[cfg(test)] mod tests { fn f() {} }» fn g() {}",
        "«#[derive(Debug)] #[cfg(local)] #[derive(Clone)] struct S<A, B> { a: A, b: B }» fn g() {}",
        "fn f() { «#[cfg(feature = \"x\")] let x = if a { 1 } else { 2 };» «#[cfg(test)] eprintln!(\"\");» g() }",
        "fn f() { #[cfg(debug_assertions)] { g(); } match x { «#[cfg(not(on))] A | B => { 1 }» C => 2, } }",
        "struct S { «#[cfg(any())] a: Map<K, V>,» b: u8 } enum E { «#[cfg(any(test, miri))] A(u8, u8),» B }",
        "fn f() { g(«#[cfg(test)] x,» y); h(«#[cfg(test)] z») }",
        "impl S { «#[cfg(all(unix, test))] pub fn f(&self) {}» #[cfg(on)] fn g(&self) {} }",
        "#[cfg(all(unix, on))] use a::{b, c}; #[cfg(any(unix, test))] use d; #[cfg(judge = \"x\")] use e;",
        "«#[cfg(test)] fn f() { #[cfg(test)] g(); }» fn h() { «#[cfg(test)] f();» }",
        "«#[a] pub(crate) mod t { #![b] #![cfg(test)] #[cfg(test)] use c; }» mod u { #![cfg(on)] «#[cfg(x)] mod v { #![cfg(y)] }» }",
        "«#![a] #![cfg(test)] mod t { fn f() {} } fn main() {}»",
        "#[cfg(feature = \"on\")] use a; «#[cfg(not(feature = \"on\"))] use b::{c, d};» fn f() {}",
        "«#[test] #[ignore] pub async unsafe fn f() { g() }» «#[cfg(test)] const fn f() {}» «#[cfg(test)] const X: [u8; 3] = { a; b };» fn g() {}",
    ];
    let flags = ["-O", "--cfg=on", "--cfg=judge=\"x\""];
    for case in cases {
        let mut marked: String = case.chars().filter(|c| !"«»".contains(*c)).collect();
        for part in skipped(&marked.clone(), &flags).into_iter().rev() {
            marked.insert(part.end, '»');
            marked.insert(part.start, '«');
        }
        assert_eq!(marked, case);
    }
}

/// A quadratic search would not end.
#[test]
fn many_conditions_take_linear_time() {
    for (start, part, end) in [
        ("", "#[cfg(test)] fn f() {}", ""),
        ("fn f() { ", "#[cfg(test)] eprintln!(1);", " }"),
        ("const X: &[u8] = [ ", "#[cfg(test)] 1 + 1,", " ];"),
        ("enum E { ", "#[cfg(test)] A(u8),", " }"),
    ] {
        let list = vec![part; 20_000].join(" ");
        let text = format!("{start}{list}{end}");
        let parts = skipped(&text, &[]);
        assert_eq!(parts.len(), 20_000, "{part}");
        assert!(parts.iter().all(|range| &text[range.clone()] == part), "{part}");
    }
}

fn read(text: &str) -> Code {
    Code::new(text).unwrap_or_else(|problem| panic!("{}", problem.title()))
}
