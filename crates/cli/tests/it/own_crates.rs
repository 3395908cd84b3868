//! Tests of the user's own crates.

use crate::common::files::{Folder, read, root};
use crate::common::rustc::Rustc;
use crate::common::tool::run_in;

const SOLVER: &str = "use lib1::{chmin, graph::bfs::order};
use nim_snippets::nim;
use proconio::{fastout, input};
mod deep {
    use ::lib1::Wrap;
    pub fn add(a: u64, b: u64) -> u64 { (Wrap(a) + Wrap(b)).0 + lib1::two!(5) }
}
#[fastout]
fn main() {
    input! { n: usize, a: [u64; n] }
    let mut best = 100;
    for &x in &a { chmin!(best, x); }
    println!(\"{} {} {}\", best, deep::add(1, 2), nim_snippets::moore_nim::wins(&a, 2));
    println!(\"{:?} {} {}\", order(), lib1::nimber(&a), nim::grundy(&a));
}
";

/// A workspace: the solver's package, and two crates, the second of which only the first calls.
/// `NIM` is the folder of this project.
const FILES: &[(&str, &str)] = &[
    (
        "Cargo.toml",
        "[workspace]
resolver = \"3\"
members = [\"contest\", \"my_lib\", \"geo\", \"unused\"]
[workspace.dependencies]
lib1 = { package = \"my-lib\", path = \"my_lib\" }
nim-snippets = { path = \"NIM\" }
",
    ),
    (
        "contest/Cargo.toml",
        "[package]\nname = \"contest\"\nedition = \"2024\"
[dependencies]
lib1 = { workspace = true, features = [\"fast\"] }
nim-snippets.workspace = true
itertools = \"0.14\"
proconio = \"0.5\"
",
    ),
    (
        "my_lib/Cargo.toml",
        "[package]\nname = \"my-lib\"\nedition = \"2024\"
[features]
fast = [\"geo/big\"]
slow = []
[dependencies]
games = { package = \"nim-snippets\", path = \"NIM\" }
geo = { path = \"../geo\", default-features = false }
unused = { path = \"../unused\" }
itertools = \"0.14\"
serde = \"1\"
",
    ),
    (
        "geo/Cargo.toml",
        "[package]\nname = \"geo\"\nedition = \"2024\"
[features]\ndefault = [\"small\"]\nsmall = []\nbig = []
",
    ),
    ("unused/Cargo.toml", "[package]\nname = \"unused\"\nedition = \"2024\"\n"),
    ("contest/src/bin/a.rs", SOLVER),
    (
        "my_lib/src/lib.rs",
        "//! My library.
#![deny(missing_docs)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg(any(feature = \"fast\", feature = \"slow\"))]
pub mod graph;
pub mod math;
/// This module is not called.
pub mod other;
mod imp;
pub struct Wrap(pub u64);
pub use math::Fp;
#[macro_export]
macro_rules! chmin { ($a:expr, $b:expr) => { if $b < $a { $a = $b } }; }
#[macro_export]
macro_rules! two { ($x:expr) => { $crate::twice!($x) + $crate::math::one() }; }
pub fn nimber(heaps: &[u64]) -> u64 { games::nim::grundy(heaps) }
#[cfg(test)]
mod tests { use proptest::x; }
",
    ),
    (
        "my_lib/src/imp.rs",
        "impl std::ops::Add for crate::Wrap {
    type Output = Self;
    fn add(self, other: Self) -> Self { crate::Wrap(self.0 + other.0) }
}
",
    ),
    ("my_lib/src/graph/mod.rs", "pub mod bfs;\npub mod scc;\n"),
    (
        "my_lib/src/graph/bfs.rs",
        "use geo::Point;
pub fn order() -> (Point, geo::Num, bool) { (Point::new(1, 2), crate::graph::bfs::sum(), geo::SMALL) }
pub(crate) fn sum() -> geo::Num { Point::new(3, 4).sum() }
",
    ),
    ("my_lib/src/graph/scc.rs", "pub fn scc() { unused::f() }"),
    (
        "my_lib/src/math.rs",
        "pub struct Fp(u64);\npub fn one() -> u64 { crate::twice!(1) - 1 }
#[macro_export]\nmacro_rules! twice { ($x:expr) => { 2 * $x } }\n",
    ),
    ("my_lib/src/other.rs", "pub fn f() {}"),
    (
        "geo/src/lib.rs",
        "pub mod segment;\npub mod point;\npub use crate::point::Point;\npub use crate::segment::Line;
#[cfg(feature = \"big\")]\npub type Num = i128;\n#[cfg(not(feature = \"big\"))]\npub type Num = i64;
pub const SMALL: bool = cfg!(feature = \"small\");\n",
    ),
    ("geo/src/segment.rs", "pub struct Line(pub crate::Point, pub crate::Point);"),
    (
        "geo/src/point.rs",
        "#[derive(Debug)]
pub struct Point { pub(crate) x: super::Num, pub(in crate::point) y: crate::Num }
impl Point {
    pub fn new(x: crate::Num, y: crate::Num) -> Self { Self { x, y } }
    pub fn sum(self) -> crate::Num { self.x + self.y }
}
",
    ),
    ("unused/src/lib.rs", "pub fn f() {}"),
    ("unused/build.rs", "fn main() {}"),
];

fn workspace() -> Folder {
    let folder = Folder::new();
    for (name, text) in FILES {
        folder.write(&[(name, &text.replace("NIM", root().to_str().expect("UTF-8")))]);
    }
    folder
}

#[test]
fn own_crates_come_along() {
    let folder = workspace();
    let contest = folder.join("contest");
    let printed = "4 14 true\n(Point { x: 1, y: 2 }, 7, false) 10 10\n";
    folder.write(&[("contest/src/bin/1.in", "3\n7 4 9\n"), ("contest/src/bin/1.out", printed)]);
    for judge in ["codeforces-2024", "library-checker"] {
        let args = ["src/bin/a.rs", "--judge", judge, "--test", "-o", "bundle.rs"];
        run_in(&contest, &args).succeeds();
    }
    let bundle = read(contest.join("bundle.rs"));
    assert!(bundle.contains("\n// nim_snippets: moore_nim@") && bundle.contains(", nim@"));
    for gone in ["mod scc", "mod other", "segment", "mod tests", "unused::", "feature = "] {
        assert!(!bundle.contains(gone), "{gone}: {bundle}");
    }
    let again = run_in(&contest, &["bundle.rs", "--judge", "library-checker"]);
    assert_eq!(again.out, bundle, "bundled again");
}

#[test]
fn own_crates_may_use_what_the_judge_has() {
    let folder = workspace();
    let text = "use itertools::Itertools;\npub mod rand { pub fn f() {} }\n\
        pub fn order() -> String { crate::graph::bfs::rand::f(); (1..=3).join(\"-\") }\n";
    let solver = SOLVER.replace("nim::grundy(&a)", "itertools::join(&a, \"+\")");
    folder.write(&[("my_lib/src/graph/bfs.rs", text), ("contest/src/bin/a.rs", &solver)]);
    let printed = "4 14 true\n\"1-2-3\" 10 7+4+9\n";
    folder.write(&[("contest/src/bin/1.in", "3\n7 4 9\n"), ("contest/src/bin/1.out", printed)]);
    let contest = folder.join("contest");
    run_in(&contest, &["src/bin/a.rs", "--test", "-o", "b.rs"]).succeeds();
    folder.write(&[("contest/src/bin/a.rs", SOLVER)]);
    let said = run_in(&contest, &["src/bin/a.rs", "--judge", "qoj"]).error();
    assert!(said.contains("has no crate `itertools`"), "{said}");
    assert!(said.contains("--> ../my_lib/src/graph/bfs.rs:1:5\n"), "{said}");
}

/// Lines that an own crate cannot have (here as the first line of `imp.rs`), each with the error
/// and its column.
const LINES: &[(&str, &str, u32)] = &[
    ("mod missing;", "the file of `mod missing;` is missing", 1),
    ("use games::nin::f;", "no module `nin`", 12),
    ("const X: &str = include_str!(\"x\");", "cannot read `../my_lib/src/x`", 17),
];

const IMP: &str = "my_lib/src/imp.rs";
const MANIFEST: &str = "my_lib/Cargo.toml";

/// Replacements in files of the workspace, each with the error and its place.
const EDITS: &[(&str, &str, &str, &str, &str)] = &[
    (MANIFEST, "[dep", "[lib]\nproc-macro = true\n[dep", "`lib1` has procedural", "a.rs:1:5"),
    (
        IMP,
        "crate::Wrap(",
        "serde::f(); crate::Wrap(",
        "AtCoder has no crate `serde`",
        "imp.rs:3:41",
    ),
    (IMP, "self.0 + other.0", "true", "mismatched types", "imp.rs:3:53"),
    (
        IMP,
        "crate::Wrap(",
        "let x = ; crate::Wrap(",
        "expected expression, found `;`",
        "imp.rs:3:49",
    ),
];

/// Checks the error about the workspace with this text in a file, and the end of its place.
fn check_error(file: &str, edit: impl FnOnce(String) -> String, title: &str, place: &str) {
    let folder = workspace();
    folder.write(&[(file, &edit(read(folder.join(file))))]);
    let said = run_in(&folder.join("contest"), &["src/bin/a.rs"]).error();
    assert!(said.contains(title), "{said}");
    assert!(said.contains(&format!("{place}\n")), "{said}");
}

#[test]
fn errors_show_their_place() {
    for (line, title, column) in LINES {
        let place = format!("--> ../my_lib/src/imp.rs:1:{column}");
        check_error(IMP, |old| format!("{line}\n{old}"), title, &place);
    }
    for (file, from, to, title, place) in EDITS {
        check_error(file, |old| old.replacen(from, to, 1), title, place);
    }
}

#[test]
fn the_compiler_points_into_an_own_crate() {
    let folder = workspace();
    folder.write(&[("my_lib/src/graph/scc.rs", "pub fn scc() -> u64 { \"\" }")]);
    folder.write(&[("contest/src/bin/a.rs", "fn main() { lib1::graph::scc::scc(); }")]);
    let args = ["src/bin/a.rs", "--judge", "qoj", "--check"];
    let said = run_in(&folder.join("contest"), &args).error();
    assert!(said.contains("--> ../my_lib/src/graph/scc.rs:1:"), "{said}");
}

/// The compiler also names places in std, which are no lines of the bundle.
#[test]
fn the_compiler_points_into_no_module_for_std() {
    let solver = "use nim_snippets::nim;\nfn main() {\n    let x: i128 = 5;\n    println!(\"{} {}\", x - 3_u64, nim::wins(&[1]));\n}\n";
    let folder = Folder::with(&[("a.rs", solver)]);
    let said = run_in(&folder, &["a.rs", "--judge", "codeforces"]).error();
    assert!(said.contains("a.rs:4:") && !said.contains("snippets/nim.rs"), "{said}");
    assert!(!said.contains("compiles edition 2024"), "{said}");
}

/// A crate with the name of one that the judge has, one with the name of another's module, and
/// macros that are exported again.
#[test]
fn names_do_not_collide() {
    let manifest = |name: &str, dependency: &str| {
        let package = format!("[package]\nname = \"{name}\"\nedition = \"2021\"\n[workspace]\n");
        format!("{package}[dependencies]\n{dependency}\n")
    };
    let folder = Folder::with(&[
        ("a/Cargo.toml", &manifest("a", "rand = { path = \"../rand\" }")),
        ("rand/Cargo.toml", &manifest("rand", "util = { path = \"../util\" }")),
        ("util/Cargo.toml", &manifest("util", "")),
        (
            "a/src/lib.rs",
            "pub mod util { pub use rand::{self as r, shown}; }\n#[macro_export] macro_rules! one { () => { 1 } }\n",
        ),
        (
            "a/src/main.rs",
            "#![deny(warnings, missing_docs)]\n//! A solver.\nuse a::util;\nmod deep { pub use a::one; pub fn f() -> u8 { one!() } }\n\
            mod util_ { pub fn g() -> u8 { rand::Dropped(0); rand::shown!() + crate::util::r::f() + deep::f() } use super::deep; }\n\
            fn main() { println!(\"{}\", util_::g() + deep::f()); }\n",
        ),
        (
            "rand/src/lib.rs",
            "mod drops;\npub struct Dropped(pub u8);\npub mod macros { #[macro_export] macro_rules! hidden { () => { $crate::f() } } }\n\
            pub use crate::hidden as shown;\npub fn f() -> u8 { util::two() }\n",
        ),
        (
            "rand/src/drops.rs",
            "impl Drop for super::Dropped { fn drop(&mut self) { println!(\"dropped\"); } }\n",
        ),
        ("util/src/lib.rs", "pub fn two() -> u8 { 2 }\n"),
    ]);
    let args = ["src/main.rs", "--judge", "codeforces"];
    let bundle = run_in(&folder.join("a"), &args).printed();
    let program = Rustc::usual().build("2021", &bundle, &[]).expect("the bundle compiles");
    assert_eq!(program.command().output().expect("it runs").stdout, b"dropped\n6\n");
}
