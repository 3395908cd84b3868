use crate::games::entry::*;
use nim_snippets::prime_power_game;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        values{p}:
            prime_power_game::components(p).into_values().map(prime_power_game::grundy).collect(),
            as "prime_power_game::components(p).into_values()\
                 .fold(0, |xor, exponents| xor ^ prime_power_game::grundy(exponents))";
        play(p): prime_power_game::wins(p), prime_power_game::winning_moves(p).map(divided(p));
        rules(p): labels(rules::prime_power_game::moves(p)).map(divided(p));
    };
    let game = Game::new("prime_power_game", Shape::Row("numbers"), answers).first(1);
    vec![game]
}

fn divided(numbers: &[u64]) -> impl Fn((u64, u32)) -> Move {
    move |(prime, k)| {
        let power = prime.pow(k);
        let after = numbers.iter().map(|&n| if n % power == 0 { n / power } else { n });
        Move::Become(format!("divide by {prime}^{k}"), after.collect())
    }
}
