//! The pieces of solvers, with placeholders: `@crate` begins a path of this library, `@name` is its
//! name, `@module` one of its modules. `@own` begins a path of an own crate. `@id` and `@n` are
//! numbers, `@if` is a condition. `@num` and so on are macros of that family in scope.

/// Modules whose functions `grundy` and `wins` take a slice and return different values.
pub const MODULES: &[&str] = &["nim", "staircase_nim", "welter"];

/// Other modules that the pieces use.
pub const OTHERS: &[&str] = &["bounded_nim", "moore_nim"];

/// Pieces, each of which defines `f@id`.
pub const PIECES: &[&str] = &[
    "use @crate::@module as a@id; pub fn f@id() -> u64 { a@id::grundy(&[@n, 3]) }",
    "use @crate::@module::grundy as g@id; pub fn f@id() -> u64 { g@id(&[@n, 3]) }",
    "use @crate::{@module::{self as a@id, grundy as g@id}};
     pub fn f@id() -> u64 { a@id::grundy(&[@n, 3]) + 7 * g@id(&[@n, 1]) }",
    "use {std::fmt as s@id, @name::@module as a@id};
     pub fn f@id() -> u64 { let x: Result<(), s@id::Error> = Ok(()); a@id::grundy(&[@n, 3]) }",
    "pub fn f@id() -> u64 { @crate::@module::grundy(&[@n, 3]) }",
    "pub fn f@id() -> u64 { @crate::moore_nim::wins(&[@n, 3], 1) as u64 }",
    "pub fn f@id() -> u64 { use @crate::@module::*; grundy(&[@n, 3]) }",
    "pub fn f@id() -> u64 { use @crate::*; @module::grundy(&[@n, 3]) }",
    "mod n@id { use @crate::@module; pub fn f() -> u64 { @module::grundy(&[@n, 3]) } }
     pub fn f@id() -> u64 { n@id::f() }",
    "mod n@id { pub mod d { use @crate::*; pub fn f() -> u64 { @module::grundy(&[@n, 3]) } } }
     pub fn f@id() -> u64 { n@id::d::f() }",
    "mod n@id { pub use @crate::{@module, bounded_nim as b}; }
     pub fn f@id() -> u64 { n@id::@module::grundy(&[@n, 3]) + n@id::b::grundy(&[@n], 5) }",
    "use @crate as c@id; pub fn f@id() -> u64 { c@id::@module::grundy(&[@n, 3]) }",
    "mod n@id { pub use @crate::{self as c}; }
     pub fn f@id() -> u64 { n@id::c::@module::grundy(&[@n, 3]) }",
    "mod n@id { pub fn @module() -> u64 { @n } } use n@id::@module as a@id;
     pub fn f@id() -> u64 { a@id() + @crate::@module::grundy(&[@n, 3]) }",
    "pub fn f@id() -> u64 { fn @module() -> u64 { @n } use @crate::@module;
     @module() + @module::grundy(&[@n, 3]) }",
    "pub fn f@id() -> u64 { mod @module { pub fn grundy(_: &[u64]) -> u64 { @n } }
     7 * @module::grundy(&[1]) + @crate::@module::grundy(&[@n, 3]) }",
    "pub fn f@id() -> u64 { let @module = @n; @module + @crate::@module::grundy(&[@module, 3]) }",
    "pub fn f@id() -> u64 { let @name = @n; @name + @crate::@module::grundy(&[@name, 3]) }",
    "struct S@id { @name: u64 } pub fn f@id() -> u64 { let s = S@id { @name: @n };
     s.@name + @crate::@module::grundy(&[s.@name, 3]) }",
    "pub fn f@id() -> u64 { '@name: loop { break '@name @crate::@module::grundy(&[@n, 3]) } }",
    "pub fn f@id() -> u64 { let s = format!(\"@name::chomp {}\", @crate::@module::grundy(&[@n, 3]));
     s.bytes().map(u64::from).sum() }",
    "pub fn f@id() -> u64 { matches!(@n, x if @crate::@module::wins(&[x, 3])) as u64 }",
    "pub fn f@id() -> u64 { const X: fn(&[u64]) -> u64 = @crate::@module::grundy; X(&[@n, 3]) }",
    "trait T@id { fn value@id(&self) -> u64; }
     impl T@id for [u64] { fn value@id(&self) -> u64 { @crate::@module::grundy(self) } }
     pub fn f@id() -> u64 { [@n, 3][..].value@id() }",
    "pub fn f@id() -> u64 { if 1 < @crate::@module::grundy(&[@n, 3]) { 1 } else { @n } }",
    "pub fn f@id() -> u64 { #[cfg(@if)] { return @crate::@module::grundy(&[@n, 3]); }
     #[cfg(not(@if))] { @n } }",
    "#[cfg(@if)] use @crate::@module as a@id;
     #[cfg(not(@if))] mod a@id { pub fn grundy(_: &[u64]) -> u64 { @n } }
     pub fn f@id() -> u64 { a@id::grundy(&[@n, 3]) }",
    "pub fn f@id() -> u64 { match @n { #[cfg(@if)] 0..=400 => @crate::@module::grundy(&[@n, 3]),
     #[cfg(not(@if))] 0..=500 => 2, _ => 1 } }",
    "macro_rules! l@id { ($m:ident) => { @crate::$m::grundy(&[@n, 3]) } }
     pub fn f@id() -> u64 { l@id!(@module) }",
    "macro_rules! l@id { () => { use @crate::@module::grundy as h@id; } } l@id!();
     pub fn f@id() -> u64 { h@id(&[@n, 3]) }",
    "macro_rules! l@id { (@name :: $m:ident) => { @name::$m::grundy(&[@n, 3]) } }
     pub fn f@id() -> u64 { l@id!(@name::@module) }",
    "macro_rules! l@id { ($p:path) => {{ use $p as p; p(&[@n, 3]) }} }
     pub fn f@id() -> u64 { l@id!(@crate::@module::grundy) }",
    "#[macro_export] macro_rules! e@id { () => { $crate::base() + @n } }
     pub fn f@id() -> u64 { crate::e@id!() }",
    "pub fn f@id() -> u64 { macro_rules! tw { ($x:expr) => { $x + @n } } tw!(@n) }",
    "macro_rules! t@id { ($x:expr) => { $x + @n } } pub(crate) use t@id as v@id;
     pub fn f@id() -> u64 { self::v@id!(@n) }",
];

