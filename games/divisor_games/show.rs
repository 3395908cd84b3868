use crate::games::entry::*;
use nim_snippets::divisor_games::{self, Rule as Divisors};
use rules::divisor_games::*;

pub fn games() -> Vec<Game> {
    vec![divisor_games(), subtract_square(), inner_divisor()]
}

fn divisor_games() -> Game {
    let answers = answers! {
        |rule, n_max|
        let rule = divisors(rule);
        value(n): divisor_games::grundy(n, rule);
        play(p): divisor_games::wins(p, rule), divisor_games::winning_moves(p, rule);
        rules(p): labels(legal(p, rule)), at_most squares(p);
    };
    Game::new("divisor_games", Shape::Sum("numbers"), answers).with(DIVISORS)
}

fn subtract_square() -> Game {
    let answers = answers! {
        |rule, n_max|
        make[TABLE] values = divisor_games::subtract_square_values(n_max);
        value[n]: values[n];
        rules(p): labels(rules::divisor_games::subtract_square_moves(p)), at_most squares(p);
    };
    Game::new("divisor_games", Shape::Sum("numbers"), answers).variant("subtract_square")
}

fn inner_divisor() -> Game {
    let answers = answers! {
        |rule, n_max|
        play(p):
            divisor_games::inner_divisor_wins(p[0]),
            divisor_games::inner_divisor_winning_moves(p[0]).map(subtracted);
        rules(p): labels(rules::divisor_games::inner_divisor_moves(p[0])).map(subtracted);
    };
    Game::new("divisor_games", Shape::Exactly(&["n"]), answers)
        .variant("inner_divisor")
        .plain("the number is 0 or odd, or an odd power of 2")
}

fn divisors(rule: &Rule) -> Divisors {
    match rule.text("rule") {
        "subtract_divisor" => Divisors::SubtractDivisor,
        "subtract_proper_divisor" => Divisors::SubtractProperDivisor,
        "proper_divisor" => Divisors::ProperDivisor,
        _ => Divisors::Divide,
    }
}

fn legal(numbers: &[u64], rule: Divisors) -> Vec<((usize, u64), Vec<u64>)> {
    rules::divisor_games::moves(
        numbers,
        match rule {
            Divisors::SubtractDivisor => subtract_divisor,
            Divisors::SubtractProperDivisor => subtract_proper_divisor,
            Divisors::ProperDivisor => proper_divisor,
            Divisors::Divide => divide,
        },
    )
}

fn subtracted(left: u64) -> (usize, u64) {
    (0, left)
}
