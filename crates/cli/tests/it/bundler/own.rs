//! The user's own crates.

use super::files::run_in;
use super::{modules, output};
use crate::common::files::{Folder, root};
use crate::common::rustc::PROGRAM;
use crate::common::tool;

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
const FILES: &[(&str, &str)] = &[
    ("contest/src/bin/a.rs", SOLVER),
    (
        "my_lib/src/lib.rs",
        "//! My library.
#![deny(missing_docs)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg(any(feature = \"fast\", feature = \"slow\"))]
pub mod graph;
pub mod math;
/// What nobody calls.
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
        "pub mod line;\npub mod point;\npub use crate::point::Point;\npub use crate::line::Line;
#[cfg(feature = \"big\")]\npub type Num = i128;\n#[cfg(not(feature = \"big\"))]\npub type Num = i64;
pub const SMALL: bool = cfg!(feature = \"small\");\n",
    ),
    ("geo/src/line.rs", "pub struct Line(pub crate::Point, pub crate::Point);"),
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
    let folder = Folder::with(FILES);
    let nim = root().display();
    let package = |name: &str| format!("[package]\nname = \"{name}\"\nedition = \"2024\"\n");
    let manifests = [
        (
            "Cargo.toml",
            format!(
                "[workspace]\nresolver = \"3\"\nmembers = [\"contest\", \"my_lib\", \"geo\", \"unused\"]\n\
             [workspace.dependencies]\nlib1 = {{ package = \"my-lib\", path = \"my_lib\" }}\n\
             nim-snippets = {{ path = \"{nim}\" }}\n"
            ),
        ),
        (
            "contest/Cargo.toml",
            package("contest")
                + "[dependencies]\nproconio = \"0.5\"\n\
            nim-snippets.workspace = true\nitertools = \"0.14\"\n\
            lib1 = { workspace = true, features = [\"fast\"] }\n",
        ),
        (
            "my_lib/Cargo.toml",
            package("my-lib")
                + &format!(
                    "[features]\nfast = [\"geo/big\"]\nslow = []\n[dependencies]\n\
             geo = {{ path = \"../geo\", default-features = false }}\nunused = {{ path = \"../unused\" }}\n\
             games = {{ package = \"nim-snippets\", path = \"{nim}\" }}\nitertools = \"0.14\"\n"
                ),
        ),
        (
            "geo/Cargo.toml",
            package("geo") + "[features]\ndefault = [\"small\"]\nsmall = []\nbig = []\n",
        ),
        ("unused/Cargo.toml", package("unused")),
    ];
    for (name, text) in &manifests {
        folder.write(&[(name, text)]);
    }
    folder
}

const PRINTED: &str = "4 14 true\n(Point { x: 1, y: 2 }, 7, false) 10 10\n";

#[test]
fn own_crates_come_along() {
    let folder = workspace();
    folder.write(&[("contest/src/bin/1.in", "3\n7 4 9\n"), ("contest/src/bin/1.out", PRINTED)]);
    for judge in ["codeforces-2024", "library-checker"] {
        let args = ["src/bin/a.rs", "--judge", judge, "--test", "-o", "bundle.rs"];
        let (good, _, said) = run_in(&folder.join("contest"), &args);
        assert!(good, "{said}");
    }
    let bundle = std::fs::read_to_string(folder.join("contest/bundle.rs")).expect("a bundle");
    assert_eq!(modules(&bundle), ["moore_nim", "nim"]);
    for gone in ["mod scc", "mod other", "mod line", "Line", "mod tests", "unused", "feature"] {
        assert!(!bundle.contains(gone), "{gone}: {bundle}");
    }
    let again = tool::run_in(&folder.join("contest"), &["bundle.rs", "--judge", "library-checker"]);
    assert_eq!(String::from_utf8_lossy(&again.stdout), bundle, "bundled again");
}

#[test]
fn own_crates_may_use_what_the_judge_has() {
    let folder = workspace();
    let text = "use itertools::Itertools;\npub mod rand { pub fn f() {} }\n\
        pub fn order() -> String { crate::graph::bfs::rand::f(); (1..=3).join(\"-\") }\n";
    let solver = SOLVER
        .replace("use nim_snippets::nim;", "use itertools::Itertools;\nuse nim_snippets::nim;");
    let solver = solver.replace("nim::grundy(&a)", "a.iter().join(\"+\")");
    folder.write(&[("my_lib/src/graph/bfs.rs", text), ("contest/src/bin/a.rs", &solver)]);
    let printed = "4 14 true\n\"1-2-3\" 10 7+4+9\n";
    folder.write(&[("contest/src/bin/1.in", "3\n7 4 9\n"), ("contest/src/bin/1.out", printed)]);
    let (good, _, said) =
        run_in(&folder.join("contest"), &["src/bin/a.rs", "--test", "-o", "b.rs"]);
    assert!(good, "{said}");
    folder.write(&[("contest/src/bin/a.rs", SOLVER)]);
    let (good, _, said) = run_in(&folder.join("contest"), &["src/bin/a.rs", "--judge", "qoj"]);
    assert!(!good && said.contains("has no crate `itertools`"), "{said}");
    assert!(said.contains("--> ../my_lib/src/graph/bfs.rs:1:5\n"), "{said}");
}
