//! Prime power game.

use crate::entry::*;
use nim_snippets::prime_power_game;

/// A prime and its exponent.
pub type PrimePower = (u64, u32);

/// Chooses a prime power that divides a number, and divides all its multiples by it.
pub fn moves(numbers: &[u64]) -> Vec<(PrimePower, Vec<u64>)> {
    let largest = numbers.iter().max().copied().unwrap_or(0);
    let primes = (2..=largest).filter(|p| (2..*p).take_while(|d| d * d <= *p).all(|d| p % d > 0));
    let powers = primes.flat_map(|p| {
        let exponents = (1..).take_while(move |&k| p.checked_pow(k).is_some_and(|q| q <= largest));
        exponents.map(move |k| (p, k))
    });
    let divided = |(p, k): PrimePower| {
        let power = p.pow(k);
        let after = numbers.iter().map(|&x| if x % power == 0 { x / power } else { x });
        ((p, k), after.collect::<Vec<u64>>())
    };
    powers.map(divided).filter(|(_, after)| after != numbers).collect()
}

pub const GAMES: &[Game] = &[Game {
    value: value!(prime_power_game::grundy(numbers)),
    components: Some(|numbers, _| {
        let primes = prime_power_game::components(numbers).into_iter();
        primes.map(|(p, exponents)| prime_power_game::grundy(&powers(p, exponents))).collect()
    }),
    play: play!(prime_power_game::wins(numbers), winning_moves => divided(numbers)),
    rules: rules!(moves(numbers) => divided(numbers)),
    first: 1,
    tried: Tried { sizes: &[(0, 0), (1, 64), (2, 12), (3, 8), (4, 4)], ..TRIED },
    ..Game::new("prime_power_game", Shape::Row(Parts::Numbers))
}];

/// The powers of a prime with these exponents.
fn powers(prime: u64, exponents: u64) -> Vec<u64> {
    (0..64).filter(|k| exponents >> k & 1 == 1).map(|k| prime.pow(k)).collect()
}

fn divided(numbers: &[u64]) -> impl Fn((u64, u32)) -> Move + '_ {
    move |(prime, k)| {
        let power = prime.pow(k);
        let after = numbers.iter().map(|&n| if n % power == 0 { n / power } else { n });
        let power = format!("{prime}^{k}");
        let says = told!("divide by {power}", "{power} で割る");
        Move::Become(says, after.collect())
    }
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::prime_power_game;

    use crate::support::random::Random;
    use nim_snippets::prime_power_game::{components, grundy, wins};

    #[test]
    fn components_are_factors() {
        let mut random = Random(21);
        for _ in 0..50 {
            let digits = 1 + random.below(30);
            let number = 1 + random.below(1 << digits);
            let mut product = 1;
            for (p, mask) in components(&[number]) {
                assert!((2..p).take_while(|d| d * d <= p).all(|d| p % d > 0), "{p}");
                assert_eq!(mask.count_ones(), 1);
                product *= p.pow(mask.trailing_zeros());
            }
            assert_eq!(product, number);
        }
    }

    #[test]
    fn extremes() {
        assert!(!wins(&[]) && !wins(&[1, 1]));
        assert_eq!(components(&[1 << 63, 3]), [(2, 1 << 63), (3, 2)].into_iter().collect());
        assert_eq!(grundy(&[1 << 63]), 63);
        assert_eq!((grundy(&[]), grundy(&[17, 289])), (0, 0));
        assert!(wins(&[4_294_967_291, 1_000_003 * 1_000_003, 1 << 40]));
    }

    #[test]
    fn panics() {
        assert_panics("a number must be positive", || _ = prime_power_game::components(&[0]));
    }
}
