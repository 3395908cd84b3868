use entries::*;
use moves::divisor_games::*;
use nim_snippets::divisor_games::{self, Rule as Divisors};

pub fn games() -> Vec<Game> {
    vec![divisor_games(), subtract_square(), inner_divisor()]
}

fn divisor_games() -> Game {
    let answers = answers! {
        |rule, n_max|
        let rule = divisors(rule);
        value(n): divisor_games::grundy(n, rule);
        play(numbers):
            divisor_games::wins(numbers, rule),
            divisor_games::winning_moves(numbers, rule);
        moves(numbers): legal(numbers, rule), at_most squares(numbers);
    };
    Game::new("divisor_games", Shape::Sum("numbers"), answers)
        .tried(&[
            "rule=subtract_divisor",
            "rule=subtract_proper_divisor",
            "rule=proper_divisor",
            "rule=divide",
        ])
        .sizes(&[(0, 0), (1, 130), (2, 16), (3, 6)])
        .first(1)
        .with(DIVISORS)
}

fn subtract_square() -> Game {
    let answers = answers! {
        |rule, n_max|
        make[TABLE] values = divisor_games::subtract_square_grundy_values(n_max);
        value[n]: values[n];
        moves(numbers):
            moves::divisor_games::subtract_square_moves(numbers),
            at_most squares(numbers);
    };
    Game::new("divisor_games", Shape::Sum("numbers"), answers).rules("Subtract a square: subtract the square of a positive number from one of several numbers; whoever cannot move loses.","平方数を引くゲーム: いくつかの数の一つから正の平方数を引く。動けなければ負け。").sizes(&[(0,0),(1,60),(2,12),(3,6)]).variant("subtract_square")
}

fn inner_divisor() -> Game {
    let answers = answers! {
        |rule, n_max|
        play(p):
            divisor_games::inner_divisor_wins(p[0]),
            divisor_games::inner_divisor_winning_moves(p[0]).map(subtracted);
        moves(p): as_moves(moves::divisor_games::inner_divisor_moves(p[0]), subtracted);
    };
    Game::new("divisor_games", Shape::Exactly(&["n"]), answers).rules("Subtract an inner divisor: subtract from a number a divisor of it that is neither 1 nor the number; whoever cannot move loses.","真の内約数を引くゲーム: 数から 1 でもその数自身でもない約数を引く。動けなければ負け。").sizes(&[(1,200)])
        .variant("inner_divisor")
        .plain("the number is 0 or odd, or an odd power of 2", "数が 0 か奇数、または 2 の奇数乗")
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
    moves::divisor_games::moves(
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

refusals! {
    divisor_games::grundy(0, divisor_games::Rule::Divide) => answers "0";
    divisor_games::grundy(0, divisor_games::Rule::ProperDivisor) => answers "0";
    divisor_games::grundy(0, divisor_games::Rule::SubtractDivisor) => answers "0";
    divisor_games::grundy(0, divisor_games::Rule::SubtractProperDivisor) => answers "0";
    divisor_games::subtract_square_grundy_values(0) => answers "[0]";
    divisor_games::subtract_square_grundy_values(usize::MAX)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    divisor_games::wins(&[], divisor_games::Rule::Divide) => answers "false";
    divisor_games::wins(&[0], divisor_games::Rule::ProperDivisor) => answers "false";
    divisor_games::winning_moves(&[], divisor_games::Rule::Divide).next() => answers "None";
    divisor_games::winning_moves(&[0], divisor_games::Rule::SubtractDivisor).next()
        => answers "None";
    divisor_games::inner_divisor_wins(0) => answers "false";
    divisor_games::inner_divisor_wins(u64::MAX) => answers "false";
    divisor_games::inner_divisor_winning_moves(0).next() => answers "None";
}
