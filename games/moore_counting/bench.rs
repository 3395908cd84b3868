use nim_snippets::moore_counting;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::walsh_hadamard::MODULUS;

pub fn speed(bench: &mut Bench) {
    // The heaps one after the other, with the stones and the xor so far.
    let plain = || {
        let mut counts = vec![[0_u64; 64]; 41];
        counts[0][0] = 1;
        for _ in 0..5 {
            let mut more = vec![[0; 64]; 41];
            for stones in 0..=40 {
                for (xor, count) in
                    counts[stones].iter().enumerate().filter(|(_, count)| **count > 0)
                {
                    (0..=40 - stones).for_each(|heap| more[stones + heap][xor ^ heap] += count);
                }
            }
            counts = more;
        }
        counts[40][0] % MODULUS
    };
    bench
        .row("5 heaps, 40 stones", || moore_counting::count_lost(5, 40, 1, MODULUS))
        .plain(plain)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1000, |n| move || moore_counting::count_lost(50, n as u64, 1, 998_244_353));
    growth
        .takes("10^4 stones take {}", || moore_counting::count_lost(1000, 10_000, 1, 998_244_353));
}
