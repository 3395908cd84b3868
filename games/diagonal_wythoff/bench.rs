use nim_snippets::diagonal_wythoff::DiagonalWythoff;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    const N: usize = 3000;
    // For each smaller heap the first larger one whose lines are free.
    let by_search = || {
        let (mut heaps, mut sum) = (vec![false; N + 1], 0);
        let mut equal = vec![false; N + 1];
        let mut double = vec![false; 3 * N + 1];
        for a in 0..=N {
            if heaps[a] {
                continue;
            }
            let lines = |b: usize| [b + 2 * N - 2 * a, a + 2 * N - 2 * b];
            let is_free = |&b: &usize| {
                !heaps[b] && !equal[b - a] && lines(b).iter().all(|&line| !double[line])
            };
            if let Some(b) = (a..=N).find(is_free) {
                heaps[a] = true;
                heaps[b] = true;
                equal[b - a] = true;
                for line in lines(b) {
                    double[line] = true;
                }
                sum += (a + b) as u64;
            }
        }
        sum
    };
    let ours = || {
        DiagonalWythoff::new(N as u64, &[(1, 1), (1, 2)])
            .lost_pairs()
            .map(|(a, b)| a + b)
            .sum::<u64>()
    };
    bench.row("lost pairs to 3000", ours).plain(by_search).time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 50_000, |n| move || DiagonalWythoff::new(n as u64, &[(1, 1), (1, 2)]));
}
