//! The games. Each has its legal moves, written from the rules alone, and a description, from which
//! tests, explanations, tables and programs follow. Modules that only help with games have none.

pub mod entry;
#[cfg(test)]
#[path = "../tests/support/mod.rs"]
mod support;
pub mod words;

use entry::Game;

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
pub mod strange_nim;
pub mod fraction_nim;
pub mod constrained_nim;
pub mod no_repeat_nim;
pub mod end_nim;
pub mod ordered_nim;
pub mod greedy_nim;
pub mod all_but_game;
pub mod submask_nim;
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
pub mod three_heap_wythoff;
// Coins and boards
pub mod coin_turning;
pub mod run_turning;
pub mod multiples_game;
pub mod chomp;
pub mod chocolate;
pub mod cutting_game;
pub mod nimber;
// Graphs
pub mod vertex_geography;
pub mod directed_geography;
pub mod dag_game;
pub mod board_game;
pub mod green_hackenbush;
pub mod node_kayles;
pub mod rerooted_tree;
// Any game
pub mod misere_sums;
pub mod selective_game;

/// The games of each module that has some, in the order of `src/lib.rs`.
const GAMES: &[&[Game]] = &[
    nim::GAMES,
    misere_nim::GAMES,
    moore_nim::GAMES,
    exact_nim::GAMES,
    bounded_nim::GAMES,
    range_nim::GAMES,
    poker_nim::GAMES,
    subtraction_game::GAMES,
    window_game::GAMES,
    strange_nim::GAMES,
    fraction_nim::GAMES,
    constrained_nim::GAMES,
    no_repeat_nim::GAMES,
    end_nim::GAMES,
    ordered_nim::GAMES,
    greedy_nim::GAMES,
    all_but_game::GAMES,
    submask_nim::GAMES,
    subtraction_formula::GAMES,
    staircase_nim::GAMES,
    staircase_graph::GAMES,
    staircase_tree::GAMES,
    nimble::GAMES,
    northcott::GAMES,
    silver_dollar::GAMES,
    welter::GAMES,
    interval_nim::GAMES,
    halving_nim::GAMES,
    equal_split::GAMES,
    fair_split::GAMES,
    octal_game::GAMES,
    lasker_nim::GAMES,
    grundys_game::GAMES,
    take_or_split3::GAMES,
    treblecross::GAMES,
    distinct_split::GAMES,
    strip_colouring::GAMES,
    wythoff::GAMES,
    fibonacci_nim::GAMES,
    schwenk_nim::GAMES,
    euclid_game::GAMES,
    power_game::GAMES,
    prime_power_game::GAMES,
    delete_nim::GAMES,
    bean_game::GAMES,
    divisor_games::GAMES,
    coprime_game::GAMES,
    growth_race::GAMES,
    diagonal_wythoff::GAMES,
    near_wythoff::GAMES,
    three_heap_wythoff::GAMES,
    coin_turning::GAMES,
    run_turning::GAMES,
    multiples_game::GAMES,
    chomp::GAMES,
    chocolate::GAMES,
    cutting_game::GAMES,
    nimber::GAMES,
    vertex_geography::GAMES,
    directed_geography::GAMES,
    dag_game::GAMES,
    board_game::GAMES,
    green_hackenbush::GAMES,
    node_kayles::GAMES,
    rerooted_tree::GAMES,
    misere_sums::GAMES,
    selective_game::GAMES,
];

/// All games whose positions can be typed, in the order of the modules.
pub fn games() -> impl Iterator<Item = &'static Game> {
    GAMES.iter().copied().flatten()
}

/// The games of a module.
pub fn of(module: &str) -> &'static [Game] {
    let is_of = |games: &&&[Game]| games.iter().any(|game| game.module == module);
    GAMES.iter().find(is_of).copied().unwrap_or_default()
}
