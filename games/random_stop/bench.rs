use nim_snippets::random_stop;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::walsh_hadamard::{MODULUS, by_stages_mod};

pub fn speed(bench: &mut Bench) {
    let power = |base: u64, exponent: u64| {
        (0..64).rev().fold(1, |power, bit| {
            let square = power * power % MODULUS;
            if exponent >> bit & 1 == 1 { square * base % MODULUS } else { square }
        })
    };
    let inverse = |x: u64| power(x, MODULUS - 2);
    let choices: Vec<u64> = (1..1 << 12).step_by(3).collect();
    let stop = inverse(10);
    bench
        .row("heaps below 2^12", || random_stop::xor_probabilities(&choices, stop, MODULUS))
        .plain(|| {
            let mut table = vec![0; 1 << 12];
            let each = (MODULUS + 1 - stop) * inverse(choices.len() as u64) % MODULUS;
            choices.iter().for_each(|&heap| table[heap as usize] = each);
            by_stages_mod(&mut table);
            table
                .iter_mut()
                .for_each(|x| *x = stop * inverse((MODULUS + 1 - *x) % MODULUS) % MODULUS);
            by_stages_mod(&mut table);
            let scale = inverse(1 << 12);
            table.iter().map(|x| x * scale % MODULUS).collect()
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    let choices: Vec<u64> = (1..1 << 20).collect();
    growth.takes("2^20 take {}", || random_stop::xor_probabilities(&choices, 4, 998_244_353));
}
