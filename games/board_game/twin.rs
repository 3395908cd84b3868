use super::{Cell, Move, WALL, evaluate, map, see, sweep, target};
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

/// One cell in so many is a wall.
fn random_board(random: &mut Random, height: u64, width: u64, walls: u64) -> Vec<Vec<bool>> {
    (0..height).map(|_| (0..width).map(|_| random.below(walls) > 0).collect()).collect()
}

#[test]
fn evaluate_is_a_mex_for_each_cell() {
    let mut random = Random(1);
    let mut most = 0;
    for (steps, rides) in GAMES {
        for walls in (9..29).map(|i| i * i) {
            let (height, width) = (1 + random.below(9), 1 + random.below(199));
            let open = random_board(&mut random, height, width, walls);
            let mut plain = map(open.clone(), |open| if open { 0 } else { WALL });
            let moves: Vec<Move> = steps.iter().chain(rides).copied().collect();
            let fits = |m: &Move| m.0.abs() < height as i64 && m.1.abs() < width as i64;
            let moves: Vec<Move> = moves.into_iter().filter(fits).collect();
            sweep((height as i64, width as i64), &moves, |cell| {
                let to = |cell: Cell, by| target(&plain, cell, by).map(|(to, _)| to);
                let mut cells: Vec<Cell> = steps.iter().filter_map(|&by| to(cell, by)).collect();
                for &by in rides {
                    cells.extend(successors(to(cell, by), |&cell| to(cell, by)));
                }
                let seen: BTreeSet<u64> = cells.into_iter().map(|(r, c)| plain[r][c]).collect();
                if open[cell.0][cell.1] {
                    plain[cell.0][cell.1] =
                        (0..).find(|value| !seen.contains(value)).expect("a mex");
                    most = most.max(plain[cell.0][cell.1]);
                }
            });
            assert_eq!(evaluate(&open, steps, rides, u64::trailing_ones), plain, "{steps:?}");
        }
    }
    assert!(most > 128, "three passes");
}

/// Cells of a line, seen from behind, with walls that nothing is put in.
#[test]
fn see_is_a_union_of_sets() {
    let mut random = Random(3);
    for _ in 0..300 {
        let open: Vec<bool> = (0..50).map(|_| random.below(7) > 0).collect();
        let mut distances = || (0..random.below(4)).map(|_| 1 + random.below(9)).collect();
        let (steps, rides): (Vec<u64>, Vec<u64>) = (distances(), distances());
        let back = |&by: &u64| by.wrapping_neg() as usize;
        let backwards: Vec<usize> = steps.iter().map(back).collect();
        let mut passed: Vec<_> = rides.iter().map(|by| (back(by), vec![0; 50])).collect();
        let mut sets = vec![0; 50];
        for cell in (0..50).filter(|&cell| open[cell]) {
            let to =
                |&from: &usize, by: u64| from.checked_sub(by as usize).filter(|&cell| open[cell]);
            let mut seen: Vec<usize> = steps.iter().filter_map(|&by| to(&cell, by)).collect();
            for &by in &rides {
                seen.extend(successors(to(&cell, by), |cell| to(cell, by)));
            }
            let union = seen.iter().fold(0, |union, &cell| union | sets[cell]);
            assert_eq!(see(cell, &sets, &backwards, &mut passed), union, "{steps:?} {rides:?}");
            sets[cell] = random.next() & random.next() & random.next();
        }
    }
}

#[test]
fn sweep_is_an_order_of_all_cells_in_which_moves_go_back() {
    let mut random = Random(2);
    for (steps, rides) in GAMES {
        for _ in 0..20 {
            let (height, width) = (random.below(20), 1 + random.below(20));
            let size = (height as i64, width as i64);
            let fits = |m: &&Move| m.0.abs() < size.0 && m.1.abs() < size.1;
            let moves: Vec<Move> = steps.iter().chain(rides).filter(fits).copied().collect();
            let mut seen = BTreeSet::new();
            sweep(size, &moves, |cell| {
                for (down, right) in &moves {
                    let to = (cell.0 as i64 + down, cell.1 as i64 + right);
                    let inside = (0..size.0).contains(&to.0) && (0..size.1).contains(&to.1);
                    let to = (to.0 as usize, to.1 as usize);
                    assert!(!inside || seen.contains(&to), "{cell:?} {to:?}");
                }
                assert!(seen.insert(cell), "{cell:?} twice");
            });
            assert_eq!(seen.len() as u64, height * width);
        }
    }
}
