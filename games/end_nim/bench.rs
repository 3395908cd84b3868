use nim_snippets::end_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers, numbers_below};

pub fn speed(bench: &mut Bench) {
    let heaps: Vec<u64> = numbers(1000).iter().map(|heap| heap % 50 + 1).collect();
    // What must stand to the left and to the right of each row, in tables by its ends.
    let plain = || {
        let n = heaps.len();
        let mut left = vec![vec![0; n]; n];
        let mut right = vec![vec![0; n]; n];
        for length in 1..n {
            for i in 0..=n - length {
                let j = i + length - 1;
                if length == 1 {
                    left[i][i] = heaps[i];
                    right[i][i] = heaps[i];
                    continue;
                }
                let (l, r, x) = (left[i][j - 1], right[i][j - 1], heaps[j]);
                left[i][j] = match x {
                    _ if x == r => 0,
                    _ if x < l.min(r) || x > l.max(r) => x,
                    _ if l > r => x - 1,
                    _ => x + 1,
                };
                let (l, r, x) = (left[i + 1][j], right[i + 1][j], heaps[i]);
                right[i][j] = match x {
                    _ if x == l => 0,
                    _ if x < l.min(r) || x > l.max(r) => x,
                    _ if r > l => x - 1,
                    _ => x + 1,
                };
            }
        }
        heaps[0] != left[1][n - 1]
    };
    bench.row("winner, 10^3 heaps", || end_nim::wins(&heaps)).plain(plain).time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1000, |n| {
        let heaps = numbers_below(100, n);
        move || end_nim::wins(&heaps)
    });
    let heaps = numbers_below(100, 10_000);
    growth.takes("10^4 heaps take {}", || end_nim::wins(&heaps));
}
