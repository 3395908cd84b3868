use super::{Board, Cell, Ride, WALL, evaluate, order};
use crate::random::Random;
use std::collections::{BTreeMap, BTreeSet};

type Move = (i64, i64);

/// Steps and rides.
const GAMES: [(&[Move], &[Move]); 9] = [
    (&[], &[]),
    (&[(-1, 0), (0, -1), (5, -9)], &[]),
    (&[(-2, 1), (-2, -1), (1, -2), (-1, -2)], &[]),
    (&[], &[(-1, 0), (0, -1), (-1, -1)]),
    (&[(1, 1), (2, 0)], &[(0, 1)]),
    (&[(-3, 2)], &[(2, -1), (-1, 1)]),
    (&[(2, 4), (4, 2)], &[(1, 2), (3, -1)]),
    (&[(0, 90)], &[(0, 1), (99, -99)]),
    (&[(0, -2)], &[(-1, 0), (0, -1), (-8, 0), (-1, -60)]),
];

/// One cell in so many is a wall.
fn random_board(random: &mut Random, height: u64, width: u64, walls: u64) -> Vec<Vec<bool>> {
    (0..height).map(|_| (0..width).map(|_| random.below(walls) > 0).collect()).collect()
}

fn moved(cell: Cell, (down, right): Move) -> Cell {
    (cell.0.wrapping_add(down as usize), cell.1.wrapping_add(right as usize))
}

/// The cells of the board, as `order` has them.
fn ordered(board: &Board) -> Vec<Cell> {
    order(board).into_iter().map(|place| board.cell(place)).collect()
}

#[test]
fn evaluate_is_a_mex_for_each_cell() {
    let mut random = Random(1);
    let mut most = 0;
    for (steps, rides) in GAMES {
        for walls in (9..29).map(|i| i * i) {
            let (height, width) = (1 + random.below(9), 1 + random.below(199));
            let open = random_board(&mut random, height, width, walls);
            let board = Board::new(&open, steps, rides);
            let mut plain: BTreeMap<Cell, u32> = BTreeMap::new();
            for cell in ordered(&board) {
                let mut seen = BTreeSet::new();
                for &by in steps {
                    seen.extend(plain.get(&moved(cell, by)));
                }
                for &by in rides {
                    let mut to = moved(cell, by);
                    while let Some(value) = plain.get(&to) {
                        seen.insert(*value);
                        to = moved(to, by);
                    }
                }
                if open[cell.0][cell.1] {
                    let mex = (0..).find(|value| !seen.contains(value)).expect("a mex");
                    plain.insert(cell, mex);
                    most = most.max(mex);
                }
            }
            let bound = board.jumps.iter().map(|jump| jump.most).sum();
            let values = evaluate(&board, bound, u64::trailing_ones);
            for (row, cells) in board.rows(&values, |value| value).iter().enumerate() {
                let expected = |column| plain.get(&(row, column)).copied().unwrap_or(WALL);
                let expected: Vec<u32> = (0..width as usize).map(expected).collect();
                assert_eq!(*cells, expected, "{steps:?} {rides:?} {row}");
            }
        }
    }
    assert!(most > 128, "three words");
}

/// Sets of one word or more, and walls between.
#[test]
fn a_ride_goes_on_with_what_it_has_seen() {
    let mut random = Random(3);
    for round in 0..300 {
        let (height, width) = (1 + random.below(8), 1 + random.below(12));
        let open = random_board(&mut random, height, width, 2 + round % 9);
        let by = [(-1, 0), (0, -1), (-1, -1), (0, -2), (2, -1), (1, 3)][round as usize % 6];
        let board = Board::new(&open, &[], &[by]);
        let Some(jump) = board.jumps.first() else { continue };
        let words = 1 + random.below(3) as usize;
        let mut ride = Ride::new(&board, jump.by, words);
        let mut values = vec![WALL; board.open.len()];
        for cell in ordered(&board) {
            ride.extend(board.place(cell), &values);
            let mut union = vec![0; words];
            let mut to = moved(cell, by);
            while open.get(to.0).and_then(|row| row.get(to.1)) == Some(&true) {
                let value = values[board.place(to)];
                union[value as usize / 64] |= 1_u64 << (value % 64);
                to = moved(to, by);
            }
            let seen: Vec<u64> = (0..words).map(|word| ride.word(word)).collect();
            assert_eq!(seen, union, "{by:?} {cell:?} {open:?}");
            if open[cell.0][cell.1] {
                values[board.place(cell)] = random.below(64 * words as u64) as u32;
            }
        }
    }
}

#[test]
fn order_has_all_cells_and_moves_go_back_in_it() {
    let mut random = Random(2);
    for (steps, rides) in GAMES {
        for _ in 0..20 {
            let (height, width) = (random.below(20), 1 + random.below(20));
            let open = random_board(&mut random, height, width, 3);
            let board = Board::new(&open, steps, rides);
            let mut seen = BTreeSet::new();
            for cell in ordered(&board) {
                for jump in &board.jumps {
                    let to = moved(cell, (jump.down, jump.right));
                    let inside = to.0 < board.height && to.1 < board.width;
                    assert!(!inside || seen.contains(&to), "{cell:?} {to:?}");
                }
                assert!(seen.insert(cell), "{cell:?} twice");
            }
            assert_eq!(seen.len(), board.height * board.width);
        }
    }
}
