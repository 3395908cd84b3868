use nim_snippets::random_stop;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::walsh_hadamard::{MODULUS, by_stages_reduced, inverse, inverses};

pub fn speed(bench: &mut Bench) {
    let choices: Vec<u64> = (1..1 << 16).step_by(3).collect();
    let stop = inverse(10);
    bench
        .row("heaps below 2^16", || random_stop::xor_probabilities(&choices, stop, MODULUS))
        .plain(|| {
            let mut table = vec![0; 1 << 16];
            let each = (MODULUS + 1 - stop) * inverse(choices.len() as u64) % MODULUS;
            choices.iter().for_each(|&heap| table[heap as usize] = each);
            by_stages_reduced(&mut table);
            table.iter_mut().for_each(|x| *x = (MODULUS + 1 - *x) % MODULUS);
            table = inverses(&table);
            table.iter_mut().for_each(|x| *x = stop * *x % MODULUS);
            by_stages_reduced(&mut table);
            let scale = inverse(1 << 16);
            table.iter().map(|x| x * scale % MODULUS).collect()
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    let choices: Vec<u64> = (1..1 << 20).collect();
    growth.takes("2^20 take {}", || random_stop::xor_probabilities(&choices, 4, 998_244_353));
}
