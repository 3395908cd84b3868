//! Growth race, from the rules alone.

use crate::entry::*;
use nim_snippets::growth_race;

/// What becomes of a number below `n`, from `min.0 x + min.1` to `max.0 x + max.1`.
pub fn moves(x: u64, n: u64, min: (u64, u64), max: (u64, u64)) -> Vec<(u128, u64)> {
    let mut moves = Vec::new();
    if x < n {
        for option in min.0 * x + min.1..=max.0 * x + max.1 {
            moves.push((option.into(), option));
        }
    }
    moves
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let n = rule.number("n");
        let c = rule.number("c");
        let d = rule.number("d");
        let e = rule.number("e");
        let f = rule.number("f");
        play(p):
            growth_race::wins(p[0], n, (c, d), (e, f)),
            growth_race::winning_moves(p[0], n, (c, d), (e, f)).map(becomes);
        misere(p):
            growth_race::misere_wins(p[0], n, (c, d), (e, f)),
            growth_race::misere_winning_moves(p[0], n, (c, d), (e, f)).map(becomes);
        moves(p):
            as_moves(moves(p[0], n, (c, d), (e, f)), becomes),
            at_most u128::from(e) * u128::from(p[0]) + u128::from(f);
    };
    let game = Game::new("growth_race", Shape::Exactly(&["x"]), answers).with_program(PROGRAM)
        .with(GROWTH)
        .tried(&[
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
        ])
        .sizes(&[(1, 99)])
        .first(1)
        .plain(
            "the number is in the second, fourth, … of the ranges that are won and lost in turns \
            from n down, or not below n",
            "n から下へ交互に並ぶ勝ちと負けの区間のうち、二番目、四番目、… に数がある、または数が n 以上",
        )
        .misere_lost(
            "the number is in the first, third, … of the ranges that are lost and won in turns \
            from n down",
            "n から下へ交互に並ぶ負けと勝ちの区間のうち、一番目、三番目、… に数がある",
        );
    vec![game]
}

/// What a number becomes, unless it is too large to be typed.
fn becomes(option: u128) -> Move {
    u64::try_from(option).map_or_else(
        |_| Move::Say(told(format!("make it {option}"), format!("{option} にする"))),
        |option| Move::Set(vec![(0, option)]),
    )
}

const PROGRAM: &str = r#"// `1 162` prints `First`.

use nim_snippets::growth_race;
use proconio::input;

