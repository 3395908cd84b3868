// Modulo Nim
// https://atcoder.jp/contests/arc134/tasks/arc134_e
//
// All numbers are replaced by their rests modulo some m up to the largest, and zeros are erased;
// whoever erases the last one loses. How many lists, the i-th number up to A_i, does the first
// player win?

use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: usize, bounds: [u64; n] }
    // Of the sets with a number that is not a multiple of 12, only {1}, {2} and {4, 8} lose: modulo
    // 2, 4, 3 or 12 every other one leaves one of these. Bit k of the others stands for 12 (k + 1).
    let small = |a: &u64| [1, 2, 4, 8].iter().filter(|x| *x <= a).sum::<u64>();
    let counts = exact_set_counts(&bounds.iter().map(small).collect::<Vec<_>>());
    let mut total: u64 = [1, 2, 12].iter().filter_map(|&set| counts.get(set)).sum();
    let large: Vec<u64> = bounds.iter().map(|a| (1 << (a / 12)) - 1).collect();
    let counts = exact_set_counts(&large);
    let mut loses = vec![false; counts.len()];
    for set in 1..counts.len() {
        let numbers: Vec<usize> =
            (0..16).filter(|k| set >> k & 1 == 1).map(|k| 12 * (k + 1)).collect();
        loses[set] = !(1..=numbers[numbers.len() - 1]).any(|m| {
            let mut rests: Vec<usize> = numbers.iter().map(|x| x % m).filter(|&x| x > 0).collect();
            rests.sort_unstable();
            rests.dedup();
            let is_large = !rests.is_empty() && rests.iter().all(|x| x % 12 == 0);
            [&[1][..], &[2], &[4, 8]].contains(&&rests[..])
                || is_large && loses[rests.iter().map(|x| 1 << (x / 12 - 1)).sum::<usize>()]
        });
        total += if loses[set] { counts[set] } else { 0 };
    }
    let all = bounds.iter().fold(1, |all, a| all * a % MODULUS);
    println!("{}", (all + MODULUS - total % MODULUS) % MODULUS);
}

/// For each set of values, a bit for each, the number of lists that have exactly these, the `i`-th
/// value one of `choices[i]`: the lists with values only from the set, less those that miss one.
fn exact_set_counts(choices: &[u64]) -> Vec<u64> {
    let values = 64 - choices.iter().fold(0, |all, choice| all | choice).leading_zeros();
    let lists = |set: u64| {
        let ways = choices.iter().map(|choice| u64::from((choice & set).count_ones()));
        ways.fold(1, |lists, ways| lists * ways % MODULUS)
    };
    let mut counts: Vec<u64> = (0..1 << values).map(lists).collect();
    for bit in 0..values {
        for set in (0..counts.len()).filter(|set| set >> bit & 1 == 1) {
            counts[set] = (counts[set] + MODULUS - counts[set ^ 1 << bit]) % MODULUS;
        }
    }
    counts
}
