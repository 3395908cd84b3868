//! Numbers.

use std::collections::HashMap;

use nim_snippets::divisor_games::Rule;
use nim_snippets::*;

use crate::harness::{Bench, Modules};
use crate::input::*;
use crate::modules;
use crate::sets::by_stamps;

pub const MODULES: Modules = modules![
    wythoff fibonacci_nim schwenk_nim euclid_game power_game prime_power_game divisor_games coprime_game multiples_game
];

/// How many of the pairs of neighbours `f` is true for.
fn count(numbers: &[u64], f: impl Fn(u64, u64) -> bool) -> usize {
    numbers.windows(2).filter(|pair| f(pair[0], pair[1])).count()
}

fn sum(numbers: &[u64], f: impl Fn(u64, u64) -> u64) -> u64 {
    numbers.windows(2).fold(0, |sum, pair| sum.wrapping_add(f(pair[0], pair[1])))
}

fn wythoff(bench: &mut Bench) {
    let numbers: Vec<u64> = numbers(10_000).iter().map(|x| x >> 2).collect();
    let by_square_root = |a: u64, b: u64| {
        let difference = u128::from(a.abs_diff(b));
        let smaller = (difference + (5 * difference * difference).isqrt()) / 2;
        smaller != u128::from(a.min(b))
    };
    let phi = (1.0 + 5_f64.sqrt()) / 2.0;
    let small: Vec<u64> = numbers.iter().map(|x| x >> 32).collect();
    bench
        .row("winner, 10^4 pairs below 2^62", || count(&numbers, wythoff::wins))
        .plain(|| count(&numbers, by_square_root))
        .time();
    bench
        .row("winner, 10^4 pairs below 2^30", || count(&small, wythoff::wins))
        .plain(|| count(&small, |a, b| (a.abs_diff(b) as f64 * phi) as u64 != a.min(b)))
        .time();
    // A bit for each value that a row, a column or a diagonal has had.
    bench
        .row("values to 200 × 200", || wythoff::grundy_values(200, 200))
        .plain(|| {
            let mut rows = vec![vec![false; 1024]; 201];
            let mut columns = vec![vec![false; 1024]; 201];
            let mut diagonals = vec![vec![false; 1024]; 401];
            let mut values = vec![vec![0; 201]; 201];
            for a in 0..201 {
                for b in 0..201 {
                    let d = 200 + a - b;
                    let is_free = |&v: &usize| !rows[a][v] && !columns[b][v] && !diagonals[d][v];
                    let value = (0..1024).find(is_free).expect("a mex");
                    rows[a][value] = true;
                    columns[b][value] = true;
                    diagonals[d][value] = true;
                    values[a][b] = value as u64;
                }
            }
            values
        })
        .time();
}

fn fibonacci_nim(bench: &mut Bench) {
    let numbers = numbers(10_000);
    let mut fibonacci = vec![1_u64, 2];
    for k in 2..91 {
        fibonacci.push(fibonacci[k - 1] + fibonacci[k - 2]);
    }
    // The largest part is taken away again and again.
    let greedy = |heap: u64, limit: u64| {
        let mut rest = heap;
        for &part in fibonacci.iter().rev() {
            if part <= rest {
                rest -= part;
                if rest == 0 {
                    return part <= limit >> 60;
                }
            }
        }
        false
    };
    let wins = |heap, limit| fibonacci_nim::wins(heap, limit >> 60);
    bench
        .row("winner, 10^4 heaps", || count(&numbers, wins))
        .plain(|| count(&numbers, greedy))
        .time();
}

fn schwenk_nim(bench: &mut Bench) {
    // Schwenk's sequence: the next number is the last plus the first whose m-fold reaches it.
    let schwenk = |heap: u64, limit: u64, m: u64| {
        let (mut sequence, mut first) = (vec![1_u64], 0);
        while let Some(next) = {
            let last = sequence[sequence.len() - 1];
            while u128::from(sequence[first]) * u128::from(m) < u128::from(last) {
                first += 1;
            }
            last.checked_add(sequence[first]).filter(|&next| next <= heap)
        } {
            sequence.push(next);
        }
        let mut rest = heap;
        for &part in sequence.iter().rev() {
            if part <= rest {
                rest -= part;
                if rest == 0 {
                    return part <= limit;
                }
            }
        }
        false
    };
    let heaps = &numbers(100);
    bench
        .row("winner, m = 10, 100 heaps", || {
            count(heaps, |heap, limit| schwenk_nim::wins(heap, limit, 10))
        })
        .plain(|| count(heaps, |heap, limit| schwenk(heap, limit, 10)))
        .time();
}

fn euclid_game(bench: &mut Bench) {
    let numbers = numbers(10_000);
    // The first quotient above 1 decides who has the choice.
    let by_division = |a: u64, b: u64| {
        let (mut small, mut large, mut wins) = (a.min(b), a.max(b), true);
        while small > 0 && large % small != 0 && large / small == 1 {
            (small, large, wins) = (large % small, small, !wins);
        }
        wins && small > 0
    };
    bench
        .row("winner, 10^4 pairs", || count(&numbers, euclid_game::wins))
        .plain(|| count(&numbers, by_division))
        .time();
    let value = |a: u64, b: u64| {
        let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
        ((large * large - small * small) / (large * small)) as u64
    };
    bench
        .row("values until equal, 10^4 pairs", || sum(&numbers, euclid_game::equal_grundy))
        .plain(|| sum(&numbers, value))
        .time();
}

