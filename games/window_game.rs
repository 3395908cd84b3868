//! Window game.

use crate::entry::*;
use nim_snippets::window_game;

/// Leaves `low(heap)` to `high(heap)` stones of one heap.
pub fn moves(
    heaps: &[u64],
    low: impl Fn(i128) -> i128,
    high: impl Fn(i128) -> i128,
) -> Vec<(Cut, Vec<u64>)> {
    cuts(heaps, |heap, left| (low(heap.into())..=high(heap.into())).contains(&left.into()))
}

pub const GAMES: &[Game] = &[Game {
    parameters: WINDOW,
    once: Some(Once::game("WindowGame::new({n_max}, |x| (x + {lo} - 1) / {lo}, |x| x / {hi})")),
    value: value!(game.grundy(heaps)),
    play: play!(game.wins(heaps), winning_moves => Move::cut),
    rules: Some(Rules::may_cut(|heaps, (i, left), rule| {
        let (lo, hi) = window(rule);
        let heap = i128::from(heaps[i]);
        ((heap + lo - 1) / lo..=heap / hi).contains(&left.into())
    })),
    tried: Tried {
        rules: &["lo=3 hi=2", "lo=2 hi=1", "lo=4 hi=1"],
        sizes: &[(0, 0), (1, 60), (2, 9), (3, 6)],
        large: &["lo=3 hi=2"],
        ..TRIED
    },
    ..Game::new("window_game", Shape::Sum(Parts::Heaps))
}];

fn game(
    rule: &Under,
) -> &window_game::WindowGame<impl Fn(i128) -> i128 + use<>, impl Fn(i128) -> i128 + use<>> {
    rule.made(|| {
        let (lo, hi) = window(rule);
        window_game::WindowGame::new(rule.n_max, move |x| (x + lo - 1) / lo, move |x| x / hi)
    })
}

/// The divisors for the smallest and the largest heap that may be left, if the rule is that a heap
/// of `x` becomes `⌈x/lo⌉` to `⌊x/hi⌋`.
fn window(rule: &Rule) -> (i128, i128) {
    let lo = i128::from(rule.number("lo"));
    let hi = i128::from(rule.number("hi"));
    let is_window = hi > 0 && hi < lo && lo <= 1000;
    assert!(is_window, "hi must be positive, lo above it, up to 1000");
    let is_open = |x: i128| (x + lo - 1) / lo <= x / hi;
    let closing = (1..lo * hi).find(|&x| is_open(x) && !is_open(x + 1));
    assert!(closing.is_none(), "a heap of {} can be played, one more cannot", closing.unwrap_or(0));
    (lo, hi)
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use nim_snippets::window_game;

    use crate::support::small_heaps;
    use nim_snippets::window_game::WindowGame;

    type End = fn(i128) -> i128;

    /// Windows with non-decreasing ends.
    const WINDOWS: [(End, End); 14] = [
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
        (|x| x - root(x), |x| x - 1),
        (|x| (2 * x + 2) / 3, |x| 3 * x / 4),
        (|x| x - 1, |x| x / 8 + 3),
        (|x| x / 16 * 16 - 5, |x| x / 16 * 16),
    ];

    fn root(x: i128) -> i128 {
        (x as f64).sqrt() as i128
    }

    #[test]
    fn laws() {
        for (number, (lo, hi)) in WINDOWS.into_iter().enumerate() {
            let mut rules = Rules::new(|heaps: &Vec<u64>| super::moves(heaps, lo, hi));
            let game = WindowGame::new(200, lo, hi);
            for heaps in small_heaps() {
                rules.check_outcome(Normal, &heaps, game.wins(&heaps), game.winning_moves(&heaps));
            }
            for heap in 0..=200 {
                rules.check_grundy(&vec![heap], game.grundy(&[heap]));
            }
            for heap in 100..200 {
                let heaps = [heap, 7];
                let moves: Vec<_> = game.winning_moves(&heaps).take(50).collect();
                assert_eq!(game.wins(&heaps), !moves.is_empty(), "window {number}, {heaps:?}");
            }
        }
    }

    /// The values of the heaps up to `max`, found by counting the options of each value.
    fn slid(max: i128, lo: End, hi: End) -> Vec<u64> {
        let mut values: Vec<u64> = vec![];
        let mut counts = vec![0; max as usize + 1];
        let (mut begin, mut end) = (0, 0);
        for x in 0..=max {
            let added = end..(hi(x) + 1).clamp(end, x);
            end = added.end;
            for left in added {
                counts[values[left as usize] as usize] += 1;
            }
            let removed = begin..lo(x).clamp(begin, end);
            begin = removed.end;
            for left in removed {
                counts[values[left as usize] as usize] -= 1;
            }
            values.push(counts.iter().take_while(|&&count| count > 0).count() as u64);
        }
        values
    }

    /// Tests windows with a run for each heap, with thousands of values inside, and with ever more
    /// values.
    #[test]
    fn many_runs() {
        let windows: [(End, End); 4] = [
            (|x| x / 2, |x| x - 1),
            (|x| x - 10_000, |x| x - 1),
            (|x| x - root(x), |x| x - 1),
            (|x| x - 4, |x| x - 2),
        ];
        for (number, (lo, hi)) in windows.into_iter().enumerate() {
            let (game, values) = (WindowGame::new(30_000, lo, hi), slid(30_000, lo, hi));
            let is_right = |&(heap, &value): &(u64, &u64)| game.grundy(&[heap]) == value;
            let wrong = (0..).zip(&values).find(|pair| !is_right(pair));
            assert_eq!(wrong, None, "window {number}");
        }
    }

    /// Tests heaps above 2^22, of which most are skipped.
    #[test]
    fn skips() {
        let max = (1 << 22) + 1000;
        let windows: [(End, End); 3] = [
            (|x| x - 1_000_000, |x| x - 999_990),
            (|x| x / 3, |x| x / 2),
            (|x| x - 3000, |x| x - 1000),
        ];
        for (number, (lo, hi)) in windows.into_iter().enumerate() {
            let (game, values) = (WindowGame::new(max, lo, hi), slid(max.into(), lo, hi));
            let is_right = |&heap: &u64| game.grundy(&[heap]) == values[heap as usize];
            let wrong = ((1 << 22) - 1000..=max).find(|heap| !is_right(heap));
            assert_eq!(wrong, None, "window {number}");
        }
    }

    #[test]
    fn panics() {
        assert_panics("lo or hi decreases at 4", || {
            _ = window_game::WindowGame::new(9, |_| 0, |x| if x < 4 { x } else { 1 });
        });
        assert_panics("heap 5000000 has no option", || {
            _ = window_game::WindowGame::new(
                5_000_000,
                |x| if x < 5_000_000 { 0 } else { x },
                |x| x - 1,
            );
        });
        assert_panics("more than 4194304 runs up to 4194304", || {
            _ = window_game::WindowGame::new(1 << 23, |x| x - 1, |x| x - 1);
        });
        assert_panics("a heap of 10 is above the 9 of the table", || {
            _ = window_game::WindowGame::new(9, |x| x / 2, |x| x).grundy(&[10]);
        });
    }
}
