//! Tests what counts as syntax that a judge's compiler lacks.

use bundler::judge::{self, Judge};
use bundler::text::edit::Mapped;
use library::modules;

fn judge(name: &str) -> &'static Judge {
    judge::find(name).unwrap_or_else(|_| panic!("no judge `{name}`"))
}

fn titles(judge: &Judge, text: &str) -> Vec<String> {
    let found = judge.warnings_of_language(&Mapped::from(text));
    found.iter().map(|problem| problem.title().to_owned()).collect()
}

#[test]
fn newer_syntax_is_found() {
    for (text, since) in [
        ("fn f() { g(const { 1 + 1 }) }", "1.79.0"),
        ("fn f() { match x { 0..5 => 1, _ => 2 } }", "1.80.0"),
        ("fn f() { match x { -5..-1 | A..a::B if y => 1, _ => 2 } }", "1.80.0"),
        ("fn f() { let p = &raw const x; }", "1.82.0"),
        ("fn f() { let p = &raw mut x; }", "1.82.0"),
        ("fn f<'a>() -> impl Sized + use<'a> {}", "1.82.0"),
        ("unsafe extern \"C\" { fn f(); }", "1.82.0"),
        ("#[unsafe(no_mangle)] pub extern \"C\" fn f() {}", "1.82.0"),
        ("fn f() { g(async |x| x); }", "1.85.0"),
        ("fn f() { g(async move || 1); }", "1.85.0"),
        ("#[cfg(false)] fn f() {}", "1.88.0"),
        ("fn f() { let x: [u8; _] = [1]; }", "1.89.0"),
        ("fn f() { match x { Some(x) if let S { y } = x => y, _ => 1 } }", "1.95.0"),
        ("cfg_select! { unix => {} _ => {} }", "1.95.0"),
    ] {
        let found = titles(judge("kattis"), text);
        let is_it = |title: &String| {
            title.ends_with(&format!(" needs rustc {since}, and Kattis has 1.78.0"))
        };
        assert!(found.len() == 1 && is_it(&found[0]), "{text}: {found:?}");
    }
    let guard = "fn f() { match x { Some(x) if let Some(y) = x => y, _ => 1 } }";
    assert_eq!(
        titles(judge("atcoder"), guard),
        ["a guard `if let` needs rustc 1.95.0, and AtCoder has 1.89.0"]
    );
}

#[test]
fn older_syntax_is_not_taken_for_newer() {
    for text in [
        "struct S<const N: usize = { 1 }>; const A: usize = 1; const fn f() {} unsafe extern \"C\" fn g() {}",
        "fn f() { match x { 0..=5 => 1, 6.. => 2, ..=-1 => 3, S { .. } => 4, [a, ..] if a => 5, _ => 6 } }",
        "fn f() { match x { 1 => for i in 0..n {}, _ => if i == (0..5) {}, } match y { _ if (0..5).contains(&y) => {} } }",
        "fn f() { match x { 1 => if let Some(y) = z { 1 } else { 2 }, 2 => if let Some(y) = z { g() }, _ => 3 } }",
        "fn f() { if let S { y } = x {} while let Some(y) = x {} match y { _ => {} } let raw = 1; g(&raw, a & raw); }",
        "fn f() { match x { 1 => { if let A = x { 1 } else { 2 } } _ => 3 }; async { 1 }; async move { 2 }; let [_, _] = [0; 2]; }",
    ] {
        assert_eq!(titles(judge("kattis"), text), [""; 0], "{text}");
    }
    assert_eq!(titles(judge("kattis"), bundler::bundle::proconio::SOURCE), [""; 0]);
    for module in modules() {
        assert_eq!(titles(judge("kattis"), module.source), [""; 0], "{}", module.name);
    }
}
