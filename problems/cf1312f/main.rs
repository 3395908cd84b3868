// Attack on Red Kingdom
// https://codeforces.com/problemset/problem/1312/F
//
// Castles lose x, y or z soldiers to a turn's attack, but neither y nor z twice in a row at the
// same castle. How many first turns win for the player who kills the last soldier?

use nim_snippets::periodicity;
use nim_snippets::sprague_grundy::grundy_values;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, attacks: [u64; 3], castles: [u64; n] }
        // The castle of `a` soldiers whose last attack was `last` is heap `3 * a + last`.
        let values = grundy_values(300, |heap| {
            let (a, last) = (heap as u64 / 3, heap % 3);
            let kinds = (0..3).filter(|&kind| a > 0 && (kind == 0 || kind != last));
            let left = kinds.map(|kind| (a.saturating_sub(attacks[kind]), kind));
            left.map(|(a, kind)| vec![3 * a as usize + kind]).collect()
        });
        // Attacks are at most 5, so what five sizes in a row repeat goes on for ever.
        let period = periodicity::find(&values).expect("there are periods up to 10 sizes");
        let value = |a: u64, last: usize| period.value(&values, 3 * a + last as u64);

        let xor = castles.iter().fold(0, |xor, &a| xor ^ value(a, 0));
        let wins = castles.iter().map(|&a| {
            let others = xor ^ value(a, 0);
            let left = |kind: usize| value(a.saturating_sub(attacks[kind]), kind);
            (0..3).filter(|&kind| left(kind) == others).count()
        });
        println!("{}", wins.sum::<usize>());
    }
}
