use crate::games::moves::offer;
use crate::games::parameters::DIVISORS;
use crate::games::position::{each, out_of};
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::divisor_games;

pub fn games() -> Vec<Game> {
    vec![divisor_games(), subtract_square(), inner_divisor()]
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
