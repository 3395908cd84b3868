//! Every module against brute force from the rules, one file for each theme of the catalogue.

#[path = "../common/brute_force.rs"]
mod brute_force;
#[path = "../common/random.rs"]
mod random;

mod any_game;
mod boards;
mod graphs;
mod heaps;
mod numbers;
mod splitting;
mod strips;
