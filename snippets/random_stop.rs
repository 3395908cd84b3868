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
//!   an odd prime below 2^32. `stop` is a fraction modulo it; where the answer is none (`stop = 0`,
//!   say) it panics. To draw at least one heap, multiply by `1 / (1 - stop)` what is left after
//!   `stop` is taken from the entry 0.
//! - Source: own derivation from the geometric series.
//! - 日本語: ランダムな停止: ランダムに止まるまで山を引くとき、xor がある値になる確率。
//! - See also: [`nim_counting`](super::nim_counting) (a given number of heaps),
//!   [`xor_basis`](super::xor_basis) (random subsets).

#![cfg_attr(doc, doc(alias("geometric number of heaps", "stops with probability p")))]
#![cfg_attr(doc, doc(alias("確率 p で止まる", "probability modulo 998244353 of xor")))]
#![cfg_attr(doc, doc(alias("随机停止 异或 概率")))]

/// For each xor below a power of two its probability modulo a prime.
pub fn xor_probabilities(choices: &[u64], stop: u64, modulus: u64) -> Vec<u64> {
    assert!(modulus % 2 == 1, "the modulus {} is not odd", modulus);
    assert!(modulus >> 32 == 0, "the modulus {} is not below 2^32", modulus);
    let largest = choices.iter().max().expect("there is no heap to choose");
    assert!(largest >> 32 == 0, "a heap of {} is above the {} of the table", largest, u32::MAX);
    let mut table = vec![0; (largest + 1).next_power_of_two() as usize];
    for &choice in choices {
        table[choice as usize] = (table[choice as usize] + 1) % modulus;
    }
    let all = choices.len() as u64 % modulus;
    let stop = stop % modulus;
    let scale = stop * all % modulus * inverted(table.len() as u64 % modulus, modulus) % modulus;
    transform(&mut table, modulus);
    for entry in &mut table {
        let goes_on = (modulus + 1 - stop) * *entry % modulus;
        *entry = (all + modulus - goes_on) % modulus;
    }
    invert(&mut table, modulus);
    for entry in &mut table {
        *entry = scale * *entry % modulus;
    }
    transform(&mut table, modulus);
    table
}

/// As `(0..modulus).find(|y| x * y % modulus == 1)`, by the power `modulus - 2`.
fn inverted(x: u64, modulus: u64) -> u64 {
    assert!(x > 0, "the probabilities are no fractions modulo {}", modulus);
    let bits = (0..32).rev().map(|bit| (modulus - 2) >> bit & 1);
    let power = |y, bit| y * y % modulus * if bit == 1 { x } else { 1 } % modulus;
    let inverse = bits.fold(1, power);
    assert!(x * inverse % modulus == 1, "the modulus {} is no prime", modulus);
    inverse
}

/// As `for x in numbers { *x = inverted(*x, modulus) }`, by the inverse of the product of all.
fn invert(numbers: &mut [u64], modulus: u64) {
    let mut product = 1;
    let mut products = Vec::with_capacity(numbers.len());
    for x in numbers.iter() {
        products.push(product);
        product = product * x % modulus;
    }
    let mut rest = inverted(product, modulus);
    for (x, before) in numbers.iter_mut().zip(products).rev() {
        let inverse = rest * before % modulus;
        rest = rest * *x % modulus;
        *x = inverse;
    }
}

/// As this, by halves:
/// ```text
/// for i in 0..table.len() {
///     new[i] = sum over j of if (i & j).count_ones() % 2 == 0 { table[j] } else { -table[j] };
/// }
/// ```
fn transform(table: &mut [u64], modulus: u64) {
    let mut half = 1;
    while half < table.len() {
        for block in table.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                let (sum, difference) = (*a + *b, *a + modulus - *b);
                *a = sum - if sum < modulus { 0 } else { modulus };
                *b = difference - if difference < modulus { 0 } else { modulus };
            }
        }
        half *= 2;
    }
}
