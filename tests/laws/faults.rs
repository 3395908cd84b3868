//! What every public function does with an empty position, with parameters that break the rules and
//! with the largest numbers: it answers, or panics in words of its own. The same holds where
//! overflow is not checked: `cargo test --release --test laws faults`.

use std::panic::catch_unwind;
use std::path::Path;

use nim_snippets::conjunctive_game::End as All;
use nim_snippets::rectangle_game::{Rectangle, Split};
use nim_snippets::selective_game::End as Any;
use nim_snippets::strip_colouring::Neighbours;
use nim_snippets::*;

/// A call as it is written, what it does, and what it should do.
struct Row {
    call: &'static str,
    made: fn() -> String,
    expected: String,
}

/// A call that panics does so at once, before anything is asked of an iterator.
macro_rules! rows {
    (@panics $call:expr) => {{
        let _ = $call;
        String::from("answers")
    }};
    (@answers $call:expr) => {
        format!("answers {:?}", $call)
    };
    ($($call:expr => $does:ident $expected:literal;)*) => {
        vec![$(Row {
            call: stringify!($call),
            made: || rows!(@$does $call),
            expected: format!("{} {}", stringify!($does), $expected),
        }),*]
    };
}

impl Row {
    /// What the call did, if it is not what it should do.
    fn fault(&self) -> Option<String> {
        let done = catch_unwind(self.made).unwrap_or_else(|payload| {
            let text = payload.downcast_ref::<String>().map(String::as_str);
            let text = text.or(payload.downcast_ref::<&str>().copied());
            format!("panics {}", text.unwrap_or_default())
        });
        let fault = format!("`{}`: {done}, not: {}", self.call, self.expected);
        (done != self.expected).then_some(fault)
    }

    /// Does it call this function or method of this module?
    fn calls(&self, module: &str, function: &str) -> bool {
        let call: String = self.call.split_whitespace().collect();
        let is_called = |before: &str| call.contains(&format!("{before}{function}("));
        call.starts_with(&format!("{module}::")) && (is_called("::") || is_called("."))
    }
}

