//! Finds a module by words, by the name of a problem or by questions; explains positions, makes
//! tables, plays. Uses no files, processes or terminals, so that the page can do the same as the
//! command line.

pub mod api;
pub mod ask;
pub mod colour;
pub mod draw;
pub mod ending;
pub mod explain;
pub mod ids;
pub mod index;
pub mod list;
pub mod named;
pub mod parameters;
pub mod play;
pub mod problems;
pub mod question;
pub mod refusal;
pub mod search;
mod sections;
mod spelling;
pub mod statement;
pub mod table;
pub mod template;
pub mod words;
