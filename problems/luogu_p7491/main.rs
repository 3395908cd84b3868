// 「Stoi2031」蒲公英的约定（vol.2）
// https://www.luogu.com.cn/problem/P7491
//
// A move blows 1 to sigma s of the s flowers off one plant. If the first plant and then the number
// are chosen at random, how likely does the first player win, modulo 20190816170251?

use nim_snippets::fraction_nim;
use proconio::input;

const MODULUS: u128 = 20_190_816_170_251;

/// The irrational fractions of the first subtasks: convergents from below, which round like them
/// for any number up to 10^10.
const IRRATIONAL: [(u64, u64); 3] = [
    (209_004_522_016, 259_717_522_849), // (√2 + 1) / 3
    (20_113_709_563, 36_810_643_322),   // (√3 + 1) / 5
    (12_586_269_025, 20_365_011_074),   // (√5 - 1) / 2
];

fn main() {
    input! { id: usize, n: usize, heaps: [u64; n] }
    let (p, q) = if id > 3 {
        input! { p: u64, q: u64 }
        (p, q)
    } else {
        IRRATIONAL[id - 1]
    };
    let most = |heap: u64| u128::from(heap) * u128::from(p) / u128::from(q);
    let playable = heaps.iter().filter(|&&heap| most(heap) > 0).count() as u128;
    let winning = fraction_nim::winning_moves(&heaps, p, q);
    let sum: u128 = winning.map(|(i, _)| inverse(most(heaps[i]))).sum();
    println!("{}", sum % MODULUS * inverse(playable) % MODULUS);
}

fn inverse(n: u128) -> u128 {
    (0..45).rev().fold(1, |power, bit| {
        let square = power * power % MODULUS;
        if (MODULUS - 2) >> bit & 1 == 1 { square * n % MODULUS } else { square }
    })
}
