use crate::games::moves::{Move, offer};
use crate::games::position::each;
use crate::games::{Game, Shape};
use nim_snippets::prime_power_game;

pub fn games() -> Vec<Game> {
    vec![prime_power_game()]
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
