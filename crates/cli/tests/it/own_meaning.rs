//! Tests what a bundle, which is one crate, must keep apart: it prints the same as `cargo run`.

use crate::common::rustc::has_windows;
use crate::common::tool::{Run, run_in};
use crate::own_forms::package;

/// Tests the bundle of a solver with an own crate.
#[track_caller]
fn prints(edition: &str, library: &str, solver: &str, expected: &str) -> Run {
    let folder = package(edition, library, solver);
    folder.write(&[("1.out", expected), ("lib/src/apart/one.in", "1\n")]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--test=.", "-o", "b.rs"];
    run_in(&folder, &args).succeeds()
}

#[test]
fn what_is_visible_in_a_crate_is_not_visible_in_the_solver() {
    let solver = "use lib::*; use lib::m::*;
        trait Mine { fn twice(&self) -> u8; } impl Mine for u8 { fn twice(&self) -> u8 { self * 2 } }
        struct Loud; impl Drop for Loud { fn drop(&mut self) { print!(\"1\") } }
        fn parse() -> Result<u8, String> { Ok(4) }
        fn main() { drop(Loud); print!(\"{:?} {} {} {:?}\", parse(), 4u8.twice(), f() + g(), Some(1)) }";
    let library = "pub(crate) type Result<T> = std::result::Result<T, u8>; pub(crate) fn drop<T>(x: T) { std::mem::forget(x) }
        pub(crate) trait Ext { fn twice(&self) -> u8; } impl Ext for u8 { fn twice(&self) -> u8 { self * 20 } }
        macro_rules! some { () => { #[allow(non_snake_case)] pub(crate) fn Some(x: u8) -> u8 { x } } }
        pub mod m { some!(); pub(in crate::m) fn h() -> u8 { 1 } pub(super) struct S(pub(crate) u8); pub fn g() -> u8 { h() + Some(1) } }
        pub fn f() -> u8 { fn one() -> Result<u8> { Ok(m::S(1).0) } drop(1); 1u8.twice() + one().unwrap() }";
    for edition in ["2015", "2018", "2024"] {
        prints(edition, library, solver, "1Ok(4) 8 23 Some(1)");
    }
}

#[test]
fn visibilities_of_the_oldest_edition_begin_at_the_root() {
    let library =
        "pub mod a { pub mod b { pub(in a) fn f() -> u8 { 3 } pub(in self::super) fn g() {} }
        pub fn h() -> u8 { b::g(); b::f() } }";
    prints("2015", library, "fn main() { println!(\"{}\", lib::a::h()) }", "3");
}

/// Such a macro makes items of its caller's crate.
#[test]
fn visibilities_in_macros_are_those_of_the_caller() {
    let library = "#[macro_export] macro_rules! field { ($n:ident) => { pub struct $n { pub(crate) x: u8 } } }
        field!(A); pub fn f() -> u8 { A { x: 1 }.x }";
    let solver =
        "mod m { lib::field!(B); } fn main() { println!(\"{}\", lib::f() + m::B { x: 2 }.x) }";
    prints("2021", library, solver, "3");
}

#[test]
fn macros_of_the_solver_are_not_those_that_a_crate_imports() {
    let library = "pub mod a { use crate::sq; macro_rules! five { () => { sq!(5) } } pub fn f() -> u8 { sq!(2) + five!() } }
        #[macro_export] macro_rules! sq { ($x:expr) => { $x * $x } }";
    let solver = "macro_rules! sq { ($x:expr) => { $x + 100 } } fn main() { println!(\"{} {}\", sq!(1), lib::a::f()) }";
    prints("2021", library, solver, "101 29");
}

#[test]
fn attributes_of_whole_crates_count() {
    let deep = "a ".repeat(250);
    let count =
        "macro_rules! count { () => { 0u32 }; ($x:tt $($rest:tt)*) => { 1 + count!($($rest)*) } }";
    let library =
        format!("#![recursion_limit = \"400\"] {count} pub fn f() -> u32 {{ count!({deep}) }}");
    let solver = "#![recursion_limit = \"200\"]\nfn main() { println!(\"{}\", lib::f()) }";
    prints("2021", &library, solver, "250");
    let solver = solver.replace("200", "700").replace("fn main", &format!("{count} fn main"));
    let solver = solver.replace("lib::f()", &format!("lib::f() + count!({deep} {deep})"));
    prints("2021", &library.replace("400", "300"), &solver, "750");

    // Without a prelude, this trait's method is the only one of its name.
    let library = "#![no_implicit_prelude] pub trait T { fn into(self) -> u8; } impl T for u8 { fn into(self) -> u8 { self } }
        pub fn f() -> u8 { 3u8.into() }";
    prints("2021", library, "fn main() { println!(\"{}\", lib::f()) }", "3");

    let library = "#[non_exhaustive] pub enum E { A }";
    let solver = "#![deny(unreachable_patterns)]\nfn main() { println!(\"{}\", match lib::E::A { lib::E::A => 1, _ => 2 }) }";
    prints("2021", library, solver, "1");
    prints("2021", library, &solver.replace("unreachable_patterns", "warnings"), "1");
}

/// The judge's system chooses between the files.
#[test]
fn a_system_may_choose_the_file_of_a_module() {
    let library = "#[cfg_attr(windows, path = \"more.rs\")] #[cfg_attr(unix, path = \"more.rs\")] #[allow(unused)] pub mod imp;
        pub use imp::f;";
    let ran = prints("2021", library, "fn main() { println!(\"{}\", lib::f()) }", "3");
    assert_eq!(ran.said.contains("this part is for Windows"), !has_windows(), "{}", ran.said);
}

/// A macro reads the files and variables of its caller, and makes no text of the bundle's longer paths.
#[test]
fn macros_read_what_their_caller_has() {
    let library = "#[macro_export] macro_rules! who { () => { concat!(env!(\"CARGO_PKG_NAME\"), include_str!(\"only.txt\")) } }
        #[macro_export] macro_rules! own { () => { concat!(env!(\"CARGO_PKG_NAME\"), include_str!(\"table.txt\")) } }
        #[macro_export] macro_rules! none { () => { include_str!(\"none\") } }
        pub fn f() -> &'static str { own!() } pub fn g() -> &'static str { stringify!(crate::f) }";
    let solver = "fn main() { print!(\"{} {} {}\", lib::who!(), lib::f(), lib::g()) }";
    let folder = package("2021", library, solver);
    folder.write(&[("1.out", "aX lib\"#3 crate::f"), ("src/only.txt", "X")]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--test=."];
    let said = run_in(&folder, &args).succeeds().said;
    assert!(!said.contains("a text of this path"), "{said}");
    let library = "macro_rules! show { ($e:expr) => { println!(\"{} {}\", stringify!($e), $e) } }
        pub const K: u8 = 1; pub fn f() { show!(crate::K) }";
    let folder = package("2021", library, "fn main() { lib::f() }");
    let said = run_in(&folder, &["src/main.rs", "--judge", "codeforces-2024"]).succeeds().said;
    assert!(said.contains("a macro makes a text of this path"), "{said}");
}

/// A macro's `if let` drops values in another order in a later edition.
#[test]
fn macros_of_older_editions_are_told() {
    let library = "struct D; impl D { fn get(&self) -> Option<u8> { None } } impl Drop for D { fn drop(&mut self) {} }
        macro_rules! first { ($e:expr) => { if let Some(x) = $e.get() { x } else { 3 } } } pub fn f() -> u8 { first!(D) }";
    let solver = "fn main() { println!(\"{}\", lib::f()) }";
    let ran = prints("2021", library, solver, "3");
    let expected = "warning: `first!` may mean something else in edition 2024: `if let` assigns";
    assert!(ran.said.contains(expected), "{}", ran.said);
    let ran = prints("2024", library, solver, "3");
    assert!(!ran.said.contains("may mean something else"), "{}", ran.said);
}

#[test]
fn conditions_of_a_crate_are_its_own() {
    let library = "#[cfg(feature = \"on\")] #[macro_export] macro_rules! one { () => { 1 } }
        #[macro_export] #[cfg(feature = \"on\")] macro_rules! two { () => { 2 } }
        #[cfg(not(feature = \"on\"))] extern crate core as std;
        #[macro_export] macro_rules! none { () => { 0 } } pub fn f() -> std::string::String { std::string::String::new() }";
    let solver =
        "fn main() { println!(\"{}{}\", lib::f(), lib::one!() + lib::two!() + lib::none!()) }";
    prints("2021", library, solver, "3");
}
