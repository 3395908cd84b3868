// Ultimate Value
// https://codeforces.com/problemset/problem/2140/C
//
// A move ends the game or swaps a[l] and a[r], which adds r - l to the value a[1] - a[2] + a[3] - … .
// Alice maximizes and Bob minimizes: what is the value?

use proconio::input;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { numbers: [i64] }
        // Bob ends the game after Alice's first move, as she would undo any swap of his.
        let n = numbers.len() as i64;
        let mut best = (n - 1) / 2 * 2; // two places of one sign
        let mut least = [i64::MAX / 2; 2]; // for either sign, of `l` plus twice the signed number
        let mut value = 0;
        for (r, &number) in (0..).zip(&numbers) {
            let signed = if r % 2 == 0 { number } else { -number };
            value += signed;
            best = best.max(r as i64 - 2 * signed - least[1 - r % 2]);
            least[r % 2] = least[r % 2].min(r as i64 + 2 * signed);
        }
        println!("{}", value + best);
    }
}
