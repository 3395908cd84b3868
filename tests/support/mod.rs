//! Brute force that knows only the rules of a game, and generators of positions.

// Newer than the library, whose compilers never see it.
#![allow(clippy::incompatible_msrv)]

pub mod brute_force;
pub mod graph;
pub mod large;
pub mod nimber_laws;
pub mod number;
pub mod random;
pub mod splitting;
pub mod strip;

use crate::entry::SMALL;
pub use crate::entry::lists as heaps;

/// All positions of the ranges in [`SMALL`].
pub fn small_heaps() -> impl Iterator<Item = Vec<u64>> {
    SMALL.into_iter().flat_map(|(count, max)| heaps(count, max))
}

/// Checks that `call` panics with a message that contains `message`.
pub fn assert_panics<R>(message: &str, call: impl FnOnce() -> R) {
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(call));
    let payload = result.err().unwrap_or_else(|| panic!("no panic with `{message}`"));
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text = text.or(payload.downcast_ref::<&str>().copied()).unwrap_or_default();
    assert!(text.contains(message), "the panic says `{text}`, not `{message}`");
}