fn power_game(bench: &mut Bench) {
    // A set of exponents is worth the mex of what is left without one and its multiples.
    fn value(set: u64, memo: &mut HashMap<u64, u64>) -> u64 {
        if let Some(&value) = memo.get(&set) {
            return value;
        }
        let mut reached = 0_u64;
        for e in (1..64).filter(|e| set >> e & 1 == 1) {
            let multiples = (e..64).step_by(e).fold(0, |set, e| set | 1 << e);
            reached |= 1 << value(set & !multiples, memo);
        }
        memo.insert(set, reached.trailing_ones().into());
        reached.trailing_ones().into()
    }
    let n: u64 = 100_000_000;
    let plain = || {
        // Numbers up to the root that are no powers themselves, each with the length of its chain.
        let root = n.isqrt();
        let (mut is_power, mut chains, mut long) = (vec![false; root as usize + 1], [0; 64], 1);
        for base in 2..=root {
            if is_power[base as usize] {
                continue;
            }
            let (mut length, mut power) = (0, base);
            while power <= n {
                if power <= root {
                    is_power[power as usize] = true;
                }
                power *= base;
                length += 1;
            }
            chains[length] += 1;
            long += length as u64;
        }
        let mut memo = HashMap::new();
        let chain = |(length, count): (usize, &u64)| {
            if count % 2 == 0 { 0 } else { value((2 << length) - 2, &mut memo) }
        };
        let xor = chains.iter().enumerate().map(chain).fold(0, |xor, value| xor ^ value);
        xor ^ ((n - long) % 2) ^ 1
    };
    bench.row("n = 10^8", || power_game::grundy(n)).plain(plain).time();
}

fn prime_power_game(bench: &mut Bench) {
    fn value(mask: u64, memo: &mut HashMap<u64, u64>) -> u64 {
        if let Some(&value) = memo.get(&mask) {
            return value;
        }
        let mut reached = 0_u64;
        for k in (1..64).take_while(|k| mask >> k > 0) {
            reached |= 1 << value((mask >> k | mask & ((1 << k) - 1)) & !1, memo);
        }
        memo.insert(mask, reached.trailing_ones().into());
        reached.trailing_ones().into()
    }
    let numbers = numbers_below(1_000_000_000, 100);
    let plain = || {
        let mut masks: HashMap<u64, u64> = HashMap::new();
        for &number in &numbers {
            let (mut rest, mut p) = (number, 2);
            while p * p <= rest {
                let mut exponent = 0;
                while rest % p == 0 {
                    rest /= p;
                    exponent += 1;
                }
                if exponent > 0 {
                    *masks.entry(p).or_insert(0) |= 1 << exponent;
                }
                p += 1;
            }
            if rest > 1 {
                *masks.entry(rest).or_insert(0) |= 2;
            }
        }
        let mut memo = HashMap::new();
        masks.values().fold(0, |xor, &mask| xor ^ value(mask, &mut memo)) != 0
    };
    bench
        .row("winner, 100 numbers of 10^9", || prime_power_game::wins(&numbers))
        .plain(plain)
        .time();
    let mask = 0x2aaa_5555_0f0e;
    bench
        .row("value of 23 exponents", || prime_power_game::grundy(mask))
        .plain(|| value(mask, &mut HashMap::new()))
        .time();
}

fn divisor_games(bench: &mut Bench) {
    let numbers = numbers_below(1_000_000_000_000, 10);
    let count_factors = |n: &u64| {
        let (mut rest, mut p, mut count) = (*n, 2, 0);
        while p * p <= rest {
            while rest % p == 0 {
                rest /= p;
                count += 1;
            }
            p += 1;
        }
        count + u64::from(rest > 1)
    };
    bench
        .row("`ProperDivisor`, 10 numbers of 10^12", || {
            let value = |&n: &u64| divisor_games::grundy(n, Rule::ProperDivisor);
            numbers.iter().map(value).collect::<Vec<_>>()
        })
        .plain(|| numbers.iter().map(count_factors).collect())
        .time();
    bench
        .row("squares to 5·10^4", || divisor_games::subtract_square_values(50_000))
        .plain(|| {
            by_stamps(50_000, |n, values, reach| {
                (1..=n.isqrt()).for_each(|root| reach(values[n - root * root]));
            })
        })
        .best("stamps", || {
            let mut values: Vec<u64> = Vec::with_capacity(50_001);
            let mut stamps = vec![usize::MAX; 256];
            for n in 0..=50_000 {
                for square in (1..).map(|root: usize| root * root).take_while(|&square| square <= n)
                {
                    stamps[values[n - square] as usize] = n;
                }
                values.push((0..).find(|&value| stamps[value as usize] != n).expect("a mex"));
            }
            values
        })
        .time();
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

fn coprime_game(bench: &mut Bench) {
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

fn multiples_game(bench: &mut Bench) {
    const N: usize = 20_000;
    let plain = || {
        let mut values = vec![0_u64; N + 1];
        let mut stamps = vec![0; N + 2];
        for x in (1..=N).rev() {
            let (mut xor, mut multiple) = (0, 2 * x);
            stamps[0] = x;
            while multiple <= N {
                xor ^= values[multiple];
                stamps[xor as usize] = x;
                multiple += x;
            }
            values[x] = (0..).find(|&value| stamps[value as usize] != x).expect("a mex");
        }
        values.split_off(1)
    };
    bench
        .row("values to 2·10^4", || {
            let game = multiples_game::MultiplesGame::new(N as u64);
            (1..=N as u64).map(|x| game.grundy(x)).collect::<Vec<_>>()
        })
        .plain(plain)
        .time();
}
