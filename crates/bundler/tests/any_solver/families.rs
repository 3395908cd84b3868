//! The macros of solvers. Their templates have the placeholders of `pieces`.

/// The macros of a family have the same arguments, so each can replace another.
pub struct Family {
    /// The placeholder for a macro of this family.
    pub sign: &'static str,
    pub names: &'static [&'static str],
    pub rules: &'static [&'static str],
}

pub const FAMILIES: &[Family] = &[
    Family {
        sign: "@num",
        names: &["tw", "up", "cut", "tw", "up", "cut", "tw", "up", "cut", "vec", "assert"],
        rules: &[
            "($x:expr) => { $x * 10 + @n };",
            "($x:expr) => { $x * 10 + @n };",
            "($x:expr) => { @num!($x) + @n };",
            "($x:expr) => { @num!($x) + @num!(@n) };",
            "($x:expr) => { $x + @crate::@module::grundy(&[$x + 1, 0]) };",
            "($x:expr) => { $x + $crate::base() * @n };",
            "(1) => { @n }; ($x:expr) => {{ macro_rules! inner { () => { @n } } $x + inner!() }};",
        ],
    },
    Family {
        sign: "@path",
        names: &["way"],
        rules: &[
            "($p:path) => { $p };",
            "($($p:tt)+) => { $($p)+ };",
            "($p:expr) => { $p };",
            "($c:ident :: $m:ident :: $f:ident) => { $c::$m::$f };",
        ],
    },
    Family {
        sign: "@room",
        names: &["room"],
        rules: &[
            "($n:ident, $x:expr) => { mod $n { pub fn f() -> u64 { $x + @n } } };",
            "($n:ident, $x:expr) => { mod $n { pub fn f() -> u64 { $x + @crate::@module::grundy(&[@n, 3]) } } };",
            "($n:ident, $x:expr) => { mod $n { use @crate::@module; pub fn f() -> u64 { $x + @module::grundy(&[@n, 3]) } } };",
        ],
    },
    Family {
        sign: "@with",
        names: &["with"],
        rules: &[
            "($n:ident, $p:path) => { mod $n { use $p as w; pub fn f() -> u64 { w(&[@n, 3]) } } };",
            "($n:ident, $($p:tt)+) => { mod $n { pub fn f() -> u64 { $($p)+(&[@n, 3]) } } };",
            "($n:ident, $p:path) => { with!(@ $n, $p); }; (@ $n:ident, $p:path) => { mod $n { use $p as w; pub fn f() -> u64 { w(&[@n, 3]) } } };",
        ],
    },
    Family {
        sign: "@fun",
        names: &["fun"],
        rules: &[
            "($f:ident, $x:expr) => { pub fn $f() -> u64 { $x * 3 + @n } };",
            "($f:ident, $($x:tt)+) => { pub fn $f() -> u64 { @n + $($x)+ } };",
        ],
    },
    Family {
        sign: "@make",
        names: &["make"],
        rules: &[
            "($t:ident, $n:expr) => { macro_rules! $t { ($x:expr) => { $x * 10 + $n } } };",
            "($t:ident, $n:expr) => { macro_rules! $t { ($x:expr) => { $x + $n * @n } } };",
        ],
    },
];
