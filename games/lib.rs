//! The games. Each has its legal moves, written from the rules alone, and a description, from which
//! tests, explanations, tables and programs follow. `words/` has the search phrases.

pub mod entry;
mod module;
#[cfg(test)]
#[path = "../tests/support/mod.rs"]
mod support;

use entry::Game;
pub use module::{Limit, Module};

macro_rules! games {
    ($(pub mod $name:ident;)*) => {
        $(pub mod $name;)*

        /// All modules, in the order of `src/lib.rs`.
        pub const MODULES: &[Module] = &[$(Module {
            name: stringify!($name),
            source: include_str!(concat!("../snippets/", stringify!($name), ".rs")),
            words: include_str!(concat!("words/", stringify!($name), ".txt")),
            games: $name::CONTENT.games,
        }),*];
    };
}

games! {
    // Taking from heaps
    pub mod nim;
    pub mod misere_nim;
    pub mod moore_nim;
    pub mod exact_nim;
    pub mod bounded_nim;
    pub mod range_nim;
    pub mod poker_nim;
    pub mod subtraction_game;
    pub mod window_game;
    pub mod monotone_game;
    pub mod strange_nim;
    pub mod fraction_nim;
    pub mod constrained_nim;
    pub mod arbitrary_nim;
    pub mod no_repeat_nim;
    pub mod end_nim;
    pub mod ordered_nim;
    pub mod greedy_nim;
    pub mod nim_counting;
    pub mod moore_counting;
    pub mod strip_counting;
    pub mod unfair_nim;
    pub mod xor_basis;
    pub mod all_but_game;
    pub mod submask_nim;
    pub mod distinct_counting;
    pub mod subtraction_formula;
    // Pieces on a strip
    pub mod staircase_nim;
    pub mod staircase_graph;
    pub mod staircase_tree;
    pub mod nimble;
    pub mod northcott;
    pub mod silver_dollar;
    pub mod welter;
    // Heaps and rows that split
    pub mod interval_nim;
    pub mod halving_nim;
    pub mod equal_split;
    pub mod fair_split;
    pub mod octal_game;
    pub mod lasker_nim;
    pub mod grundys_game;
    pub mod take_or_split3;
    pub mod treblecross;
    pub mod distinct_split;
    pub mod strip_colouring;
    // Numbers
    pub mod wythoff;
    pub mod fibonacci_nim;
    pub mod schwenk_nim;
    pub mod euclid_game;
    pub mod power_game;
    pub mod prime_power_game;
    pub mod delete_nim;
    pub mod bean_game;
    pub mod divisor_games;
    pub mod coprime_game;
    pub mod growth_race;
    pub mod diagonal_wythoff;
    pub mod near_wythoff;
    pub mod euclid_counting;
    pub mod quotient_game;
    pub mod three_heap_wythoff;
    // Coins and boards
    pub mod coin_turning;
    pub mod run_turning;
    pub mod multiples_game;
    pub mod chomp;
    pub mod chocolate;
    pub mod cutting_game;
    pub mod nimber;
    pub mod rectangle_game;
    // Graphs
    pub mod vertex_geography;
    pub mod directed_geography;
    pub mod loopy_game;
    pub mod loopy_sums;
    pub mod dag_game;
    pub mod board_game;
    pub mod green_hackenbush;
    pub mod node_kayles;
    pub mod rerooted_tree;
    pub mod hackendot;
    // Any game
    pub mod misere_sums;
    pub mod selective_game;
    pub mod sprague_grundy;
    pub mod grundy_table;
    pub mod mask_solver;
    pub mod outcome_search;
    pub mod periodicity;
    pub mod grid_period;
}

/// All games whose positions can be typed, in the order of the modules.
pub fn games() -> impl Iterator<Item = &'static dyn Game> {
    MODULES.iter().flat_map(|module| module.games.iter().copied())
}
