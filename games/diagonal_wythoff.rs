//! Diagonal Wythoff.

use crate::entry::*;
use nim_snippets::diagonal_wythoff::DiagonalWythoff;

/// Any number of stones from one heap, or `tp` and `tq` for a direction `(p, q)` in either order.
/// A move is what the two heaps become.
pub fn moves((a, b): (u64, u64), directions: &[(u64, u64)]) -> Vec<((u64, u64), (u64, u64))> {
    let mut moves = Vec::new();
    for (c, d) in (0..=a).flat_map(|c| (0..=b).map(move |d| (c, d))) {
        let (x, y) = (a - c, b - d);
        let is_along = |p: u64, q: u64| x * q == y * p && x % p == 0;
        let is_legal =
            x == 0 || y == 0 || directions.iter().any(|&(p, q)| is_along(p, q) || is_along(q, p));
        if (x, y) != (0, 0) && is_legal {
            moves.push(((c, d), (c, d)));
        }
    }
    moves
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let directions = directions(rule);
        make[TABLE] table = DiagonalWythoff::new(n_max, &directions);
        play(p): table.wins(p[0], p[1]), table.winning_moves(p[0], p[1]);
        moves(p): moves((p[0], p[1]), &directions);
    };
    let game = Game::new("diagonal_wythoff", Shape::Exactly(&["a", "b"]), answers)
        .with_program(PROGRAM)
        .tried(&["directions=1:1,1:2", "directions=1:1", "directions=2:1,1:2"])
        .sizes(&[(2, 24)])
        .with(DIRECTIONS);
    vec![game]
}

fn directions(rule: &Rule) -> Vec<(u64, u64)> {
    edges(rule, "directions").iter().map(|&(p, q)| (p as u64, q as u64)).collect()
}

const PROGRAM: &str = r#"// `2 / 1 3 / 3 4` prints `Second / First`.

use nim_snippets::diagonal_wythoff;
use proconio::input;

fn main() {
    input! {
        games: [(u64, u64)],
    }
    let max_heap = games.iter().map(|&(a, b)| a.max(b)).max().unwrap_or(0);
    let table = diagonal_wythoff::DiagonalWythoff::new(max_heap, &[(1, 1), (1, 2)]);
    for (a, b) in games {
        println!("{}", if table.wins(a, b) { "First" } else { "Second" });
    }
}
"#;

#[cfg(test)]
mod tests {
    use super::moves;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use nim_snippets::diagonal_wythoff::DiagonalWythoff;
    use nim_snippets::wythoff;

    const DIRECTIONS: [&[(u64, u64)]; 8] = [
        &[],
        &[(1, 1)],
        &[(2, 1), (1, 1)],
        &[(1, 2)],
        &[(1, 3), (1, 1), (3, 1)],
        &[(2, 3)],
        &[(3, 5), (1, 1), (1, 4)],
        &[(1, 1), (1, 2), (1, 3), (2, 3)],
    ];

    #[test]
    fn laws() {
        for directions in DIRECTIONS {
            let mut rules = Rules::new(|pair: &(u64, u64)| moves(*pair, directions));
            for max in [0, 1, 24] {
                let game = DiagonalWythoff::new(max, directions);
                for (a, b) in (0..=max).flat_map(|a| (0..=max).map(move |b| (a, b))) {
                    rules.check_outcome(Normal, &(a, b), game.wins(a, b), game.winning_moves(a, b));
                }
                let pairs = (0..=max).flat_map(|a| (a..=max).map(move |b| (a, b)));
                let expected = pairs.filter(|&(a, b)| !game.wins(a, b));
                assert!(game.losing_pairs().eq(expected), "{directions:?}");
            }
        }
    }

    /// Larger heaps by the definition: no losing pair leads to another, and all others lead to one.
    #[test]
    fn larger() {
        for directions in DIRECTIONS {
            let max = 60;
            let game = DiagonalWythoff::new(max, directions);
            for (a, b) in (0..=max).flat_map(|a| (0..=max).map(move |b| (a, b))) {
                let to_lost = moves((a, b), directions).iter().any(|&(_, (c, d))| !game.wins(c, d));
                assert_eq!(game.wins(a, b), to_lost, "{directions:?} {a} {b}");
            }
        }
    }

    /// With the one direction (1, 1) it is Wythoff's game.
    #[test]
    fn wythoffs_game() {
        let game = DiagonalWythoff::new(1000, &[(1, 1)]);
        for (a, b) in (0..=1000).flat_map(|a| (a..=1000).map(move |b| (a, b))) {
            assert_eq!(game.wins(a, b), wythoff::wins(a, b), "{a} {b}");
        }
    }

    /// The values that the statement of Project Euler 665 gives.
    #[test]
    fn proportionate_nim() {
        for (most, expected) in [(10, 21), (100, 1164), (1000, 117_002)] {
            let game = DiagonalWythoff::new(most, &[(1, 1), (1, 2)]);
            let sums = game.losing_pairs().map(|(a, b)| a + b);
            assert_eq!(sums.filter(|&sum| sum <= most).sum::<u64>(), expected);
        }
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("the direction (0, 0) is not coprime", || {
            diagonal_wythoff::DiagonalWythoff::new(5, &[(0, 0)])
        });
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967294 of the table",
            || diagonal_wythoff::DiagonalWythoff::new(u64::MAX, &[(1, 1)]),
        );
        assert_panics("a heap of 4 is above the 3 of the table", || {
            diagonal_wythoff::DiagonalWythoff::new(3, &[(1, 1)]).wins(0, 4)
        });
    }
}
