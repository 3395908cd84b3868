//! Prime power game.

/// A prime and its exponent.
pub type PrimePower = (u64, u32);

/// A prime power that divides a number: all numbers that it divides are divided by it.
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
