//! Every kernel of a module against the plain code that its doc states: `games/*/twin.rs`, each
//! inside the text of its module, whose private functions it calls.

#![cfg(test)]
#![allow(dead_code, clippy::all)] // clippy reads the modules in the library, as old compilers do

#[path = "../../../tests/laws/random.rs"]
mod random;
mod shared;

include!(concat!(env!("OUT_DIR"), "/twins.rs"));
