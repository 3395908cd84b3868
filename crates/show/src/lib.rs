//! Finds a game, explains a position, makes tables of values, and names the game of a table. Knows no
//! files, processes or terminals, so that a page in the browser can do the same as the command line.
//!
//! Imports go one way: each of these knows only those in the lines above it.
//!
//! - `catalogue` finds a module by words or questions.
//! - `rule` reads the parameters of a game, `quiet` hears what a module refuses.
//! - `games` are those of which a position can be typed.
//! - `question` is what a user asks of one.
//! - `table` makes tables of values, `colour` is their scale.
//! - `draw` draws tables, `explain` says who wins, why and how, `guess` names the game of a table.
//! - `play` knows the legal moves, and plays perfectly.

pub mod catalogue;
pub mod colour;
pub mod draw;
pub mod explain;
pub mod games;
pub mod guess;
pub mod play;
pub mod question;
pub mod quiet;
pub mod rule;
pub mod table;
