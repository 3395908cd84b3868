//! Prime counting over rough numbers, and a linear sieve.

use nim_snippets::coprime_game;

use crate::harness::Bench;

pub fn coprime_game(bench: &mut Bench) {
    for (task, prime) in [
        ("the prime 10^6 + 3", 1_000_003),
        ("the prime 10^9 + 7", 1_000_000_007),
        ("the prime 10^11 + 3", 100_000_000_003),
    ] {
        bench
            .row(task, || coprime_game::grundy(prime))
            .best("roughs", || count_primes(prime))
            .time();
    }
    bench
        .row("values to 10^6", || coprime_game::grundy_values(1_000_000))
        .best("linear sieve", || values_by_sieve(1_000_000))
        .time();
}

fn values_by_sieve(max: usize) -> Vec<u64> {
    let mut values: Vec<u64> = vec![0; max + 1];
    values[1] = 1;
    let mut primes: Vec<usize> = Vec::new();
    let mut least = vec![0_u32; max + 1]; // index of the least prime factor, beginning with 1
    for n in 2..=max {
        if least[n] == 0 {
            primes.push(n);
            least[n] = primes.len() as u32;
        }
        values[n] = if n % 2 == 0 { 0 } else { least[n].into() };
        for (index, &p) in (1..=least[n]).zip(&primes) {
            if p * n > max {
                break;
            }
            least[p * n] = index;
        }
    }
    values
}

/// The number of primes up to `n`. A sieve by the primes up to the fourth root leaves the rough
/// numbers. The counts of the numbers left up to `n / i` are kept for rough `i` only.
fn count_primes(n: u64) -> u64 {
    let root = n.isqrt() as usize;
    let half = |x: usize| (x - 1) / 2; // index of `x`, or of `x - 1` if `x` is even
    let nth = |n: u64, i: u64| (n as f64 / i as f64) as usize;
    let mut small: Vec<usize> = (0..=half(root)).collect(); // numbers above 1 left up to each odd number
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
    // The composite numbers left are a rough prime times a number left without a smaller factor.
    let mut primes = large[0];
    for (l, &p) in roughs.iter().enumerate().skip(1) {
        let smaller = sieved + l - 1; // number of smaller primes
        primes -= large[l] - smaller;
        // Products of three primes were subtracted once for each of the two smaller ones.
        let end = small[half(nth(n, (p * p) as u64))].saturating_sub(sieved);
        let others = roughs.get(l + 1..=end).unwrap_or_default();
        let thrice = others.iter().map(|&q| small[half(nth(n, (p * q) as u64))] - smaller);
        primes += thrice.sum::<usize>();
    }
    primes as u64 + 1 // with 2
}
