use nim_snippets::coprime_game;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::prime;

pub fn speed(bench: &mut Bench) {
    bench
        .row("the prime 10^6 + 3", || coprime_game::grundy(1_000_003))
        .plain(|| {
            let mut is_composite = vec![false; 1_000_004];
            let mut count = 0;
            for p in 2..is_composite.len() {
                if !is_composite[p] {
                    count += 1;
                    (p * p..is_composite.len()).step_by(p).for_each(|i| is_composite[i] = true);
                }
            }
            count
        })
        .best("O(n^¾)", || count_primes(1_000_003))
        .time();
    bench
        .row("the prime 10^9 + 7", || coprime_game::grundy(1_000_000_007))
        .best("O(n^¾)", || count_primes(1_000_000_007))
        .time();
    bench
        .row("values to 10^6", || coprime_game::grundy_values(1_000_000))
        .plain(|| {
            let mut values: Vec<u64> = vec![0; 1_000_001];
            values[1] = 1;
            let mut index = 0;
            let mut is_done = vec![false; 1_000_001];
            for p in 2..=1_000_000 {
                if !is_done[p] {
                    index += 1;
                    for multiple in (p..=1_000_000).step_by(p).filter(|_| p > 2 || index == 1) {
                        if !is_done[multiple] {
                            is_done[multiple] = true;
                            values[multiple] = if p == 2 { 0 } else { index };
                        }
                    }
                }
            }
            values
        })
        .best("linear sieve", || {
            let mut values: Vec<u64> = vec![0; 1_000_001];
            values[1] = 1;
            let mut primes: Vec<usize> = Vec::new();
            let mut least = vec![0_u32; 1_000_001]; // the index of the least prime factor, from 1
            for n in 2..=1_000_000 {
                if least[n] == 0 {
                    primes.push(n);
                    least[n] = primes.len() as u32;
                }
                values[n] = if n % 2 == 0 { 0 } else { least[n].into() };
                for (index, &p) in (1..=least[n]).zip(&primes) {
                    if p * n > 1_000_000 {
                        break;
                    }
                    least[p * n] = index;
                }
            }
            values
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for its index", 100_000_000, |n| {
        let prime = prime(n);
        move || coprime_game::grundy(prime)
    });
    growth.takes("{} for a prime near 10^9", || coprime_game::grundy(1_000_000_007));
    growth.takes("{} near 10^12", || coprime_game::grundy(1_000_000_000_039));
    growth.takes("10 bytes for each, {}", || coprime_game::grundy_values(1 << 24));
    growth.takes("{} near 10^11", || coprime_game::grundy(100_000_000_003));
}

/// The number of primes up to `n`, with the counts of what a sieve leaves at all `n / i`.
fn count_primes(n: u64) -> u64 {
    let root = n.isqrt() as usize;
    let mut small: Vec<u64> = (0..=root as u64).map(|i| i.saturating_sub(1)).collect();
    let mut large: Vec<u64> = (0..=root as u64).map(|i| n / i.max(1) - 1).collect();
    for p in 2..=root {
        if small[p] == small[p - 1] {
            continue;
        }
        let (fewer, square) = (small[p - 1], (p * p) as u64);
        let end = root.min((n / square) as usize);
        let middle = (root / p).min(end);
        for i in 1..=middle {
            large[i] -= large[i * p] - fewer;
        }
        for i in middle + 1..=end {
            large[i] -= small[n as usize / (i * p)] - fewer;
        }
        for i in (p * p..=root).rev() {
            small[i] -= small[i / p] - fewer;
        }
    }
    large[1]
}
