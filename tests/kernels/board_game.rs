use super::{Cell, Move, WALL, evaluate, map, merge, sweep, target};
use crate::random::Random;
use std::collections::BTreeSet;
use std::iter::successors;

/// Steps and rides.
const GAMES: [(&[Move], &[Move]); 8] = [
    (&[], &[]),
    (&[(-1, 0), (0, -1), (5, -9)], &[]),
    (&[(-2, 1), (-2, -1), (1, -2), (-1, -2)], &[]),
    (&[], &[(-1, 0), (0, -1), (-1, -1)]),
    (&[(1, 1), (2, 0)], &[(0, 1)]),
    (&[(-3, 2)], &[(2, -1), (-1, 1)]),
    (&[(2, 4), (4, 2)], &[(1, 2), (3, -1)]),
    (&[(0, 90)], &[(0, 1), (99, -99)]),
];

fn random_board(random: &mut Random, height: u64, width: u64) -> Vec<Vec<bool>> {
    (0..height).map(|_| (0..width).map(|_| random.below(9) > 0).collect()).collect()
}

#[test]
fn evaluate_collects_a_set_for_each_cell() {
    // A hash, so that values are of any size and tell each set from others.
    let rate = |seen: &[u64]| {
        let hash = seen.iter().rev().fold(0, |hash, word| (hash * 31 + word) % 1_000_003);
        hash % 150
    };
    let mut random = Random(1);
    for (steps, rides) in GAMES {
        for _ in 0..20 {
            let (height, width) = (1 + random.below(9), 1 + random.below(99));
            let open = random_board(&mut random, height, width);
            let mut plain = map(open.clone(), |open| if open { 0 } else { WALL });
            sweep(&open, steps, rides, |cell| {
                let to = |cell: Cell, by| target(&plain, cell, by).map(|(to, _)| to);
                let mut cells: Vec<Cell> = steps.iter().filter_map(|&by| to(cell, by)).collect();
                for &by in rides {
                    cells.extend(successors(to(cell, by), |&cell| to(cell, by)));
                }
                let seen: BTreeSet<u64> = cells.into_iter().map(|(r, c)| plain[r][c]).collect();
                let mut words = vec![0; seen.last().map_or(1, |&most| most as usize / 64 + 1)];
                for value in seen {
                    words[value as usize / 64] |= 1 << (value % 64);
                }
                if open[cell.0][cell.1] {
                    plain[cell.0][cell.1] = rate(&words);
                }
            });
            assert_eq!(evaluate(&open, steps, rides, rate), plain, "{steps:?} {rides:?}");
        }
    }
}

#[test]
fn sweep_is_an_order_of_all_cells_in_which_moves_go_back() {
    let mut random = Random(2);
    for (steps, rides) in GAMES {
        for _ in 0..20 {
            let (height, width) = (random.below(20), 1 + random.below(20));
            let open = random_board(&mut random, height, width);
            let none = map(open.clone(), |_| 0);
            let mut seen = BTreeSet::new();
            sweep(&open, steps, rides, |cell| {
                for &by in steps.iter().chain(rides) {
                    let to = target(&none, cell, by);
                    assert!(to.is_none_or(|(to, _)| seen.contains(&to)), "{cell:?} {by:?}");
                }
                assert!(seen.insert(cell), "{cell:?} twice");
            });
            assert_eq!(seen.len() as u64, height * width);
        }
    }
}

#[test]
fn merge_is_or_of_shifted_numbers() {
    let mut random = Random(3);
    for _ in 0..300 {
        let mut number = || (0..random.below(4)).map(|_| random.next()).collect::<Vec<u64>>();
        let (mut set, words) = (number(), number());
        let start = random.below(4) as usize;
        let digit = |set: &[u64], i: usize| set.get(i).copied().unwrap_or(0);
        let shifted = |i: usize| i.checked_sub(start).map_or(0, |i| digit(&words, i));
        let or: Vec<u64> = (0..8).map(|i| digit(&set, i) | shifted(i)).collect();
        merge(&mut set, start, &words);
        assert!((0..8).all(|i| digit(&set, i) == or[i]), "{set:?} {words:?} {start}");
    }
}
