//! Nim variants and impartial games, each a single file to paste into a contest submission.
//!
//! A game of independent parts, of which each turn touches one, is a sum: xor the Grundy values of
//! its parts, whatever module they come from. `./bundle.sh ask` finds the module of a game by
//! questions; docs/games.md lists them.
//!
//! # Which game is it?
//!
//! - Heaps of stones, or numbers that only shrink: [`nim`], [`misere_nim`], [`poker_nim`],
//!   [`end_nim`], [`ordered_nim`], [`greedy_nim`], [`staircase_nim`], [`bounded_nim`],
//!   [`arbitrary_nim`], [`range_nim`], [`subtraction_game`], [`subtraction_formula`],
//!   [`constrained_nim`], [`no_repeat_nim`], [`all_but_game`], [`strange_nim`], [`fraction_nim`],
//!   [`window_game`], [`monotone_game`], [`submask_nim`], [`divisor_games`], [`coprime_game`],
//!   [`fibonacci_nim`], [`schwenk_nim`], [`grundy_table`], [`octal_game`], [`halving_nim`],
//!   [`equal_split`], [`fair_split`], [`lasker_nim`], [`grundys_game`], [`take_or_split3`],
//!   [`distinct_split`], [`bean_game`], [`staircase_graph`], [`staircase_tree`], [`rerooted_tree`],
//!   [`euclid_game`], [`quotient_game`], [`wythoff`], [`diagonal_wythoff`], [`near_wythoff`],
//!   [`moore_nim`], [`exact_nim`], [`delete_nim`], [`three_heap_wythoff`], [`selective_game`].
//! - Pieces or coins on a strip or in rows: [`silver_dollar`], [`nimble`], [`welter`],
//!   [`northcott`], [`loopy_game`].
//! - A row of cells, cards, pins or numbers, from which some are taken or marked: [`interval_nim`],
//!   [`treblecross`], [`strip_colouring`], [`sprague_grundy`], [`mask_solver`].
//! - Coins with two sides, or lamps: [`coin_turning`], [`run_turning`], [`multiples_game`].
//! - Paper, chocolate, a board that is cut, or numbers that remove other numbers: [`power_game`],
//!   [`prime_power_game`], [`chomp`], [`chocolate`], [`cutting_game`], [`rectangle_game`].
//! - A graph, or a token on a board: [`dag_game`], [`misere_sums`], [`loopy_sums`],
//!   [`vertex_geography`], [`directed_geography`], [`board_game`], [`green_hackenbush`],
//!   [`node_kayles`], [`hackendot`].
//! - Something other than who wins, or rules of your own: [`outcome_search`], [`periodicity`],
//!   [`grid_period`], [`nim_counting`], [`distinct_counting`], [`moore_counting`],
//!   [`strip_counting`], [`euclid_counting`], [`growth_race`], [`xor_basis`], [`unfair_nim`],
//!   [`nimber`].

// Taking from heaps

#[path = "../snippets/nim.rs"]
pub mod nim;
#[path = "../snippets/misere_nim.rs"]
pub mod misere_nim;
#[path = "../snippets/moore_nim.rs"]
pub mod moore_nim;
#[path = "../snippets/exact_nim.rs"]
pub mod exact_nim;
#[path = "../snippets/bounded_nim.rs"]
pub mod bounded_nim;
#[path = "../snippets/range_nim.rs"]
pub mod range_nim;
#[path = "../snippets/poker_nim.rs"]
pub mod poker_nim;
#[path = "../snippets/subtraction_game.rs"]
pub mod subtraction_game;
#[path = "../snippets/window_game.rs"]
pub mod window_game;
#[path = "../snippets/monotone_game.rs"]
pub mod monotone_game;
#[path = "../snippets/strange_nim.rs"]
pub mod strange_nim;
#[path = "../snippets/fraction_nim.rs"]
pub mod fraction_nim;
#[path = "../snippets/constrained_nim.rs"]
pub mod constrained_nim;
#[path = "../snippets/arbitrary_nim.rs"]
pub mod arbitrary_nim;
#[path = "../snippets/no_repeat_nim.rs"]
pub mod no_repeat_nim;
#[path = "../snippets/end_nim.rs"]
pub mod end_nim;
#[path = "../snippets/ordered_nim.rs"]
pub mod ordered_nim;
#[path = "../snippets/greedy_nim.rs"]
pub mod greedy_nim;
#[path = "../snippets/nim_counting.rs"]
pub mod nim_counting;
#[path = "../snippets/moore_counting.rs"]
pub mod moore_counting;
#[path = "../snippets/strip_counting.rs"]
pub mod strip_counting;
#[path = "../snippets/unfair_nim.rs"]
pub mod unfair_nim;
#[path = "../snippets/xor_basis.rs"]
pub mod xor_basis;
#[path = "../snippets/all_but_game.rs"]
pub mod all_but_game;
#[path = "../snippets/submask_nim.rs"]
pub mod submask_nim;
#[path = "../snippets/distinct_counting.rs"]
pub mod distinct_counting;
#[path = "../snippets/subtraction_formula.rs"]
pub mod subtraction_formula;

// Pieces on a strip

