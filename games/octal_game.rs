//! Octal games.

use crate::entry::*;
use nim_snippets::octal_game;
use nim_snippets::sprague_grundy::mex;

/// The moves that the digits of a code allow.
pub fn moves(heaps: &[u64], code: &str) -> Vec<(Split, Vec<u64>)> {
    let digits = digits(code);
    splits(heaps, |heap| {
        let takes = (0..=heap).zip(&digits);
        let parts = takes.flat_map(|(taken, digit)| {
            let counts = (0..4).filter(move |count| digit >> count & 1 == 1);
            counts.flat_map(move |count| sums(heap - taken, count))
        });
        parts.collect()
    })
}

/// The digits of a code, including the one before the point.
pub fn digits(code: &str) -> Vec<u32> {
    code.chars().filter_map(|c| c.to_digit(16)).collect()
}

pub const GAMES: &[Game] = &[
    Game {
        parameters: CODE,
        once: Some(Once::game("OctalGame::new({n_max}, {code})")),
        value: value!(game.grundy(heaps)),
        play: play!(game.wins(heaps), winning_moves => Move::split),
        rules: rules!(
            moves(heaps, code code) => Move::split,
            at_most |heaps, rule| squares(heaps).saturating_mul(rule.code("code").len() as u128)
        ),
        is_popular: true,
        proof: Proof::GuySmith(|rule| {
            let digits = rule.code("code").split('.').nth(1).unwrap_or_default();
            (digits.len(), if digits.contains(|digit| digit > '7') { 3 } else { 2 })
        }),
        tried: Tried {
            rules: &[
                "code=0.77",
                "code=0.07",
                "code=0.137",
                "code=0.007",
                "code=0.6",
                "code=4.7",
                "code=4.1",
                "code=4.8",
                "code=0.3",
                "code=0.8",
                "code=0.F8",
                "code=8.3",
                "code=0.156",
                "code=0.",
                "code=4.",
                "code=C.",
            ],
            sizes: &[(0, 0), (1, 12), (2, 6), (3, 4)],
            ..TRIED
        },
        ..Game::new("octal_game", Shape::Sum(Parts::Heaps))
    },
    Game {
        variant: "circle",
        sentence: Some(words(
            "Octal game on circles: a row is left of a circle where the code lets a taking \
             leave two heaps; whoever cannot move loses.",
            "円の八進ゲーム: コードが二山を残してよいとする取り方で、円は一列になる。\
             動けなければ負け。",
        )),
        parameters: CODE_OF_CIRCLES,
        once: Some(Once::game("OctalGame::new({n_max}, {code})")),
        value: Some(Value::of_part(
            "sprague_grundy::mex(&(1..={n}).filter(|&taken| {code}.chars().nth(taken as usize + 1)\
             .and_then(|digit| digit.to_digit(16))\
             .map_or(false, |digit| digit & if taken == {n} { 1 } else { 4 } != 0))\
             .map(|taken| {game}.grundy(&[{n} - taken])).collect::<Vec<_>>())",
            |n, rule| {
                mex(&opened(rule.code("code"), n)
                    .map(|left| game(rule).grundy(&[left]))
                    .collect::<Vec<_>>())
            },
        )),
        ..Game::new("octal_game", Shape::Sum(Parts::Circles))
    },
];

fn game(rule: &Under) -> &octal_game::OctalGame {
    rule.made(|| {
        octal_game::OctalGame::new(tabled(rule.n_max, rule.code("code")), rule.code("code"))
    })
}

/// The last heap of the table: `n_max`, or if that is too large, enough heaps to show a period.
fn tabled(n_max: u64, code: &str) -> u64 {
    const SEARCHED: u64 = 1 << 14;
    if n_max <= TABLE || octal_game::OctalGame::new(SEARCHED, code).period().is_none() {
        return up_to(TABLE, n_max);
    }
    SEARCHED
}

/// The lengths of the rows that a move leaves of a circle. The whole circle may be taken if the
/// digit has the bit 1, and a part of it if the digit has the bit 4, because a circle has no ends.
fn opened(code: &str, n: u64) -> impl Iterator<Item = u64> + '_ {
    let digit = move |taken: u64| code.chars().nth(taken as usize + 1)?.to_digit(16);
    let may_take =
        move |&taken: &u64| digit(taken).unwrap_or(0) & if taken == n { 1 } else { 4 } != 0;
    (1..=n).filter(may_take).map(move |taken| n - taken)
}

