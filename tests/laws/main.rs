//! Every module against brute force from the rules: `games/*/laws.rs`.

// Newer than the library, whose compilers never see it.
#![allow(clippy::incompatible_msrv)]

mod brute_force;
mod compound;
mod entries;
mod entry;
mod graph;
mod large;
mod nimber_laws;
mod number;
mod random;
mod splitting;
mod strip;

macro_rules! declare {
    ($($game:ident $laws:literal)*) => {
        $(#[path = $laws] mod $game;)*
    };
}

games::laws!(declare);
