use std::collections::HashMap;

use nim_snippets::prime_power_game;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers, numbers_below, semiprimes};

pub fn speed(bench: &mut Bench) {
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

pub fn growth(growth: &mut Growth) {
    growth.power("{} to factor a number", 1 << 50, |n| {
        let numbers = semiprimes(n);
        move || prime_power_game::wins(&numbers)
    });
    let product = 4_294_967_291 * 4_294_967_279;
    growth.takes("a product of two primes near 2^32 {}", || prime_power_game::wins(&[product]));
    let numbers: Vec<u64> = numbers(100).iter().map(|x| 1_000_000_000_000 - x % 1000).collect();
    growth.takes("100 numbers near 10^12 take {}", || prime_power_game::wins(&numbers));
    growth.takes("one of 30 exponents up to 63 takes up to {}", || {
        prime_power_game::grundy(0x76bc13d7280047f2)
    });
}
