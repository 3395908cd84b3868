//! Mask solver.

use crate::sprague_grundy::returning;
use crate::support::assert_panics;
use crate::support::brute_force::Convention::Normal;
use crate::support::brute_force::Rules;
use crate::support::random::Random;
use nim_snippets::mask_solver;
use nim_snippets::mask_solver::{MaskSolver, runs};
use nim_snippets::sprague_grundy::grundy_values;
use std::cell::Cell;

/// Sums of positions whose options are listed, in any order of numbers.
#[test]
fn laws() {
    let mut random = Random(40);
    for _ in 0..60 {
        let n = 1 + random.below(9) as usize;
        // A position may become any that comes after it in a random order.
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by_key(|_| random.next());
        let mut options = vec![Vec::new(); n];
        for (rank, &position) in order.iter().enumerate() {
            options[position] =
                (0..3.min(rank)).map(|_| order[random.below(rank as u64) as usize]).collect();
            options[position].sort_unstable();
            options[position].dedup();
        }
        let mut rules = Rules::new(|sum: &Vec<usize>| {
            let mut moves = Vec::new();
            for (i, &position) in sum.iter().enumerate() {
                for &option in &options[position] {
                    let mut after = sum.clone();
                    after[i] = option;
                    moves.push(((i, option), after));
                }
            }
            moves
        });
        let mut game = MaskSolver::new(n, |position: usize| options[position].clone());
        let mut sums = vec![vec![]];
        sums.extend((0..n).map(|position| vec![position]));
        sums.extend((0..n * n).map(|i| vec![i / n, i % n]));
        for sum in sums {
            rules.check_outcome(Normal, &sum, game.wins(&sum), game.winning_moves(&sum));
            rules.check_grundy(&sum, game.grundy(&sum));
        }
    }
}

/// Tests more options than a word has bits, values above 64, and long games.
#[test]
fn large() {
    let mut random = Random(41);
    let options = |position: usize| {
        let mut random = Random(position as u64);
        let count = random.below(3 * position as u64 + 1);
        (0..count).filter_map(move |_| position.checked_sub(1 + random.below(99) as usize))
    };
    let values = grundy_values(600, |position| options(position).map(|to| vec![to]).collect());
    let mut game = MaskSolver::new(601, options);
    for _ in 0..600 {
        let position = random.below(601) as usize;
        assert_eq!(game.grundy(&[position]), values[position]);
    }
    assert!(values.iter().any(|&value| value > 70));
    // A recursion would be too deep for so many turns.
    let mut play = MaskSolver::new(1_000_001, |heap: usize| (heap.saturating_sub(2)..heap).rev());
    assert_eq!(play.grundy(&[1_000_000]), 1);
    let mut nim = MaskSolver::new(300, |heap: usize| 0..heap);
    assert!((0..300).rev().all(|heap| nim.grundy(&[heap]) == heap as u64));
}

#[test]
fn returning_plays() {
    for options in returning() {
        let options =
            |position: usize| options(&(position as u64)).into_iter().map(|to| to as usize);
        assert_panics("the game can return to position", || {
            MaskSolver::new(201, options).grundy(&[0])
        });
    }
}

/// A panic of the rules, or of the solver, leaves nothing behind that spoils later answers.
#[test]
fn answers_after_a_panic() {
    let rules = Cell::new("panic");
    let options = |n: usize| {
        assert!(n != 3 || rules.get() != "panic", "broken rules");
        let returns = n == 3 && rules.get() == "return";
        (0..n).rev().map(move |option| if returns { 7 } else { option })
    };
    let mut game = MaskSolver::new(10, options);
    assert_panics("broken rules", || game.grundy(&[9]));
    rules.set("return");
    assert_panics("the game can return to position", || game.grundy(&[9]));
    rules.set("end");
    assert!((0..10).rev().all(|n| game.grundy(&[n]) == n as u64));
}

/// A set of cells is a run iff the cells are consecutive in one direction.
#[test]
fn runs_of_cells() {
    let mut random = Random(42);
    for _ in 0..60 {
        let mut cells: Vec<(i64, i64)> = (0..12).map(|i| (i / 4, i % 4)).collect();
        cells.sort_by_key(|_| random.next());
        cells.truncate(random.below(9) as usize);
        let directions: Vec<(i64, i64)> = [(0, 1), (1, 0), (1, 1), (-1, 1), (0, 2)]
            .into_iter()
            .filter(|_| random.below(2) == 0)
            .collect();
        let is_run = |&set: &usize| {
            let chosen: Vec<(i64, i64)> =
                (0..cells.len()).filter(|i| set >> i & 1 == 1).map(|i| cells[i]).collect();
            directions.iter().any(|&(down, right)| {
                let starts_here = |start: (i64, i64)| {
                    (0..chosen.len() as i64)
                        .all(|t| chosen.contains(&(start.0 + t * down, start.1 + t * right)))
                };
                chosen.iter().any(|&start| starts_here(start))
            })
        };
        assert!(runs(&cells, &directions).into_iter().eq((1..1 << cells.len()).filter(is_run)));
    }
    const MAX: i64 = i64::MAX;
    assert_eq!(runs(&[(MAX, 0), (MAX - 1, 0)], &[(1, 0), (MAX, MAX)]), [1, 2, 3]);
    assert!(runs(&[], &[(1, 0)]).is_empty());
}

#[test]
fn panics() {
    assert_panics("position 1 is not below 1", || {
        _ = mask_solver::MaskSolver::new(1, |_| vec![]).grundy(&[1]);
    });
    assert_panics("the game can return to position 0", || {
        _ = mask_solver::MaskSolver::new(1, |_| vec![0]).grundy(&[0]);
    });
    assert_panics("2^32 positions are too many", || {
        _ = mask_solver::MaskSolver::new(usize::MAX, |_| vec![]).wins(&[]);
    });
    assert_panics("the direction (0, 0) leads nowhere", || {
        _ = mask_solver::runs(&[(0, 0)], &[(0, 0)]);
    });
    assert_panics("33 cells are more than 32", || _ = mask_solver::runs(&[(0, 0); 33], &[]));
}
