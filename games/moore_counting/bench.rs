use nim_snippets::moore_counting;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::walsh_hadamard::{MODULUS, inverse};

pub fn speed(bench: &mut Bench) {
    const HEAPS: u64 = 50;
    const STONES: usize = 5000;
    // Digit by digit from the lowest: it is 1 in an even number of heaps.
    let plain = || {
        let mut choices = vec![1];
        for j in 0..HEAPS {
            choices.push(choices[j as usize] * (HEAPS - j) % MODULUS * inverse(j + 1) % MODULUS);
        }
        let mut ways = vec![1];
        for stones in 1..=STONES {
            let ones = (0..choices.len().min(stones + 1)).step_by(2);
            let with = |ones: usize| choices[ones] * ways[(stones - ones) / 2] % MODULUS;
            let sum = if stones % 2 == 0 { ones.map(with).sum::<u64>() % MODULUS } else { 0 };
            ways.push(sum);
        }
        ways[STONES]
    };
    bench
        .row("50 heaps, 5000 stones", || {
            moore_counting::count_losses(HEAPS, STONES as u64, 1, MODULUS)
        })
        .plain(plain)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1000, |n| {
        move || moore_counting::count_losses(n as u64, n as u64, 1, 998_244_353)
    });
    growth.takes("10^18 stones on 1000 heaps take {}", || {
        moore_counting::count_losses(1000, 1_000_000_000_000_000_000, 1, 998_244_353)
    });
}
