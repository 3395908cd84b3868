//! Tests of the user's own crates.

use crate::common::files::{Folder, read, root};
use crate::common::rustc::Rustc;
use crate::common::tool::{run, run_in, tool_in};
use crate::own_forms::add_to_manifest;

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
    let args = ["src/bin/a.rs", "--judge", "library-checker", "--test", "-o", "b.rs"];
    run_in(&contest, &args).succeeds();
    assert!(read(contest.join("b.rs")).contains("// itertools 0.14"));
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
    (IMP, "crate::Wrap(", "serde::f(); crate::Wrap(", "cannot find function `f`", "imp.rs:3:48"),
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

/// A solver's package with the own crate `lib`, which counts by its feature `wide`, and an own crate
/// that turns this feature on.
fn with_feature(dependencies: &str) -> Folder {
    let package = |name: &str| format!("[package]\nname = \"{name}\"\nedition = \"2024\"\n");
    let other = "[dependencies]\nlib = { path = \"../lib\", features = [\"wide\"] }\n";
    Folder::with(&[
        (
            "Cargo.toml",
            &format!(
                "{}[dependencies]\nlib.path = \"lib\"\n{dependencies}[workspace]\nmembers = [\"lib\", \"other\"]\n",
                package("a")
            ),
        ),
        ("lib/Cargo.toml", &format!("{}[features]\nwide = []\n", package("lib"))),
        (
            "lib/src/lib.rs",
            "#[cfg(feature = \"wide\")] pub type N = u64;\n#[cfg(not(feature = \"wide\"))] pub type N = u32;\n\
            pub fn square(x: N) -> N { x.wrapping_mul(x) }\n",
        ),
        ("other/Cargo.toml", &format!("{}{other}", package("other"))),
        ("other/src/lib.rs", "pub fn f() {}\n"),
        ("src/main.rs", "fn main() { println!(\"{}\", lib::square(100_000)) }\n"),
        ("1.in", ""),
        ("1.out", "1410065408\n"),
    ])
}

const TEST: &[&str] = &["--judge", "codeforces-2024", "--test=."];

/// Dependencies of other builds turn no features on, as in `cargo run`.
#[test]
fn features_are_those_that_cargo_builds_with() {
    for table in ["dev-dependencies", "build-dependencies", "target.'cfg(windows)'.dependencies"] {
        let folder = with_feature(&format!("[{table}]\nother.path = \"other\"\n"));
        run_in(&folder, &[&["src/main.rs"], TEST].concat()).succeeds();
    }
    let folder = with_feature("other.path = \"other\"\n");
    folder.write(&[("1.out", "10000000000\n")]);
    run_in(&folder, &[&["src/main.rs"], TEST].concat()).succeeds();
    // Examples may use development dependencies.
    let folder = with_feature("[dev-dependencies]\nother.path = \"other\"\n");
    let solver = "fn main() { other::f(); println!(\"{}\", lib::square(100_000)) }\n";
    folder.write(&[("1.out", "10000000000\n"), ("examples/a.rs", solver), ("src/main.rs", solver)]);
    run_in(&folder, &[&["examples/a.rs"], TEST].concat()).succeeds();
    let said = run_in(&folder, &["src/main.rs", "--no-check"]).error();
    let title =
        "cargo builds this file without `other`, a development dependency\n --> src/main.rs:1:13\n";
    assert!(said.contains(title) && said.contains("in Cargo.toml"), "{said}");
}

/// A binary may have an edition of its own.
#[test]
fn a_binary_has_its_own_edition() {
    let folder =
        with_feature("[[bin]]\nname = \"a\"\npath = \"src/main.rs\"\nedition = \"2021\"\n");
    folder.write(&[("src/main.rs", "fn main() {}\n")]);
    let said = |args: &[&str]| run_in(&folder, args).said;
    assert_eq!(said(&["src/main.rs", "--judge", "codeforces"]), "");
    let other = said(&["src/main.rs", "--judge", "codeforces-2024"]);
    assert!(other.contains("compiles edition 2024, but this package has 2021"), "{other}");
}