fn main() {
    input! {
        x: u64,
        n: u64,
    }
    // What x becomes at least and at most; here: it is multiplied by 2 to 9.
    let first = growth_race::wins(x, n, (2, 0), (9, 0));
    println!("{}", if first { "First" } else { "Second" });
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;
    use crate::support::random::Random;
    use nim_snippets::growth_race::{self, Linear};
    use nim_snippets::range_nim;

    /// Rules with an option above each positive number.
    fn lines() -> Vec<(Linear, Linear)> {
        let line = |number: u64| (1 + number % 4, number / 4 % 5);
        let pairs = (0..400).map(|number| (line(number % 20), line(number / 20)));
        pairs
            .filter(|&(min, max)| min != (1, 0) && min.0 <= max.0 && min.0 + min.1 <= max.0 + max.1)
            .collect()
    }

    /// The ranges are all numbers below `n` that are lost.
    #[test]
    fn ranges() {
        for (min, max) in lines() {
            for n in (0..40).chain([97]) {
                let lost = (1..n).filter(|&x| !growth_race::wins(x, n, min, max));
                let ranges: Vec<_> = growth_race::lost_ranges(1, n, min, max).collect();
                assert!(ranges.into_iter().rev().flatten().eq(lost), "{min:?} {max:?} {n}");
                let lost = (1..n).filter(|&x| !growth_race::misere_wins(x, n, min, max));
                let ranges: Vec<_> = growth_race::misere_lost_ranges(1, n, min, max).collect();
                assert!(ranges.into_iter().rev().flatten().eq(lost), "{min:?} {max:?} {n}");
            }
        }
    }

    /// The words that are shown: the number next to `n` is won, in misère play lost, and outcomes change
    /// from range to range.
    #[test]
    fn lost_in_words() {
        for (min, max) in lines() {
            for n in 2..60 {
                let ranges: Vec<_> = growth_race::lost_ranges(1, n, min, max).collect();
                let misere_ranges: Vec<_> =
                    growth_race::misere_lost_ranges(1, n, min, max).collect();
                assert!(growth_race::wins(n - 1, n, min, max), "{min:?} {max:?} {n}");
                assert_eq!(misere_ranges[0].end(), &(n - 1), "{min:?} {max:?} {n}");
                for range in ranges.iter().chain(&misere_ranges) {
                    assert!(range.start() <= range.end(), "{min:?} {max:?} {n} {ranges:?}");
                }
                for pair in ranges.windows(2).chain(misere_ranges.windows(2)) {
                    assert!(pair[1].end() + 1 < *pair[0].start(), "{min:?} {max:?} {n} {pair:?}");
                }
            }
        }
    }

    /// The game in which numbers are multiplied is as good as that of all numbers between.
    #[test]
    fn products() {
        for set in 1..512_u64 {
            let factors: Vec<u64> = (2..11).filter(|factor| set >> (factor - 2) & 1 == 1).collect();
            if factors.windows(2).any(|pair| pair[1] > factors[0] * pair[0]) {
                assert_panics("times the factor", || growth_race::factors(&factors));
                continue;
            }
            let (min, max) = growth_race::factors(&factors);
            for n in [2, 3, 17, 40, 199] {
                let products = |&x: &u64| {
                    let legal = factors.iter().filter(|_| x < n);
                    legal.map(|factor| (*factor, factor * x)).collect()
                };
                let mut rules = Rules::new(products);
                for x in 1..n {
                    let winning = |wins: &dyn Fn(u64) -> bool| -> Vec<u64> {
                        factors.iter().copied().filter(|factor| !wins(factor * x)).collect()
                    };
                    let wins = |x| growth_race::wins(x, n, min, max);
                    rules.check_outcome(Normal, &x, wins(x), winning(&wins));
                    let wins = |x| growth_race::misere_wins(x, n, min, max);
                    rules.check_outcome(Misere, &x, wins(x), winning(&wins));
                }
            }
        }
    }

    /// The next range from a number of any size, and what wins there.
    #[test]
    fn large() {
        let mut random = Random(23);
        for _ in 0..20_000 {
            let [c, d, e, f] = [0; 4].map(|_| random.stones() >> random.below(60));
            let (c, f) = (c.max(1), f.max(d).max(1));
            let (min, max) = ((c, d.max(u64::from(c == 1))), (e.max(c), f));
            let [x, n] = [random.stones().max(1), random.stones()];
            let wins = growth_race::wins(x, n, min, max);
            let moves: Vec<_> = growth_race::winning_moves(x, n, min, max).take(5).collect();
            assert_eq!(wins, !moves.is_empty(), "{x} {n} {min:?} {max:?}");
            let misere_wins = growth_race::misere_wins(x, n, min, max);
            let misere_moves: Vec<_> =
                growth_race::misere_winning_moves(x, n, min, max).take(5).collect();
            assert_eq!(misere_wins, x >= n || !misere_moves.is_empty(), "{x} {n} {min:?} {max:?}");
            let at = |(factor, summand): Linear| {
                u128::from(factor) * u128::from(x) + u128::from(summand)
            };
            let legal = at(min)..=at(max);
            for (moves, wins) in [
                (moves, growth_race::wins as fn(_, _, _, _) -> _),
                (misere_moves, |x, n, min, max| x < n && growth_race::misere_wins(x, n, min, max)),
            ] {
                assert!(
                    moves.iter().all(|option| legal.contains(option)),
                    "{x} {n} {min:?} {max:?}"
                );
                let below = moves.iter().filter_map(|&option| u64::try_from(option).ok());
                assert!(below.into_iter().all(|option| !wins(option, n, min, max)), "{x} {n}");
            }
            // A lost number's options are all won; the ends and some between them are looked at.
            let samples =
                [0; 5].map(|_| at(min) + u128::from(random.next()) % (at(max) - at(min) + 1));
            let options = samples.into_iter().chain([at(min), at(max)]);
            for option in options.filter(|_| !wins && x < n) {
                let option = u64::try_from(option).expect("a lost number reaches none from n on");
                assert!(growth_race::wins(option, n, min, max), "{x} {n} {min:?} {max:?} {option}");
            }
        }
    }

    /// Adding `min` to `max` is taking them from what is missing.
    #[test]
    fn sums() {
        let mut random = Random(9);
        for _ in 0..2000 {
            let [min, max] = [0; 2].map(|_| 1 + random.stones() / 2);
            let (min, max) = (min.min(max), min.max(max));
            let [x, n] = [random.stones(), random.stones()];
            let (x, n) = (x.min(n), x.max(n));
            let wins = growth_race::wins(x, n, (1, min), (1, max));
            // What a move leaves may be missing or too much.
            let lost = (n - x).saturating_sub(1) % min.saturating_add(max) >= max;
            assert_eq!(wins, x < n && !lost, "{x} {n} {min} {max}");
            if min == 1 {
                assert_eq!(wins, range_nim::wins(&[n - x], min, max));
            }
        }
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("the least option of 0 is not above it", || {
            growth_race::wins(0, 0, (0, 0), (0, 0))
        });
        assert_panics("min = 3 exceeds max = 2 as a factor", || {
            growth_race::wins(1, 9, (3, 0), (2, 0))
        });
        assert_panics("there must be factors, and all above 1", || growth_race::factors(&[]));
        assert_panics("18446744073709551615 is more than 2 times the factor 2", || {
            growth_race::factors(&[u64::MAX, 2])
        });
    }
}
