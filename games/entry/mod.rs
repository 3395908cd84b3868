//! Descriptions of games: the form of a position, the answers of the module, the legal moves, the
//! reason for a loss. Tests compare the module with its description; `explain`, `table`, `guess` and
//! `play` show it. Each is a [`Game`].

mod answers;
mod calls;
mod compound;
mod edges;
mod game;
mod heaps;
mod macros;
mod moves;
mod parameters;
mod position;
mod program;
pub mod rule;
mod shape;
mod splitting;
mod told;
mod writing;

pub use answers::*;
pub use calls::*;
pub use compound::*;
pub use edges::*;
pub use game::*;
pub use heaps::*;
pub(crate) use macros::*;
pub use moves::*;
pub use parameters::*;
pub use position::*;
pub use rule::{Parameter, Rule};
pub use shape::*;
pub use splitting::*;
pub use told::*;
pub use writing::{ALONE, Graph, Writing, on_graph};
