use nim_snippets::greedy_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers, numbers_below, xor};

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    for (task, heaps) in
        [("winner, 10^5 heaps", numbers(N)), ("winner, 10^5 heaps below 4", numbers_below(4, N))]
    {
        bench
            .row(task, || greedy_nim::wins(&heaps))
            .plain(|| {
                let mut heaps = heaps.clone();
                heaps.sort_unstable();
                heaps.iter().rev().take_while(|&heap| heap == &heaps[N - 1]).count() % 2 == 1
            })
            .best("one pass", || {
                let (mut largest, mut count) = (0, 0);
                for &heap in &heaps {
                    if heap > largest {
                        largest = heap;
                        count = 0;
                    }
                    count += usize::from(heap == largest);
                }
                count % 2 == 1
            })
            .limit("xor", || xor(&heaps))
            .time();
    }
}

pub fn growth(growth: &mut Growth) {
    growth.linear(greedy_nim::count_winning_moves);
}
