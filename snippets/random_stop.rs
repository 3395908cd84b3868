//! Random stop: with which probability heaps that are drawn until a random stop have a given xor.
//!
//! Before each heap the drawing stops with probability `stop`, else a heap comes whose size is one
//! of `choices`, each as likely. With `a` the distribution of one heap and products by xor, the sum
//! of `stop (1 - stop)^t a^t` over all `t` is `stop / (1 - (1 - stop) a)`, a division in each entry
//! of the Walsh-Hadamard transform. Nim from the drawn heaps is lost if the xor is 0.
//!
//! ```
//! use nim_snippets::random_stop::xor_probabilities;
//!
//! // One half, modulo 7, is 4. Each heap has one stone: p(0) = 1/2 + p(1) / 2 = 2/3, p(1) = 1/3.
//! assert_eq!(xor_probabilities(&[1], 4, 7), [3, 5]); // 3 * 3 = 2 and 3 * 5 = 1 modulo 7
//! ```
//!
//! - Time: `O(s log s + log p)` for `s` the power of two above the heaps: 2^20 take a tenth of a
//!   second. Memory: 16 bytes for each number below `s`, 64 GB from 2^31 on.
//! - Input: at least one choice, all below 2^32; repeating one makes it more likely. The modulus is
//!   odd and below 2^63. `stop` is a fraction modulo it; where the answer is none (`stop = 0`, say)
//!   it panics. To draw at least one heap, multiply by `1 / (1 - stop)` what is left after `stop`
//!   is taken from the entry 0.
//! - Source: own derivation from the geometric series.
//! - 日本語: ランダムな停止: ランダムに止まるまで山を引くとき、xor がある値になる確率。
//! - See also: [`nim_counting`](super::nim_counting) (a given number of heaps),
//!   [`xor_basis`](super::xor_basis) (random subsets).

#![cfg_attr(doc, doc(alias("geometric number of heaps", "stops with probability p")))]
#![cfg_attr(doc, doc(alias("確率 p で止まる", "probability modulo 998244353 of xor")))]
#![cfg_attr(doc, doc(alias("随机停止 异或 概率")))]

/// For each xor below a power of two its probability modulo an odd number, such as a prime.
pub fn xor_probabilities(choices: &[u64], stop: u64, modulus: u64) -> Vec<u64> {
    check_odd_modulus(modulus);
    let largest = choices.iter().max().expect("there is no heap to choose");
    assert!(largest >> 32 == 0, "a heap of {} is above the {} of the table", largest, u32::MAX);
    let mut table = vec![0; (largest + 1).next_power_of_two() as usize];
    for &choice in choices {
        table[choice as usize] = (table[choice as usize] + 1) % modulus;
    }
    let all = choices.len() as u64 % modulus;
    let stop = stop % modulus;
    let go_on = sub_mod(1 % modulus, stop, modulus);
    let size = inverted(table.len() as u64 % modulus, modulus);
    let scale = mul_mod(mul_mod(stop, all, modulus), size, modulus);
    transform_by_stages(&mut table, modulus);
    for entry in &mut table {
        *entry = sub_mod(all, mul_mod(go_on, *entry, modulus), modulus);
    }
    invert(&mut table, modulus);
    for entry in &mut table {
        *entry = mul_mod(scale, *entry, modulus);
    }
    transform_by_stages(&mut table, modulus);
    table
}

/// As `for x in numbers { *x = inverted(*x, modulus) }`, by the inverse of the product of all.
fn invert(numbers: &mut [u64], modulus: u64) {
    let mut product = 1 % modulus;
    let mut products = Vec::with_capacity(numbers.len());
    for x in numbers.iter() {
        products.push(product);
        product = mul_mod(product, *x, modulus);
    }
    let mut rest = inverted(product, modulus);
    for (x, before) in numbers.iter_mut().zip(products).rev() {
        let inverse = mul_mod(rest, before, modulus);
        rest = mul_mod(rest, *x, modulus);
        *x = inverse;
    }
}

/// As `(0..modulus).find(|y| x * y % modulus == 1)`, by Euclid's algorithm, in which each rest is a
/// multiple of `x`.
fn inverted(x: u64, modulus: u64) -> u64 {
    let mut rests = [modulus, x];
    let mut factors = [0, 1 % modulus];
    while rests[1] > 0 {
        let multiple = mul_mod(rests[0] / rests[1] % modulus, factors[1], modulus);
        rests = [rests[1], rests[0] % rests[1]];
        factors = [factors[1], sub_mod(factors[0], multiple, modulus)];
    }
    assert!(rests[0] == 1, "{} has no inverse modulo {}", x, modulus);
    factors[0]
}

fn transform_by_stages(values: &mut [u64], modulus: u64) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                let sum = sub_mod(*a, modulus - *b, modulus);
                *b = sub_mod(*a, *b, modulus);
                *a = sum;
            }
        }
        half *= 2;
    }
}

fn check_odd_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus % 2 == 1, "modulus must be odd");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
}

/// Of numbers not above the modulus, without a jump.
fn sub_mod(a: u64, b: u64, modulus: u64) -> u64 {
    let rest = a.wrapping_sub(b);
    rest.wrapping_add(modulus & (rest as i64 >> 63) as u64)
}

fn mul_mod(a: u64, b: u64, modulus: u64) -> u64 {
    if modulus >> 32 == 0 {
        return a * b % modulus;
    }
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}
