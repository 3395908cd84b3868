use std::mem;

use nim_snippets::nim_counting;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers, numbers_below};
use crate::walsh_hadamard::{MODULUS, by_stages_mod, by_stages_reduced};

pub fn speed(bench: &mut Bench) {
    let values: Vec<i64> = numbers(1 << 20).iter().map(|&x| x as i64).collect();
    let transform = |transform: fn(&mut [i64])| {
        let (mut values, mut is_first) = (values.clone(), true);
        move || {
            transform(&mut values);
            mem::take(&mut is_first).then(|| values.clone())
        }
    };
    bench
        .row("transform of 2^20 numbers", transform(nim_counting::walsh_hadamard))
        .plain(transform(by_stages))
        .best("two stages at once", transform(by_quarters))
        .limit("copy", || values.clone())
        .time();
    let values = numbers_below(MODULUS, 1 << 18);
    let transform = |transform: fn(&mut [u64])| {
        let (mut values, mut is_first) = (values.clone(), true);
        move || {
            transform(&mut values);
            mem::take(&mut is_first).then(|| values.clone())
        }
    };
    bench
        .row("transform of 2^18 numbers modulo p", {
            transform(|values| nim_counting::walsh_hadamard_mod(values, MODULUS))
        })
        .plain(transform(by_stages_mod))
        .best("no divisions", transform(by_stages_reduced))
        .limit("copy", || values.clone())
        .time();
}

pub fn growth(growth: &mut Growth) {
    let choices: Vec<u64> = (1..1 << 20).collect();
    let mut values = vec![1_i64; 1 << 20];
    growth.power("{}", 1 << 16, |n| {
        let choices: Vec<u64> = (1..n as u64).collect();
        move || nim_counting::xor_counts(&choices, 1..=200_000, 998_244_353)
    });
    growth.takes("heaps below 2^20 take {}", || {
        nim_counting::xor_counts(&choices, 1..=200, 998_244_353)
    });
    growth.takes("{} with lengths up to 10^18", || {
        nim_counting::xor_counts(&choices, 1..=1_000_000_000_000_000_000, 998_244_353)
    });
    growth.takes("a transform of 2^20 numbers {}", || {
        nim_counting::walsh_hadamard(&mut values);
    });
}

/// One stage after the other, over blocks.
fn by_stages(values: &mut [i64]) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_mut(2 * half) {
            for i in 0..half {
                let (a, b) = (block[i], block[i + half]);
                block[i] = a.wrapping_add(b);
                block[i + half] = a.wrapping_sub(b);
            }
        }
        half *= 2;
    }
}

/// Two stages at once, and all of a block before the next.
fn by_quarters(values: &mut [i64]) {
    match values.len() {
        0 | 1 => {}
        2 => by_stages(values),
        n => {
            let (left, right) = values.split_at_mut(n / 2);
            let ((a, b), (c, d)) = (left.split_at_mut(n / 4), right.split_at_mut(n / 4));
            for (((a, b), c), d) in a.iter_mut().zip(&mut *b).zip(&mut *c).zip(&mut *d) {
                let [ab, a_b] = [a.wrapping_add(*b), a.wrapping_sub(*b)];
                let [cd, c_d] = [c.wrapping_add(*d), c.wrapping_sub(*d)];
                *a = ab.wrapping_add(cd);
                *b = a_b.wrapping_add(c_d);
                *c = ab.wrapping_sub(cd);
                *d = a_b.wrapping_sub(c_d);
            }
            for quarter in [a, b, c, d] {
                if n <= 256 { by_stages(quarter) } else { by_quarters(quarter) }
            }
        }
    }
}
