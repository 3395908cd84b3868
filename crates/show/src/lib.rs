//! Explains a position, makes tables of values, and plays. Knows no files, processes or terminals, so
//! that a page in the browser can do the same as the command line.
//!
//! Imports go one way: each of these knows only those in the lines above it.
//!
//! - `parameters` reads those of a game, `refusal` hears what a module refuses.
//! - `question` is what a user asks of one.
//! - `table` makes tables of values, `colour` is their scale.
//! - `draw` draws tables, `explain` says who wins, why and how.
//! - `play` knows the legal moves, and plays perfectly.

pub mod colour;
pub mod draw;
pub mod explain;
pub mod parameters;
pub mod play;
pub mod question;
pub mod refusal;
pub mod table;
