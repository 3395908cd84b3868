//! Nim variants and impartial games, each a single file to paste into a contest submission.
//!
//! # Which game is it?
//!
//! A game of independent parts, of which each turn touches one, is a sum: xor the Grundy values of
//! its parts, whatever module they come from. `./bundle.sh ask` asks these questions.
//!
//! **Heaps of stones, or numbers that only shrink**
//!
//! - One, and it does not split. How many stones may be taken?
//!   - Any number. From which heap?
//!     - Any heap; the last stone wins: [`nim`]
//!     - Any heap; the last stone loses: [`misere_nim`]
//!     - Any, and stones may also be added: [`poker_nim`]
//!     - Only the ends of the row of heaps: [`end_nim`]
//!     - Only the first heap that is not empty: [`ordered_nim`]
//!     - Only a largest or a smallest heap: [`greedy_nim`]
//!     - Any, but the heaps must stay in order: [`staircase_nim`]
//!   - 1 to `max`. What is asked?
//!     - Who wins: [`bounded_nim`]
//!     - The largest winning bound: [`arbitrary_nim`]
//!   - A number from a set (powers of two, primes, `a` or `b`). How large is the set?
//!     - Up to some 60 numbers, or the heaps are huge: [`subtraction_game`]
//!     - More, heaps up to some 10^6: [`subtraction_table`]
//!     - Two numbers, or 1 to `max` and one more, heaps of any size: [`subtraction_formula`]
//!   - Any number with exceptions. Which exceptions?
//!     - Listed pairs of heap size and number: [`constrained_nim`]
//!     - Numbers that this heap has already lost: [`no_repeat_nim`]
//!     - The same few numbers always: [`all_but_game`]
//!   - It depends on the heap or on the last move. How?
//!     - At most a fraction of the heap. Which fraction?
//!       - One `k`-th, and each heap may have its own `k`: [`strange_nim`]
//!       - `p / q`, the same for all heaps: [`fraction_nim`]
//!     - The number is divided by one prime: each exponent is a heap. How many times in a turn?
//!       - Any number of times: [`nim`]
//!       - At most `max` times: [`bounded_nim`]
//!     - What remains must lie between two bounds: [`window_game`]
//!     - It becomes one of a few numbers that grow with it: [`monotone_game`]
//!     - Binary digits of the heap that are 1: [`submask_nim`]
//!     - At most twice what the opponent just took: [`fibonacci_nim`]
//!     - At most `factor` times what the opponent just took: [`schwenk_nim`]
//!     - A divisor of it or a square is taken, or it is divided by any divisor: [`divisor_games`]
//!     - A coprime number: [`coprime_game`]
//!   - `min` to `max`: [`range_nim`]
//! - One, and it may split. Into what?
//!   - Into equal heaps. How many?
//!     - `k` halves, or one stone is taken: [`halving_nim`]
//!     - Any number of them: [`equal_split`]
//!   - What taking `t` stones leaves is given by a code. How large are the heaps?
//!     - Up to some 10^5, or a period is known: [`octal_game`]
//!     - Larger: [`octal_table`]
//!   - Into heaps as equal as can be: [`fair_split`]
//!   - Into two of any sizes (or three, or one stone is taken): code `4.` (`C.`, `4.3`): [`octal_game`]
//!   - Into two, or any number of stones is taken instead: [`lasker_nim`]
//!   - Into two unequal heaps: [`grundys_game`]
//!   - Into three, or stones are taken instead: [`take_or_split3`]
//!   - Into any number of heaps, no two equal: [`distinct_split`]
//!   - Into two smaller ones of any sizes: [`bean_game`]
//! - Two or more. What happens to them?
//!   - Any number of stones is moved on: down a stair, along an edge. To which?
//!     - The next in the row: [`staircase_nim`]
//!     - Along an edge of a tree or graph, up or down: [`staircase_graph`]
//!     - To an ancestor in a tree, for every root: [`staircase_tree`]
//!     - To any vertex below in a tree, or cut its edges, for every root: [`rerooted_tree`]
//!   - A multiple of the smaller is taken from the larger. Which multiple?
//!     - Any: [`euclid_game`]
//!     - By a rule of your own: [`quotient_game`]
//!   - Any number from one of two, or different ones from both. Which ones from both?
//!     - `tp` and `tq`, in given proportions: [`diagonal_wythoff`]
//!     - Numbers at most `k` apart: [`near_wythoff`]
//!   - Any number from each of up to `k` heaps: [`moore_nim`]
//!   - Any number from each of exactly `k` heaps: [`exact_nim`]
//!   - Any number from one of two, or the same from both: [`wythoff`]
//!   - One of two is thrown away, the other split: [`delete_nim`]
//!   - The same number from one, two or all of three: [`three_heap_wythoff`]
//!   - From every heap, each turn: [`conjunctive_game`]
//!
//! **Pieces or coins on a strip or in rows**
//!
//! - To one side, any number of cells, not past others. Does one coin decide?
//!   - No: [`staircase_nim`]
//!   - Yes, who bags it wins: [`silver_dollar`]
//! - Towards the opponent's piece, up to `k` pieces a turn: [`moore_nim`]
//! - Left; past and onto others: [`nimble`]
//! - Towards or away from the opponent's piece in the row, one piece a turn: [`northcott`]
//! - To one side, past others, but one a cell: [`welter`]
//!
//! **A row of cells, cards or pins from which some are taken or marked**
//!
//! - `min` to `max` consecutive ones, anywhere, also on a circle: [`interval_nim`]
//! - One or two neighbours, dominoes, no two adjacent marks: [`octal_game`]
//! - Three marks in a row win: [`treblecross`]
//! - A cell gets a colour, neighbours must differ or agree: [`strip_colouring`]
//!
//! **Coins with two sides, or lamps**
//!
//! - Any one to three, two, three, or a run of neighbours; also rectangles, as products: [`coin_turning`]
//! - A run of neighbours, whose length is from a set: [`run_turning`]
//! - A number and its multiples: [`multiples_game`]
//! - Sets of your own rules: regions of a board, say: [`sprague_grundy`]
//!
//! **Paper, chocolate, or a list of numbers in which one takes others with it**
//!
//! - A number is used up with its powers: [`power_game`]
//! - All numbers that a prime power divides are divided by it: [`prime_power_game`]
//! - A corner is bitten off, one square is poisoned: [`chomp`]
//! - A bar is broken, the bitter squares stay: [`chocolate`]
//! - Paper is cut, who makes a single square wins: [`cutting_game`]
//! - A board with a pattern is cut, or rows, columns or crosses of it are taken: [`rectangle_game`]
//!
//! **A graph, or a token on a board**
//!
//! - Tokens move along edges, one at a time. Can a token come back?
//!   - No, the graph has no cycle. Who loses?
//!     - Whoever cannot move: [`dag_game`]
//!     - Whoever moves last: [`misere_sums`]
//!   - Yes, endless play is a draw. How many tokens?
//!     - One: [`loopy_game`]
//!     - Several: [`loopy_sums`]
//!   - No vertex may be visited twice. Is the graph undirected?
//!     - Yes, also a grid; a vertex that may be visited twice is two vertices: [`vertex_geography`]
//!     - No, it is directed and has up to 24 vertices: [`directed_geography`]
//!   - By the same steps or slides everywhere on a board, always towards one side: [`board_game`]
//! - An edge is cut, or a vertex with its subtree; what hangs in the air falls: [`green_hackenbush`]
//! - A vertex is taken with its neighbours; no two attack each other: [`node_kayles`]
//! - A vertex is chosen, it goes with all vertices up to the root: [`hackendot`]
//!
//! **Something else, or it is not who wins that is asked**
//!
//! - Who wins a game of your own rules, with some 10^6 positions at most. How are its positions?
//!   - Any that can be listed; a move may split into parts: [`sprague_grundy`]
//!   - Numbers 0 to `n`, and moves go down; the fastest: [`grundy_table`]
//!   - Bit masks or other small numbers, in any order: [`mask_solver`]
//!   - The player without a move wins: [`outcome_search`]
//!   - They can return, or it is asked how soon one wins: list the moves first: [`loopy_game`]
//! - Who wins several games if a turn moves in more than one. In which?
//!   - In all of them: [`conjunctive_game`]
//!   - In any number of them: [`selective_game`]
//! - The period of a table of values, heaps of 10^18. How many directions has the table?
//!   - One: [`periodicity`]
//!   - Two, for cells of a huge board: [`grid_period`]
//! - How many starts are won, in Nim or where the values of the heaps are known. How are the heaps chosen?
//!   - Each from the same list of sizes: [`nim_counting`]
//!   - One by one, until a random stop: [`random_stop`]
//!   - Each from 0 to a bound of its own: [`bounded_tuples`]
//!   - With a given sum: [`moore_counting`]
//!   - Coins on a strip that slide left: all placements on `n` cells: [`strip_counting`]
//!   - From tables of how many heaps are worth what, also without order: [`tuple_counting`]
//!   - Distinct, below a power of two: [`distinct_counting`]
//!   - Pairs of Euclid's game that are lost, or their sum: [`euclid_counting`]
//! - Stones to move before the game so that it is lost: [`unfair_nim`]
//! - Heaps to take away before the game, so that no choice of the others is lost: [`xor_basis`]
//! - Who wins a race in which one number is multiplied up to a bound: [`growth_race`]
//! - Products, inverses or roots of nimbers: [`nimber`]
//! - Many logarithms of nimbers: [`nimber_log`]

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
#[path = "../snippets/octal_table.rs"]
pub mod octal_table;
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
#[path = "../snippets/conjunctive_game.rs"]
pub mod conjunctive_game;
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
