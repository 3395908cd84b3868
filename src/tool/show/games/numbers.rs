//! Numbers and their divisors, and pairs of numbers.

use crate::tool::show::games::moves::{Move, offer};
use crate::tool::show::games::parameters::{DIVISORS, LARGEST};
use crate::tool::show::games::position::{each, named_once, out_of, up_to};
use crate::tool::show::games::{Game, Shape};
use crate::tool::show::rule::Rule;
use crate::{
    coprime_game, divisor_games, euclid_game, multiples_game, nimber, power_game, prime_power_game,
    wythoff,
};

pub fn games() -> Vec<Game> {
    vec![
        wythoff(),
        euclid_game(),
        equal_euclid_game(),
        power_game(),
        coprime_game(),
        prime_power_game(),
        divisor_games(),
        subtract_square(),
        inner_divisor(),
        multiples_game(),
        nimber(),
    ]
}

fn wythoff() -> Game {
    /// The smaller heap and the difference, if they are `⌊dφ⌋` and `d`.
    fn golden(p: &[u64]) -> Option<(u64, u64)> {
        let (a, d) = (p[0].min(p[1]), p[0].abs_diff(p[1]));
        // dφ is the root of x(x - d) = d² that is not negative.
        let [x, y] = [a, d].map(u128::from);
        (d <= a && x * (x - y) <= y * y && (x + 1) * (x + 1 - y) > y * y).then_some((a, d))
    }
    Game::new("wythoff", Shape::Exactly(&["a", "b"]))
        .popular()
        .values("wythoff::grundy_values(a, b)[a][b]", |_, p| {
            up_to(2000, "heap", p);
            let (a, b) = (p[0] as usize, p[1] as usize);
            vec![wythoff::grundy_values(a, b)[a][b]]
        })
        .square(|_, n| wythoff::grundy_values(n, n))
        .play(
            |_, p| wythoff::wins(p[0], p[1]),
            |_, p, visit| offer(wythoff::winning_moves(p[0], p[1]), visit),
        )
        .misere(
            |_, p| wythoff::misere_wins(p[0], p[1]),
            |_, p, visit| offer(wythoff::misere_winning_moves(p[0], p[1]), visit),
        )
        .plain("the heaps are ⌊dφ⌋ and ⌊dφ⌋ + d, where d is their difference", |_, p| {
            golden(p).is_some()
        })
        .misere_lost(
            "the heaps are 0 and 1, or 2 and 2, or ⌊dφ⌋ and ⌊dφ⌋ + d with a difference d > 1",
            |_, p| match (p[0].min(p[1]), p[0].max(p[1])) {
                (0, 1) | (2, 2) => true,
                _ => golden(p).is_some_and(|(_, d)| d > 1),
            },
        )
}

/// Is the larger number less than φ times the smaller one, which is not 0?
fn is_below_golden(p: &[u64]) -> bool {
    let [small, large] = [p[0].min(p[1]), p[0].max(p[1])].map(u128::from);
    small > 0 && large * (large - small) < small * small
}

fn euclid_game() -> Game {
    Game::new("euclid_game", Shape::Exactly(&["a", "b"]))
        .first(1)
        .values("euclid_game::grundy(a, b)", |_, p| vec![euclid_game::grundy(p[0], p[1])])
        .play(
            |_, p| euclid_game::wins(p[0], p[1]),
            |_, p, visit| offer(euclid_game::winning_moves(p[0], p[1]), visit),
        )
        .misere(
            |_, p| euclid_game::misere_wins(p[0], p[1]),
            |_, p, visit| offer(euclid_game::misere_winning_moves(p[0], p[1]), visit),
        )
        .plain(
            "the larger number is less than φ times the smaller one but not equal to it, \
             or one is 0",
            |_, p| p.contains(&0) || is_below_golden(p) && p[0] != p[1],
        )
        .misere_lost(
            "neither number is 0 and the larger one is less than φ times the smaller one",
            |_, p| is_below_golden(p),
        )
}

fn equal_euclid_game() -> Game {
    /// Are they multiples, by the same number, of two neighbouring Fibonacci numbers?
    fn are_fibonacci(p: &[u64]) -> bool {
        let [small, large] = [p[0].min(p[1]), p[0].max(p[1])].map(u128::from);
        let pairs = std::iter::successors(Some((1, 1)), |&(f, g): &(u128, u128)| Some((g, f + g)));
        pairs.take_while(|&(_, g)| g <= large).any(|(f, g)| small * g == large * f)
    }
    Game::new("euclid_game", Shape::Exactly(&["a", "b"]))
        .variant("equal")
        .first(1)
        .values("euclid_game::equal_grundy(a, b)", |_, p| {
            vec![euclid_game::equal_grundy(p[0], p[1])]
        })
        .play(
            |_, p| euclid_game::equal_wins(p[0], p[1]),
            |_, p, visit| offer(euclid_game::equal_winning_moves(p[0], p[1]), visit),
        )
        .misere(
            |_, p| euclid_game::equal_misere_wins(p[0], p[1]),
            |_, p, visit| offer(euclid_game::equal_misere_winning_moves(p[0], p[1]), visit),
        )
        .plain("the larger number is less than φ times the smaller one, or one is 0", |_, p| {
            p.contains(&0) || is_below_golden(p)
        })
        .misere_lost(
            "neither number is 0 and the value of normal play is 0, or 1 for multiples of two \
             neighbouring Fibonacci numbers",
            |_, p| {
                let lost = u64::from(!p.contains(&0) && are_fibonacci(p));
                !p.contains(&0) && euclid_game::equal_grundy(p[0], p[1]) == lost
            },
        )
}