#[test]
fn bad_parameters_have_our_words() {
    let faults: Vec<String> = rows().iter().filter_map(Row::fault).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn no_words_are_those_of_the_language() {
    let raw = ["attempt to", "out of bounds", "out of range", "left ==", "capacity", "called `"];
    let rows = rows();
    let raw = rows.iter().filter(|row| raw.iter().any(|raw| row.expected.contains(raw)));
    assert_eq!(raw.map(|row| row.call).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_public_function_has_a_row() {
    let rows = rows();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("snippets");
    let mut missing = Vec::new();
    for entry in std::fs::read_dir(folder).expect("snippets/ is a folder") {
        let path = entry.expect("readable").path();
        let module = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let source = std::fs::read_to_string(&path).expect("UTF-8");
        for line in source.lines() {
            let Some(signature) = line.trim_start().strip_prefix("pub fn ") else { continue };
            let function = signature.split(['(', '<']).next().unwrap_or_default();
            if !rows.iter().any(|row| row.calls(&module, function)) {
                missing.push(format!("{module}::{function}"));
            }
        }
    }
    assert!(missing.is_empty(), "tests/laws/faults.rs: no row for {}", missing.join(", "));
}

#[rustfmt::skip]
fn rows() -> Vec<Row> {
    rows! {
    all_but_game::grundy_values(0, &[]) => answers "[0]";
        all_but_game::grundy_values(usize::MAX, &[1])
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        all_but_game::wins(&[], &[]) => answers "false";
        all_but_game::winning_moves(&[], &[0]).next() => answers "None";
        all_but_game::AllButGame::new(u64::MAX, &[u64::MAX])
            => panics "no period within 4194304 heaps";
        all_but_game::AllButGame::new(3, &[2]).grundy(u64::MAX) => answers "9223372036854775807";
        all_but_game::AllButGame::new(3, &[3, 700]).grundy(u64::MAX)
            => panics "a heap of 18446744073709551615 is above the 255 of the table";
        all_but_game::AllButGame::new(0, &[]).wins(&[u64::MAX]) => answers "true";
        all_but_game::AllButGame::new(0, &[u64::MAX]).winning_moves(&[u64::MAX]).next()
            => panics "a heap of 18446744073709551615 is above the 255 of the table";
        arbitrary_nim::largest_max(&[]) => answers "None";
        arbitrary_nim::largest_max(&[u64::MAX, u64::MAX]) => answers "None";
        bean_game::grundy(0) => answers "0";
        bean_game::grundy(u64::MAX) => panics "a heap of 18446744073709551615 is not below 2^63";
        bean_game::wins(&[]) => answers "false";
        bean_game::wins(&[u64::MAX]) => panics "a heap of 18446744073709551615 is not below 2^63";
        bean_game::winning_moves(&[]).next() => answers "None";
        bean_game::winning_moves(&[u64::MAX]).next()
            => panics "a heap of 18446744073709551615 is not below 2^63";
        bean_game::misere_wins(&[]) => answers "true";
        bean_game::misere_winning_moves(&[]).next() => answers "None";
        bean_game::jars_win(&[]) => answers "false";
        bean_game::jars_win(&[u64::MAX, 1]) => answers "true";
        bean_game::jar_winning_moves(&[]).next() => answers "None";
        bean_game::jar_winning_moves(&[u64::MAX; 65]).next() => answers "None";
        bean_game::divisor_grundy_values(0) => answers "[0]";
        bean_game::divisor_grundy_values(usize::MAX)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        board_game::BoardGame::new(&[], &[], &[]).wins(&[]) => answers "false";
        board_game::BoardGame::new(&[], &[], &[]).grundy((0, 0))
            => panics "a token on the wall (0, 0)";
        board_game::BoardGame::new(&[vec![true]], &[(0, 0)], &[])
            => panics "the moves [(0, 0)] lead back";
        board_game::BoardGame::new(&[vec![true], vec![]], &[], &[])
            => panics "rows of unequal length";
        board_game::BoardGame::new(&[vec![true]], &[], &[]).wins(&[(usize::MAX, 0)])
            => panics "a token on the wall (18446744073709551615, 0)";
        board_game::BoardGame::new(&[vec![true]], &[], &[]).winning_moves(&[(0, usize::MAX)]).next()
            => panics "a token on the wall (0, 18446744073709551615)";
        board_game::BoardGame::new(&[vec![true; 2]], &[(0, 1), (0, -1)], &[])
            => panics "the moves [(0, 1), (0, -1)] lead back";
        board_game::BoardGame::new(&[vec![true; 2]], &[], &[(0, 1), (0, -1)])
            => panics "the moves [(0, 1), (0, -1)] lead back";
        board_game::BoardGame::new(&[vec![false]], &[], &[]).grundy((0, 0))
            => panics "a token on the wall (0, 0)";
        board_game::grundy_values(&[], &[], &[]) => answers "[]";
        board_game::grundy_values(&[vec![true]], &[], &[(0, 0)])
            => panics "the moves [(0, 0)] lead back";
        board_game::outcomes(&[], &[], &[]) => answers "[]";
        board_game::outcomes(&[vec![], vec![true]], &[], &[]) => panics "rows of unequal length";
        board_game::misere_outcomes(&[], &[], &[]) => answers "[]";
        board_game::misere_outcomes(&[vec![true]], &[(0, 0)], &[])
            => panics "the moves [(0, 0)] lead back";
        bounded_nim::grundy(5, 0) => panics "max must be positive";
        bounded_nim::grundy(u64::MAX, u64::MAX) => answers "18446744073709551615";
        bounded_nim::wins(&[], 0) => panics "max must be positive";
        bounded_nim::winning_moves(&[], 0) => panics "max must be positive";
        bounded_nim::winning_moves(&[u64::MAX], u64::MAX).next() => answers "Some((0, 0))";
        bounded_nim::misere_wins(&[], 0) => panics "max must be positive";
        bounded_nim::misere_winning_moves(&[], 0) => panics "max must be positive";
        bounded_nim::misere_winning_moves(&[], 1).next() => answers "None";
        bounded_tuples::count(&[], 0, 7) => answers "1";
        bounded_tuples::count(&[], u64::MAX, 7) => answers "0";
        bounded_tuples::count(&[], 0, 0) => panics "modulus must be positive";
        bounded_tuples::count(&[u64::MAX; 3], u64::MAX, u64::MAX) => answers "1";
        chocolate::heaps([3, 3], &[]) => panics "no bitter square";
        chocolate::heaps([3, 3], &[[0, 3]]) => panics "a bitter square outside: in line 3 of 3";
        chocolate::heaps([u64::MAX, 1], &[[0, 0]]) => answers "[0, 18446744073709551614, 0, 0]";
        chocolate::grundy([0, 0], &[[0, 0]]) => panics "a bitter square outside: in line 0 of 0";
        chocolate::grundy([], &[[]]) => answers "0";
        chocolate::wins([3], &[]) => panics "no bitter square";
        chocolate::winning_moves([3], &[]) => panics "no bitter square";
        chocolate::winning_moves([1], &[[0]]).next() => answers "None";
        chomp::wins(&[]) => answers "true";
        chomp::wins(&[1, 2]) => panics "a row is longer than the one above: [1, 2]";
        chomp::wins(&[usize::MAX; 3]) => answers "true";
        chomp::winning_moves(&[]).next() => answers "None";
        chomp::winning_moves(&[0, 1]) => panics "a row is longer than the one above: [0, 1]";
        coin_turning::grundy(u64::MAX, coin_turning::Game::MockTurtles)
            => panics "coin 18446744073709551615 is too far right";
        coin_turning::wins(&[], coin_turning::Game::Twins) => answers "false";
        coin_turning::wins(&[1 << 63], coin_turning::Game::Ruler)
            => panics "coin 9223372036854775808 is too far right";
        coin_turning::winning_moves(&[], coin_turning::Game::Triplets).next() => answers "None";
        coin_turning::winning_moves(&[u64::MAX], coin_turning::Game::TurningTurtles)
            => panics "coin 18446744073709551615 is too far right";
        coin_turning::tartan(&[], |a, b| a * b) => answers "1";
        conjunctive_game::Conjunctive::new(usize::MAX, |_| vec![])
            => panics "2^30 positions are too many";
        conjunctive_game::Conjunctive::new(1, |_| vec![1])
            => panics "position 1 in a game of 1 positions";
        conjunctive_game::Conjunctive::new(2, |p| vec![1 - p]) => panics "position 0 can return";
        conjunctive_game::Conjunctive::new(0, |_| vec![]).remoteness(0)
            => panics "position 0 in a game of 0 positions";
        conjunctive_game::Conjunctive::new(1, |_| vec![]).suspense(usize::MAX)
            => panics "position 18446744073709551615 in a game of 1 positions";
        conjunctive_game::Conjunctive::new(1, |_| vec![]).wins(&[], All::First) => answers "false";
        conjunctive_game::Conjunctive::new(1, |_| vec![]).wins(&[0, 1], All::First)
            => panics "position 1 in a game of 1 positions";
        conjunctive_game::Conjunctive::new(1, |_| vec![]).winning_move(&[1], All::Last)
            => panics "position 1 in a game of 1 positions";
        conjunctive_game::Conjunctive::new(1, |_| vec![]).misere_wins(&[], All::Last)
            => answers "true";
        conjunctive_game::Conjunctive::new(1, |_| vec![]).misere_winning_move(&[], All::Last)
            => answers "None";
        conjunctive_game::Conjunctive::new(1, |_| vec![]).misere_winning_move(&[2], All::Last)
            => panics "position 2 in a game of 1 positions";
        constrained_nim::grundy(u64::MAX, &[]) => answers "18446744073709551615";
        constrained_nim::grundy(u64::MAX, &[(u64::MAX, u64::MAX), (0, 0), (1, 2)]) => answers "0";
        constrained_nim::wins(&[], &[]) => answers "false";
        constrained_nim::winning_moves(&[], &[]).next() => answers "None";
        constrained_nim::winning_moves(&[u64::MAX], &[(u64::MAX, u64::MAX)]).next()
            => answers "None";
        constrained_nim::ConstrainedNim::new(&[(0, 1)]).grundy(0) => answers "0";
        constrained_nim::ConstrainedNim::new(&[]).wins(&[]) => answers "false";
        constrained_nim::ConstrainedNim::new(&[]).winning_moves(&[]).next() => answers "None";
        coprime_game::grundy(0) => answers "0";
        coprime_game::grundy(1) => answers "1";
        coprime_game::grundy(u64::MAX) => answers "2";
        coprime_game::grundy_values(0) => answers "[0]";
        coprime_game::grundy_values(usize::MAX)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        coprime_game::wins(&[]) => answers "false";
        coprime_game::wins(&[0]) => answers "false";
        coprime_game::winning_moves(&[]).next() => answers "None";
        coprime_game::winning_moves(&[0]).next() => answers "None";
        coprime_game::winning_moves(&[1]).next() => answers "Some((0, 0))";
        cutting_game::grundy_values(0, 0) => answers "[[18446744073709551615]]";
        cutting_game::grundy_values(usize::MAX, 2)
            => panics "a sheet of 18446744073709551615 x 2 is too large";
        cutting_game::wins(&[]) => answers "false";
        cutting_game::wins(&[(0, 3)]) => panics "sides must be positive";
        cutting_game::wins(&[(usize::MAX, 1)]) => answers "true";
        cutting_game::wins(&[(usize::MAX, 2)])
            => panics "a sheet of 18446744073709551615 x 2 is too large";
        cutting_game::winning_moves(&[]).next() => answers "None";
        cutting_game::winning_moves(&[(3, 0)]) => panics "sides must be positive";
        cutting_game::plain_grundy(0, 1) => panics "sides must be positive";
        cutting_game::plain_grundy(u64::MAX, u64::MAX) => answers "0";
        dag_game::grundy_values(0, &[]) => answers "[]";
        dag_game::grundy_values(usize::MAX, &[]) => panics "2^30 vertices or edges are too many";
        dag_game::grundy_values(2, &[(0, 2)]) => panics "vertex 2 in a graph of 2 vertices";
        dag_game::grundy_values(0, &[(0, 0)]) => panics "vertex 0 in a graph of 0 vertices";
        dag_game::grundy_values(2, &[(0, 1), (1, 0)]) => panics "the graph has the cycle [0, 1]";
        dag_game::wins(&[], &[]) => answers "false";
        dag_game::wins(&[], &[0]) => panics "vertex 0 in a graph of 0 vertices";
        dag_game::winning_moves(&[], &[], &[]).next() => answers "None";
        dag_game::winning_moves(&[(0, 1)], &[1], &[0])
            => panics "vertex 1 in a graph of 1 vertices";
        dag_game::winning_moves(&[(1, 0)], &[1], &[0])
            => panics "vertex 1 in a graph of 1 vertices";
        dag_game::winning_moves(&[], &[1], &[usize::MAX])
            => panics "vertex 18446744073709551615 in a graph of 1 vertices";
        delete_nim::grundy(0, 0) => answers "0";
        delete_nim::grundy(u64::MAX, u64::MAX) => answers "64";
        delete_nim::wins(&[]) => answers "false";
        delete_nim::winning_moves(&[]).next() => answers "None";
        delete_nim::winning_moves(&[(u64::MAX, u64::MAX)]).next()
            => answers "Some((0, [0, 18446744073709551614]))";
        delete_nim::split_grundy(0, 1) => panics "a heap is empty, which E&D does not allow";
        delete_nim::split_wins(&[(1, 0)]) => panics "a heap is empty, which E&D does not allow";
        delete_nim::split_wins(&[]) => answers "false";
        delete_nim::split_winning_moves(&[(0, 0)])
            => panics "a heap is empty, which E&D does not allow";
        delete_nim::split_winning_moves(&[]).next() => answers "None";
        directed_geography::DirectedGeography::new(25, &[])
            => panics "25 vertices are more than 24";
        directed_geography::DirectedGeography::new(usize::MAX, &[])
            => panics "18446744073709551615 vertices are more than 24";
        directed_geography::DirectedGeography::new(1, &[(0, 1)])
            => panics "vertex 1 in a graph of 1 vertices";
        directed_geography::DirectedGeography::new(0, &[]).wins(0, 0)
            => panics "vertex 0 in a graph of 0 vertices";
        directed_geography::DirectedGeography::new(1, &[]).winning_moves(1, 0)
            => panics "vertex 1 in a graph of 1 vertices";
        directed_geography::DirectedGeography::new(1, &[]).misere_wins(usize::MAX, u32::MAX)
            => panics "vertex 18446744073709551615 in a graph of 1 vertices";
        directed_geography::DirectedGeography::new(1, &[]).misere_wins(0, u32::MAX)
            => answers "true";
        directed_geography::DirectedGeography::new(1, &[]).misere_winning_moves(40, 0)
            => panics "vertex 40 in a graph of 1 vertices";
        directed_geography::DirectedGeography::new(0, &[]).winning_starts().next()
            => answers "None";
        distinct_split::grundy(0) => answers "0";
        distinct_split::grundy(u64::MAX) => answers "18446744073709551611";
        distinct_split::wins(&[]) => answers "false";
        distinct_split::winning_move(&[]) => answers "None";
        distinct_split::misere_wins(&[]) => answers "true";
        distinct_split::misere_winning_move(&[]) => answers "None";
        divisor_games::grundy(0, divisor_games::Rule::Divide) => answers "0";
        divisor_games::grundy(0, divisor_games::Rule::ProperDivisor) => answers "0";
        divisor_games::grundy(0, divisor_games::Rule::SubtractDivisor) => answers "0";
        divisor_games::grundy(0, divisor_games::Rule::SubtractProperDivisor) => answers "0";
        divisor_games::subtract_square_values(0) => answers "[0]";
        divisor_games::subtract_square_values(usize::MAX)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        divisor_games::wins(&[], divisor_games::Rule::Divide) => answers "false";
        divisor_games::wins(&[0], divisor_games::Rule::ProperDivisor) => answers "false";
        divisor_games::winning_moves(&[], divisor_games::Rule::Divide).next() => answers "None";
        divisor_games::winning_moves(&[0], divisor_games::Rule::SubtractDivisor).next()
            => answers "None";
        divisor_games::inner_divisor_wins(0) => answers "false";
        divisor_games::inner_divisor_wins(u64::MAX) => answers "false";
        divisor_games::inner_divisor_winning_moves(0).next() => answers "None";
        end_nim::wins(&[]) => answers "false";
        end_nim::winning_moves(&[]).next() => answers "None";
        end_nim::winning_moves(&[u64::MAX, u64::MAX, u64::MAX - 1]).next()
            => answers "Some((0, 18446744073709551614))";
        end_nim::misere_wins(&[0]) => answers "true";
        end_nim::misere_winning_moves(&[]).next() => answers "None";
        equal_split::grundy(0, 0) => panics "min must be positive";
        equal_split::grundy(u64::MAX, u64::MAX) => answers "0";
        equal_split::wins(&[], 0) => panics "min must be positive";
        equal_split::winning_moves(&[], 0).next() => panics "min must be positive";
        equal_split::misere_wins(&[], 0) => panics "min must be positive";
        equal_split::misere_winning_moves(&[], 1).next() => answers "None";
        euclid_game::grundy(0, 0) => answers "0";
        euclid_game::grundy(u64::MAX, 1) => answers "18446744073709551615";
        euclid_game::wins(0, u64::MAX) => answers "false";
        euclid_game::winning_moves(0, 0).next() => answers "None";
        euclid_game::winning_moves(u64::MAX, 1).next() => answers "Some((0, 1))";
        euclid_game::misere_wins(0, 0) => answers "true";
        euclid_game::misere_winning_moves(0, 0).next() => answers "None";
        euclid_game::lost_interval(0) => answers "0..=18446744073709551615";
        euclid_game::count_wins(std::ops::RangeInclusive::new(2, 1), 0..=5) => answers "0";
        euclid_game::equal_wins(0, 0) => answers "false";
        euclid_game::equal_wins(0, 5) => answers "false";
        euclid_game::equal_winning_moves(0, 0).next() => answers "None";
        euclid_game::equal_winning_moves(5, 0).next() => answers "None";
        euclid_game::equal_grundy(0, 0) => answers "0";
        euclid_game::equal_grundy(0, 7) => answers "0";
        euclid_game::equal_grundy(u64::MAX, 1) => answers "18446744073709551614";
        euclid_game::equal_misere_wins(0, 0) => answers "true";
        euclid_game::equal_misere_winning_moves(0, 0).next() => answers "None";
        exact_nim::grundy(&[], 0) => panics "k must be positive";
        exact_nim::grundy(&[], u64::MAX) => answers "0";
        exact_nim::grundy(&[1; 5], 2) => panics "nothing is known of 5 heaps, 2 a move";
        exact_nim::grundy(&[u64::MAX; 3], 2)
            => panics "the Grundy value 27670116110564327422 is above u64::MAX";
        exact_nim::grundy(&[u64::MAX, u64::MAX, 3], 2)
            => panics "the Grundy value 18446744073709551616 is above u64::MAX";
        exact_nim::wins(&[], 0) => panics "k must be positive";
        exact_nim::wins(&[1; 5], 2) => panics "nothing is known of 5 heaps, 2 a move";
        exact_nim::winning_move(&[], 0) => panics "k must be positive";
        exact_nim::winning_move(&[5], u64::MAX) => answers "None";
        exact_nim::misere_wins(&[], 0) => panics "k must be positive";
        exact_nim::misere_wins(&[1; 3], 1) => panics "misère play with 3 heaps, 1 a move, is open";
        exact_nim::misere_wins(&[u64::MAX], u64::MAX) => answers "true";
        exact_nim::misere_winning_move(&[], 0) => panics "k must be positive";
        exact_nim::misere_winning_move(&[], u64::MAX) => answers "None";
        fair_split::wins(&[], 0) => answers "false";
        fair_split::wins(&[u64::MAX], 2)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        fair_split::winning_moves(&[], u64::MAX).next() => answers "None";
        fair_split::winning_moves(&[u64::MAX], 2)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        fair_split::FairSplit::new(u64::MAX, 2)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        fair_split::FairSplit::new(3, 2).grundy(4)
            => panics "a heap of 4 is above the 3 of the table";
        fair_split::FairSplit::new(0, 0).wins(&[1])
            => panics "a heap of 1 is above the 0 of the table";
        fair_split::FairSplit::new(0, u64::MAX).winning_moves(&[]).next() => answers "None";
        fair_split::FairSplit::new(0, 2).winning_moves(&[u64::MAX]).next()
            => panics "a heap of 18446744073709551615 is above the 0 of the table";
        fibonacci_nim::wins(0, 0) => answers "false";
        fibonacci_nim::wins(u64::MAX, u64::MAX) => answers "true";
        fibonacci_nim::winning_moves(0, 5).next() => answers "None";
        fibonacci_nim::winning_moves(u64::MAX, u64::MAX).next() => answers "Some(2)";
        fibonacci_nim::misere_wins(0, 0) => answers "true";
        fibonacci_nim::misere_winning_moves(0, 0).next() => answers "None";
        game_graph::GameGraph::new([], |_: &u8| vec![]).edges => answers "[]";
        game_graph::GameGraph::new([], |_: &u8| vec![]).number(&0) => answers "None";
        greedy_nim::wins(&[]) => answers "false";
        greedy_nim::winning_moves(&[]).next() => answers "None";
        greedy_nim::count_winning_moves(&[u64::MAX; 3]) => answers "55340232221128654845";
        greedy_nim::misere_wins(&[]) => answers "true";
        greedy_nim::misere_winning_moves(&[]).next() => answers "None";
        greedy_nim::smallest_wins(&[]) => answers "false";
        greedy_nim::smallest_winning_moves(&[]).next() => answers "None";
        greedy_nim::smallest_misere_wins(&[]) => answers "true";
        greedy_nim::smallest_misere_winning_moves(&[]).next() => answers "None";
        green_hackenbush::grundy(0, &[], &[]) => answers "0";
        green_hackenbush::grundy(usize::MAX, &[], &[])
            => panics "2^30 vertices or edges are too many";
        green_hackenbush::grundy(1, &[(0, 1)], &[0]) => panics "vertex 1 in a graph of 1 vertices";
        green_hackenbush::grundy(1, &[], &[1]) => panics "vertex 1 in a graph of 1 vertices";
        green_hackenbush::wins(0, &[], &[0]) => panics "vertex 0 in a graph of 0 vertices";
        green_hackenbush::winning_moves(0, &[], &[]).next() => answers "None";
        green_hackenbush::winning_moves(1, &[(usize::MAX, 0)], &[0])
            => panics "vertex 18446744073709551615 in a graph of 1 vertices";
        grid_period::find(&[]) => answers "None";
        grid_period::find(&[vec![], vec![1]]) => panics "rows of unequal length";
        grid_period::find(&[vec![]]) => answers "None";
        grid_period::find(&vec![vec![0; 4]; 4]).map(|period| period.value(&[], u64::MAX, 0))
            => panics "cell (0, 0) is outside of the values";
        grid_period::find(&vec![vec![0; 4]; 4]).map(|period| period.value(&[vec![]], 0, 0))
            => panics "cell (0, 0) is outside of the values";
        grid_period::find(&vec![vec![0; 4]; 4]).map(|period| period.is_proven(u64::MAX, 0))
            => answers "Some(false)";
        growth_race::wins(0, 0, (0, 0), (0, 0)) => panics "the least option of 0 is not above it";
        growth_race::wins(1, 9, (2, 0), (9, 0)) => answers "true";
        growth_race::wins(1, 9, (3, 0), (2, 0)) => panics "min = 3 exceeds max = 2 as a factor";
        growth_race::winning_moves(0, 0, (1, 1), (1, 2)).next() => answers "None";
        growth_race::winning_moves(5, 9, (3, 0), (2, 0))
            => panics "min = 3 exceeds max = 2 as a factor";
        growth_race::lost_ranges(0, 0, (1, 1), (1, 2)).next() => answers "None";
        growth_race::lost_ranges(0, 9, (3, 0), (2, 0))
            => panics "the least option of 0 is not above it";
        growth_race::misere_wins(0, 0, (1, 1), (1, 2)) => answers "true";
        growth_race::misere_winning_moves(0, 0, (1, 1), (1, 2)).next() => answers "None";
        growth_race::misere_lost_ranges(0, 0, (1, 1), (1, 2)).next() => answers "None";
        growth_race::factors(&[]) => panics "there must be factors, and all above 1";
        growth_race::factors(&[0]) => panics "there must be factors, and all above 1";
        growth_race::factors(&[u64::MAX, 2])
            => panics "18446744073709551615 is more than 2 times the factor 2";
        grundy_table::grundy_values_by(0, |_, _, _| {}) => answers "[0]";
        grundy_table::grundy_values_by(usize::MAX, |_, _, _| {})
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        grundy_table::grundy_values_by(3, |_, _, reached| reached.mark(u64::MAX))
            => answers "[0, 0, 0, 0]";
        grundy_table::outcomes_by(0, |_, _| true) => answers "[true]";
        grundy_table::outcomes_by(usize::MAX, |_, _| true)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        grundys_game::grundy_values(0) => answers "[0]";
        grundys_game::grundy_values(usize::MAX)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        grundys_game::wins(&[]) => answers "false";
        grundys_game::wins(&[u64::MAX])
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        grundys_game::winning_moves(&[]).next() => answers "None";
        grundys_game::winning_moves(&[1 << 32])
            => panics "a heap of 4294967296 is above the 4294967295 of the table";
        grundys_game::GrundysGame::new(u64::MAX)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        grundys_game::GrundysGame::new(3).grundy(4)
            => panics "a heap of 4 is above the 3 of the table";
        grundys_game::GrundysGame::new(0).wins(&[u64::MAX])
            => panics "a heap of 18446744073709551615 is above the 0 of the table";
        grundys_game::GrundysGame::new(0).winning_moves(&[1]).next()
            => panics "a heap of 1 is above the 0 of the table";
        halving_nim::grundy(5, 0) => panics "k must be positive";
        halving_nim::grundy(u64::MAX, u64::MAX) => answers "0";
        halving_nim::wins(&[], 0) => panics "k must be positive";
        halving_nim::winning_moves(&[], 0) => panics "k must be positive";
        halving_nim::winning_moves(&[u64::MAX], u64::MAX).next() => answers "None";
        interval_nim::grundy_values(0, 1, 1) => answers "[0]";
        interval_nim::grundy_values(5, 0, 3) => panics "min must be positive";
        interval_nim::grundy_values(5, 3, 2) => panics "min = 3 exceeds max = 2";
        interval_nim::grundy_values(5, usize::MAX, usize::MAX) => answers "[0, 0, 0, 0, 0, 0]";
        interval_nim::grundy_values(usize::MAX, 1, 2)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        interval_nim::wins(&[], 0, 1) => panics "min must be positive";
        interval_nim::wins(&[], 2, 1) => panics "min = 2 exceeds max = 1";
        interval_nim::winning_moves(&[], 0, 0) => panics "min must be positive";
        interval_nim::circle_grundy(5, 0, 3) => panics "min must be positive";
        interval_nim::circle_grundy(0, 1, usize::MAX) => answers "0";
        interval_nim::circle_wins(5, 4, 3) => panics "min = 4 exceeds max = 3";
        interval_nim::circle_winning_moves(0, 0, 1) => panics "min must be positive";
        interval_nim::circle_winning_moves(0, 1, 1).next() => answers "None";
        interval_nim::set_grundy_values(0, &[]) => answers "[0]";
        interval_nim::set_grundy_values(3, &[0]) => panics "0 cells are no move";
        interval_nim::set_grundy_values(3, &[usize::MAX]) => answers "[0, 0, 0, 0]";
        interval_nim::set_wins(&[], &[0]) => panics "0 cells are no move";
        interval_nim::set_wins(&[], &[]) => answers "false";
        interval_nim::set_winning_moves(&[], &[0]) => panics "0 cells are no move";
        lasker_nim::grundy(u64::MAX)
            => panics "the Grundy value 18446744073709551616 is above u64::MAX";
        lasker_nim::wins(&[]) => answers "false";
        lasker_nim::wins(&[u64::MAX]) => answers "true";
        lasker_nim::winning_moves(&[]).next() => answers "None";
        lasker_nim::winning_moves(&[u64::MAX]).next() => answers "Some((0, []))";
        lasker_nim::misere_wins(&[]) => answers "true";
        lasker_nim::misere_winning_moves(&[]).next() => answers "None";
        loopy_game::remoteness(0, &[]) => answers "[]";
        loopy_game::remoteness(usize::MAX, &[]) => panics "2^32 vertices or edges are too many";
        loopy_game::remoteness(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
        loopy_game::best_moves(&[], &[]) => answers "[]";
        loopy_game::best_moves(&[(0, 1)], &[Some(u64::MAX); 2]) => answers "[None, None]";
        loopy_game::best_moves(&[(0, 1)], &[None]) => panics "vertex 1 in a graph of 1 vertices";
        loopy_game::winning_moves(&[], &[], 0) => panics "vertex 0 in a graph of 0 vertices";
        loopy_game::winning_moves(&[(0, 1)], &[None], 0)
            => panics "vertex 1 in a graph of 1 vertices";
        loopy_game::winning_moves(&[], &[None], 0).next() => answers "None";
        loopy_sums::values(0, &[]) => answers "[]";
        loopy_sums::values(usize::MAX, &[]) => panics "2^32 vertices or edges are too many";
        loopy_sums::values(1, &[(1, 0)]) => panics "vertex 1 in a graph of 1 vertices";
        loopy_sums::outcome(&[], &[]) => answers "Loss";
        loopy_sums::outcome(&[], &[0]) => panics "vertex 0 in a graph of 0 vertices";
        loopy_sums::winning_moves(&[], &[], &[]).next() => answers "None";
        loopy_sums::winning_moves(&[], &[], &[usize::MAX])
            => panics "vertex 18446744073709551615 in a graph of 0 vertices";
        loopy_sums::winning_moves(&[(0, 1)], &[loopy_sums::Value::Finite(1, 0)], &[0])
            => panics "vertex 1 in a graph of 1 vertices";
        mask_solver::MaskSolver::new(0, |_| vec![]).wins(&[]) => answers "false";
        mask_solver::MaskSolver::new(1, |_| vec![]).grundy(1) => panics "position 1 is not below 1";
        mask_solver::MaskSolver::new(1, |_| vec![1]).grundy(0)
            => panics "position 1 is not below 1";
        mask_solver::MaskSolver::new(1, |_| vec![0]).grundy(0)
            => panics "the game can return to position 0";
        mask_solver::MaskSolver::new(1, |_| vec![]).wins(&[usize::MAX])
            => panics "position 18446744073709551615 is not below 1";
        mask_solver::MaskSolver::new(1, |_| vec![]).winning_moves(&[]).next() => answers "None";
        mask_solver::MaskSolver::new(1, |_| vec![]).winning_moves(&[1]).next()
            => panics "position 1 is not below 1";
        mask_solver::MaskSolver::new(usize::MAX, |_| vec![]).wins(&[])
            => panics "2^32 positions are too many";
        misere_nim::wins(&[]) => answers "true";
        misere_nim::winning_moves(&[]).next() => answers "None";
        misere_nim::winning_moves(&[u64::MAX]).next() => answers "Some((0, 1))";
        misere_sums::pairs(0, &[]) => answers "[]";
        misere_sums::pairs(usize::MAX, &[]) => panics "2^30 vertices or edges are too many";
        misere_sums::pairs(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
        misere_sums::pairs(1, &[(0, 0)]) => panics "the graph has the cycle [0]";
        misere_sums::wins(&[], &[]) => answers "true";
        misere_sums::wins(&[], &[0]) => panics "vertex 0 in a graph of 0 vertices";
        misere_sums::wins(&[None], &[0]) => panics "vertex 0 can reach a wild one";
        misere_sums::winning_moves(&[], &[], &[]).next() => answers "None";
        misere_sums::winning_moves(&[(0, 1)], &[Some((0, 1))], &[0])
            => panics "vertex 1 in a graph of 1 vertices";
        misere_sums::winning_moves(&[], &[], &[usize::MAX])
            => panics "vertex 18446744073709551615 in a graph of 0 vertices";
        moore_counting::count_lost(0, 0, 1, 7) => answers "1";
        moore_counting::count_lost(2, 2, 0, 7) => panics "k must be positive";
        moore_counting::count_lost(2, 2, 1, 0) => panics "modulus must be positive";
        moore_counting::count_lost(2, 2, 1, u64::MAX)
            => panics "the modulus 18446744073709551615 is not below 2^32";
        moore_counting::count_lost(2, u64::MAX, 1, 7)
            => panics "the sum 18446744073709551615 is not below 2^32";
        moore_counting::count_lost(1 << 31, 1 << 31, 1, 7) => panics "the modulus 7 has the factor 7";
        moore_counting::count_lost(u64::MAX, 2, u64::MAX, 7) => answers "0";
        moore_counting::count_won(0, 0, 1, 1) => answers "0";
        moore_counting::count_won(0, 0, 0, 7) => panics "k must be positive";
        moore_counting::count_won(1, u64::MAX, 1, 1)
            => panics "the sum 18446744073709551615 is not below 2^32";
        moore_counting::misere_count_lost(0, 0, 0, 7) => panics "k must be positive";
        moore_counting::misere_count_lost(0, 0, 1, 7) => answers "0";
        moore_nim::wins(&[], 0) => panics "k must be positive";
        moore_nim::wins(&[u64::MAX; 3], u64::MAX) => answers "true";
        moore_nim::winning_move(&[], 0) => panics "k must be positive";
        moore_nim::winning_move(&[], u64::MAX) => answers "None";
        moore_nim::misere_wins(&[], 0) => panics "k must be positive";
        moore_nim::misere_wins(&[], u64::MAX) => answers "true";
        moore_nim::misere_winning_move(&[], 0) => panics "k must be positive";
        moore_nim::misere_winning_move(&[5, 5], 0) => panics "k must be positive";
        moore_nim::misere_winning_move(&[], 1) => answers "None";
        multiples_game::MultiplesGame::new(0).wins(&[]) => answers "false";
        multiples_game::MultiplesGame::new(0).grundy(0) => panics "0 is not in 1..=0";
        multiples_game::MultiplesGame::new(5).grundy(6) => panics "6 is not in 1..=5";
        multiples_game::MultiplesGame::new(5).wins(&[0]) => panics "0 is not in 1..=5";
        multiples_game::MultiplesGame::new(5).winning_moves(&[u64::MAX]).next()
            => panics "18446744073709551615 is not in 1..=5";
        multiples_game::MultiplesGame::new(5).winning_moves(&[]).next() => answers "None";
        nim::grundy(&[]) => answers "0";
        nim::wins(&[]) => answers "false";
        nim::winning_moves(&[]).next() => answers "None";
        nim::winning_moves(&[u64::MAX, 1]).next() => answers "Some((0, 1))";
        nim_counting::xor_counts(&[], 0..=0, 7) => answers "[1]";
        nim_counting::xor_counts(&[1], 0..=0, 0) => panics "the modulus 0 is not odd";
        nim_counting::xor_counts(&[1], std::ops::RangeInclusive::new(2, 1), 7)
            => panics "no length is in 2..=1";
        nim_counting::xor_counts(&[1], 1..=1, u64::MAX)
            => panics "the modulus 18446744073709551615 is not below 2^31";
        nim_counting::xor_counts(&[1; 3], 1..=1, 7) => answers "[0, 3]";
        nim_counting::exact_xor_counts(&[], 0..=0) => answers "[1]";
        nim_counting::exact_xor_counts(&[1; 3], 0..=1) => answers "[1, 3]";
        nim_counting::exact_xor_counts(&[u64::MAX], 1..=2)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        nim_counting::exact_xor_counts(&[1, 1], 0..=u64::MAX)
            => panics "the counts may exceed u128";
        nim_counting::walsh_hadamard(&mut []) => panics "0 is not a power of two";
        nim_counting::walsh_hadamard(&mut [1, 2, 3]) => panics "3 is not a power of two";
        nim_counting::walsh_hadamard_mod(&mut [], 7) => panics "0 is not a power of two";
        nim_counting::walsh_hadamard_mod(&mut [u64::MAX], 8) => panics "the modulus 8 is not odd";
        nim_counting::walsh_hadamard_mod(&mut [1, 2], u64::MAX)
            => panics "the modulus 18446744073709551615 is not below 2^31";
        nimber::mul(u64::MAX, 0) => answers "0";
        nimber::square(0) => answers "0";
        nimber::sqrt(0) => answers "0";
        nimber::pow(0, 0) => answers "1";
        nimber::inverse(0) => panics "0 has no inverse";
        nimber::inverse(1) => answers "1";
        nimber::solve_quadratic(0, 0) => answers "[0]";
        nimber::solve_quadratic(1, 0) => answers "[0, 1]";
        nimber::discrete_log(0, 0) => answers "Some(1)";
        nimber::discrete_log(0, 5) => answers "None";
        nimber::discrete_log(5, 0) => answers "None";
        nimber_log::Logs::new(nimber::mul).discrete_log(0, 1) => answers "Some(0)";
        nimber_log::Logs::new(nimber::mul).discrete_log(1, 0) => answers "None";
        nimble::grundy(&[]) => answers "0";
        nimble::wins(&[]) => answers "false";
        nimble::wins(&[u64::MAX]) => answers "true";
        nimble::winning_moves(&[]).next() => answers "None";
        nimble::misere_wins(&[]) => answers "true";
        nimble::misere_winning_moves(&[]).next() => answers "None";
        nimble::counts_grundy(&[]) => answers "0";
        nimble::counts_wins(&[]) => answers "false";
        nimble::counts_winning_moves(&[]).next() => answers "None";
        nimble::counts_misere_wins(&[]) => answers "true";
        nimble::counts_misere_winning_moves(&[]).next() => answers "None";
        no_repeat_nim::grundy(u64::MAX) => answers "6074000999";
        no_repeat_nim::wins(&[]) => answers "false";
        no_repeat_nim::winning_moves(&[]).next() => answers "None";
        no_repeat_nim::winning_moves(&[101])
            => panics "a heap of 101 is above the 100 of the search";
        no_repeat_nim::played_grundy(u64::MAX, &[])
            => panics "a heap of 18446744073709551615 is above the 100 of the search";
        no_repeat_nim::played_grundy(0, &[0, u64::MAX]) => answers "0";
        node_kayles::grundy(0, &[]) => answers "0";
        node_kayles::grundy(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
        node_kayles::grundy(usize::MAX, &[])
            => panics "18446744073709551615 vertices are more than 64";
        node_kayles::wins(0, &[(0, 0)]) => panics "vertex 0 in a graph of 0 vertices";
        node_kayles::winning_moves(0, &[]).next() => answers "None";
        node_kayles::winning_moves(2, &[(0, usize::MAX)])
            => panics "vertex 18446744073709551615 in a graph of 2 vertices";
        northcott::grundy(&[]) => answers "0";
        northcott::grundy(&[(3, 3)]) => panics "two pawns on cell 3";
        northcott::grundy(&[(i64::MIN, i64::MAX)]) => answers "18446744073709551614";
        northcott::wins(&[(0, 0)]) => panics "two pawns on cell 0";
        northcott::winning_moves(&[]).next() => answers "None";
        northcott::winning_moves(&[(1, 1)]) => panics "two pawns on cell 1";
        northcott::winning_moves(&[(i64::MIN, i64::MAX)]).next()
            => answers "Some((0, 9223372036854775806))";
        octal_game::grundy_values(0, "0.77") => answers "[0]";
        octal_game::grundy_values(5, "")
            => panics "`` is no octal code: one digit before the point";
        octal_game::grundy_values(5, "0.g") => panics "`0.g` is no octal code: `g` at place 3";
        octal_game::grundy_values(5, "7.7") => panics "`7.7` is no octal code: `7` at place 1";
        octal_game::grundy_values(5, "0.") => answers "[0, 0, 0, 0, 0, 0]";
        octal_game::grundy_values(usize::MAX, "0.07")
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        octal_game::wins(&[], "77") => panics "`77` is no octal code: one digit before the point";
        octal_game::wins(&[], "0.77") => answers "false";
        octal_game::wins(&[u64::MAX], "0.77") => answers "true";
        octal_game::winning_moves(&[], "x")
            => panics "`x` is no octal code: one digit before the point";
        octal_game::winning_moves(&[], "0.77").next() => answers "None";
        octal_game::OctalGame::new(u64::MAX, "1.6")
            => panics "`1.6` is no octal code: `1` at place 1";
        octal_game::OctalGame::new(9, "0.6").grundy(10)
            => panics "a heap of 10 is above the 9 of the table";
        octal_game::OctalGame::new(0, "0.6").wins(&[u64::MAX])
            => panics "a heap of 18446744073709551615 is above the 0 of the table";
        octal_game::OctalGame::new(0, "0.77").winning_moves(&[]).next() => answers "None";
        octal_game::OctalGame::with_values("0.77", vec![]).grundy(0)
            => panics "an empty heap is worth 0, and the first value";
        octal_game::OctalGame::with_values("0.77", vec![0, 1]).grundy(2)
            => panics "a heap of 2 is above the 1 of the table";
        octal_game::OctalGame::new(0, "0.77").into_winning_moves(&[]).next() => answers "None";
        octal_game::OctalGame::new(0, "0.77").into_winning_moves(&[5]).next()
            => panics "a heap of 5 is above the 0 of the table";
        octal_table::grundy_values(0, "0.77") => answers "[0]";
        octal_table::grundy_values(5, "") => panics "`` is no octal code";
        octal_table::grundy_values(5, "0.8") => panics "`0.8` is no octal code";
        octal_table::grundy_values(5, "0.") => answers "[0, 0, 0, 0, 0, 0]";
        octal_table::grundy_values(usize::MAX, "0.6")
            => panics "n = 18446744073709551615 is not below 2^32";
        ordered_nim::grundy(&[]) => answers "0";
        ordered_nim::grundy(&[u64::MAX, u64::MAX]) => answers "18446744073709551614";
        ordered_nim::wins(&[]) => answers "false";
        ordered_nim::winning_moves(&[]).next() => answers "None";
        ordered_nim::misere_wins(&[]) => answers "true";
        ordered_nim::misere_winning_moves(&[]).next() => answers "None";
        outcome_search::OutcomeSearch::new(|_: &u8| Vec::<[u8; 1]>::new()).wins(&[])
            => answers "false";
        outcome_search::OutcomeSearch::new(|p: &u8| vec![[*p]]).wins(&[0])
            => panics "the game can return to a position";
        outcome_search::OutcomeSearch::new(|_: &u8| Vec::<[u8; 1]>::new()).winning_moves(&[])
            => answers "[]";
        outcome_search::OutcomeSearch::new(|_: &u8| Vec::<[u8; 1]>::new()).misere_wins(&[])
            => answers "true";
        outcome_search::OutcomeSearch::new(|_: &u8| Vec::<[u8; 1]>::new()).misere_winning_moves(&[])
            => answers "[]";
        periodicity::find(&[]) => answers "None";
        periodicity::find(&[1]) => answers "None";
        periodicity::find(&[0; 9]).map(|period| period.value(&[], u64::MAX))
            => panics "heap 0 is outside of the values";
        periodicity::find(&[0; 9]).map(|period| period.value(&[0; 9], u64::MAX))
            => answers "Some(0)";
        periodicity::find(&[0, u64::MAX, 0, u64::MAX, 0, u64::MAX])
            => answers "Some(Period { start: 0, length: 2, saltus: 0, seen: 4 })";
        periodicity::find(&[0; 9]).map(|period| period.is_proven_subtraction(u64::MAX))
            => answers "Some(false)";
        periodicity::find(&[0; 9]).map(|period| period.is_proven_octal(u64::MAX, u64::MAX))
            => answers "Some(false)";
        periodicity::Period { start: u64::MAX, length: 1, saltus: 0, seen: 9 }.is_proven_octal(2, 0)
            => answers "false";
        periodicity::find(&[0; 9]).map(|period| period.is_proven_octal(0, 0))
            => answers "Some(true)";
        poker_nim::grundy(&[]) => answers "0";
        poker_nim::wins(&[]) => answers "false";
        poker_nim::winning_moves(&[], u64::MAX).next() => answers "None";
        poker_nim::winning_moves(&[u64::MAX, 0], u64::MAX).next() => answers "Some((0, 0))";
        power_game::grundy(0) => answers "0";
        power_game::wins(0) => answers "false";
        power_game::winning_move(0) => answers "None";
        power_game::winning_move(1) => answers "Some(1)";
        prime_power_game::components(&[]) => answers "{}";
        prime_power_game::components(&[0]) => panics "a number must be positive";
        prime_power_game::grundy(0) => answers "0";
        prime_power_game::wins(&[]) => answers "false";
        prime_power_game::wins(&[0]) => panics "a number must be positive";
        prime_power_game::winning_moves(&[]).next() => answers "None";
        prime_power_game::winning_moves(&[0]) => panics "a number must be positive";
        random_stop::xor_probabilities(&[], 1, 7) => panics "there is no heap to choose";
        random_stop::xor_probabilities(&[1], 0, 7)
            => panics "the probabilities are no fractions modulo 7";
        random_stop::xor_probabilities(&[1], 1, 0) => panics "the modulus 0 is not odd";
        random_stop::xor_probabilities(&[1], 1, 1)
            => panics "the probabilities are no fractions modulo 1";
        random_stop::xor_probabilities(&[1], 1, 6) => panics "the modulus 6 is not odd";
        random_stop::xor_probabilities(&[1], 1, 2) => panics "the modulus 2 is not odd";
        random_stop::xor_probabilities(&[1], u64::MAX, u64::MAX)
            => panics "the modulus 18446744073709551615 is not below 2^32";
        random_stop::xor_probabilities(&[u64::MAX], 1, 7)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        range_nim::grundy(5, 0, 3) => panics "min must be positive";
        range_nim::grundy(5, 3, 2) => panics "min = 3 exceeds max = 2";
        range_nim::grundy(u64::MAX, u64::MAX, u64::MAX) => answers "1";
        range_nim::wins(&[], 0, 1) => panics "min must be positive";
        range_nim::wins(&[], 2, 1) => panics "min = 2 exceeds max = 1";
        range_nim::winning_moves(&[], 0, 1) => panics "min must be positive";
        range_nim::winning_moves(&[u64::MAX], 1, u64::MAX).next() => answers "Some((0, 0))";
        range_nim::count_winning_moves(&[], 2, 1) => panics "min = 2 exceeds max = 1";
        range_nim::count_winning_moves(&[u64::MAX; 2], u64::MAX, u64::MAX) => answers "0";
        range_nim::misere_wins(&[], 0, 0) => panics "min must be positive";
        range_nim::misere_winning_moves(&[], 2, 1) => panics "min = 2 exceeds max = 1";
        range_nim::misere_winning_moves(&[], 1, 1).next() => answers "None";
        schwenk_nim::wins(5, 5, 0) => panics "m must be positive";
        schwenk_nim::wins(0, 0, 1) => answers "false";
        schwenk_nim::wins(u64::MAX, 5, 1 << 24)
            => panics "a heap of 18446744073709551615 is above the 16777216 of the table";
        schwenk_nim::wins(u64::MAX, u64::MAX, u64::MAX) => answers "true";
        schwenk_nim::winning_moves(5, 5, 0) => panics "m must be positive";
        schwenk_nim::winning_moves(0, 0, u64::MAX).next() => answers "None";
        schwenk_nim::misere_wins(0, 5, 0) => panics "m must be positive";
        schwenk_nim::misere_wins(5, 0, 0) => panics "m must be positive";
        schwenk_nim::misere_wins(0, 0, 1) => answers "true";
        schwenk_nim::misere_winning_moves(0, 5, 0) => panics "m must be positive";
        schwenk_nim::misere_winning_moves(0, 0, 1).next() => answers "None";
        selective_game::Selective::new(usize::MAX, |_| vec![])
            => panics "2^30 positions are too many";
        selective_game::Selective::new(1, |_| vec![1])
            => panics "position 1 in a game of 1 positions";
        selective_game::Selective::new(2, |p| vec![1 - p]) => panics "position 0 can return";
        selective_game::Selective::new(0, |_| vec![]).wins(&[], Any::First) => answers "false";
        selective_game::Selective::new(1, |_| vec![]).wins(&[1], Any::First)
            => panics "position 1 in a game of 1 positions";
        selective_game::Selective::new(1, |_| vec![]).winning_move(&[0, usize::MAX], Any::Last)
            => panics "position 18446744073709551615 in a game of 1 positions";
        selective_game::Selective::new(1, |_| vec![]).misere_wins(&[], Any::Last) => answers "true";
        selective_game::Selective::new(1, |_| vec![]).misere_wins(&[0, 1], Any::First)
            => panics "position 1 in a game of 1 positions";
        selective_game::Selective::new(1, |_| vec![]).misere_winning_move(&[], Any::Last)
            => answers "None";
        selective_game::Selective::new(1, |_| vec![]).misere_winning_move(&[1], Any::Last)
            => panics "position 1 in a game of 1 positions";
        set_counting::distinct_count(0, 0, 0, 7) => answers "1";
        set_counting::distinct_count(0, 65, 0, 7) => answers "1";
        set_counting::distinct_count(0, 0, 0, 0) => panics "the modulus 0 is not odd";
        set_counting::distinct_count(2, 1, 2, 7) => answers "0";
        set_counting::smallest_subsets(&[], 7) => answers "[None]";
        set_counting::smallest_subsets(&[1], 0) => panics "the modulus 0 is not odd";
        set_counting::smallest_subsets(&[1, 1, 1], 7)
            => answers "[Some((1, 1)), Some((1, 1)), Some((1, 1)), Some((2, 1))]";
        set_counting::exact_set_counts(&[], 7) => answers "[1]";
        set_counting::exact_set_counts(&[u64::MAX], 7) => panics "64 values are more than 24";
        set_counting::exact_set_counts(&[1], 0) => panics "the modulus 0 is not odd";
        silver_dollar::wins(&[]) => answers "false";
        silver_dollar::wins(&[0]) => panics "a coin on cell 0: cells count from 1";
        silver_dollar::wins(&[2, 2]) => panics "two coins on cell 2";
        silver_dollar::winning_moves(&[]).next() => answers "None";
        silver_dollar::winning_moves(&[0]) => panics "a coin on cell 0: cells count from 1";
        silver_dollar::winning_moves(&[5, 5]) => panics "two coins on cell 5";
        silver_dollar::winning_moves(&[u64::MAX, u64::MAX - 1]).next() => answers "None";
        silver_dollar::dollar_wins(&[], 0) => panics "dollar 0 of 0 coins";
        silver_dollar::dollar_wins(&[2, 2], 0) => panics "two coins on cell 2";
        silver_dollar::dollar_wins(&[0], 0) => answers "false";
        silver_dollar::dollar_winning_moves(&[1], 1) => panics "dollar 1 of 1 coins";
        silver_dollar::dollar_winning_moves(&[0], 0).next() => answers "None";
        silver_dollar::dollar_misere_wins(&[], usize::MAX)
            => panics "dollar 18446744073709551615 of 0 coins";
        silver_dollar::dollar_misere_wins(&[0], 0) => answers "true";
        silver_dollar::dollar_misere_winning_moves(&[3, 3], 0) => panics "two coins on cell 3";
        silver_dollar::dollar_misere_winning_moves(&[0, 5], 0).next() => answers "None";
        sprague_grundy::mex(&[]) => answers "0";
        sprague_grundy::mex(&[u64::MAX, 0]) => answers "1";
        sprague_grundy::grundy_values(0, |_| vec![]) => answers "[0]";
        sprague_grundy::grundy_values(usize::MAX, |_| vec![])
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        sprague_grundy::grundy_values(1, |heap| vec![vec![heap]])
            => panics "[0] is no option of a heap of 0";
        sprague_grundy::Solver::new(|_: &u8| Vec::<Vec<u8>>::new()).grundy(&0) => answers "0";
        sprague_grundy::Solver::new(|p: &u8| vec![vec![*p]]).grundy(&0)
            => panics "the game can return to a position";
        sprague_grundy::Solver::new(|_: &u8| Vec::<Vec<u8>>::new()).wins(&[]) => answers "false";
        sprague_grundy::Solver::new(|_: &u8| Vec::<Vec<u8>>::new()).winning_moves(&[])
            => answers "[]";
        sprague_grundy::grundy_values_by(0, |_| [[0; 0]; 0]) => answers "[0]";
        sprague_grundy::grundy_values_by(usize::MAX, |_| [[0; 0]; 0])
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        staircase_graph::Staircase::new(0, &[]).wins(&[]) => answers "false";
        staircase_graph::Staircase::new(usize::MAX, &[])
            => panics "2^32 vertices or edges are too many";
        staircase_graph::Staircase::new(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
        staircase_graph::Staircase::new(2, &[(0, 1), (1, 0)])
            => panics "the graph has the cycle [1, 0]";
        staircase_graph::Staircase::new(3, &[(2, 1), (2, 0), (1, 0)])
            => panics "vertex 2 has both odd and even paths to sinks";
        staircase_graph::Staircase::new(2, &[(1, 0)]).grundy(&[1])
            => panics "stones on 1 of 2 vertices";
        staircase_graph::Staircase::new(2, &[(1, 0)]).wins(&[1, 2, 3])
            => panics "stones on 3 of 2 vertices";
        staircase_graph::Staircase::new(2, &[(1, 0)]).winning_moves(&[]).next()
            => panics "stones on 0 of 2 vertices";
        staircase_graph::Staircase::new(2, &[(1, 0)]).winning_moves(&[u64::MAX, u64::MAX]).next()
            => answers "Some((1, 0, 0))";
        staircase_graph::Staircase::new(2, &[(1, 0)]).misere_wins(&[])
            => panics "stones on 0 of 2 vertices";
        staircase_graph::Staircase::new(0, &[]).misere_wins(&[]) => answers "true";
        staircase_graph::Staircase::new(2, &[(1, 0)]).misere_winning_moves(&[1])
            => panics "stones on 1 of 2 vertices";
        staircase_graph::Staircase::new(0, &[]).misere_winning_moves(&[]).next() => answers "None";
        staircase_graph::jumps(&[], 1) => answers "[]";
        staircase_graph::jumps(&[], 0) => panics "k must be positive";
        staircase_graph::jumps(&[0, 2], 1) => panics "vertex 2 in a graph of 2 vertices";
        staircase_graph::jumps(&[0, 0], usize::MAX) => answers "[]";
        staircase_nim::grundy(&[]) => answers "0";
        staircase_nim::wins(&[]) => answers "false";
        staircase_nim::winning_moves(&[]).next() => answers "None";
        staircase_nim::winning_moves(&[u64::MAX, u64::MAX]).next() => answers "Some((0, 0))";
        staircase_nim::misere_wins(&[]) => answers "true";
        staircase_nim::misere_winning_moves(&[]).next() => answers "None";
        staircase_nim::georgia_and_bob(&[]) => answers "[]";
        staircase_nim::georgia_and_bob(&[0]) => panics "chips need cells of their own";
        staircase_nim::georgia_and_bob(&[3, 3]) => panics "chips need cells of their own";
        staircase_nim::ordered_heaps(&[]) => answers "[]";
        staircase_nim::ordered_heaps(&[2, 1]) => panics "the heaps must not decrease";
        staircase_tree::grundy_values(&[], &[], 1) => answers "[]";
        staircase_tree::grundy_values(&[(0, 1)], &[], 1)
            => panics "vertex 1 in a graph of 0 vertices";
        staircase_tree::grundy_values(&[], &[1], 0) => panics "k must be positive";
        staircase_tree::grundy_values(&[], &[1, 2], 1) => panics "the edges are no tree";
        staircase_tree::grundy_values(&[(0, 2)], &[1, 2], 1)
            => panics "vertex 2 in a graph of 2 vertices";
        staircase_tree::grundy_values(&[(0, 0)], &[1, 2], 1) => panics "the edges are no tree";
        staircase_tree::grundy_values(&[(0, 1)], &[1, 2], usize::MAX) => answers "[0, 0]";
        staircase_tree::parents(0, &[], 0) => panics "vertex 0 in a graph of 0 vertices";
        staircase_tree::parents(usize::MAX, &[], 0) => panics "the edges are no tree";
        staircase_tree::parents(usize::MAX, &[(0, 1)], usize::MAX)
            => panics "vertex 18446744073709551615 in a graph of 18446744073709551615 vertices";
        staircase_tree::parents(1, &[], 1) => panics "vertex 1 in a graph of 1 vertices";
        staircase_tree::parents(2, &[(0, 0)], 0) => panics "the edges are no tree";
        strange_nim::grundy(5, 0) => panics "k must be positive";
        strange_nim::grundy(0, 1) => answers "0";
        strange_nim::grundy(u64::MAX, u64::MAX) => answers "1";
        strange_nim::wins(&[]) => answers "false";
        strange_nim::wins(&[(5, 0)]) => panics "k must be positive";
        strange_nim::winning_moves(&[]).next() => answers "None";
        strange_nim::winning_moves(&[(5, 0)]) => panics "k must be positive";
        strange_nim::winning_moves(&[(u64::MAX, 1)]).next() => answers "Some((0, 0))";
        strange_nim::misere_wins(&[]) => answers "true";
        strange_nim::misere_winning_moves(&[(0, 0)]) => panics "k must be positive";
        strange_nim::misere_winning_moves(&[]).next() => answers "None";
        submask_nim::grundy(0, 0) => answers "0";
        submask_nim::grundy(u64::MAX, u64::MAX) => answers "64";
        submask_nim::wins(&[]) => answers "false";
        submask_nim::winning_moves(&[]).next() => answers "None";
        submask_nim::misere_wins(&[]) => answers "true";
        submask_nim::misere_winning_moves(&[]).next() => answers "None";
        submask_nim::value_counts(0, 0) => answers "[1]";
        subtraction_game::grundy_values(0, &[]) => answers "[0]";
        subtraction_game::grundy_values(usize::MAX, &[1])
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        subtraction_game::grundy_values(usize::MAX, &[])
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        subtraction_game::grundy_values(3, &[0]) => panics "0 stones are no move";
        subtraction_game::wins(&[], &[0]) => panics "0 stones are no move";
        subtraction_game::wins(&[], &[]) => answers "false";
        subtraction_game::winning_moves(&[], &[0]) => panics "0 stones are no move";
        subtraction_game::winning_moves(&[], &[]).next() => answers "None";
        subtraction_game::misere_wins(&[], &[0]) => panics "0 stones are no move";
        subtraction_game::misere_wins(&[], &[]) => answers "true";
        subtraction_game::misere_winning_moves(&[], &[0]) => panics "0 stones are no move";
        subtraction_game::misere_winning_moves(&[], &[]).next() => answers "None";
        subtraction_game::SubtractionGame::new(u64::MAX, &[0]) => panics "0 stones are no move";
        subtraction_game::SubtractionGame::new(3, &[1, 1 << 40]).grundy(1 << 41)
            => panics "a heap of 2199023255552 is above the 3 of the table";
        subtraction_game::SubtractionGame::new(0, &[u64::MAX]).wins(&[u64::MAX])
            => panics "a heap of 18446744073709551615 is above the 0 of the table";
        subtraction_game::SubtractionGame::new(0, &[]).winning_moves(&[]).next() => answers "None";
        subtraction_table::grundy_values(0, &[]) => answers "[0]";
        subtraction_table::grundy_values(3, &[0]) => panics "0 stones are no move";
        subtraction_table::grundy_values(3, &[u64::MAX]) => answers "[0, 0, 0, 0]";
        subtraction_table::grundy_values(usize::MAX, &[1])
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        take_or_split3::grundy(u64::MAX)
            => panics "the Grundy value 18446744073709551616 is above u64::MAX";
        take_or_split3::wins(&[]) => answers "false";
        take_or_split3::wins(&[u64::MAX]) => answers "true";
        take_or_split3::winning_moves(&[]).next() => answers "None";
        take_or_split3::winning_moves(&[u64::MAX]).next() => answers "Some((0, []))";
        treblecross::grundy_values(0) => answers "[0]";
        treblecross::grundy_values(usize::MAX)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        treblecross::wins(&[]) => answers "false";
        treblecross::wins(&[true; 3]) => answers "false";
        treblecross::winning_moves(&[]).next() => answers "None";
        treblecross::winning_moves(&[true; 4]).next() => answers "None";
        tuple_counting::xor_product::<Vec<u64>>(&[], 7) => answers "[1]";
        tuple_counting::xor_product(&[vec![1]], 0) => panics "the modulus 0 is not odd";
        tuple_counting::xor_product(&[vec![1, 2, 3]], 7) => answers "[1, 2, 3, 0]";
        tuple_counting::xor_power(&[], 0, 7) => answers "[1]";
        tuple_counting::xor_power(&[1], u64::MAX, 0) => panics "the modulus 0 is not odd";
        tuple_counting::multiset_counts(&[], 0, 7) => answers "[1]";
        tuple_counting::multiset_counts(&[1], u64::MAX, 1)
            => panics "n = 18446744073709551615 is not below 2^32";
        tuple_counting::multiset_counts(&[1], 1, 0) => panics "the modulus 0 is not odd";
        tuple_counting::subset_counts(&[], 0, 7) => answers "[1]";
        tuple_counting::subset_counts(&[1], 1, 0) => panics "the modulus 0 is not odd";
        unfair_nim::fewest_moved(&[]) => panics "fewer than two heaps";
        unfair_nim::fewest_moved(&[5]) => panics "fewer than two heaps";
        unfair_nim::fewest_moved(&[0, 0]) => answers "None";
        unfair_nim::fewest_moved(&[u64::MAX, u64::MAX]) => answers "Some(0)";
        vertex_geography::wins(0, &[], 0) => panics "vertex 0 in a graph of 0 vertices";
        vertex_geography::wins(1, &[(0, 1)], 0) => panics "vertex 1 in a graph of 1 vertices";
        vertex_geography::wins(usize::MAX, &[], 0) => panics "2^32 vertices or edges are too many";
        vertex_geography::winning_starts(0, &[]) => answers "[]";
        vertex_geography::winning_starts(0, &[(0, 0)])
            => panics "vertex 0 in a graph of 0 vertices";
        vertex_geography::winning_moves(1, &[], 0).next() => answers "None";
        vertex_geography::winning_moves(1, &[], usize::MAX)
            => panics "vertex 18446744073709551615 in a graph of 1 vertices";
        welter::grundy(&[]) => answers "0";
        welter::grundy(&[3, 3]) => panics "two coins on cell 3";
        welter::grundy(&[0, 1 << 63, 0]) => panics "two coins on cell 0";
        welter::wins(&[]) => answers "false";
        welter::wins(&[u64::MAX, u64::MAX]) => panics "two coins on cell 18446744073709551615";
        welter::winning_moves(&[]).next() => answers "None";
        welter::winning_moves(&[1, 1]) => panics "two coins on cell 1";
        window_game::grundy_values(0, |_| 0, |_| 0) => answers "[0]";
        window_game::grundy_values(u64::MAX, |x| x - 1, |x| x - 1)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        window_game::grundy_values(5, |x| -x, |x| x - 1) => answers "[0, 1, 2, 3, 4, 5]";
        window_game::grundy_values(5, |_| i128::MIN, |_| i128::MAX) => answers "[0, 1, 2, 3, 4, 5]";
        window_game::WindowGame::new(0, |_| 0, |_| 0).grundy(1)
            => panics "a heap of 1 is above the 0 of the table";
        window_game::WindowGame::new(5, |_| 0, |x| x - 1).wins(&[u64::MAX])
            => panics "a heap of 18446744073709551615 is above the 5 of the table";
        window_game::WindowGame::new(5, |_| 0, |x| x - 1).winning_moves(&[]).next()
            => answers "None";
        window_game::WindowGame::new(5, |_| 0, |x| x - 1).winning_moves(&[6]).next()
            => panics "a heap of 6 is above the 5 of the table";
        wythoff::wins(0, 0) => answers "false";
        wythoff::wins(u64::MAX, u64::MAX) => answers "true";
        wythoff::winning_moves(0, 0).next() => answers "None";
        wythoff::winning_moves(u64::MAX, 0).next() => answers "Some((0, 0))";
        wythoff::misere_wins(0, 0) => answers "true";
        wythoff::misere_winning_moves(0, 0).next() => answers "None";
        wythoff::count_wins(0..=u64::MAX, 0..=u64::MAX)
            => answers "340282366920938463449282548922995505195";
        wythoff::count_wins(std::ops::RangeInclusive::new(1, 0), 0..=0) => answers "0";
        wythoff::grundy_values(0, 0) => answers "[[0]]";
        wythoff::grundy_values(usize::MAX, 0)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        wythoff::grundy_values(usize::MAX, usize::MAX)
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        xor_basis::XorBasis::new().insert(0) => answers "false";
        xor_basis::XorBasis::new().insert(u64::MAX) => answers "true";
        xor_basis::XorBasis::new().contains(0) => answers "true";
        xor_basis::XorBasis::new().subset(1) => answers "None";
        xor_basis::XorBasis::new().rank() => answers "0";
        xor_basis::XorBasis::new().numbers() => answers "0";
        xor_basis::XorBasis::new().count(0, 0) => panics "modulus must be positive";
        xor_basis::XorBasis::new().count(0, 1) => answers "0";
        xor_basis::XorBasis::new().probability(0, 0) => panics "the modulus 0 is not odd";
        xor_basis::XorBasis::new().probability(0, 8) => panics "the modulus 8 is not odd";
        xor_basis::XorBasis::new().probability(0, u64::MAX) => answers "1";
        xor_basis::XorBasis::new().max(u64::MAX) => answers "18446744073709551615";
        xor_basis::XorBasis::new().min(u64::MAX) => answers "18446744073709551615";
        xor_basis::independent(&[]) => answers "[]";
        near_wythoff::wins(0, 0, 0) => answers "false";
        near_wythoff::wins(u64::MAX, u64::MAX, u64::MAX) => answers "true";
        near_wythoff::winning_moves(0, 0, u64::MAX).next() => answers "None";
        near_wythoff::winning_moves(u64::MAX, u64::MAX, u64::MAX).next() => answers "Some((0, 0))";
        near_wythoff::misere_wins(0, 0, u64::MAX) => answers "true";
        near_wythoff::misere_winning_moves(0, 0, 0).next() => answers "None";
        diagonal_wythoff::LostPairs::new(0, &[]).pairs().next() => answers "Some((0, 0))";
        diagonal_wythoff::LostPairs::new(5, &[(0, 0)])
            => panics "the direction (0, 0) is a multiple or none";
        diagonal_wythoff::LostPairs::new(5, &[(2, 4)])
            => panics "the direction (2, 4) is a multiple or none";
        diagonal_wythoff::LostPairs::new(5, &[(0, 1), (1, 0)]).wins(2, 2) => answers "false";
        diagonal_wythoff::LostPairs::misere_new(5, &[(0, 1)]).wins(2, 2) => answers "false";
        diagonal_wythoff::LostPairs::new(usize::MAX, &[(1, 1)])
            => panics "18446744073709551615 lines are too many";
        diagonal_wythoff::LostPairs::new(65_536, &[(1, 65_536)])
            => panics "4294967297 lines are too many";
        diagonal_wythoff::LostPairs::misere_new(0, &[(1, 1)]).pairs().next() => answers "None";
        diagonal_wythoff::LostPairs::new(0, &[(1, 1)]).wins(0, 0) => answers "false";
        diagonal_wythoff::LostPairs::new(3, &[(1, 1)]).wins(4, 0)
            => panics "a heap of 4 is above the 3 of the table";
        diagonal_wythoff::LostPairs::new(0, &[(1, 1)]).winning_moves(0, 0).next() => answers "None";
        diagonal_wythoff::LostPairs::new(3, &[(1, 1)]).winning_moves(0, u64::MAX)
            => panics "a heap of 18446744073709551615 is above the 3 of the table";
        quotient_game::fold(0, 0, 7, |_, _, below| below) => answers "7";
        quotient_game::wins(0, u64::MAX, |_, _, _| true) => answers "false";
        quotient_game::wins(u64::MAX, u64::MAX - 1, |_, _, rest| !rest) => answers "false";
        quotient_game::winning_moves(0, 0, |_, _, _| true, |q, _| 0..q).next() => answers "None";
        quotient_game::winning_moves(4, 2, |_, _, _| true, |q, _| [q])
            => panics "2 is no option of a quotient of 2";
        quotient_game::winning_moves(4, 2, |_, _, _| true, |_, _| [u64::MAX])
            => panics "18446744073709551615 is no option of a quotient of 2";
        subtraction_table::outcomes(0, &[]) => answers "[false]";
        subtraction_table::outcomes(usize::MAX, &[1])
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        subtraction_table::outcomes(3, &[0]) => panics "0 stones are no move";
        subtraction_table::outcomes(3, &[u64::MAX]) => answers "[false, false, false, false]";
        subtraction_table::misere_outcomes(0, &[]) => answers "[true]";
        subtraction_table::misere_outcomes(usize::MAX, &[1])
            => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
        subtraction_table::misere_outcomes(1, &[0]) => panics "0 stones are no move";
        subtraction_table::misere_outcomes(2, &[u64::MAX]) => answers "[true, true, true]";
        strip_colouring::Strip::new(0, Neighbours::Differ).wins(0, &[])
            => panics "colours must be positive";
        strip_colouring::Strip::new(u64::MAX, Neighbours::Differ).grundy(0, &[])
            => answers "0";
        strip_colouring::Strip::new(2, Neighbours::Agree).gap_grundy(u64::MAX, None, None)
            => answers "1";
        strip_colouring::Strip::new(2, Neighbours::Differ).gap_grundy(0, Some(7), None)
            => answers "0";
        strip_colouring::Strip::new(2, Neighbours::Differ).grundy(0, &[(0, 0)])
            => panics "cell 0 in a strip of 0 cells";
        strip_colouring::Strip::new(2, Neighbours::Differ).grundy(3, &[(0, 2)])
            => panics "colour 2 of 2 colours";
        strip_colouring::Strip::new(2, Neighbours::Differ).grundy(3, &[(1, 0), (1, 1)])
            => panics "two colours on cell 1";
        strip_colouring::Strip::new(2, Neighbours::Differ).wins(3, &[(0, 1), (1, 1)])
            => panics "cell 1 goes against its neighbour";
        strip_colouring::Strip::new(2, Neighbours::Differ).wins(u64::MAX, &[])
            => answers "true";
        strip_colouring::Strip::new(2, Neighbours::Differ).winning_moves(0, &[]).next()
            => answers "None";
        strip_colouring::Strip::new(3, Neighbours::Differ).winning_moves(1 << 63, &[]).next()
            => answers "None";
        strip_colouring::Strip::new(u64::MAX, Neighbours::Differ)
            .winning_moves(u64::MAX, &[]).next()
            => answers "Some((0, 0))";
        sparse_node_kayles::path_grundy(0) => answers "0";
        sparse_node_kayles::path_grundy(u64::MAX) => answers "9";
        sparse_node_kayles::cycle_grundy(2) => panics "2 vertices are fewer than 3";
        sparse_node_kayles::cycle_grundy(u64::MAX) => answers "0";
        sparse_node_kayles::grundy(0, &[]) => answers "0";
        sparse_node_kayles::grundy(usize::MAX, &[]) => panics "2^32 vertices or edges are too many";
        sparse_node_kayles::grundy(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
        sparse_node_kayles::grundy(1, &[(0, 0)]) => answers "1";
        sparse_node_kayles::wins(0, &[]) => answers "false";
        sparse_node_kayles::wins(2, &[(2, 0)]) => panics "vertex 2 in a graph of 2 vertices";
        sparse_node_kayles::winning_moves(0, &[]).next() => answers "None";
        sparse_node_kayles::winning_moves(0, &[(0, 0)])
            => panics "vertex 0 in a graph of 0 vertices";
        monotone_game::MonotoneGame::new(u64::MAX, |_| vec![]).grundy(u64::MAX) => answers "0";
        monotone_game::MonotoneGame::new(0, |_| vec![0]) => panics "[0] is no option of a heap of 0";
        monotone_game::MonotoneGame::new(0, |_| vec![]).grundy(1)
            => panics "a heap of 1 is above the 0 of the table";
        monotone_game::MonotoneGame::new(0, |_| vec![]).runs().count() => answers "1";
        monotone_game::MonotoneGame::new(0, |_| vec![]).wins(&[]) => answers "false";
        monotone_game::MonotoneGame::new(0, |_| vec![]).wins(&[1])
            => panics "a heap of 1 is above the 0 of the table";
        monotone_game::MonotoneGame::new(0, |_| vec![]).winning_moves(&[1])
            => panics "a heap of 1 is above the 0 of the table";
        monotone_game::MonotoneGame::new(0, |_| vec![]).winning_moves(&[0]).next()
            => answers "None";
        mask_solver::runs(&[], &[]) => answers "[]";
        mask_solver::runs(&[(0, 0)], &[(0, 0)]) => panics "the direction (0, 0) leads nowhere";
        mask_solver::runs(&[(0, 0); 33], &[]) => panics "33 cells are more than 32";
        ancestor_nim::grundy_values(&[], &[]) => answers "[]";
        ancestor_nim::grundy_values(&[(0, 2)], &[0, 0]) => panics "vertex 2 in a graph of 2 vertices";
        ancestor_nim::grundy_values(&[(0, 0)], &[u64::MAX]) => panics "the edges are no tree";
        ancestor_nim::depths(0, &[], 0) => panics "vertex 0 in a graph of 0 vertices";
        ancestor_nim::depths(1, &[], 0) => answers "[0]";
        ancestor_nim::winning_moves(&[], &[u64::MAX], 0).next() => answers "None";
        ancestor_nim::winning_moves(&[], &[1], 1) => panics "vertex 1 in a graph of 1 vertices";
        tree_kayles::grundy(0, &[]) => answers "0";
        tree_kayles::grundy(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
        tree_kayles::grundy(3, &[(0, 1), (1, 2), (2, 0)]) => panics "the edges are no forest";
        tree_kayles::grundy(usize::MAX, &[]) => panics "2^30 vertices are too many";
        tree_kayles::wins(0, &[]) => answers "false";
        tree_kayles::wins(1, &[(0, 0)]) => panics "the edges are no forest";
        tree_kayles::winning_moves(0, &[]).next() => answers "None";
        tree_kayles::winning_moves(1 << 30, &[]) => panics "2^30 vertices are too many";
        tree_kayles::winning_moves(0, &[(0, 0)]) => panics "vertex 0 in a graph of 0 vertices";
        tree_kayles::winning_moves(2, &[(0, 1), (1, 0)]) => panics "the edges are no forest";
        hackendot::Hackendot::new(&[(0, 1)], &[0], &[true]) => panics "vertex 1 in a graph of 1 vertices";
        hackendot::Hackendot::new(&[], &[1], &[true]) => panics "vertex 1 in a graph of 1 vertices";
        hackendot::Hackendot::new(&[(0, 1)], &[], &[true; 2])
            => panics "the edges are no forest with one root in each tree";
        hackendot::Hackendot::new(&[], &[], &[]).grundy_values() => answers "[]";
        hackendot::Hackendot::new(&[], &[], &[]).grundy() => answers "0";
        hackendot::Hackendot::new(&[], &[0], &[true]).wins() => answers "true";
        hackendot::Hackendot::new(&[], &[0], &[false]).winning_moves().next() => answers "None";
        staircase_tree::Subtrees::new(&[], &[], 0) => panics "vertex 0 in a graph of 0 vertices";
        staircase_tree::Subtrees::new(&[], &[3], 1) => panics "vertex 1 in a graph of 1 vertices";
        staircase_tree::Subtrees::new(&[], &[3], 0).depth(0) => answers "0";
        staircase_tree::Subtrees::new(&[], &[3], 0).depth(1)
            => panics "vertex 1 in a graph of 1 vertices";
        staircase_tree::Subtrees::new(&[], &[3], 0).contains(0, 1)
            => panics "vertex 1 in a graph of 1 vertices";
        staircase_tree::Subtrees::new(&[], &[3], 0).xors(usize::MAX)
            => panics "vertex 18446744073709551615 in a graph of 1 vertices";
        staircase_tree::Subtrees::new(&[], &[u64::MAX], 0).grundy() => answers "0";
        staircase_tree::Subtrees::new(&[], &[3], 0).grundy_if_moved(0, 0) => answers "None";
        staircase_tree::Subtrees::new(&[], &[3], 0).grundy_if_moved(0, 1)
            => panics "vertex 1 in a graph of 1 vertices";
        three_heap_wythoff::LostTriples::new(0).triples().count() => answers "1";
        three_heap_wythoff::LostTriples::new(usize::MAX)
            => panics "a heap of 18446744073709551615 is above the 65535 of the table";
        three_heap_wythoff::LostTriples::misere_new(0).triples().count() => answers "0";
        three_heap_wythoff::LostTriples::new(2).wins([0, 0, 0]) => answers "false";
        three_heap_wythoff::LostTriples::new(2).wins([0, 3, 0])
            => panics "a heap of 3 is above the 2 of the table";
        three_heap_wythoff::LostTriples::new(2).winning_moves([0, 0, 0]).next() => answers "None";
        three_heap_wythoff::LostTriples::new(2).winning_moves([u64::MAX, 0, 0])
            => panics "a heap of 18446744073709551615 is above the 2 of the table";
        rectangle_game::Rectangles::new(0, 0, |_| vec![]).board().rows() => answers "0..0";
        rectangle_game::Rectangles::new(0, 3, |_| vec![]).board().columns() => answers "0..3";
        rectangle_game::Rectangles::new(usize::MAX, 2, |_| vec![])
            => panics "a board of 18446744073709551615 x 2 is too large";
        rectangle_game::Rectangles::new(1, 1, |_| vec![Split::AboveRow(2)])
            => panics "AboveRow(2) is no split of Rectangle { top: 0, bottom: 1, left: 0, right: 1 }";
        rectangle_game::Rectangles::new(2, 2, |_| vec![])
            .grundy(Rectangle { top: 0, bottom: 3, left: 0, right: 2 })
            => panics "Rectangle { top: 0, bottom: 3, left: 0, right: 2 } on a board of 2 x 2";
        rectangle_game::Rectangles::new(2, 2, |_| vec![]).wins(&[]) => answers "false";
        rectangle_game::Rectangles::new(2, 2, |_| vec![]).winning_moves(&[]).next()
            => answers "None";
        subtraction_formula::grundy(0, 1, 1) => answers "0";
        subtraction_formula::grundy(u64::MAX, u64::MAX, u64::MAX) => answers "18446744073709551615";
        subtraction_formula::grundy(5, 0, 1) => panics "max must be positive";
        subtraction_formula::grundy(5, 1, 0) => panics "0 stones are no move";
        subtraction_formula::wins(&[], 1, 1) => answers "false";
        subtraction_formula::wins(&[], 0, 1) => panics "max must be positive";
        subtraction_formula::winning_moves(&[], 1, 0) => panics "0 stones are no move";
        subtraction_formula::winning_moves(&[u64::MAX], u64::MAX, 1).next()
            => answers "Some((0, 0))";
        subtraction_formula::misere_wins(&[], 1, 1) => answers "true";
        subtraction_formula::misere_wins(&[0], 0, 1) => panics "max must be positive";
        subtraction_formula::misere_winning_moves(&[], 1, 2).next() => answers "None";
        subtraction_formula::misere_winning_moves(&[], 1, 0) => panics "0 stones are no move";
        subtraction_formula::pair_grundy(u64::MAX, u64::MAX, 1) => answers "1";
        subtraction_formula::pair_grundy(5, 0, 1) => panics "0 stones are no move";
        subtraction_formula::pair_wins(&[], 2, 2) => answers "false";
        subtraction_formula::pair_wins(&[], 2, 0) => panics "0 stones are no move";
        subtraction_formula::pair_winning_moves(&[], 0, 2) => panics "0 stones are no move";
        subtraction_formula::pair_winning_moves(&[u64::MAX], u64::MAX, 1).next()
            => answers "Some((0, 0))";
        subtraction_formula::pair_misere_wins(&[], 1, 2) => answers "true";
        subtraction_formula::pair_misere_wins(&[], 0, 2) => panics "0 stones are no move";
        subtraction_formula::pair_misere_winning_moves(&[], 1, 2).next() => answers "None";
        subtraction_formula::pair_misere_winning_moves(&[], 0, 2) => panics "0 stones are no move";
        euclid_counting::count_lost(0) => answers "0";
        euclid_counting::count_lost(u64::MAX) => answers "64988149195767795136072732109829986801";
        euclid_counting::lost_sum(0, 1) => answers "0";
        euclid_counting::lost_sum(5, 0) => panics "m must be positive";
        euclid_counting::lost_sum(u64::MAX, u64::MAX) => answers "3374534381664756654";
        rerooted_tree::cut_values(0, &[]) => answers "[]";
        rerooted_tree::cut_values(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
        rerooted_tree::cut_values(2, &[]) => panics "the edges are no tree";
        rerooted_tree::cut_values(usize::MAX, &[(0, 1)]) => panics "the edges are no tree";
        rerooted_tree::heights(usize::MAX, &[]) => panics "the edges are no tree";
        rerooted_tree::heights(0, &[]) => answers "[]";
        rerooted_tree::heights(2, &[(0, 0)]) => panics "the edges are no tree";
        rerooted_tree::descendant_values(&[], &[]) => answers "[]";
        rerooted_tree::descendant_values(&[(0, 2)], &[1, 1])
            => panics "vertex 2 in a graph of 2 vertices";
        rerooted_tree::descendant_winning_moves(&[], &[1], 0).next() => answers "None";
        rerooted_tree::descendant_winning_moves(&[], &[1], 1)
            => panics "vertex 1 in a graph of 1 vertices";
    }
}