/// Pieces, each of which defines `f@id` by a macro that is in scope.
pub const CALLS: &[&str] = &[
    "pub fn f@id() -> u64 { @num!(@n) }",
    "pub fn f@id() -> u64 { @num!(@crate::@module::grundy(&[@n, 3])) }",
    "pub fn f@id() -> u64 { @num! { @num![@n] } }",
    "mod n@id { pub fn f() -> u64 { @num!(@n) } } pub fn f@id() -> u64 { n@id::f() }",
    "pub fn f@id() -> u64 { @path!(@name::@module::grundy)(&[@n, 3]) }",
    "@room!(n@id, @n); pub fn f@id() -> u64 { n@id::f() }",
    "@with!(n@id, @name::@module::grundy); pub fn f@id() -> u64 { n@id::f() }",
    "@fun!(f@id, @name::@module::grundy(&[@n, 3]));",
    "@fun! { f@id, @num!(@n) }",
];

/// Pieces, each of which defines `f@id` by calling an own crate.
pub const OWN: &[&str] = &[
    "pub fn f@id() -> u64 { @own::base() + @n }",
    "use @own::base as b@id; pub fn f@id() -> u64 { b@id() + @n }",
    "use @own as o@id; pub fn f@id() -> u64 { o@id::base() }",
    "mod n@id { pub use @own::*; } pub fn f@id() -> u64 { n@id::base() + @n }",
    "mod n@id { use @own::below::Point; pub fn f() -> u64 { Point(@n) + Point(1) } }
     pub fn f@id() -> u64 { n@id::f() }",
    "use @own::Left as L@id; pub fn f@id() -> u64 { L@id(@n).0 }",
    "pub fn f@id() -> u64 { use @own::prelude::*; @n.value() }",
    "pub fn f@id() -> u64 { use @own::*; @n.twice() }",
    "pub fn f@id() -> u64 { @own::outer!(@n) + @own::within!(@n) }",
    "pub fn f@id() -> u64 { use @own::{within, outer as o}; within!(@n) * o!(@n) }",
    "macro_rules! l@id { ($x:expr) => { @own::outer!($x) + @own::base() } }
     pub fn f@id() -> u64 { l@id!(@n) }",
    "pub fn f@id() -> u64 { @own::on() + @n }",
];

/// The start of an own crate.
pub const LIBRARY: &str = "#![allow(warnings)]
pub fn base() -> u64 { @n }
pub mod below { pub struct Point(pub u64); mod unused { pub fn f() {} } }
mod acts { impl std::ops::Add for crate::below::Point {
    type Output = u64;
    fn add(self, other: Self) -> u64 { self.0 * @n + other.0 }
} }
pub mod left { pub struct Left(pub u64); pub mod right { pub struct Right; } }
pub use left::Left;
pub use self::left::right::Right;
mod traits { pub trait Value { fn value(&self) -> u64 { @n } } impl Value for i32 {} }
pub mod prelude { pub use crate::traits::Value; }
mod shapes { pub trait Twice { fn twice(&self) -> u64 { @n } } impl Twice for i32 {} }
pub use shapes::Twice;
mod macros {
    #[macro_export] macro_rules! within { ($x:expr) => { $crate::base() * $x + @n } }
    pub fn f() -> u64 { within!(@n) + crate::outer!(@n) }
}
#[macro_export] macro_rules! outer { ($x:expr) => { $crate::within!($x) + $crate::below::Point(@n).0 } }
#[cfg(feature = \"on\")] pub fn on() -> u64 { @n }
#[cfg(not(feature = \"on\"))] pub fn on() -> u64 { @n }
";

/// Pieces inside an own crate, each of which defines `f@id`.
pub const INSIDE: &[&str] = &[
    "pub(crate) fn h@id() -> u64 { @n } pub fn f@id() -> u64 { crate::base() + self::h@id() }",
    "mod n@id { use crate::{base as b, left::*}; pub fn f() -> u64 { b() + Left(@n).0 } }
     pub fn f@id() -> u64 { n@id::f() }",
    "mod n@id { pub(in crate) fn f() -> u64 { @n } } pub fn f@id() -> u64 { n@id::f() }",
    "macro_rules! k@id { ($v:vis) => { $v fn f@id() -> u64 { $crate::base() + crate::base() } } }
     k@id!(pub);",
    "pub fn f@id() -> u64 { crate::outer!(@n) + if cfg!(feature = \"on\") { @n } else { @n } }",
    "pub fn f@id() -> u64 { use crate::traits::Value; crate::macros::f() + 5.value() }",
    "pub fn f@id() -> u64 { use crate::prelude::*; use crate::within as i; i!(3.value()) }",
];