/// Its causes and warnings are printed below the error.
#[test]
fn an_error_of_cargo_begins_with_its_cause() {
    let folder = with_feature("none = { git = \"file:///none/none\" }\n[profile.dev]\n");
    folder.write(&[("other/Cargo.toml", "[package]\nname = \"other\"\n[profile.dev]\n")]);
    let said = run_in(&folder.join("lib"), &["../src/main.rs"]).error();
    assert!(said.starts_with("error: failed to get `none` as a dependency of package"), "{said}");
}

/// A manifest may rename a crate of the judge.
#[test]
fn a_renamed_crate_of_the_judge_keeps_its_name() {
    let folder = with_feature("it = { package = \"itertools\", version = \"0.14\" }\n");
    let library = "pub fn f() -> String { it::join([1, 2], \"+\") }\n";
    let solver = "mod m { pub use it::Itertools; }\nuse m::Itertools as _;\n\
        fn main() { println!(\"{} {}\", lib::f(), [1, 2].iter().join(\"-\")) }\n";
    let lines = "[dependencies]\nit = { package = \"itertools\", version = \"0.14\" }\n";
    add_to_manifest(&folder, lines);
    folder.write(&[("lib/src/lib.rs", library)]);
    folder.write(&[("src/main.rs", solver), ("1.out", "1+2 1-2\n")]);
    run_in(&folder, &["src/main.rs", "--test=."]).succeeds();
}

/// Variables that cargo sets by its configuration or for one target.
#[test]
fn variables_are_those_that_cargo_sets() {
    let folder = with_feature("");
    let solver = "fn main() { println!(\"{} {} {:?} {:?} {}\", env!(\"CARGO_CRATE_NAME\"), \
        env!(\"CARGO_BIN_NAME\"), option_env!(\"NIM_A\"), option_env!(\"NIM_B\"), lib::name()) }\n";
    let library =
        "pub fn name() -> &'static str { concat!(env!(\"CARGO_CRATE_NAME\"), env!(\"NIM_A\")) }\n";
    let config = "[env]\nNIM_A = \"1\"\nNIM_B = { value = \"2\", force = true }\n";
    folder.write(&[("src/bin/b-c.rs", solver), ("lib/src/lib.rs", library)]);
    folder.write(&[
        (".cargo/config.toml", config),
        ("1.out", "b_c b-c Some(\"1\") Some(\"2\") lib1\n"),
    ]);
    run_in(&folder, &[&["src/bin/b-c.rs"], TEST].concat()).succeeds();
}

/// Without cargo, the bundle cannot have the user's crates.
#[test]
fn without_cargo_no_crate_may_be_missing() {
    let folder = with_feature("");
    let run = |file: &str| {
        let mut command = tool_in(&folder, &[file, "--judge", "codeforces-2024"]);
        run(command.env("PATH", folder.join("none")).env_remove("CARGO"), "")
    };
    let said = run("src/main.rs").error();
    assert!(said.contains("without cargo, the bundle would lack the crate `lib`"), "{said}");
    folder.write(&[("src/main.rs", "fn main() { println!(\"{}\", u32::MAX) }\n")]);
    let said = run("src/main.rs").succeeds().said;
    assert!(said.contains("without its package, which cargo cannot read"), "{said}");
}

/// The attribute `fastout` may come from a prelude.
#[test]
fn an_own_crate_may_export_an_attribute() {
    let folder = with_feature("");
    add_to_manifest(&folder, "[dependencies]\nproconio = \"0.5\"\n");
    let library = "pub mod prelude { pub use proconio::{fastout, input}; }\n";
    let solver =
        "use lib::prelude::*;\n#[fastout]\nfn main() { input! { n: u32 } println!(\"{n}\") }\n";
    folder.write(&[("lib/src/lib.rs", library)]);
    folder.write(&[("src/main.rs", solver), ("1.in", "7\n"), ("1.out", "7\n")]);
    run_in(&folder, &[&["src/main.rs"], TEST].concat()).succeeds();
}
