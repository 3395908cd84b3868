//! Tests forms of the user's own crates from which items were removed that the program needs: each
//! prints the same with the whole crate, and what nothing uses is gone.

use crate::own_forms::{FORM, Form, check};

const FORMS: &[Form] = &[
    Form {
        name: "a bound that chooses between two traits",
        library: "pub struct L; pub trait Mark {} impl Mark for L {}
            pub trait A { fn tag(&self) -> u8; } impl<T: Mark> A for T { fn tag(&self) -> u8 { 3 } }
            pub trait B { fn tag(&self) -> u8; } impl<T> B for &T { fn tag(&self) -> u8 { 4 } }",
        solver: "use lib::{A, B}; fn main() { println!(\"{}{}\", (&lib::L).tag(), (&7).tag()) }",
        prints: "34",
        ..FORM
    },
    Form {
        name: "types that hide those of a star",
        library: "pub mod m { use std::collections::*; pub struct HashMap<K, V>(pub K, pub V, pub [u8; 1]);
            pub fn size() -> usize { std::mem::size_of::<HashMap<u8, u8>>() } pub struct BTreeMap; }",
        solver: "fn main() { println!(\"{}\", lib::m::size()) }",
        absent: &["BTreeMap"],
        ..FORM
    },
    Form {
        name: "traits of std that no call names",
        library: "pub struct D(Vec<u8>); impl D { pub fn new() -> D { D(vec![1]) } pub fn idle(&self) {} }
            impl Drop for D { fn drop(&mut self) { print!(\"drop\") } }
            impl std::ops::Deref for D { type Target = Vec<u8>; fn deref(&self) -> &Vec<u8> { &self.0 } }
            pub struct It(pub u32); impl Iterator for It { type Item = u32; fn next(&mut self) -> Option<u32> { Some(1) }
            fn nth(&mut self, n: usize) -> Option<u32> { Some(n as u32 + 100) } }",
        solver: "fn main() { let d = lib::D::new(); print!(\"{}{:?}\", d.len(), lib::It(0).nth(3)) }",
        prints: "1Some(103)drop",
        absent: &["idle"],
        ..FORM
    },
    Form {
        name: "functions of a trait that only some types override",
        library: "pub trait T { fn outer(&self) -> String { self.inner() + \"!\" } fn inner(&self) -> String { \"a\".into() }
            fn never(&self) -> u8 { 0 } fn required(&self) -> u8; }
            struct A; struct B; struct C; impl T for A { fn required(&self) -> u8 { 0 } }
            impl T for B { fn inner(&self) -> String { \"b\".into() } fn never(&self) -> u8 { 1 } fn required(&self) -> u8 { 0 } }
            impl T for C { fn required(&self) -> u8 { 0 } } pub fn all() -> Vec<Box<dyn T>> { vec![Box::new(A), Box::new(B)] }",
        solver: "fn main() { for it in lib::all() { print!(\"{}\", it.outer()) } }",
        prints: "a!b!",
        absent: &["never", "required", "struct C"],
        ..FORM
    },
    Form {
        name: "imports in the code of functions",
        library: "mod util { pub mod add { pub trait Add { fn add(self) -> u8; fn idle(&self) {} } impl Add for u8 { fn add(self) -> u8 { self + 1 } } }
            pub mod idle { pub trait Idle { fn never(&self) {} } impl Idle for u8 {} } }
            pub fn f() -> u8 { #[allow(unused_imports)] use crate::util::idle::*; use crate::util::{add::Add, idle::{self, Idle}}; 2_u8.add() }",
        solver: "fn main() { println!(\"{}\", lib::f()) }",
        absent: &["idle", "Idle"],
        ..FORM
    },
    Form {
        name: "aliases that choose a conversion",
        library: "type A = i32; type B = u8; pub struct L(pub String); pub trait To<X> { fn to(x: X) -> Self; }
            impl To<A> for L { fn to(x: A) -> L { L(format!(\"i32 {x}\")) } } impl To<B> for L { fn to(x: B) -> L { L(format!(\"u8 {x}\")) } }
            pub fn to<X>(x: X) -> L where L: To<X> { L::to(x) }",
        solver: "fn main() { println!(\"{}\", lib::to(300).0) }",
        prints: "i32 300",
        ..FORM
    },
    Form {
        name: "constants in patterns, format strings and parameters",
        library: "const NONE: u8 = 0; pub const ONE: u8 = 1; const WIDTH: usize = 3; const LIMIT: usize = 4; const UNUSED: u8 = 9;
            pub fn name(x: u8) -> &'static str { match x { NONE => \"none\", ONE => \"one\", _ => \"many\" } }
            pub struct A<const N: usize = LIMIT>([u8; N]); impl<const N: usize> A<N> { pub fn new() -> Self { A([0; N]) } pub fn len(&self) -> usize { self.0.len() } }
            pub fn text(x: u8) -> String { format!(\"{x:>WIDTH$}{ONE}\") } pub fn len() -> usize { let a: A = A::new(); a.len() }",
        solver: "fn main() { println!(\"{} {}{}{}\", lib::name(0), lib::name(2), lib::text(5), lib::len()) }",
        prints: "none many  514",
        absent: &["UNUSED"],
        ..FORM
    },
    Form {
        name: "macros that are declared again",
        library: "macro_rules! v { () => { 1 } } pub fn a() -> u8 { v!() } macro_rules! v { () => { 2 } } pub fn b() -> u8 { v!() }
            macro_rules! v { () => { 9 } } pub fn c() -> u8 { v!() }",
        solver: "fn main() { println!(\"{}\", lib::a() + lib::b()) }",
        absent: &["{ 9 }"],
        ..FORM
    },
    Form {
        name: "the same name for a method and a function of a trait",
        library: "pub struct X; impl X { pub fn f(&self) -> u8 { 1 } } pub trait F { fn f(&self) -> u8; fn g(&self) -> u8; }
            impl F for X { fn f(&self) -> u8 { 4 } fn g(&self) -> u8 { 2 } } impl F for &X { fn f(&self) -> u8 { 5 } fn g(&self) -> u8 { 2 } }",
        solver: "use lib::F; fn main() { println!(\"{}\", lib::X.f() + (&lib::X).g()) }",
        ..FORM
    },
    Form {
        name: "foreign traits for foreign types",
        library: "pub struct Dead(i32); pub struct L(pub String); impl std::ops::Div<L> for String { type Output = String; fn div(self, x: L) -> String { self + &x.0 } }
            impl std::ops::Div<Dead> for String { type Output = String; fn div(self, x: Dead) -> String { format!(\"{self}{}\", x.0) } }
            impl From<i32> for L { fn from(x: i32) -> L { L(format!(\"i{x}\")) } } impl From<u8> for L { fn from(x: u8) -> L { L(format!(\"u{x}\")) } }
            pub struct W(pub u64); impl From<W> for u64 { fn from(w: W) -> u64 { w.0 } } impl From<Dead> for u64 { fn from(_: Dead) -> u64 { 0 } }",
        solver: "fn main() { let w: u64 = lib::W(3).into(); println!(\"{}{w}\", String::from(\"a\") / lib::L::from(300)) }",
        prints: "ai3003",
        absent: &["Dead"],
        ..FORM
    },
    Form {
        name: "a trait that the solver implements, and one for a type inside a function",
        library: "pub trait T { fn a(&self) -> u8; fn b(&self) -> u8 { 0 } fn dead(&self) {} } pub fn sum(x: &dyn T) -> u8 { x.a() + x.b() }
            pub fn inner() -> u8 { struct L; impl T for L { fn a(&self) -> u8 { 1 } fn b(&self) -> u8 { 1 } } sum(&L) }",
        solver: "struct S; impl lib::T for S { fn a(&self) -> u8 { 1 } } fn main() { println!(\"{}\", lib::sum(&S) + lib::inner()) }",
        absent: &["dead"],
        ..FORM
    },
    Form {
        name: "imports that go before the prelude",
        library: "pub mod r { pub struct Option(pub u8); pub fn drop(_: u8) -> u8 { 1 } pub type String = &'static str; }
            pub mod a { use super::r::{drop, Option, String}; pub fn f() -> u8 { let s: String = \"xx\"; Option(drop(1)).0 + s.len() as u8 } }",
        solver: "fn main() { println!(\"{}\", lib::a::f()) }",
        ..FORM
    },
    Form {
        name: "types that are only asked for",
        library: "use std::any::Any; pub struct A; pub struct B; pub struct C; pub fn kind(x: &dyn Any) -> u8 { if x.is::<A>() { 1 } else { 2 } }
            pub fn items() -> Vec<Box<dyn Any>> { vec![Box::new(A), Box::new(B)] } impl Drop for B { fn drop(&mut self) { print!(\"3\") } }
            impl Drop for C { fn drop(&mut self) {} }",
        solver: "fn main() { for it in &lib::items() { print!(\"{}\", lib::kind(&**it)) } }",
        prints: "123",
        absent: &["struct C"],
        ..FORM
    },
    Form {
        name: "traits that another trait requires",
        library: "pub trait Base { fn value(&self) -> u8; fn idle(&self) -> u8 { 0 } } pub trait Twice: Base { fn twice(&self) -> u8 { self.value() * 2 } }
            impl<T: Base> Twice for T {} pub struct P(pub u8); impl Base for P { fn value(&self) -> u8 { self.0 } }
            pub trait Dead: Base { fn dead(&self) -> u8 { self.idle() } } impl<T: Base> Dead for T {}",
        solver: "use lib::Twice; fn main() { println!(\"{}\", lib::P(1).twice() + 1) }",
        absent: &["Dead", "idle"],
        ..FORM
    },
    Form {
        name: "items of macros that hide those of a star",
        library: "macro_rules! make { ($n:ident, $e:expr) => { pub fn $n() -> u8 { $e } } } pub mod g { pub fn min() -> u8 { 9 } pub fn max() -> u8 { 1 } }
            pub mod a { use super::g::*; make!(min, 2); pub fn f() -> u8 { min() + max() } } pub mod b { use super::g::*; make!(mid, 8); pub fn f() -> u8 { mid() } }",
        solver: "fn main() { println!(\"{}\", lib::a::f()) }",
        absent: &["mid", "mod b {"],
        ..FORM
    },
    Form {
        name: "items of macros of std",
        library: "pub mod g { use std::cell::Cell; thread_local! { pub static X: Cell<u8> = Cell::new(9); pub static Y: Cell<u8> = Cell::new(2); } }
            pub mod a { use super::g::*; use std::cell::Cell; thread_local! { static X: Cell<u8> = Cell::new(1); } pub fn f() -> u8 { X.with(Cell::get) + Y.with(Cell::get) } }",
        solver: "fn main() { println!(\"{}\", lib::a::f()) }",
        ..FORM
    },
    Form {
        name: "impls of macros, for types that only a bound or an argument names",
        library: "use std::ops::*; pub trait Bound {} impl Bound for u8 {}
            macro_rules! imp { ({$($b:tt)*} $tr:ident for $t:ty, $f:ident, $($body:tt)*) => { impl<$($b)*> $tr for $t { fn $f(&mut self) $($body)* } } }
            pub struct Live<T: Bound>(pub T); imp!({T: Bound} Drop for Live<T>, drop, { print!(\"1\") }); struct Dead; imp!({} Drop for Dead, drop, { });
            pub trait Show { fn show(&self) -> u8; } pub struct Help; impl Help { pub fn two() -> u8 { 2 } }
            macro_rules! with { ($h:ident, $t:ty) => { impl Show for $t { fn show(&self) -> u8 { <$h>::two() } } } } with!(Help, u64);",
        solver: "use lib::Show; fn main() { let _live = lib::Live(1u8); print!(\"{}\", 3u64.show()) }",
        prints: "21",
        absent: &["struct Dead", "for Dead"],
        ..FORM
    },
    Form {
        name: "impls of macros under a condition",
        library: "pub trait Arr { fn n(&self) -> u8; }
            #[cfg(feature = \"on\")] macro_rules! arr ( ($($n:expr),+) => { $( impl Arr for [u8; $n] { fn n(&self) -> u8 { $n } } )+ } );
            #[cfg(feature = \"on\")] arr!(3, 5); pub struct Dead;
            #[cfg(feature = \"on\")] macro_rules! dead { ($t:ty) => { impl Clone for $t { fn clone(&self) -> Self { Dead } } } } dead!(Dead);",
        solver: "use lib::Arr; fn main() { println!(\"{}\", [0; 3].n()) }",
        absent: &["Dead"],
        ..FORM
    },
    Form {
        name: "imports and functions that do not compile, but are not needed",
        library: "pub mod g { pub fn gcd(_: u8) -> u8 { 3 } } pub mod a { use super::g::*; pub fn f() -> u8 { gcd(3) } }
            pub mod dead { use missing::thing; pub fn f() -> u8 { thing() } pub struct S(missing::T); impl Clone for S { fn clone(&self) -> S { S(missing::T) } } }",
        solver: "fn main() { println!(\"{}\", lib::a::f()) }",
        absent: &["dead", "missing"],
        ..FORM
    },
    Form {
        name: "items that are deprecated already, under lints that forbid",
        library: "#![deny(warnings)] #![forbid(deprecated)] #[deprecated = \"use g\"] pub fn f() -> u8 { 3 } #[deprecated(since = \"1\", note = \"old\")] pub fn dead() {}",
        solver: "#![allow(deprecated)] fn main() { println!(\"{}\", lib::f()) }",
        absent: &["dead"],
        ..FORM
    },
    Form {
        name: "items that act although nothing names them",
        library: "use std::alloc::{GlobalAlloc, Layout, System}; pub struct A; #[global_allocator] static G: A = A; static mut N: u8 = 0; pub fn n() -> u8 { unsafe { N } }
            unsafe impl GlobalAlloc for A { unsafe fn alloc(&self, l: Layout) -> *mut u8 { unsafe { if N < 3 { N += 1; } System.alloc(l) } }
            unsafe fn dealloc(&self, p: *mut u8, l: Layout) { unsafe { System.dealloc(p, l) } } }",
        solver: "fn main() { let _v: Vec<Vec<u8>> = (0..9).map(|_| vec![1]).collect(); println!(\"{}\", lib::n()) }",
        ..FORM
    },
    Form {
        name: "traits that a macro is given, for types of std",
        library: "pub trait Show { fn show(&self) -> u8; } pub trait Idle { fn idle(&self) -> u8 { help() } } fn help() -> u8 { 9 }
            macro_rules! show { ($tr:ident, $f:ident, $($t:ty)*) => { $(impl $tr for $t { fn $f(&self) -> u8 { *self as u8 } })* } }
            show!(Show, show, u8 u16); show!(Idle, idle, u8 u16);
            macro_rules! empty { ($tr:ident for $($t:ty)*) => { $(impl $tr for $t {})* } } empty!(Idle for u32 u64);",
        solver: "use lib::Show; fn main() { println!(\"{}\", 3u16.show()) }",
        absent: &["Idle", "help", "empty"],
        ..FORM
    },
    Form {
        name: "traits that only an import and a call of a function name",
        library: "pub mod a { pub trait More { fn more(&self) -> u8; } impl More for u8 { fn more(&self) -> u8 { *self + 1 } } }
            mod b { pub trait Less { fn less(&self) -> u8; } impl Less for u8 { fn less(&self) -> u8 { *self - 1 } } }
            mod c { pub use super::b::Less as Fewer; pub trait Idle { fn idle(&self) {} } impl Idle for u8 {} }
            use a::More; use c::{Fewer, Idle}; pub fn f(x: u8) -> u8 { x.more().more().less() }",
        solver: "fn main() { println!(\"{}\", lib::f(2)) }",
        absent: &["Idle"],
        ..FORM
    },
    Form {
        name: "names that own items share with others",
        library: "mod own { pub trait Display { fn show(&self); } pub trait Drop { fn end(&self); } pub struct A; impl Drop for A { fn end(&self) {} } }
            mod all { pub use std::fmt::*; } use all::Display; type Short = Long; pub struct Long(pub u8);
            pub trait Tag { fn tag(&self) -> u8 { 7 } } impl Tag for Short { fn tag(&self) -> u8 { self.0 } }
            impl Display for Long { fn fmt(&self, f: &mut all::Formatter) -> all::Result { write!(f, \"{}\", self.tag()) } }
            impl Drop for Long { fn drop(&mut self) { print!(\"d\") } }
            mod far { impl super::Long { pub fn new() -> Self { Self(super::X - 1) } } } const X: u8 = 4;
            pub fn say() { const ONE: u8 = 1; print!(\"{ONE}{TWO}\") } const TWO: u8 = 2; const SIX: u8 = 6;",
        solver: "fn main() { lib::say(); println!(\"{}\", lib::Long::new()) }",
        prints: "123\nd",
        absent: &["mod own", "SIX"],
        ..FORM
    },
];

#[test]
fn what_is_reached_stays() {
    check(FORMS);
}
