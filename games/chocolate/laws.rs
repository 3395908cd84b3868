use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics, heaps};
use moves::chocolate::{Remains, moves};
use nim_snippets::chocolate;

/// Checks all ways to mark one or two squares of a box.
fn check_chocolate<const D: usize>(sides: [u64; D]) {
    let squares = heaps(D, sides.iter().max().unwrap() - 1).into_iter();
    let inside = |square: &Vec<u64>| square.iter().zip(sides).all(|(&x, side)| x < side);
    let squares: Vec<Vec<u64>> = squares.filter(inside).collect();
    for (a, b) in (0..squares.len()).flat_map(|b| (0..=b).map(move |a| (a, b))) {
        let bitter = [squares[a].clone(), squares[b].clone()];
        let mut rules = Rules::new(|remains: &Remains| moves(remains, &bitter));
        let whole: Remains = sides.iter().map(|&side| (0, side)).collect();
        let marked = [0, 1].map(|i| -> [u64; D] { bitter[i].clone().try_into().unwrap() });
        let moves = chocolate::winning_moves(sides, &marked);
        rules.check_outcome(Normal, &whole, chocolate::wins(sides, &marked), moves);
        rules.check_grundy(&whole, chocolate::grundy(sides, &marked));
    }
}

#[test]
fn laws() {
    (1..=9).for_each(|side| check_chocolate([side]));
    for (w, h) in (1..=5).flat_map(|w| (1..=4).map(move |h| (w, h))) {
        check_chocolate([w, h]);
    }
    for sides in [[1, 1, 1], [2, 3, 3], [3, 3, 3], [4, 2, 3]] {
        check_chocolate(sides);
    }
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert_eq!(chocolate::heaps([MAX, MAX], &[[0, MAX - 1]]), [0, MAX - 1, MAX - 1, 0]);
    assert!(!chocolate::wins([MAX, MAX], &[[0, 0]]));
    assert!(chocolate::winning_moves([MAX], &[[0]]).eq([(1, 0)]));
    assert_eq!(chocolate::heaps([5, 5], &[[1, 1], [3, 0], [1, 1]]), [1, 1, 0, 3]);
    assert!(
        !chocolate::wins([1], &[[0]]) && chocolate::winning_moves([1], &[[0]]).next().is_none()
    );
    assert_panics("a bitter square outside", || chocolate::wins([3, 3], &[[0, 0], [3, 0]]));
    assert_panics("a bitter square outside", || chocolate::winning_moves([0], &[[0]]));
}
