use nim_snippets::fibonacci_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{count_pairs, numbers, pairs};

pub fn speed(bench: &mut Bench) {
    let numbers = numbers(10_000);
    let mut fibonacci = vec![1_u64, 2];
    for k in 2..91 {
        fibonacci.push(fibonacci[k - 1] + fibonacci[k - 2]);
    }
    // The largest part is taken away again and again.
    let greedy = |heap: u64, limit: u64| {
        let mut rest = heap;
        for &part in fibonacci.iter().rev() {
            if part <= rest {
                rest -= part;
                if rest == 0 {
                    return part <= limit >> 60;
                }
            }
        }
        false
    };
    let wins = |heap, limit| fibonacci_nim::wins(heap, limit >> 60);
    bench
        .row("winner, 10^4 heaps", || count_pairs(&numbers, wins))
        .plain(|| count_pairs(&numbers, greedy))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1 << 50, |n| {
        let pairs = pairs(n);
        move || count_pairs(&pairs, fibonacci_nim::wins)
    });
    growth.takes("the sums over all heaps up to a bound take {}", || {
        fibonacci_nim::sum_of_largest_takes(u64::MAX)
    });
}
