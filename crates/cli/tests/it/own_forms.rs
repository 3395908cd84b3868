//! Tests forms of the user's own crates on which bundlers have failed: the bundle must print the
//! same as `cargo run`.

use crate::common::files::{Folder, read};
use crate::common::tool::run_in;

pub struct Form {
    pub name: &'static str,
    /// The edition of the own crate `lib`.
    pub edition: &'static str,
    pub library: &'static str,
    pub solver: &'static str,
    pub prints: &'static str,
    /// Texts that must not be in the bundle.
    pub absent: &'static [&'static str],
}

pub const FORM: Form =
    Form { name: "", edition: "2021", library: "", solver: "", prints: "3", absent: &[] };

const FORMS: &[Form] = &[
    Form {
        name: "a function with the crate's name",
        library: "pub fn lib() -> u8 { 3 }",
        solver: "use lib::lib; fn main() { println!(\"{}\", lib()) }",
        ..FORM
    },
    Form {
        name: "a macro with the crate's name",
        library: "#[macro_export] macro_rules! lib { () => { $crate::f() } } pub fn f() -> u8 { 3 }",
        solver: "use lib::lib; fn main() { println!(\"{}\", lib!()) }",
        ..FORM
    },
    Form {
        name: "other items with the crate's name",
        library: "pub fn f() -> u8 { 1 }",
        solver: "macro_rules! lib { () => { 1 } } mod a { pub mod lib { pub fn f() -> u8 { 1 } } }
            mod z { use std::cmp as lib; pub fn m() -> u8 { lib::max(1, 0) } }
            fn main() { let lib = lib::f() + lib!() + a::lib::f(); println!(\"{}\", lib - 1 + z::m() - 1 + 1) }",
        ..FORM
    },
    Form {
        name: "macros that call their crate's macros",
        library: "#[macro_export(local_inner_macros)] macro_rules! outer { ($m:ident ! ()) => { inner!() } }
            #[macro_export] macro_rules! inner { () => { $crate::f() } } pub fn f() -> u8 { 3 }",
        solver: "mod a { use lib::outer; pub fn g() -> u8 { outer!(x!()) } } fn main() { println!(\"{}\", a::g()) }",
        ..FORM
    },
    Form {
        name: "old imports of crates",
        library: "extern crate alloc; extern crate self as me; use alloc::vec::Vec;
            #[macro_export] macro_rules! two { () => { 2 } }
            pub mod deep { pub fn f() -> usize { let v: alloc::vec::Vec<u8> = ::me::one(); v.len() } }
            pub fn one() -> Vec<u8> { alloc::vec![1] }",
        solver: "#[macro_use] extern crate lib; mod a { pub fn g() -> usize { two!() } }
            fn main() { println!(\"{}\", lib::deep::f() + a::g()) }",
        ..FORM
    },
    Form {
        name: "the crate itself in a group, and a private module with an exported name",
        library: "mod f { pub fn f() -> u8 { 3 } pub fn unused() {} } pub use f::f;",
        solver: "use lib::{self, f}; fn main() { println!(\"{}\", f() + lib::f() - 3) }",
        ..FORM
    },
    Form {
        name: "conditions with features",
        library: "pub struct S { #[cfg(feature = \"on\")] pub a: u8, #[cfg(not(feature = \"on\"))] pub b: u8 }
            pub fn f() -> u8 { let s = S { #[cfg(feature = \"on\")] a: 3, #[cfg(not(feature = \"on\"))] b: 2 };
            if cfg!(feature = \"on\") { s.a } else { 1 } }",
        solver: "fn main() { let feature = \"on\"; println!(\"{}\", lib::f() + feature.len() as u8 - 2) }",
        ..FORM
    },
    Form {
        name: "texts that are included",
        library: "pub static TABLE: &str = include_str!(\"table.txt\"); pub static BYTES: &[u8; 4] = include_bytes!(\"table.txt\");",
        solver: "fn main() { println!(\"{} {}\", TABLE.trim(), lib::BYTES.len()) } use lib::TABLE;",
        prints: "\"#3 4",
        ..FORM
    },
    Form {
        name: "variables of cargo",
        library: "pub fn f() -> Option<&'static str> { option_env!(\"CARGO_PKG_NAME\") }
            pub const TABLE: &str = std::include_str!(::core::concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/src/table.txt\"));
            #[macro_export] macro_rules! version { () => { std::env!(\"CARGO_PKG_VERSION\") } }",
        solver: "fn main() { println!(\"{:?} {} {} {}\", lib::f(), lib::version!(), env!(\"CARGO_PKG_NAME\"), lib::TABLE.trim()) }",
        prints: "Some(\"lib\") 0.0.0 a \"#3",
        ..FORM
    },
    Form {
        name: "an older edition",
        edition: "2018",
        library: "pub fn f() -> usize { let gen = [1, 2]; let s: Vec<&u8> = gen.into_iter().collect(); s.len() + g() }
            static mut N: usize = 0;
            fn g() -> usize { unsafe { N += 1; let r = &N; *r } }",
        solver: "fn main() { println!(\"{}\", lib::f()) }",
        ..FORM
    },
    Form {
        name: "comments between operators",
        library: "pub fn f(c: &mut u8) -> bool { false &/* no short circuit */&bump(c) }
            fn bump(c: &mut u8) -> bool { *c += 3; true }",
        solver: "fn main() { let mut c = 0; lib::f(&mut c); println!(\"{c}\") }",
        ..FORM
    },
    Form {
        name: "modules that nothing needs",
        library: "pub mod used { pub fn f() -> u8 { crate::help::g() } } pub(crate) mod help { pub fn g() -> u8 { 3 } }
            pub mod iter { use scopeguard::guard; } mod shown { pub trait Shown {} impl Shown for u8 {} }
            pub use shown::Shown; pub mod alone { pub struct A; impl Drop for A { fn drop(&mut self) {} } }
            extern crate alloc; pub mod list { pub fn f() -> alloc::vec::Vec<u8> { alloc::vec![3] } }",
        solver: "use std::iter::once; fn main() { println!(\"{}\", once(lib::used::f()).count() as u8 + 2) }",
        absent: &["mod iter {", "mod shown {", "mod alone {", "mod list {", "alloc"],
        ..FORM
    },
    Form {
        name: "tests that a macro makes",
        library: "pub trait Size { fn size(self) -> u8; }
            macro_rules! size { ($t:ty, $tests:ident) => {
                impl Size for $t { fn size(self) -> u8 { same! { #[cfg(test)] mod tests { 3 } } } }
                #[cfg(test)] #[allow(unused)] fn idle_too() {} #[cfg(test)] mod $tests { use super::*; #[test] fn idle() { assert_eq!((1 as $t).size(), 3) } } } }
            macro_rules! same { (#[cfg(test)] mod tests { $e:expr }) => { $e } } pub(crate) use same;
            size!(u8, u8_tests); size!(u16, u16_tests);",
        solver: "use lib::Size; fn main() { println!(\"{}\", 1_u8.size()) }",
        absent: &["idle"],
        ..FORM
    },
    Form {
        name: "parts that a condition leaves out",
        library: "pub struct S<#[cfg(not(feature = \"on\"))] T, #[cfg(feature = \"on\")] T = u8>(pub T);
            pub fn f() -> S { #[cfg(not(feature = \"on\"))] { return S(1) } S(3) }",
        solver: "fn main() { println!(\"{}\", lib::f().0) }",
        ..FORM
    },
    Form {
        name: "files that a macro's arguments name",
        library: "macro_rules! items { ($($i:item)*) => { $($i)* } }
            items! { mod more; #[cfg(test)] mod tests; #[cfg(all(unix, windows))] mod missing; } pub use more::f;",
        solver: "fn main() { println!(\"{}\", lib::f()) }",
        ..FORM
    },
    Form {
        name: "other names for std",
        library: "extern crate alloc as other; extern crate std as me; pub mod deep {
            pub fn f() -> usize { let v: other::vec::Vec<u8> = crate::other::vec![1]; me::cmp::max(3, v.len()) } }",
        solver: "fn main() { println!(\"{}\", lib::deep::f()) }",
        ..FORM
    },
    Form {
        name: "a path of std with the name of a judge's crate",
        library: "macro_rules! w { ($e:expr) => { core::num::Wrapping($e).0 } } pub fn f() -> u8 { w!(3) }",
        solver: "fn main() { println!(\"{}\", lib::f()) }",
        ..FORM
    },
    Form {
        name: "private modules with the names of exported functions",
        library: "mod lib { pub fn lib() -> u8 { 1 } } pub use self::lib::lib; pub mod g { pub fn h() -> u8 { 1 } }
            mod outer { mod g { pub fn g() -> u8 { 1 } } pub use self::g::g; } pub use outer::g;",
        solver: "use lib::{g, lib}; fn main() { println!(\"{}\", g() + g::h() + lib()) }",
        ..FORM
    },
    Form {
        name: "names that a later edition has as keywords",
        edition: "2015",
        library: "mod async { pub fn await() -> u8 { 3 } } pub use async::await as f; use self::async::await; pub fn g() -> u8 { await() }",
        solver: "fn main() { println!(\"{}\", lib::f().max(lib::g())) }",
        ..FORM
    },
    Form {
        name: "private names for the whole crate",
        library: "mod a { pub fn f() -> u8 { 3 } } pub(crate) use a as b; pub mod c { pub(crate) use super::a as d;
            pub fn g() -> u8 { crate::b::f().max(d::f()) } } pub use c::g;",
        solver: "fn main() { println!(\"{}\", lib::g()) }",
        ..FORM
    },
    Form {
        name: "modules that begin with an attribute that a condition leaves out",
        library: "#[cfg_attr(feature = \"off\", allow(unused))] mod a { #[macro_export] macro_rules! one { () => { 1 } } }
            pub fn f() -> u8 { 3 }",
        solver: "fn main() { println!(\"{}\", lib::f()) }",
        absent: &["mod a {"],
        ..FORM
    },
    Form {
        name: "exports of exports of modules that nothing needs",
        library: "mod a { pub struct A; #[macro_export] macro_rules! b { () => { 1 } } } mod m { pub use crate::a::A; pub fn f() -> u8 { 3 } }
            pub mod prelude { pub use crate::{b, m::{A, f}}; }",
        solver: "use lib::prelude::*; fn main() { println!(\"{}\", f()) }",
        absent: &["mod a {"],
        ..FORM
    },
    Form {
        name: "items that macros declare",
        library: "pub mod other {} mod a { macro_rules! t { ($n:ident) => { pub struct $n(pub u8); } } t!(T); } pub use a::*;",
        solver: "fn main() { println!(\"{}\", lib::T(3).0) }",
        absent: &["mod other {"],
        ..FORM
    },
    Form {
        name: "modules with the names of a judge's crates",
        library: "pub mod math { pub mod num { pub fn f() -> u8 { 1 } } pub mod rand { pub fn g() -> u8 { 2 } } }",
        solver: "use lib::math::{num::f}; use lib::math::*; fn main() { println!(\"{}\", f() + rand::g()) }",
        ..FORM
    },
    Form {
        name: "implementations that nothing names",
        library: "pub struct D; mod drops { impl Drop for crate::D { fn drop(&mut self) { println!(\"3\") } } }
            mod ext { pub trait Ext { fn e(&self) {} } impl Ext for u8 {} } pub use ext::Ext;",
        solver: "use lib::*; fn main() { let _d = D; 1u8.e(); }",
        ..FORM
    },
    Form {
        name: "implementations for another name of a type, and of a trait of std with the name of another",
        library: "pub struct A; mod a { type T = crate::A; impl Drop for T { fn drop(&mut self) { print!(\"2\") } } }
            pub struct B; mod b { impl Drop for super::B { fn drop(&mut self) { print!(\"1\") } } } mod other { pub trait Drop {} }",
        solver: "fn main() { let (_a, _b) = (lib::A, lib::B); print!(\"3\") }",
        prints: "312",
        ..FORM
    },
    Form {
        name: "implementations by macros of macros",
        library: "pub struct A; macro_rules! items { ($($t:tt)*) => { impl $($t)* } } mod a { items! { Drop for crate::A { fn drop(&mut self) { print!(\"2\") } } } }
            pub struct B; macro_rules! outer { ($t:ty) => { inner!($t); } } macro_rules! inner { ($t:ty) => { impl Drop for $t { fn drop(&mut self) { print!(\"1\") } } } }
            mod b { outer!(crate::B); }",
        solver: "fn main() { let (_a, _b) = (lib::A, lib::B); print!(\"3\") }",
        prints: "312",
        ..FORM
    },
    Form {
        name: "items that the linker knows",
        library: "mod a { #[no_mangle] pub extern \"C\" fn three() -> u8 { 3 } } mod b { extern \"C\" { fn three() -> u8; } pub fn f() -> u8 { unsafe { three() } } } pub use b::f;",
        solver: "fn main() { println!(\"{}\", lib::f()) }",
        ..FORM
    },
    Form {
        name: "files with other line ends, a comment at the end, or a mark at the start",
        library: "pub static LINES: &str = include_str!(\"lines.txt\"); pub static ONE: [u8; 2] = include!(\"one.in\"); include!(\"two.in\");",
        solver: "fn main() { println!(\"{:?} {}\", lib::LINES, lib::ONE[0] + lib::two()) }",
        prints: "\"1\\r\\n2\\r\\n\" 3",
        ..FORM
    },
    Form {
        name: "macros that conditions choose",
        library: "#[cfg(debug_assertions)] #[macro_export] macro_rules! one { () => { 1 } }
            #[cfg(debug_assertions)] #[macro_export] macro_rules! two { () => { 2 } }
            #[cfg(not(debug_assertions))] #[macro_export] macro_rules! one { () => { 1 } }
            #[cfg(not(debug_assertions))] #[macro_export] macro_rules! two { () => { 2 } }
            #[cfg(debug_assertions)] mod on { mod deep { #[macro_export] macro_rules! none { () => { 0 } } } }
            #[cfg(not(debug_assertions))] mod off { #[macro_export] macro_rules! none { () => { 0 } } }",
        solver: "#[macro_use] extern crate lib; use lib::none; fn main() { println!(\"{}\", one!() + two!() + none!()) }",
        ..FORM
    },
    Form {
        name: "macros with names and features of their caller",
        library: "pub const N: u8 = 9; #[macro_export] macro_rules! n { () => { crate::N } }
            #[macro_export] macro_rules! is_on { () => { cfg!(feature = \"on\") } }
            #[macro_export] macro_rules! own { () => { crate::own::f() } } pub mod own { pub fn f() -> u8 { 1 } pub fn g() -> u8 { own!() } }",
        solver: "const N: u8 = 2; fn main() { println!(\"{}\", lib::n!() + u8::from(lib::is_on!()) + lib::own::g()) }",
        ..FORM
    },
    Form {
        name: "macros that a macro exports",
        library: "macro_rules! make { ($d:tt $n:ident) => { #[macro_export] macro_rules! $n { ($d a:expr) => { $d a + 1 } } } } make!($ next);",
        solver: "fn main() { println!(\"{}\", lib::next!(2)) }",
        ..FORM
    },
    Form {
        name: "patterns in macros of an older edition",
        edition: "2018",
        library: "#[macro_export] macro_rules! call { (|$i:pat| $e:expr) => { (|$i: u8| $e)(2) } }",
        solver: "fn main() { println!(\"{}\", lib::call!(|x| x + 1)) }",
        ..FORM
    },
    Form {
        name: "parameters without names",
        edition: "2015",
        library: "pub trait T { fn f(&self, u8) -> u8; } impl T for u8 { fn f(&self, x: u8) -> u8 { x + self } }",
        solver: "use lib::T; fn main() { println!(\"{}\", 1u8.f(2)) }",
        ..FORM
    },
    Form {
        name: "exports of a macro beside other items",
        library: "pub mod prelude { pub use crate::{chmax, types::Three}; } pub mod types { pub struct Three(pub u8); }
            pub use prelude::Three; #[macro_export] macro_rules! chmax { ($a:expr, $b:expr) => { if $a < $b { $a = $b } } }",
        solver: "use lib::prelude::*; fn main() { let mut three = 1; chmax!(three, lib::Three(3).0); println!(\"{three}\") }",
        ..FORM
    },
    Form {
        name: "blocks, shifts and labels in parts that a condition leaves out",
        library: "pub struct M<const P: u8>(pub u8); #[cfg(test)] fn naive() -> M<{ 7 }> { M(1) }
            pub enum E { #[cfg(test)] A = 1 << 3, B = crate::one() } const fn one() -> isize { 1 }
            pub fn f() -> u8 { let mut s = 1; #[cfg(test)] 'o: loop { break 'o; } s += crate::one() as u8; s + M::<5>(E::B as u8).0 }",
        solver: "fn main() { println!(\"{}\", lib::f()) }",
        ..FORM
    },
    Form {
        name: "bounds that end with a comma",
        library: "pub struct M<T, const P: u8>(pub T); #[cfg(test)] fn naive<T>() -> M<T, { 7 }> where T: Default, { M(T::default()) }
            pub fn f() -> u8 { crate::one() + 2 } fn one() -> u8 { 1 }
            #[cfg(test)] impl<T> M<T, 1> where T: Copy, { fn g(&self) {} } pub fn g() -> u8 { crate::one() - 1 }",
        solver: "fn main() { println!(\"{}\", lib::f() + lib::g()) }",
        ..FORM
    },
    Form {
        name: "methods of a type under another name",
        library: "pub trait Len { fn size(&self) -> usize { 100 } } pub mod v { pub struct V(pub Vec<u8>); impl super::Len for V {} }
            mod ext { use crate::v::V as W; impl W { pub fn size(&self) -> usize { self.0.len() } } }",
        solver: "use lib::{v::V, Len}; fn main() { println!(\"{}\", V(vec![1, 2, 3]).size()) }",
        ..FORM
    },
    Form {
        name: "an export with the name of a module that nothing needs",
        library: "pub mod slow { pub fn run() -> u8 { 1 } } pub mod fast { pub fn run() -> u8 { 3 } }
            pub mod extra { pub mod run {} } pub use fast::run; pub use slow::*;",
        solver: "fn main() { println!(\"{}\", lib::run()) }",
        ..FORM
    },
    Form {
        name: "what the solver forbids, and a macro that names its crate",
        library: "pub fn f() -> u8 { unsafe { *(&3u8 as *const u8) } } #[macro_export] macro_rules! three { () => { ::lib::f() } }",
        solver: "#![forbid(unsafe_code)]\nfn main() { println!(\"{}\", lib::three!()) }",
        ..FORM
    },
    Form {
        name: "macros with names of std",
        library: "#[macro_export] macro_rules! dbg { ($($t:tt)*) => { 1 } } #[macro_export] macro_rules! two { () => { 2 } }",
        solver: "#[macro_use] extern crate lib; mod m { pub fn f() -> u8 { two!() } } fn main() { println!(\"{}\", dbg!(5) + m::f()) }",
        ..FORM
    },
    Form {
        name: "a limit of macros that call themselves",
        library: "#![recursion_limit = \"300\"] macro_rules! n { () => { 0 }; ($h:tt $($t:tt)*) => { 1 + n!($($t)*) } }
            macro_rules! four { ($($t:tt)*) => { n!($($t $t $t $t)*) } }
            pub fn f() -> u8 { four!(a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a) }",
        solver: "fn main() { println!(\"{}\", lib::f()) }",
        prints: "160",
        ..FORM
    },
    Form {
        name: "comments like the lines above a bundle's modules",
        library: "pub fn f() -> u8 { 1 }",
        solver: "// nim_snippets: none\nmod a { pub fn f() -> u8 { 1 } }\n// proconio: none\nmod b { pub fn f() -> u8 { 1 } }\n// crates: none\nfn main() { println!(\"{}\", lib::f() + a::f() + b::f()) }",
        ..FORM
    },
];

/// The package of a solver with the own crate `lib`.
pub fn package(edition: &str, library: &str, solver: &str) -> Folder {
    let manifest = format!(
        "[package]\nname = \"lib\"\nedition = \"{edition}\"\n[features]\ndefault = [\"on\"]\non = []\n"
    );
    Folder::with(&[
        (
            "Cargo.toml",
            "[package]\nname = \"a\"\nedition = \"2024\"\n[workspace]\n[dependencies]\nlib = { path = \"lib\" }\n",
        ),
        ("src/main.rs", solver),
        ("lib/Cargo.toml", &manifest),
        ("lib/src/lib.rs", library),
        ("lib/src/table.txt", "\"#3\n"),
        ("lib/src/lines.txt", "1\r\n2\r\n"),
        ("lib/src/one.in", "[1, 2] // one\n"),
        ("lib/src/two.in", "\u{feff}pub fn two() -> u8 { 2 } // two\n"),
        ("lib/src/more.rs", "pub fn f() -> u8 { 3 }\n"),
        ("lib/rust-toolchain", "nightly-1999-01-01\n"),
        ("1.in", ""),
    ])
}

/// Adds lines to the manifest of `lib`.
pub fn add_to_manifest(folder: &Folder, lines: &str) {
    let manifest = read(folder.join("lib/Cargo.toml"));
    folder.write(&[("lib/Cargo.toml", &(manifest + lines))]);
}

#[test]
fn every_form_of_an_own_crate_is_bundled() {
    check(FORMS);
}

/// Checks the bundles of these forms.
pub fn check(forms: &[Form]) {
    for form in forms {
        let folder = package(form.edition, form.library, form.solver);
        folder.write(&[("1.out", form.prints)]);
        let args = ["src/main.rs", "--judge", "codeforces-2024", "--test=.", "-o", "b.rs"];
        let ran = run_in(&folder, &args);
        assert!(ran.status.success(), "{}: {}", form.name, ran.said);
        let bundle = read(folder.join("b.rs"));
        for text in form.absent {
            assert!(!bundle.contains(text), "{}, {text}: {bundle}", form.name);
        }
    }
}

/// The crate of the attributes that mark items is often in the same workspace.
#[test]
fn marks_need_no_crate() {
    let library = "#[codesnip::entry(\"f\")] pub fn f() -> u8 { 3 }";
    let folder = package("2021", library, "fn main() { println!(\"{}\", lib::f()) }");
    add_to_manifest(&folder, "[dependencies]\ncodesnip = { path = \"../codesnip\" }\n");
    let marks = "[package]\nname = \"codesnip\"\nedition = \"2021\"\n[lib]\nproc-macro = true\n";
    folder.write(&[("codesnip/Cargo.toml", marks)]);
    folder.write(&[("codesnip/src/lib.rs", ""), ("1.out", "3")]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--test=."];
    run_in(&folder, &args).succeeds();
}

/// A crate that is too large for a bundle is no error before something of it is needed.
#[test]
fn what_cannot_be_read_may_be_unused() {
    let library = "pub fn f() -> u8 { 3 } pub fn idle() -> u8 { large::f() }";
    let folder = package("2021", library, "fn main() { println!(\"{}\", lib::f()) }");
    add_to_manifest(&folder, "[dependencies]\nlarge = { path = \"../large\" }\n");
    let large = "[package]\nname = \"large\"\nedition = \"2021\"\n";
    let text = format!("pub fn f() -> u8 {{ 3 }}\n//{}\n", " ".repeat(4 << 20));
    folder.write(&[("large/Cargo.toml", large)]);
    folder.write(&[("large/src/lib.rs", &text), ("1.out", "3")]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--test=."];
    run_in(&folder, &args).succeeds();
    folder.write(&[("src/main.rs", "fn main() { println!(\"{}\", lib::idle()) }")]);
    let said = run_in(&folder, &args).error();
    assert!(said.contains("more than 4 MiB"), "{said}");
}

/// The items that macros of a crate make matter only if the solver reaches that crate.
#[test]
fn a_crate_that_is_not_reached_needs_nothing() {
    let library = "pub fn f() -> u8 { 3 } pub fn idle() -> u8 { wide::double(1) }";
    let folder = package("2021", library, "fn main() { println!(\"{}\", lib::f()) }");
    add_to_manifest(&folder, "[dependencies]\nwide = { path = \"../wide\" }\n");
    let wide = "pub trait Wide { fn wide(self) -> u16; }\n\
        macro_rules! wide { ($($t:ty)*) => { $(impl Wide for $t { fn wide(self) -> u16 { large::f() } })* } }\n\
        wide! { u8 i8 }\nimpl std::io::Read for dyn Wide { fn read(&mut self, _: &mut [u8]) -> \
        std::io::Result<usize> { Ok(large::f().into()) } }\n\
        pub fn double(n: u8) -> u8 { n.wide() as u8 }\n";
    let manifest_of =
        |name: &str| format!("[package]\nname = \"{name}\"\nedition = \"2021\"\n[dependencies]\n");
    let of_wide = format!("{}large = {{ path = \"../large\" }}\n", manifest_of("wide"));
    let large = format!("pub fn f() -> u16 {{ 3 }}\n//{}\n", " ".repeat(4 << 20));
    folder.write(&[("wide/Cargo.toml", &of_wide)]);
    folder.write(&[("wide/src/lib.rs", wide), ("large/Cargo.toml", &manifest_of("large"))]);
    folder.write(&[("large/src/lib.rs", &large), ("1.out", "3")]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--test=."];
    run_in(&folder, &args).succeeds();
    let bundle = run_in(&folder, &args[..3]).printed();
    assert!(bundle.contains("\n// crates: lib\n") && !bundle.contains("wide"), "{bundle}");
}

/// The crate proconio, which the judge lacks, under the name that an own crate gives it.
#[test]
fn an_own_crate_may_export_proconio() {
    let library = "pub use proconio; #[macro_export] macro_rules! read { ($($t:tt)*) => { $crate::proconio::input! { $($t)* } } }";
    let solver = "fn main() { lib::read!(n: u8); println!(\"{}\", n + u8::from(lib::proconio::is_stdin_empty())) }";
    let folder = package("2021", library, solver);
    add_to_manifest(&folder, "[dependencies]\nproconio = \"=0.5.0\"\n");
    folder.write(&[("1.in", "2\n"), ("1.out", "3")]);
    run_in(&folder, &["src/main.rs", "--judge", "codeforces-2024", "--test=."]).succeeds();
}

/// A crate of 100 kB, of which one function is used.
#[test]
fn a_large_crate_is_made_to_fit() {
    let function =
        |i: u32| format!("pub fn f{i}(x: u64) -> u64 {{\n    x.wrapping_mul({i}) + 1\n}}\n");
    let library = (0..1600).map(function).collect::<String>();
    let folder = package("2021", &library, "fn main() { println!(\"{}\", lib::f2(1)) }");
    folder.write(&[("1.out", "3")]);
    let args = ["src/main.rs", "--judge", "codeforces-2024"];
    let said = run_in(&folder, &[&args[..], &["--no-check"]].concat()).error();
    assert!(said.contains("`lib` has ") && said.contains("without `--no-check`"), "{said}");
    for more in [&["--lean"][..], &[]] {
        let test = [&args[..], more, &["--test=.", "-o", "b.rs"]].concat();
        run_in(&folder, &test).succeeds();
        assert!(read(folder.join("b.rs")).len() < 1000);
    }
}

/// Items that the compiler calls unused go, and nothing else: no `impl` with a parameter of that
/// name, and nothing in a macro. Types that a macro's arguments name stay, and hide no other unused item.
#[test]
fn only_unused_code_is_removed() {
    let numbers = || 0..60;
    let types: String =
        numbers().map(|i| format!("pub struct S{i}; pub fn dead{i}() {{}}\n")).collect();
    let names = numbers().map(|i| format!("S{i} ")).collect::<String>();
    let library = format!(
        "pub type F = u64; pub struct Guard<F: Fn()>(pub F);
        impl<F: Fn()> Drop for Guard<F> {{ fn drop(&mut self) {{ (self.0)() }} }}
        pub trait Marker {{}} #[macro_export] macro_rules! mark {{ ($t:ty) => {{ impl Marker for $t {{}} }} }}
        #[cfg(not(unix))] pub fn read() {{ fallback() }} pub fn fallback() {{}} #[cfg(unix)] pub fn read() {{}}
        mod real {{ pub struct Real(pub u8); }} pub use real::Real as Alias;
        impl Drop for Alias {{ fn drop(&mut self) {{ print!(\"{{}}\", self.0) }} }}
        pub mod other {{ pub struct Alias; impl Default for Alias {{ fn default() -> Self {{ Alias }} }} }}
        pub trait Tr {{}} macro_rules! all {{ ($($t:ident)*) => {{ $(impl Tr for $t {{}})* }} }} all!({names});
        {types}"
    );
    let solver = "use lib::{mark, Marker}; struct A; mark!(A);
        fn main() { let _g = lib::Guard(|| println!(\"3\")); let (_a, _r) = (A, lib::Alias(3)); lib::read(); }";
    let folder = package("2021", &library, solver);
    folder.write(&[("1.out", "33")]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--lean", "--test=.", "-o", "b.rs"];
    let said = run_in(&folder, &args).succeeds().said;
    assert!(!said.contains("unused import"), "{said}");
    let bundle = read(folder.join("b.rs"));
    let gone = ["dead", "type F", "struct Alias", "Default"];
    assert!(!gone.iter().any(|it| bundle.contains(it)), "{bundle}");
    assert!(bundle.contains("fn fallback"), "{bundle}");
}

/// With an item goes its documentation, which documents nothing without it.
#[test]
fn documentation_goes_with_its_item() {
    let library = "//! The crate.\n\n/// Used.\npub mod used {\n    /// Three.\n    pub fn f() -> u8 { 3 }\n}\n
/// Unused.\n#[allow(dead_code)]\npub mod unused {}\n\n/// All.\npub mod prelude {\n    pub use crate::used::f;\n
    /// Also.\n    pub use crate::unused::*;\n}\n\n/** Tests. */\n#[cfg(test)]\nmod tests {}\n";
    let folder = package("2021", library, "fn main() { println!(\"{}\", lib::prelude::f()) }");
    folder.write(&[("1.out", "3")]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--docs", "--test=.", "-o", "b.rs"];
    run_in(&folder, &args).succeeds();
    let bundle = read(folder.join("b.rs"));
    assert!(bundle.contains("/// Used.") && bundle.contains("/// Three."), "{bundle}");
    assert!(!["Unused", "Also", "Tests"].iter().any(|gone| bundle.contains(gone)), "{bundle}");
}

/// A module of another crate has the name of one that is left out.
#[test]
fn exports_of_another_crate_stay() {
    let library =
        "mod n { pub use other::{deep, f as g}; } pub mod unused { pub fn h() { mod deep {} } }
        pub fn f() -> u8 { n::deep::f() + n::g() }";
    let folder = package("2021", library, "fn main() { println!(\"{}\", lib::f()) }");
    add_to_manifest(&folder, "[dependencies]\nother = { path = \"../other\" }\n");
    let other = "[package]\nname = \"other\"\nedition = \"2021\"\n";
    folder.write(&[("other/Cargo.toml", other), ("1.out", "3")]);
    folder.write(&[(
        "other/src/lib.rs",
        "pub mod deep { pub fn f() -> u8 { 1 } } pub fn f() -> u8 { 2 }",
    )]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--test=.", "-o", "b.rs"];
    run_in(&folder, &args).succeeds();
    assert!(!read(folder.join("b.rs")).contains("mod unused"));
}

/// The modules of a newer crate get a prelude while an older one is migrated.
#[test]
fn a_newer_crate_may_have_attributes_in_modules() {
    let library = "pub fn f() -> u8 { [other::m::f()].into_iter().map(|&x| x).sum() }";
    let folder = package("2018", library, "fn main() { println!(\"{}\", lib::f()) }");
    add_to_manifest(&folder, "[dependencies]\nother = { path = \"../other\" }\n");
    let other = "[package]\nname = \"other\"\nedition = \"2021\"\n";
    folder.write(&[
        ("other/Cargo.toml", other),
        ("other/src/lib.rs", "pub mod m;"),
        ("1.out", "3"),
    ]);
    let module = "#![allow(unused)]\npub fn f() -> u8 { u8::try_from(3).unwrap() } // three\n";
    folder.write(&[("other/src/m.rs", module)]);
    run_in(&folder, &["src/main.rs", "--judge", "codeforces-2024", "--test=."]).succeeds();
}

#[test]
fn a_crate_may_have_the_name_of_a_later_keyword() {
    let library = "pub fn f() -> u8 { 3 } #[macro_export] macro_rules! g { () => { $crate::f() } }";
    let solver = "fn main() { println!(\"{}\", r#gen::f().max(r#gen::g!())) }";
    let folder = package("2021", library, solver);
    add_to_manifest(&folder, "[lib]\nname = \"gen\"\n");
    folder.write(&[("1.out", "3")]);
    run_in(&folder, &["src/main.rs", "--judge", "codeforces-2024", "--test=."]).succeeds();
}

/// An import with `*` brings a module with the name of another crate, before which it goes.
#[test]
fn imports_with_stars_go_before_crates() {
    let library = "pub mod other { pub fn f() -> u8 { 1 } } pub mod m { use super::*; pub fn g() -> u8 { other::f() } }";
    let solver = "use lib::*; mod a { pub fn f() -> u8 { other::f() } } mod b { use super::*; pub fn f() -> u8 { other::f() } }
        fn main() { println!(\"{}\", m::g() + other::f() + a::f() + b::f()) }";
    let folder = package("2021", library, solver);
    let manifests = ["Cargo.toml", "lib/Cargo.toml"].map(|file| (file, read(folder.join(file))));
    let other = "[package]\nname = \"other\"\nedition = \"2021\"\n";
    folder.write(&[("other/Cargo.toml", other), ("1.out", "13")]);
    folder.write(&[("other/src/lib.rs", "pub fn f() -> u8 { 10 }")]);
    for ((file, text), path) in manifests.iter().zip(["other", "../other"]) {
        let dependencies = if text.contains("[dependencies]") { "" } else { "[dependencies]\n" };
        let text = format!("{text}{dependencies}other = {{ path = \"{path}\" }}\n");
        folder.write(&[(*file, &*text)]);
    }
    run_in(&folder, &["src/main.rs", "--judge", "codeforces-2024", "--test=."]).succeeds();
}

#[test]
fn all_files_may_have_other_line_ends() {
    let solver = "use lib::more::X;\r\nfn main() {\r\n    println!(\"{:?}\", X);\r\n}\r\n";
    let folder = package("2021", "pub mod more;\r\n", solver);
    folder.write(&[("lib/src/more.rs", "pub const X: &str = \"1\r\n2\";\r\n")]);
    folder.write(&[("1.out", "\"1\\n2\"")]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--test=."];
    run_in(&folder, &args).succeeds();
}

/// A macro that nothing calls may name a crate that the judge lacks.
#[test]
fn macros_that_nothing_calls_need_no_crate() {
    let library = "#[macro_export] macro_rules! most { ($a:expr) => { itertools::max($a) } } pub fn f() -> u8 { 3 }";
    let folder = package("2021", library, "fn main() { println!(\"{}\", lib::f()) }");
    add_to_manifest(&folder, "[dependencies]\nitertools = \"=0.14.0\"\n");
    folder.write(&[("1.out", "3")]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--test=."];
    run_in(&folder, &args).succeeds();
    folder.write(&[("src/main.rs", "fn main() { println!(\"{:?}\", lib::most!([3])) }")]);
    let said = run_in(&folder, &args).error();
    assert!(said.contains("crate `itertools`"), "{said}");
    assert!(!said.contains("permutations.rs"), "{said}");
}

/// The arguments of a macro may name items.
#[test]
fn arguments_of_macros_name_items() {
    let library = "#[macro_export] macro_rules! call { ($($m:tt)::+) => { $crate::$($m)::+() } }
        pub mod hidden { pub fn f() -> u8 { 3 } }\n";
    let folder = package("2021", library, "fn main() { println!(\"{}\", lib::call!(hidden::f)) }");
    folder.write(&[("1.out", "3")]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--test=.", "-o", "b.rs"];
    run_in(&folder, &args).succeeds();
    // The errors are those of the whole crate.
    folder.write(&[("src/main.rs", "fn main() { lib::call!(absent::f) }")]);
    let said = run_in(&folder, &["src/main.rs", "--judge", "codeforces-2024"]).error();
    assert!(said.contains("absent"), "{said}");
}

/// A build script may set conditions and variables and write files, which the judge does not.
#[test]
fn what_a_build_script_sets_is_set_in_the_bundle() {
    let library = "#[cfg(fast)] pub fn f() -> u8 { if cfg!(way = \"right\") { 3 } else { 2 } }
        #[cfg(not(fast))] pub fn f() -> u8 { 1 }\n";
    let folder = package("2021", library, "fn main() { println!(\"{}\", lib::f()) }");
    let script = "fn main() { println!(\"cargo:rustc-cfg=fast\"); println!(\"cargo:rustc-cfg=way=\\\"right\\\"\"); }";
    folder.write(&[("1.out", "3"), ("lib/build.rs", script)]);
    let args = ["src/main.rs", "--judge", "codeforces-2024", "--test=.", "-o", "b.rs"];
    let said = run_in(&folder, &args).succeeds().said;
    assert!(!said.contains("build.rs"), "{said}");
    let script = "fn main() { println!(\"cargo:rustc-env=TWO=2\");
        let file = std::path::Path::new(&std::env::var(\"OUT_DIR\").unwrap()).join(\"one.rs\");
        std::fs::write(file, \"pub const ONE: usize = 1;\").unwrap(); }";
    let library = "include!(concat!(env!(\"OUT_DIR\"), \"/one.rs\")); pub fn f() -> usize { ONE + env!(\"TWO\").len() + 1 }\n";
    folder.write(&[("lib/build.rs", script), ("lib/src/lib.rs", library)]);
    run_in(&folder, &args).succeeds();
    let native = "fn main() { println!(\"cargo:rustc-link-lib=m\"); }";
    folder.write(&[("lib/build.rs", native)]);
    let said = run_in(&folder, &args).error();
    assert!(said.contains("links a library of another language"), "{said}");
}
