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
        .best("roughs", || count_primes(1_000_003))
        .time();
    for (task, prime) in
        [("the prime 10^9 + 7", 1_000_000_007), ("the prime 10^11 + 3", 100_000_000_003)]
    {
        bench
            .row(task, || coprime_game::grundy(prime))
            .best("roughs", || count_primes(prime))
            .time();
    }
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

/// The number of primes up to `n`. A sieve by the primes up to the fourth root leaves the rough
/// numbers: primes, and products of two. For them alone it counts how many it leaves up to `n / i`.
fn count_primes(n: u64) -> u64 {
    let root = n.isqrt() as usize;
    let half = |x: usize| (x - 1) / 2; // the index of an odd number, or of the one below
    let nth = |n: u64, i: u64| (n as f64 / i as f64) as usize;
    let mut small: Vec<usize> = (0..=half(root)).collect(); // left up to each odd number, without 1
    let mut roughs: Vec<usize> = (1..=root).step_by(2).collect();
    let mut large: Vec<usize> = roughs.iter().map(|&i| half(nth(n, i as u64))).collect();
    let mut is_gone = vec![false; root + 1];
    let mut sieved = 0;
    for p in (3..=root.isqrt()).step_by(2) {
        if is_gone[p] {
            continue;
        }
        is_gone[p] = true;
        (p * p..=root).step_by(2 * p).for_each(|multiple| is_gone[multiple] = true);
        let mut len = 0;
        for k in 0..roughs.len() {
            let i = roughs[k];
            if is_gone[i] {
                continue;
            }
            let gone = match i * p {
                ip if ip <= root => large[small[half(ip)] - sieved],
                ip => small[half(nth(n, ip as u64))],
            };
            large[len] = large[k] + sieved - gone;
            roughs[len] = i;
            len += 1;
        }
        roughs.truncate(len);
        let mut end = small.len();
        for j in (p..=root / p).rev().filter(|j| j % 2 == 1) {
            let gone = small[half(j)] - sieved;
            let start = half(j * p);
            small[start..end].iter_mut().for_each(|count| *count -= gone);
            end = start;
        }
        sieved += 1;
    }
    // Of the numbers up to `n` that are left those are no primes that are a rough prime times one
    // that is left and has no smaller factor.
    let mut primes = large[0];
    for (l, &p) in roughs.iter().enumerate().skip(1) {
        let smaller = sieved + l - 1; // primes
        primes -= large[l] - smaller;
        // Products of three were taken away for each of their smaller two primes.
        let end = small[half(nth(n, (p * p) as u64))].saturating_sub(sieved);
        let others = roughs.get(l + 1..=end).unwrap_or_default();
        let thrice = others.iter().map(|&q| small[half(nth(n, (p * q) as u64))] - smaller);
        primes += thrice.sum::<usize>();
    }
    primes as u64 + 1 // with 2
}
