//! The legal moves of each game, from its rules alone: `games/*/moves.rs`. No module is used here:
//! the laws hold the modules against it, and whoever plays a game asks it which moves there are.
//!
//! `moves` of a game takes a position and the parameters of the rules, and gives all moves, in the
//! order in which the module lists its winning ones, each with the position that it leaves.

pub mod compound;
pub mod graph;
pub mod heaps;
pub mod splitting;

macro_rules! declare {
    ($($game:ident $moves:literal)*) => {
        $(#[path = $moves]
        pub mod $game;)*
    };
}

games::moves!(declare);
