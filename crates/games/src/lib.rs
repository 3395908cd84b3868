//! The games in the order of `src/lib.rs`, for whoever needs them all. Each macro calls the one that
//! it is given with a list of
//!
//! - `modules!`: name, theme, and the paths of the module, its program and its words for the search;
//! - `moves!`, `laws!`, `twins!`, `entries!`, `tried_entries!`: name, and the path of this
//!   file in the game's folder, for those that have it;
//! - `problems!`: the name of each folder in `problems/`, and the path of its solver.

include!(concat!(env!("OUT_DIR"), "/lists.rs"));
