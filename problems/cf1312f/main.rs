// Attack on Red Kingdom
// https://codeforces.com/problemset/problem/1312/F
//
// Castles lose x, y or z soldiers to a turn's attack, but neither y nor z twice in a row at the
// same castle. How many first turns win for the player who kills the last soldier?

use nim_snippets::sprague_grundy::grundy_values;
use proconio::{fastout, input};

/// From here on the values of the castles repeat.
const START: u64 = 32;

#[fastout]
fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, attacks: [usize; 3], castles: [u64; n] }
        // The castle of `a` soldiers whose last attack was `last` is heap `3 * a + last`.
        let values = grundy_values(3 * 2 * START as usize, |heap| {
            let (a, last) = (heap / 3, heap % 3);
            let kinds = (0..3).filter(|&kind| a > 0 && (kind == 0 || kind != last));
            kinds.map(|kind| vec![3 * a.saturating_sub(attacks[kind]) + kind]).collect()
        });
        // Attacks are at most 5, so values that come again for five sizes in a row do so forever.
        let five = |a: u64| &values[3 * a as usize..][..15];
        let period = (1..START - 5).find(|period| five(START) == five(START + period));
        let period = period.expect("there are periods up to 10");
        let value = |a: u64, last: usize| {
            let a = a.min(START + a.saturating_sub(START) % period);
            values[3 * a as usize + last]
        };

        let xor = castles.iter().fold(0, |xor, &a| xor ^ value(a, 0));
        let turns = castles.iter().flat_map(|&a| (0..3).map(move |kind| (a, kind)));
        let wins = turns.filter(|&(a, kind)| {
            value(a, 0) ^ value(a.saturating_sub(attacks[kind] as u64), kind) == xor
        });
        println!("{}", wins.count());
    }
}
