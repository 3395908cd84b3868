//! Divisor games.

use crate::entry::*;
use nim_snippets::divisor_games::{self, Rule as Divisors};

/// Allows subtracting a divisor.
pub fn subtract_divisor(n: u64, left: u64) -> bool {
    n.is_multiple_of(n - left)
}

/// Allows subtracting a divisor, except the number itself.
pub fn subtract_proper_divisor(n: u64, left: u64) -> bool {
    n.is_multiple_of(n - left) && left > 0
}

/// Allows replacing the number by a smaller divisor of it.
pub fn proper_divisor(n: u64, left: u64) -> bool {
    left > 0 && n.is_multiple_of(left)
}

/// Allows dividing by any number and rounding down.
pub fn divide(n: u64, left: u64) -> bool {
    (2..=n + 1).any(|k| n / k == left)
}

/// Subtracts a divisor other than 1 and the number; the move is the number that is left.
pub fn inner_divisor_moves(n: u64) -> Vec<(u64, u64)> {
    let inner = |left: &u64| *left > 0 && *left < n - 1 && n.is_multiple_of(n - left);
    (0..n).filter(inner).map(|left| (left, left)).collect()
}

/// Subtracts a perfect square from one number.
pub fn subtract_square_moves(numbers: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    let is_square = |n: u64| (1..).take_while(|root| root * root <= n).any(|root| root * root == n);
    cuts(numbers, |n, left| is_square(n - left))
}

pub const GAMES: &[Game] = &[
    Game {
        parameters: DIVISORS,
        value: Some(Value::of_position(
            "divisor_games::grundy({numbers}, Rule::{rule})",
            |numbers, rule| divisor_games::grundy(numbers, divisors(rule)),
        )),
        play: Some(Play::new(
            "divisor_games::wins({numbers}, Rule::{rule})",
            |numbers, rule| divisor_games::wins(numbers, divisors(rule)),
            |numbers, rule| {
                Box::new(divisor_games::winning_moves(numbers, divisors(rule)).map(Move::cut))
            },
        )),
        rules: Some(
            Rules::options(|numbers, rule| as_moves(legal(numbers, divisors(rule)), Move::cut))
                .at_most(|numbers, _| squares(numbers)),
        ),
        first: 1,
        tried: Tried {
            rules: &[
                "rule=subtract_divisor",
                "rule=subtract_proper_divisor",
                "rule=proper_divisor",
                "rule=divide",
            ],
            sizes: &[(0, 0), (1, 130), (2, 16), (3, 6)],
            by_options: &[(1, 300)],
            ..TRIED
        },
        ..Game::new("divisor_games", Shape::Sum(Parts::Numbers))
    },
    Game {
        variant: "subtract_square",
        sentence: Some(words(
            "Subtract a square: subtract the square of a positive number from one of several \
             numbers; whoever cannot move loses.",
            "平方数を引くゲーム: いくつかの数の一つから正の平方数を引く。動けなければ負け。",
        )),
        once: Some(Once::values("divisor_games::subtract_square_grundy_values({n_max})")),
        value: Some(Value::of_part("{values}[{n}]", |n, rule| values(rule)[n as usize])),
        rules: rules!(
            subtract_square_moves(numbers) => Move::cut,
            at_most |numbers, _| squares(numbers)
        ),
        tried: Tried {
            sizes: &[(0, 0), (1, 60), (2, 12), (3, 6)],
            by_options: &[(1, 600)],
            ..TRIED
        },
        ..Game::new("divisor_games", Shape::Sum(Parts::Numbers))
    },
    Game {
        variant: "inner_divisor",
        sentence: Some(words(
            "Subtract an inner divisor: subtract from a number a divisor of it that is neither 1 \
             nor the number; whoever cannot move loses.",
            "内約数を引くゲーム: 数から 1 でもその数自身でもない約数を引く。動けなければ負け。",
        )),
        play: play!(
            divisor_games::inner_divisor_wins([n]),
            inner_divisor_winning_moves => subtracted
        ),
        rules: Some(Rules::options(|p, _| as_moves(inner_divisor_moves(p[0]), subtracted))),
        why: |p, _misere, _rule| Some(inner_divisor_loses(p[0])),
        tried: Tried { sizes: &[(1, 200)], ..TRIED },
        ..Game::new("divisor_games", Shape::Exactly(&["n"]))
    },
];

fn values(rule: &Under) -> &[u64] {
    rule.made(|| divisor_games::subtract_square_grundy_values(up_to(TABLE, rule.n_max)))
}

fn inner_divisor_loses(n: u64) -> Why {
    if n.is_power_of_two() && n > 1 {
        let exponent = n.ilog2();
        return (exponent % 2 == 1, told!("{n} is 2^{exponent}", "{n} は 2 の {exponent} 乗"));
    }
    let is = if n % 2 == 1 {
        words("odd", "奇数")
    } else {
        words("even, but not a power of 2", "偶数で、2 の冪ではない")
    };
    if n == 0 {
        return (true, told!("the number is 0", "数が 0"));
    }
    (n % 2 == 1, told!("{n} is {is}", "{n} は{is}", is))
}

fn divisors(rule: &Rule) -> Divisors {
    use Divisors::*;
    rule.choice("rule", [SubtractDivisor, SubtractProperDivisor, ProperDivisor, Divide])
}

fn legal(numbers: &[u64], rule: Divisors) -> Vec<((usize, u64), Vec<u64>)> {
    cuts(
        numbers,
        match rule {
            Divisors::SubtractDivisor => subtract_divisor,
            Divisors::SubtractProperDivisor => subtract_proper_divisor,
            Divisors::ProperDivisor => proper_divisor,
            Divisors::Divide => divide,
        },
    )
}

fn subtracted(left: u64) -> Move {
    Move::cut((0, left))
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    use nim_snippets::divisor_games;

    #[test]
    fn extremes() {
        use divisor_games::*;
        assert_eq!(grundy(&[1 << 63], Rule::ProperDivisor), 63);
        assert!(winning_moves(&[0, 1 << 62], Rule::SubtractDivisor).eq([(1, 0)]));
        assert_eq!([1 << 63, u64::MAX].map(|n| grundy(&[n], Rule::Divide)), [64, 64]);
        let moves = winning_moves(&[1 << 20, (1 << 20) - 1], Rule::Divide);
        assert!(moves.eq([(0, 1 << 19)]));
        assert!(inner_divisor_wins(1 << 62) && !inner_divisor_wins(1 << 63));
    }

    #[test]
    fn panics() {
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || {
                _ = divisor_games::subtract_square_grundy_values(usize::MAX);
            },
        );
    }
}
