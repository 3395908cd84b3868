//! The shim for the crate proconio. Bundles for a judge without that crate include it like a crate
//! of the user's own. It uses only std.

use crate::source::items;
use crate::text::edit::Edit;
use crate::text::tokens::Code;
use std::ops::Range;

pub const CRATE: &str = "proconio";
/// The line above the shim.
pub const MARKER: &str = "// proconio: the crate's macros and markers, with std only";
/// The attribute that buffers the output of a function.
pub const FASTOUT: &str = "fastout";
pub static SOURCE: &str = include_str!("source.rs");

/// The local `print!` and `println!` of a function with the attribute `fastout`.
const BUFFER: &str = " let mut fastout_ = \
    std::io::BufWriter::new(std::io::stdout().lock()); \
    #[allow(unused_macros)] macro_rules! print { ($($t:tt)*) => {{ \
    use std::io::Write as _; std::write!(fastout_, $($t)*).unwrap() }}; } \
    #[allow(unused_macros)] macro_rules! println { ($($t:tt)*) => {{ \
    use std::io::Write as _; std::writeln!(fastout_, $($t)*).unwrap() }}; }";

/// Replaces the attribute `fastout` from `i` to `end` by macros in the function that follows.
pub fn fastout(code: &Code, i: usize, end: usize) -> Vec<Edit> {
    let mut at = items::keyword(code, end + 1);
    // An argument of a type may be in braces, as in `A<{ 2 }>`.
    while at < code.len() && (!code.is(at, "{") || code.is_before(at, "<")) {
        at = code.after(at);
    }
    let mut last = at;
    while let Some((_, end)) = code.attribute(last + 1).filter(|_| code.is(last + 2, "!")) {
        last = end;
    }
    let attribute = code.span(i..end + 1);
    let rest = &code.text[attribute.end..];
    let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
    vec![
        Edit::delete(attribute.start..attribute.end + blanks),
        Edit::insert(code.range(last).end, BUFFER),
    ]
}

/// Puts the struct after the attribute `derive_readable`, which goes from `i` to `end`, into a
/// macro call.
pub fn derive_readable(code: &Code, i: usize, path: Range<usize>, end: usize) -> Vec<Edit> {
    let start = items::start(code, i);
    let last = items::end(code, start, code.len());
    let head = format!("{}! {{ ", code.text_of(path));
    vec![
        Edit::insert(code.range(start).start, head),
        Edit::delete(code.span(i..end + 1)),
        Edit::insert(code.range(last - 1).end, " }"),
    ]
}