#[path = "../snippets/staircase_nim.rs"]
pub mod staircase_nim;
#[path = "../snippets/staircase_graph.rs"]
pub mod staircase_graph;
#[path = "../snippets/staircase_tree.rs"]
pub mod staircase_tree;
#[path = "../snippets/nimble.rs"]
pub mod nimble;
#[path = "../snippets/northcott.rs"]
pub mod northcott;
#[path = "../snippets/silver_dollar.rs"]
pub mod silver_dollar;
#[path = "../snippets/welter.rs"]
pub mod welter;

// Heaps and rows that split

#[path = "../snippets/interval_nim.rs"]
pub mod interval_nim;
#[path = "../snippets/halving_nim.rs"]
pub mod halving_nim;
#[path = "../snippets/equal_split.rs"]
pub mod equal_split;
#[path = "../snippets/fair_split.rs"]
pub mod fair_split;
#[path = "../snippets/octal_game.rs"]
pub mod octal_game;
#[path = "../snippets/lasker_nim.rs"]
pub mod lasker_nim;
#[path = "../snippets/grundys_game.rs"]
pub mod grundys_game;
#[path = "../snippets/take_or_split3.rs"]
pub mod take_or_split3;
#[path = "../snippets/treblecross.rs"]
pub mod treblecross;
#[path = "../snippets/distinct_split.rs"]
pub mod distinct_split;
#[path = "../snippets/strip_colouring.rs"]
pub mod strip_colouring;

// Numbers

#[path = "../snippets/wythoff.rs"]
pub mod wythoff;
#[path = "../snippets/fibonacci_nim.rs"]
pub mod fibonacci_nim;
#[path = "../snippets/schwenk_nim.rs"]
pub mod schwenk_nim;
#[path = "../snippets/euclid_game.rs"]
pub mod euclid_game;
#[path = "../snippets/power_game.rs"]
pub mod power_game;
#[path = "../snippets/prime_power_game.rs"]
pub mod prime_power_game;
#[path = "../snippets/delete_nim.rs"]
pub mod delete_nim;
#[path = "../snippets/bean_game.rs"]
pub mod bean_game;
#[path = "../snippets/divisor_games.rs"]
pub mod divisor_games;
#[path = "../snippets/coprime_game.rs"]
pub mod coprime_game;
#[path = "../snippets/growth_race.rs"]
pub mod growth_race;
#[path = "../snippets/diagonal_wythoff.rs"]
pub mod diagonal_wythoff;
#[path = "../snippets/near_wythoff.rs"]
pub mod near_wythoff;
#[path = "../snippets/euclid_counting.rs"]
pub mod euclid_counting;
#[path = "../snippets/quotient_game.rs"]
pub mod quotient_game;
#[path = "../snippets/three_heap_wythoff.rs"]
pub mod three_heap_wythoff;

// Coins and boards

#[path = "../snippets/coin_turning.rs"]
pub mod coin_turning;
#[path = "../snippets/run_turning.rs"]
pub mod run_turning;
#[path = "../snippets/multiples_game.rs"]
pub mod multiples_game;
#[path = "../snippets/chomp.rs"]
pub mod chomp;
#[path = "../snippets/chocolate.rs"]
pub mod chocolate;
#[path = "../snippets/cutting_game.rs"]
pub mod cutting_game;
#[path = "../snippets/nimber.rs"]
pub mod nimber;
#[path = "../snippets/rectangle_game.rs"]
pub mod rectangle_game;

// Graphs

#[path = "../snippets/vertex_geography.rs"]
pub mod vertex_geography;
#[path = "../snippets/directed_geography.rs"]
pub mod directed_geography;
#[path = "../snippets/loopy_game.rs"]
pub mod loopy_game;
#[path = "../snippets/loopy_sums.rs"]
pub mod loopy_sums;
#[path = "../snippets/dag_game.rs"]
pub mod dag_game;
#[path = "../snippets/board_game.rs"]
pub mod board_game;
#[path = "../snippets/green_hackenbush.rs"]
pub mod green_hackenbush;
#[path = "../snippets/node_kayles.rs"]
pub mod node_kayles;
#[path = "../snippets/rerooted_tree.rs"]
pub mod rerooted_tree;
#[path = "../snippets/hackendot.rs"]
pub mod hackendot;

// Any game

#[path = "../snippets/misere_sums.rs"]
pub mod misere_sums;
#[path = "../snippets/selective_game.rs"]
pub mod selective_game;
#[path = "../snippets/sprague_grundy.rs"]
pub mod sprague_grundy;
#[path = "../snippets/grundy_table.rs"]
pub mod grundy_table;
#[path = "../snippets/mask_solver.rs"]
pub mod mask_solver;
#[path = "../snippets/outcome_search.rs"]
pub mod outcome_search;
#[path = "../snippets/periodicity.rs"]
pub mod periodicity;
#[path = "../snippets/grid_period.rs"]
pub mod grid_period;

/// The examples of the README are tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// So are the examples of these pages.
#[cfg(doctest)]
#[doc = include_str!("../docs/without-grundy.md")]
struct WithoutGrundy;
#[cfg(doctest)]
#[doc = include_str!("../docs/techniques.md")]
struct Techniques;
