use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics, small_heaps};
use crate::large::{Large, stones};
use crate::random::Random;
use moves::heaps::{Cut, cut};
use nim_snippets::window_game::{WindowGame, grundy_values};
use nim_snippets::{bounded_nim, range_nim};
use proptest::collection::vec;

type End = fn(i128) -> i128;

/// Windows whose ends do not go down.
const WINDOWS: [(End, End); 10] = [
    (|x| x - 4, |x| x - 2),
    (|x| x / 2, |x| x - 1),
    (|x| (x + 1) / 2, |x| x),
    (|x| (x + 2) / 3, |x| x / 2),
    (|_| 1, |x| x - x / 3),
    (|_| -7, |x| x / 2),
    (|_| 5, |x| x),
    (|x| x / 4, |x| x / 4 + 3),
    (|x| x, |_| -1),
    (|x| x / 2, |x| x / 2 + 2),
];

#[test]
fn laws() {
    for (number, (lo, hi)) in WINDOWS.into_iter().enumerate() {
        let mut rules = Rules::new(|heaps: &Vec<u64>| moves::window_game::moves(heaps, lo, hi));
        let game = WindowGame::new(200, lo, hi);
        for heaps in small_heaps() {
            rules.check_outcome(Normal, &heaps, game.wins(&heaps), game.winning_moves(&heaps));
        }
        for (heap, value) in grundy_values(200, lo, hi).into_iter().enumerate() {
            rules.check_grundy(&vec![heap as u64], value);
            assert_eq!(game.grundy(heap as u64), value, "window {number}, heap {heap}");
        }
        for heap in 100..200 {
            let heaps = [heap, 7];
            let moves: Vec<_> = game.winning_moves(&heaps).take(50).collect();
            assert_eq!(game.wins(&heaps), !moves.is_empty(), "window {number}, {heaps:?}");
        }
    }
}

#[test]
fn large() {
    let windows: [(End, End); 3] = [WINDOWS[5], (|x| x / 3, |x| x / 2), (|x| x / 9, |x| x / 5 + 1)];
    let games = windows.map(|(lo, hi)| WindowGame::new(u64::MAX, lo, hi));
    let large = Large::new(
        (vec(stones(), 0..6), 0..games.len()),
        move |heaps, window, &(i, left): &Cut| {
            let (lo, hi) = windows[window];
            let heap = i128::from(heaps[i]);
            assert!((lo(heap)..=hi(heap)).contains(&left.into()));
            cut(heaps, (i, left))
        },
    );
    let moves =
        |heaps: &Vec<u64>, window: usize| games[window].winning_moves(heaps).take(10).collect();
    large.check(Normal, |heaps, window| games[window].wins(heaps), moves);
}

/// Where a closed form is known, up to `u64::MAX`.
#[test]
fn closed_forms() {
    let mut random = Random(5);
    for _ in 0..20 {
        let min = 1 + random.stones() / 2;
        let max = min.saturating_add(random.stones());
        // As many runs as fit, at most a thousand.
        let bound = min.saturating_mul(1000);
        let ends = (i128::from(max), i128::from(min));
        let game = WindowGame::new(bound, |x| x - ends.0, |x| x - ends.1);
        for _ in 0..50 {
            let heap = random.next() % bound.max(1);
            assert_eq!(game.grundy(heap), range_nim::grundy(heap, min, max), "{heap} {min} {max}");
        }
    }
    let bounded = grundy_values(100, |x| x - 6, |x| x);
    assert!((0..=100).all(|heap| bounded[heap as usize] == bounded_nim::grundy(heap, 6)));
}

#[test]
fn extremes() {
    let game = WindowGame::new(9, |x| x / 2, |x| x - 1);
    assert!(!game.wins(&[]) && game.winning_moves(&[]).next().is_none());
    assert_panics("a heap of 10 is above the 9 of the table", || game.grundy(10));
    assert_panics("a heap of 10 is above the 9 of the table", || game.wins(&[1, 10]));
    assert_panics("more than 2^22 runs up to", || WindowGame::new(1 << 40, |x| x / 2, |x| x));
    assert_panics("lo or hi goes down", || grundy_values(90, |x| 50 - x, |x| x));
    assert_panics("nothing is left, at", || grundy_values(90, |x| x * x / 50, |x| x - 1));
    for dip in 10..90 {
        let hi = |x| if x == dip { 3 } else { x / 2 };
        let expected = format!("lo or hi goes down, or nothing is left, at {}", dip);
        for max_heap in [90, 1 << 60] {
            assert_panics(&expected, || WindowGame::new(max_heap, |_| 0, hi));
        }
    }
    // What is open at 3 closes at 4.
    for max_heap in [4, 10u64.pow(18)] {
        assert_panics("nothing is left, at 4", || {
            WindowGame::new(max_heap, |x| (x + 2) / 3, |x| x / 3)
        });
    }
    let dips = |x| if x == 3_000_000 { 3 } else { x / 2 };
    assert_panics("at 3000000", || WindowGame::new(4_000_000, |_| 0, dips));
    assert_eq!(grundy_values(0, |_| 0, |_| i128::MAX), [0]);
    assert_eq!(grundy_values(3, |_| i128::MIN, |_| i128::MAX), [0, 1, 2, 3]);
}