#[cfg(test)]
mod tests {
    use super::digits;
    use crate::entry::{Split, lists, split};
    use crate::support::assert_panics;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::large::Large;
    use crate::support::random::Random;
    use crate::support::splitting::octal_values;
    use nim_snippets::octal_game::{self, OctalGame, Period};
    use std::cmp::Reverse;

    #[test]
    fn periods() {
        // The last exception and the period are from the literature.
        let known = [
            ("0.77", Some((70, 12))),
            ("0.07", Some((52, 34))),
            ("0.137", Some((51, 34))),
            ("0.7777", Some((141, 24))),
            ("0.1377", Some((140, 24))),
            ("0.177", Some((496, 20))),
            ("0.117", Some((46, 48))),
            ("0.115", Some((0, 14))),
            ("0.11377", Some((186, 32))),
            ("0.007", None),
            ("0.6", None),
        ];
        for (code, expected) in known {
            let values = octal_values(1500, code);
            let game = OctalGame::new(1500, code);
            let period = game.period().map(|found| (found.start - 1, found.length));
            assert_eq!(period, expected, "{code}");
            assert_eq!(octal_game::grundy_values(1500, code), values, "{code}");
            assert_eq!(octal_game::grundy_values(67, code), values[..68], "{code}");
            let larger = OctalGame::new(3000, code);
            assert_eq!(larger.period(), game.period(), "{code}");
        }
    }

    /// Tests a period that only the last values of the table prove.
    #[test]
    fn late_periods() {
        let game = OctalGame::new(u64::MAX, "0.127");
        assert_eq!(game.period(), Some(Period { start: 46_578, length: 4 }));
    }

    #[test]
    fn large() {
        let order = |(i, parts): &Split| {
            (*i, Reverse(parts.iter().sum::<u64>()), parts.len(), parts.clone())
        };
        let mut random = Random(15);
        for code in ["0.77", "0.07", "4.7", "0.117"] {
            let (game, digits) = (OctalGame::new(2000, code), digits(code));
            let precedes = |a: &Split, b: &Split| order(a) < order(b);
            let large = Large::new(precedes, |heaps: &Vec<u64>, winning: &Split| {
                let (i, parts) = winning;
                let taken = heaps[*i] - parts.iter().sum::<u64>();
                assert!(!parts.contains(&0) && digits[taken as usize] >> parts.len() & 1 == 1);
                Some(split(heaps, winning))
            });
            for _ in 0..64 {
                let heaps = (0..random.below(5)).map(|_| random.stones()).collect();
                let winning = |heaps: &Vec<u64>| game.winning_moves(heaps).take(5).collect();
                large.check(Normal, &heaps, &|heaps| game.wins(heaps), &winning);
            }
        }
    }

    #[test]
    fn unbounded_games_have_the_values_of_the_table() {
        for code in ["0.77", "0.07", "0.137"] {
            let (values, game) = (octal_values(1000, code), OctalGame::new(u64::MAX, code));
            assert!(
                values.iter().zip(0..).all(|(&value, heap)| game.grundy(&[heap]) == value),
                "{code}"
            );
        }
        let cells = nim_snippets::treblecross::grundy_values(1000);
        let game = OctalGame::new(1000, "0.11337");
        assert!((0..).zip(cells).all(|(n, value)| game.grundy(&[n]) == value));
    }

    #[test]
    fn moves_are_lazy() {
        let game = OctalGame::new(u64::MAX, "0.77");
        assert_eq!(game.winning_moves(&[u64::MAX - 3]).take(1000).count(), 1000);
    }

    #[test]
    fn a_single_question_has_the_answer_of_the_table() {
        let game = OctalGame::new(30, "0.77");
        for heaps in lists(2, 30) {
            assert_eq!(octal_game::wins(&heaps, "0.77"), game.wins(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn panics() {
        assert_panics("`` is not an octal code: one digit before the point", || {
            _ = octal_game::grundy_values(5, "");
        });
        assert_panics("`7.7` is not an octal code: `7` at digit 1", || {
            _ = octal_game::grundy_values(5, "7.7");
        });
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || {
                _ = octal_game::grundy_values(usize::MAX, "0.07");
            },
        );
        assert_panics("a heap of 9 is above the 8 of the table", || {
            _ = octal_game::OctalGame::new(8, "0.77").grundy(&[9]);
        });
    }
}
