use entries::*;
use nim_snippets::prime_power_game;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        values{numbers}:
            prime_power_game::components(numbers).into_values().map(prime_power_game::grundy).collect(),
            as "prime_power_game::components(numbers).into_values()\
                 .fold(0, |xor, exponents| xor ^ prime_power_game::grundy(exponents))";
        play(numbers):
            prime_power_game::wins(numbers),
            prime_power_game::winning_moves(numbers).map(divided(numbers));
        moves(numbers): as_moves(moves::prime_power_game::moves(numbers), divided(numbers));
    };
    let game = Game::new("prime_power_game", Shape::Row("numbers"), answers)
        .sizes(&[(0, 0), (1, 64), (2, 12), (3, 8), (4, 4)])
        .first(1);
    vec![game]
}

fn divided(numbers: &[u64]) -> impl Fn((u64, u32)) -> Move + '_ {
    move |(prime, k)| {
        let power = prime.pow(k);
        let after = numbers.iter().map(|&n| if n % power == 0 { n / power } else { n });
        let power = format!("{prime}^{k}");
        let says = told(format!("divide by {power}"), format!("{power} で割る"));
        Move::Become(says, after.collect())
    }
}

refusals! {
    prime_power_game::components(&[]) => answers "{}";
    prime_power_game::components(&[0]) => panics "a number must be positive";
    prime_power_game::grundy(0) => answers "0";
    prime_power_game::wins(&[]) => answers "false";
    prime_power_game::wins(&[0]) => panics "a number must be positive";
    prime_power_game::winning_moves(&[]).next() => answers "None";
    prime_power_game::winning_moves(&[0]) => panics "a number must be positive";
}
