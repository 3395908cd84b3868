//! Tests the messages of the modules' panics, one line for each.

mod support {
    pub mod panics;
}

use nim_snippets::*;
use support::panics::assert_panics;

/// A message, and a call that panics with it.
type Panic = (&'static str, fn());

const PANICS: &[Panic] = &[
    ("k must be positive", || _ = moore_nim::wins(&[], 0)),
    ("k must be positive", || _ = exact_nim::grundy(&[], 0)),
    ("no theory for 5 heaps with k = 2", || _ = exact_nim::grundy(&[1; 5], 2)),
    ("the Grundy value 27670116110564327422 is above u64::MAX", || {
        _ = exact_nim::grundy(&[u64::MAX; 3], 2);
    }),
    ("no theory of misère play for 3 heaps with k = 1", || _ = exact_nim::misere_wins(&[1; 3], 1)),
    ("max must be positive", || _ = bounded_nim::grundy(&[5], 0)),
    ("min must be positive", || _ = range_nim::grundy(&[5], 0, 3)),
    ("min = 3 exceeds max = 2", || _ = range_nim::grundy(&[5], 3, 2)),
    ("0 stones are not a move", || _ = subtraction_game::grundy_values(3, &[0])),
    ("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = subtraction_game::grundy_values(usize::MAX, &[1]);
    }),
    ("no period within 2^22 heaps", || {
        _ = subtraction_game::SubtractionGame::new(u64::MAX, &[1 << 23]);
    }),
    ("a heap of 9 is above the 8 of the table", || {
        _ = subtraction_game::SubtractionGame::new(8, &[2]).grundy(&[9]);
    }),
    ("lo or hi decreases at 4", || {
        _ = window_game::WindowGame::new(9, |_| 0, |x| if x < 4 { x } else { 1 });
    }),
    ("heap 5000000 has no option", || {
        _ = window_game::WindowGame::new(
            5_000_000,
            |x| if x < 5_000_000 { 0 } else { x },
            |x| x - 1,
        );
    }),
    ("more than 4194304 runs up to 4194304", || {
        _ = window_game::WindowGame::new(1 << 23, |x| x - 1, |x| x - 1);
    }),
    ("a heap of 10 is above the 9 of the table", || {
        _ = window_game::WindowGame::new(9, |x| x / 2, |x| x).grundy(&[10]);
    }),
    ("[0] is not an option of a heap of 0", || {
        _ = monotone_game::MonotoneGame::new(0, |_| vec![0]);
    }),
    ("a heap of 1 is above the 0 of the table", || {
        _ = monotone_game::MonotoneGame::new(0, |_| vec![]).grundy(&[1]);
    }),
    ("k must be positive", || _ = strange_nim::grundy(&[(5, 0)])),
    ("p must be positive", || _ = fraction_nim::grundy(&[5], 0, 1)),
    ("the fraction 2 / 1 is above 1", || _ = fraction_nim::grundy(&[5], 2, 1)),
    ("a heap of 101 is above the 100 of the search", || {
        _ = no_repeat_nim::winning_moves(&[1, 101]);
    }),
    ("a heap of 101 is above the 100 of the search", || {
        _ = no_repeat_nim::played_grundy(101, &[]);
    }),
    ("modulus must be positive", || _ = nim_counting::xor_product(&[vec![1]], 0)),
    ("modulus must be odd", || _ = nim_counting::xor_power(&[1], 0, 8)),
    ("modulus must be below 2^63", || _ = nim_counting::count_bounded(&[], 0, u64::MAX)),
    ("no length is in 2..=1", || {
        _ = nim_counting::xor_power_sum(&[1], std::ops::RangeInclusive::new(2, 1), 7);
    }),
    ("0 has no inverse modulo 7", || _ = nim_counting::random_stop(&[0, 1], 0, 7)),
    ("0 is not a power of two", || nim_counting::walsh_hadamard(&mut [], 7)),
    ("k must be positive", || _ = moore_counting::count_losses(2, 2, 0, 7)),
    ("modulus must be positive", || _ = moore_counting::count_losses(2, 2, 1, 0)),
    ("modulus must be below 2^63", || _ = moore_counting::count_losses(2, 2, 1, u64::MAX)),
    ("67108864 heaps, 3 stones are not below 2^26", || {
        _ = moore_counting::count_losses(1 << 26, 3, 1, 7);
    }),
    ("fewer than two heaps", || _ = unfair_nim::fewest_moved(&[])),
    ("modulus must be positive", || _ = xor_basis::XorBasis::new().count_subsets(0, 0)),
    ("modulus must be below 2^63", || _ = xor_basis::XorBasis::new().count_subsets(0, 1 << 63)),
    ("a heap of 201 is above the 200 of the table", || {
        _ = all_but_game::AllButGame::new(200, &[150]).grundy(&[201]);
    }),
    ("no period within 4194304 heaps", || _ = all_but_game::AllButGame::new(u64::MAX, &[u64::MAX])),
    ("modulus must be positive", || _ = distinct_counting::count_distinct(0, 0, 0, 0)),
    ("modulus must be below 2^63", || _ = distinct_counting::count_distinct(0, 0, 0, u64::MAX)),
    ("max must be positive", || _ = subtraction_formula::SubtractionFormula::up_to_or(0, 1)),
    ("0 stones are not a move", || _ = subtraction_formula::SubtractionFormula::up_to_or(1, 0)),
    ("chips need cells of their own", || _ = staircase_nim::georgia_and_bob(&[0])),
    ("the heaps must not decrease", || _ = staircase_nim::ordered_heaps(&[2, 1])),
    ("2^30 vertices or arcs are too many", || {
        _ = staircase_graph::StaircaseGraph::new(usize::MAX, &[]);
    }),
    ("vertex 1 in a graph of 1 vertices", || {
        _ = staircase_graph::StaircaseGraph::new(1, &[(0, 1)]);
    }),
    ("the graph has a cycle", || _ = staircase_graph::StaircaseGraph::new(2, &[(0, 1), (1, 0)])),
    ("vertex 2 has both odd and even paths to sinks", || {
        _ = staircase_graph::StaircaseGraph::new(3, &[(2, 1), (2, 0), (1, 0)]);
    }),
    ("stones on 1 of 2 vertices", || {
        _ = staircase_graph::StaircaseGraph::new(2, &[(1, 0)]).grundy(&[1]);
    }),
    ("k must be positive", || _ = staircase_graph::jumps(&[], 0)),
    ("vertex 1 in a graph of 0 vertices", || _ = staircase_tree::root_values(0, &[(0, 1)], &[], 1)),
    ("k must be positive", || _ = staircase_tree::root_values(1, &[], &[1], 0)),
    ("the edges do not form one tree per root", || {
        _ = staircase_tree::root_values(2, &[], &[1, 2], 1);
    }),
    ("stones on 1 of 2 vertices", || _ = staircase_tree::root_values(2, &[(0, 1)], &[1], 1)),
    ("stones on 3 of 2 vertices", || {
        _ = staircase_tree::StaircaseTree::new(2, &[(0, 1)], &[1; 3], 0);
    }),
    ("two pawns on cell 3", || _ = northcott::grundy(&[(3, 3)])),
    ("a coin on cell 0: cells count from 1", || _ = silver_dollar::wins(&[0])),
    ("two coins on cell 2", || _ = silver_dollar::wins(&[2, 2])),
    ("dollar 0 of 0 coins", || _ = silver_dollar::dollar_wins(&[], 0)),
    ("two coins on cell 3", || _ = welter::grundy(&[3, 3])),
    ("min must be positive", || _ = interval_nim::grundy_values(5, 0, 3)),
    ("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = interval_nim::grundy_values(usize::MAX, 1, 2);
    }),
    ("min must be positive", || _ = interval_nim::wins(&[5], 0, 3)),
    ("min = 3 exceeds max = 2", || _ = interval_nim::circle_grundy(5, 3, 2)),
    ("k must be positive", || _ = halving_nim::grundy(&[5], 0)),
    ("min must be positive", || _ = equal_split::grundy(&[0], 0)),
    ("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = fair_split::FairSplit::new(u64::MAX, 2);
    }),
    ("a heap of 10 is above the 9 of the table", || {
        _ = fair_split::FairSplit::new(9, 2).grundy(&[10]);
    }),
    ("`` is not an octal code: one digit before the point", || {
        _ = octal_game::grundy_values(5, "");
    }),
    ("`7.7` is not an octal code: `7` at digit 1", || _ = octal_game::grundy_values(5, "7.7")),
    ("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = octal_game::grundy_values(usize::MAX, "0.07");
    }),
    ("a heap of 9 is above the 8 of the table", || {
        _ = octal_game::OctalGame::new(8, "0.77").grundy(&[9]);
    }),
    ("the Grundy value 18446744073709551616 is above u64::MAX", || {
        _ = lasker_nim::grundy(&[u64::MAX]);
    }),
    ("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = grundys_game::grundy_values(usize::MAX);
    }),
    ("a heap of 21 is above the 20 of the table", || {
        _ = grundys_game::GrundysGame::new(20).wins(&[21]);
    }),
    ("the Grundy value 18446744073709551616 is above u64::MAX", || {
        _ = take_or_split3::grundy(&[u64::MAX]);
    }),
    ("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = treblecross::grundy_values(usize::MAX);
    }),
    ("colour 7 of 2 colours", || {
        _ = strip_colouring::grundy(9, &[(3, 7)], strip_colouring::Neighbours::Differ);
    }),
    ("cell 0 in a strip of 0 cells", || {
        _ = strip_colouring::grundy(0, &[(0, 0)], strip_colouring::Neighbours::Differ);
    }),
    ("two colours on cell 1", || {
        _ = strip_colouring::grundy(3, &[(1, 0), (1, 1)], strip_colouring::Neighbours::Differ);
    }),
    ("cell 1 conflicts with its neighbour", || {
        _ = strip_colouring::wins(3, &[(0, 1), (1, 1)], strip_colouring::Neighbours::Differ);
    }),
    ("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = wythoff::pair_values(usize::MAX, 0);
    }),
    ("allowed(1) is below 1", || _ = schwenk_nim::SchwenkNim::new(5, |_| 0)),
    ("allowed decreases at 2", || _ = schwenk_nim::SchwenkNim::new(9, |taken| 6 - taken)),
    ("more than 2^25 numbers up to 33554433", || {
        _ = schwenk_nim::SchwenkNim::new(u64::MAX, |taken| taken.saturating_mul(1 << 25));
    }),
    ("a heap of 10 is above the 9 of the table", || {
        _ = schwenk_nim::SchwenkNim::new(9, |taken| taken).wins(10, 1);
    }),
    ("a heap of 10 is above the 9 of the table", || {
        _ = schwenk_nim::SchwenkNim::new(9, |taken| taken).winning_moves(10, 10);
    }),
    ("a heap of 10 is above the 9 of the table", || {
        _ = schwenk_nim::SchwenkNim::new(9, |taken| taken).misere_wins(10, 1);
    }),
    ("a heap of 10 is above the 9 of the table", || {
        _ = schwenk_nim::SchwenkNim::new(9, |taken| taken).misere_winning_moves(10, 10);
    }),
    ("a number must be positive", || _ = prime_power_game::components(&[0])),
    ("a heap is empty", || _ = delete_nim::split_grundy(&[(0, 1)])),
    ("a heap of 18446744073709551615 is not below 2^63", || _ = bean_game::grundy(&[u64::MAX])),
    ("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = bean_game::divisor_grundy_values(usize::MAX);
    }),
    ("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = divisor_games::subtract_square_grundy_values(usize::MAX);
    }),
    ("a heap of 18446744073709551615 is above the 67108864 of the table", || {
        _ = coprime_game::grundy_values(usize::MAX);
    }),
    ("a heap of 10 is above the 9 of the table", || {
        _ = coprime_game::CoprimeGame::new(9).grundy(&[10]);
    }),
    ("lo(0) = 0 is not above 0", || _ = growth_race::wins(0, 0, |x| x, |x| x)),
    ("lo(8) = 8 is not above 8", || _ = growth_race::wins(1, 9, |x| 8.min(x + 1), |x| x + 1)),
    ("lo(1) = 3 is above hi(1) = 2", || _ = growth_race::wins(1, 9, |x| 3 * x, |x| 2 * x)),
    ("the direction (0, 0) is not coprime", || {
        _ = diagonal_wythoff::DiagonalWythoff::new(5, &[(0, 0)]);
    }),
    ("a heap of 18446744073709551615 is above the 4294967294 of the table", || {
        _ = diagonal_wythoff::DiagonalWythoff::new(u64::MAX, &[(1, 1)]);
    }),
    ("a heap of 4 is above the 3 of the table", || {
        _ = diagonal_wythoff::DiagonalWythoff::new(3, &[(1, 1)]).wins(0, 4);
    }),
    ("modulus must be positive", || _ = euclid_counting::losing_sum(5, 0)),
    ("modulus must be below 2^63", || _ = euclid_counting::losing_sum(u64::MAX, u64::MAX)),
    ("2 is not an option of a quotient of 2", || {
        _ = quotient_game::winning_moves(4, 2, |_, _, _| true, |q, _| [q]);
    }),
    ("a heap of 65536 is above the 65535 of the table", || {
        _ = three_heap_wythoff::ThreeHeapWythoff::new(65_536);
    }),
    ("a heap of 4 is above the 3 of the table", || {
        _ = three_heap_wythoff::ThreeHeapWythoff::new(3).wins([0, 4, 0]);
    }),
    ("coin 18446744073709551615 is too far right", || {
        _ = coin_turning::grundy(&[u64::MAX], coin_turning::Game::MockTurtles);
    }),
    ("coin 4294967296 is too far right", || _ = run_turning::RunTurning::new(1 << 32, &[1])),
    ("a run of 0 coins is not a move", || _ = run_turning::RunTurning::new(3, &[2, 0])),
    ("a game with 281474976710656 numbers is too large", || {
        _ = multiples_game::MultiplesGame::new(1 << 48);
    }),
    ("0 is not in 1..=0", || _ = multiples_game::MultiplesGame::new(0).grundy(&[0])),
    ("a row is longer than the one above: [1, 2]", || _ = chomp::wins(&[1, 2])),
    ("18446744073709551615 bars or more are too many", || _ = chomp::wins(&[usize::MAX, 4, 3])),
    ("no bitter square", || _ = chocolate::heaps([3, 3], &[])),
    ("a bitter square outside: in line 3 of 3", || _ = chocolate::heaps([3, 3], &[[0, 3]])),
    ("a sheet of 18446744073709551615 x 2 is too large", || {
        _ = cutting_game::sheet_values(usize::MAX, 2);
    }),
    ("sides must be positive", || _ = cutting_game::wins(&[(0, 3)])),
    ("0 has no inverse", || _ = nimber::inverse(0)),
    ("vertex 0 in a graph of 0 vertices", || {
        _ = vertex_geography::VertexGeography::new(0, &[]).wins(0);
    }),
    ("2^30 vertices or edges are too many", || {
        _ = vertex_geography::VertexGeography::new(usize::MAX, &[]);
    }),
    ("25 vertices are more than 24", || _ = directed_geography::DirectedGeography::new(25, &[])),
    ("vertex 1 in a graph of 1 vertices", || {
        _ = directed_geography::DirectedGeography::new(1, &[(0, 1)]);
    }),
    ("2^30 vertices or arcs are too many", || _ = loopy_game::LoopyGame::new(usize::MAX, &[])),
    ("vertex 1 in a graph of 1 vertices", || _ = loopy_game::LoopyGame::new(1, &[(0, 1)])),
    ("vertex 1 in a graph of 1 vertices", || _ = loopy_game::remoteness(vec![0], |_| [1])),
    ("2^30 vertices or arcs are too many", || _ = loopy_sums::LoopySums::new(usize::MAX, &[])),
    ("vertex 1 in a graph of 1 vertices", || _ = loopy_sums::LoopySums::new(1, &[(1, 0)])),
    ("2^30 vertices or arcs are too many", || _ = dag_game::DagGame::new(usize::MAX, &[])),
    ("vertex 2 in a graph of 2 vertices", || _ = dag_game::DagGame::new(2, &[(0, 2)])),
    ("the graph has a cycle", || _ = dag_game::DagGame::new(2, &[(0, 1), (1, 0)])),
    ("a token on the wall (0, 0)", || {
        _ = board_game::BoardGame::new(&[], &[], &[]).grundy(&[(0, 0)]);
    }),
    ("a token on the wall (0, 1)", || {
        _ = board_game::BoardGame::new(&[vec![true], vec![true]], &[], &[]).grundy(&[(0, 1)]);
    }),
    ("a token on the wall (2, 0)", || {
        _ = board_game::BoardGame::new(&[vec![true], vec![true]], &[], &[]).grundy(&[(2, 0)]);
    }),
    ("rows of unequal length", || _ = board_game::BoardGame::new(&[vec![true], vec![]], &[], &[])),
    ("2^30 vertices or edges are too many", || _ = green_hackenbush::grundy(usize::MAX, &[], &[])),
    ("vertex 1 in a graph of 1 vertices", || _ = green_hackenbush::grundy(1, &[(0, 1)], &[0])),
    ("vertex 1 in a graph of 1 vertices", || _ = node_kayles::grundy(1, &[(0, 1)])),
    ("18446744073709551615 vertices are more than 64", || _ = node_kayles::grundy(usize::MAX, &[])),
    ("2 vertices are fewer than 3", || _ = node_kayles::cycle_grundy(2)),
    ("vertex 1 in a graph of 1 vertices", || _ = rerooted_tree::cut_root_values(1, &[(0, 1)])),
    ("the edges do not form one tree per root", || _ = rerooted_tree::cut_root_values(2, &[])),
    ("tokens on 0 of 1 vertices", || _ = rerooted_tree::descendant_root_values(1, &[], &[])),
    ("vertex 1 in a graph of 1 vertices", || _ = hackendot::Hackendot::new(1, &[(0, 1)], &[0])),
    ("the edges do not form one tree per root", || {
        _ = hackendot::Hackendot::new(2, &[(0, 1)], &[]);
    }),
    ("18446744073709551615 vertices are too many", || {
        _ = hackendot::Hackendot::new(usize::MAX, &[], &[]);
    }),
    ("marks on 0 of 2 vertices", || _ = hackendot::Hackendot::with_marked(2, &[(0, 1)], &[0], &[])),
    ("2^30 vertices or arcs are too many", || _ = misere_sums::MisereSums::new(usize::MAX, &[])),
    ("vertex 1 in a graph of 1 vertices", || _ = misere_sums::MisereSums::new(1, &[(0, 1)])),
    ("the graph has a cycle", || _ = misere_sums::MisereSums::new(1, &[(0, 0)])),
    ("vertex 4 can reach a wild vertex", || {
        _ = misere_sums::MisereSums::new(5, &[(1, 0), (2, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
            .wins(&[4]);
    }),
    ("2^30 positions are too many", || {
        _ = selective_game(usize::MAX, |_| vec![]);
    }),
    ("option 0 of position 0 is not smaller", || _ = selective_game(1, |_| vec![0])),
    ("position 2 in a game of 2 positions", || _ = selective_game(2, |_| vec![]).wins(&[2])),
    ("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = sprague_grundy::grundy_values(usize::MAX, |_| vec![]);
    }),
    ("[0] is not an option of a heap of 0", || {
        _ = sprague_grundy::grundy_values(1, |n| vec![vec![n]]);
    }),
    ("the game can return to a position", || {
        _ = sprague_grundy::SpragueGrundy::new(|p: &u8| vec![*p]).grundy(&[0]);
    }),
    ("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = grundy_table::grundy_values_by(usize::MAX, |_, _, _| {});
    }),
    ("position 1 is not below 1", || _ = mask_solver::MaskSolver::new(1, |_| vec![]).grundy(&[1])),
    ("the game can return to position 0", || {
        _ = mask_solver::MaskSolver::new(1, |_| vec![0]).grundy(&[0]);
    }),
    ("2^32 positions are too many", || {
        _ = mask_solver::MaskSolver::new(usize::MAX, |_| vec![]).wins(&[]);
    }),
    ("the direction (0, 0) leads nowhere", || _ = mask_solver::runs(&[(0, 0)], &[(0, 0)])),
    ("33 cells are more than 32", || _ = mask_solver::runs(&[(0, 0); 33], &[])),
    ("the game can return to a position", || {
        _ = outcome_search::OutcomeSearch::new(|p: &u8| vec![*p]).wins(&[0]);
    }),
    ("heap 0 is outside the values", || {
        _ = periodicity::find(&[0; 9]).map(|period| period.value(&[], u64::MAX));
    }),
    ("rows of unequal length", || _ = grid_period::find(&[vec![], vec![1]])),
    ("cell (0, 0) is outside the values", || {
        _ = grid_period::find(&vec![vec![0; 4]; 4]).map(|period| period.value(&[], u64::MAX, 0));
    }),
];

type Options = fn(usize) -> Vec<usize>;

fn selective_game(n: usize, options: Options) -> selective_game::SelectiveGame<Options> {
    selective_game::SelectiveGame::new(
        n,
        options,
        selective_game::Turn::Any,
        selective_game::End::First,
    )
}

#[test]
fn every_panic_has_its_message() {
    for (message, call) in PANICS {
        assert_panics(message, call);
    }
}
