//! The code around the pieces of a solver.

/// Text that looks like a use of the library.
pub const TRAPS: &[&str] = &[
    "// use @name::chomp; \"",
    "/* @name::welter /* \" */ ' mod x; */",
    "/// @name::nimble\n#[doc = \"mod x;\"]\nconst D@id: u8 = 0;",
    "const X@id: &str = \"use @name::chomp; mod x; // \\\" \\\\\";",
    "const X@id: &str = \"two\n// nim_snippets: nim@00000000\nmod nim_snippets {\";",
    "const X@id: &str = r##\"macro_rules! tw {} @name::welter \"# } \"##;",
    "const X@id: (char, char, u8) = ('\\'', '\"', b'\\'');",
    "fn l@id<'@name>(x: &'@name u8) -> &'@name u8 { 'r: loop { break 'r x } }",
    "#[cfg(any())] mod nothing@id;",
    "macro_rules! never@id { () => { compile_error!(\"macro_use\") } }",
];

/// Conditions, and whether they hold (both at home and at the judge).
pub const CONDITIONS: &[(&str, bool)] = &[
    ("all()", true),
    ("any()", false),
    ("not(test)", true),
    ("test", false),
    ("debug_assertions", false),
    ("not(debug_assertions)", true),
    ("not(feature = \"local\")", true),
    ("feature = \"local\"", false),
    ("any(windows, not(test))", true),
    ("all(unix, test)", false),
    ("any(unix, windows, not(any(unix, windows)))", true),
];

/// Attributes before a module and in it, and whether they export its macros.
pub const EXITS: &[(&str, &str, bool)] = &[
    ("", "", false),
    ("", "", false),
    ("#[macro_use] ", "", true),
    ("", "#![macro_use]\n", true),
    ("#[allow(unused)]\n#[macro_use]\npub(crate) ", "", true),
    ("#[cfg_attr(all(), macro_use)] ", "", true),
    ("#[cfg_attr(any(), macro_use)] ", "", false),
    ("", "#![cfg_attr(not(test), macro_use)]\n", true),
    ("#[cfg_attr(all(), allow(unused), macro_use)] pub ", "", true),
    ("", "//! mod x;\n#![allow(unused)]\n", false),
];