fn power_game() -> Game {
    Game::new("power_game", Shape::Exactly(&["n"]))
        .values("power_game::grundy(n)", |_, p| each(p, power_game::grundy))
        .play(
            |_, p| power_game::wins(p[0]),
            |_, p, visit| {
                let choices = power_game::winning_move(p[0]);
                offer(choices.map(|n| Move::Say(format!("choose {n}"))), visit);
            },
        )
}

fn coprime_game() -> Game {
    Game::new("coprime_game", Shape::Sum("numbers"))
        .values("coprime_game::grundy(n)", |_, p| each(p, coprime_game::grundy))
        .play(
            |_, p| coprime_game::wins(p),
            |_, p, visit| offer(coprime_game::winning_moves(p), visit),
        )
}

fn prime_power_game() -> Game {
    fn divided(p: &[u64], (prime, k): (u64, u32)) -> Move {
        let power = prime.pow(k);
        let after = each(p, |n| if n % power == 0 { n / power } else { n });
        Move::Become(format!("divide by {prime}^{k}"), after)
    }
    Game::new("prime_power_game", Shape::Row("numbers"))
        .first(1)
        .values(
            "prime_power_game::components(&[a, b]).into_values()\
             .fold(0, |xor, exponents| xor ^ prime_power_game::grundy(exponents))",
            |_, p| {
                let components = prime_power_game::components(p).into_values();
                components.map(prime_power_game::grundy).collect()
            },
        )
        .play(
            |_, p| prime_power_game::wins(p),
            |_, p, visit| {
                offer(prime_power_game::winning_moves(p).map(|divisor| divided(p, divisor)), visit);
            },
        )
}

fn divisor_games() -> Game {
    fn divisors(rule: &Rule) -> divisor_games::Rule {
        match rule.text("rule") {
            "subtract_divisor" => divisor_games::Rule::SubtractDivisor,
            "subtract_proper_divisor" => divisor_games::Rule::SubtractProperDivisor,
            "proper_divisor" => divisor_games::Rule::ProperDivisor,
            _ => divisor_games::Rule::Divide,
        }
    }
    Game::new("divisor_games", Shape::Sum("numbers"))
        .with(DIVISORS)
        .values("divisor_games::grundy(n, Rule::{rule})", |r, p| {
            each(p, |n| divisor_games::grundy(n, divisors(r)))
        })
        .play(
            |r, p| divisor_games::wins(p, divisors(r)),
            |r, p, visit| offer(divisor_games::winning_moves(p, divisors(r)), visit),
        )
}

fn subtract_square() -> Game {
    Game::new("divisor_games", Shape::Sum("numbers"))
        .variant("subtract_square")
        .values("divisor_games::subtract_square_values(n)[n]", |_, p| {
            out_of(p, divisor_games::subtract_square_values)
        })
}

fn inner_divisor() -> Game {
    Game::new("divisor_games", Shape::Exactly(&["n"]))
        .variant("inner_divisor")
        .play(
            |_, p| divisor_games::inner_divisor_wins(p[0]),
            |_, p, visit| {
                let left = divisor_games::inner_divisor_winning_moves(p[0]);
                offer(left.map(|left| (0_usize, left)), visit);
            },
        )
        .plain("the number is 0 or odd, or an odd power of 2", |_, p| {
            let n = p[0];
            n % 2 == 1 || n == 0 || n.is_power_of_two() && n.trailing_zeros() % 2 == 1
        })
}

fn multiples_game() -> Game {
    fn multiples(rule: &Rule) -> multiples_game::MultiplesGame {
        multiples_game::MultiplesGame::new(rule.number("n"))
    }
    Game::new("multiples_game", Shape::Row("white"))
        .with(LARGEST)
        .values("MultiplesGame::new({n}).grundy(a) ^ MultiplesGame::new({n}).grundy(b)", |r, p| {
            let game = multiples(r);
            each(p, |x| game.grundy(x))
        })
        .play(
            |r, p| multiples(r).wins(named_once(p)),
            |r, p, visit| {
                let game = multiples(r);
                let says = |(x, k)| format!("turn {x} and its multiples up to {k} times {x}");
                offer(game.winning_moves(p).map(|turn| Move::Say(says(turn))), visit);
            },
        )
        .wins_call("MultiplesGame::new({n}).wins({position})")
}

fn nimber() -> Game {
    Game::new("nimber", Shape::Exactly(&["a", "b"]))
        .values("nimber::mul(a, b)", |_, p| vec![nimber::mul(p[0], p[1])])
}
