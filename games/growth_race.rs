//! Growth race, from the rules alone.

use crate::entry::*;
use nim_snippets::growth_race;

/// Replaces a number below `n` by one from `lo(x)` to `hi(x)`.
pub fn moves(
    x: u64,
    n: u64,
    lo: impl Fn(u128) -> u128,
    hi: impl Fn(u128) -> u128,
) -> Vec<(u128, u64)> {
    let options = lo(x.into())..=hi(x.into());
    options.filter(|_| x < n).map(|option| (option, option as u64)).collect()
}

pub const GAMES: &[Game] = &[Game {
    sentence: Some(words(
        "Growth race: a number x becomes any of c x + d ..= e x + f, all of them above x; \
         whoever reaches n wins.",
        "倍々ゲーム: 数 x を c x + d 以上 e x + f 以下のより大きい数に変える。n に達した方が勝ち。",
    )),
    parameters: GROWTH,
    play: Some(Play::new(
        "growth_race::wins({x}, {n}, |x| {c} * x + {d}, |x| {e} * x + {f})",
        |p, rule| growth_race::wins(p[0], rule.number("n"), low(rule), high(rule)),
        |p, rule| {
            Box::new(
                growth_race::winning_moves(p[0], rule.number("n"), low(rule), high(rule))
                    .map(becomes),
            )
        },
    )),
    misere: Some(Play::new(
        "growth_race::misere_wins({x}, {n}, |x| {c} * x + {d}, |x| {e} * x + {f})",
        |p, rule| growth_race::misere_wins(p[0], rule.number("n"), low(rule), high(rule)),
        |p, rule| {
            Box::new(
                growth_race::misere_winning_moves(p[0], rule.number("n"), low(rule), high(rule))
                    .map(becomes),
            )
        },
    )),
    rules: Some(
        Rules::options(|p, rule| {
            as_moves(moves(p[0], rule.number("n"), low(rule), high(rule)), becomes)
        })
        .at_most(|p, rule| high(rule)(p[0].into())),
    ),
    first: 1,
    tried: Tried {
        rules: &[
            "n=0 c=2 d=0 e=9 f=0",
            "n=40 c=1 d=1 e=1 f=2",
            "n=40 c=1 d=1 e=2 f=0",
            "n=40 c=1 d=2 e=1 f=5",
            "n=40 c=1 d=3 e=3 f=4",
            "n=40 c=1 d=4 e=4 f=1",
            "n=40 c=2 d=0 e=2 f=0",
            "n=40 c=2 d=0 e=9 f=0",
            "n=40 c=2 d=1 e=2 f=1",
            "n=39 c=2 d=3 e=3 f=2",
            "n=39 c=3 d=0 e=4 f=4",
            "n=97 c=1 d=1 e=1 f=3",
            "n=97 c=1 d=2 e=2 f=1",
            "n=97 c=2 d=0 e=3 f=0",
            "n=97 c=2 d=4 e=4 f=3",
        ],
        sizes: &[(1, 99)],
        ..TRIED
    },
    ..Game::new("growth_race", Shape::Exactly(&["x"]))
}];

fn low(rule: &Rule) -> impl Fn(u128) -> u128 + use<> {
    linear(rule.number("c"), rule.number("d"))
}

fn high(rule: &Rule) -> impl Fn(u128) -> u128 + use<> {
    linear(rule.number("e"), rule.number("f"))
}

fn linear(factor: u64, constant: u64) -> impl Fn(u128) -> u128 {
    move |x| u128::from(factor) * x + u128::from(constant)
}

/// Tells the number after a move, unless it is too large to be typed.
fn becomes(option: u128) -> Move {
    u64::try_from(option).map_or_else(
        |_| Move::Say(told!("make it {option}", "{option} にする")),
        |option| Move::Set(vec![(0, option)]),
    )
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::growth_race;

    use crate::support::random::Random;
    use nim_snippets::growth_race::{misere_winning_moves, misere_wins, winning_moves, wins};

    /// The function `factor * x + plus`.
    fn line(factor: u64, plus: u64) -> impl Fn(u128) -> u128 {
        move |x| u128::from(factor) * x + u128::from(plus)
    }

    /// Tests the next range for numbers of any size, and the winning moves to it.
    #[test]
    fn large() {
        let mut random = Random(23);
        for _ in 0..5000 {
            let [c, d, e, f] = [0; 4].map(|_| random.stones() >> random.below(60));
            let (c, f) = (c.max(2), f.max(d));
            let (lo, hi) = (&line(c, d), &line(e.max(c), f));
            let [x, n] = [random.stones().max(1), random.stones()];
            let moves: Vec<u128> = winning_moves(x, n, lo, hi).take(5).collect();
            assert_eq!(wins(x, n, lo, hi), !moves.is_empty(), "{x} {n} {c} {d} {e} {f}");
            let misere_moves: Vec<u128> = misere_winning_moves(x, n, lo, hi).take(5).collect();
            let is_over = x >= n;
            assert_eq!(misere_wins(x, n, lo, hi), is_over || !misere_moves.is_empty(), "{x} {n}");
            let legal = lo(x.into())..=hi(x.into());
            assert!(moves.iter().chain(&misere_moves).all(|option| legal.contains(option)));
            let below = |moves: Vec<u128>| moves.into_iter().filter_map(|m| u64::try_from(m).ok());
            assert!(below(moves).all(|option| !wins(option, n, lo, hi)), "{x} {n}");
            assert!(below(misere_moves).all(|option| !misere_wins(option, n, lo, hi)), "{x} {n}");
        }
    }

    /// Tests options up to the largest number of the type.
    #[test]
    fn largest() {
        let any = |_| u128::MAX;
        assert!(wins(1, 10, |x| x + 1, any));
        assert!(winning_moves(1, 10, |x| x + 1, any).take(2).eq([10, 11]));
        assert!(winning_moves(1, 10, |_| u128::MAX - 1, any).eq([u128::MAX - 1, u128::MAX]));
        assert!(misere_winning_moves(1, 10, |x| x + 1, any).eq([9]));
        assert!(misere_winning_moves(10, 10, |x| x + 1, any).eq([]));
        assert!(misere_winning_moves(10, 10, any, any).eq([]));
    }

    #[test]
    fn panics() {
        assert_panics("lo(0) = 0 is not above 0", || _ = growth_race::wins(0, 0, |x| x, |x| x));
        assert_panics("lo(8) = 8 is not above 8", || {
            _ = growth_race::wins(1, 9, |x| 8.min(x + 1), |x| x + 1);
        });
        assert_panics("lo(1) = 3 is above hi(1) = 2", || {
            _ = growth_race::wins(1, 9, |x| 3 * x, |x| 2 * x);
        });
    }
}
