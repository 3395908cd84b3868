use nim_snippets::ordered_nim;

use crate::growth::Growth;
use crate::harness::Bench;

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let mut heaps = vec![1; N];
    heaps.push(5);
    bench
        .row("winner, 10^5 heaps of 1", || ordered_nim::wins(&heaps))
        .plain(|| {
            let mut wins = true;
            for &heap in &heaps {
                if heap > 1 {
                    return wins;
                }
                wins ^= heap == 1;
            }
            !wins
        })
        .limit("sum", || heaps.iter().sum::<u64>())
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 100_000, |n| {
        let heaps = vec![1; n];
        move || ordered_nim::wins(&heaps)
    });
}
