//! Every module against brute force from the rules, one file for each.

#[path = "../common/brute_force.rs"]
mod brute_force;
#[path = "../common/compound.rs"]
mod compound;
#[path = "../common/graph.rs"]
mod graph;
#[path = "../common/large.rs"]
mod large;
#[path = "../common/nimber_laws.rs"]
mod nimber_laws;
#[path = "../common/number.rs"]
mod number;
#[path = "../common/random.rs"]
mod random;
#[path = "../common/splitting.rs"]
mod splitting;
#[path = "../common/strip.rs"]
mod strip;

mod all_but_game;
mod arbitrary_nim;
mod bean_game;
mod board_game;
mod bounded_nim;
mod bounded_tuples;
mod chocolate;
mod chomp;
mod coin_turning;
mod conjunctive_game;
mod constrained_nim;
mod coprime_game;
mod cutting_game;
mod dag_game;
mod delete_nim;
mod directed_geography;
mod divisor_games;
mod end_nim;
mod equal_split;
mod euclid_game;
mod exact_nim;
mod fair_split;
mod fibonacci_nim;
mod game_graph;
mod greedy_nim;
mod green_hackenbush;
mod grid_period;
mod grundy_table;
mod grundys_game;
mod halving_nim;
mod interval_nim;
mod lasker_nim;
mod loopy_game;
mod loopy_sums;
mod mask_solver;
mod misere_nim;
mod misere_sums;
mod moore_counting;
mod moore_nim;
mod multiples_game;
mod nim;
mod nim_counting;
mod nimber;
mod nimber_log;
mod nimble;
mod no_repeat_nim;
mod node_kayles;
mod northcott;
mod octal_game;
mod octal_table;
mod ordered_nim;
mod outcome_search;
mod periodicity;
mod poker_nim;
mod power_game;
mod prime_power_game;
mod random_stop;
mod range_nim;
mod schwenk_nim;
mod selective_game;
mod silver_dollar;
mod sprague_grundy;
mod staircase_graph;
mod staircase_nim;
mod staircase_tree;
mod strange_nim;
mod subtraction_game;
mod subtraction_table;
mod take_or_split3;
mod treblecross;
mod unfair_nim;
mod vertex_geography;
mod welter;
mod window_game;
mod wythoff;
mod xor_basis;
