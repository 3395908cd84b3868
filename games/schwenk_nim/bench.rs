use nim_snippets::schwenk_nim::{self, SchwenkNim};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{count_pairs, numbers, pairs};

pub fn speed(bench: &mut Bench) {
    // Schwenk's sequence: the next number is the last plus the first whose m-fold reaches it.
    let schwenk = |heap: u64, limit: u64, m: u64| {
        let (mut sequence, mut first) = (vec![1_u64], 0);
        while let Some(next) = {
            let last = sequence[sequence.len() - 1];
            while u128::from(sequence[first]) * u128::from(m) < u128::from(last) {
                first += 1;
            }
            last.checked_add(sequence[first]).filter(|&next| next <= heap)
        } {
            sequence.push(next);
        }
        let mut rest = heap;
        for &part in sequence.iter().rev() {
            if part <= rest {
                rest -= part;
                if rest == 0 {
                    return part <= limit;
                }
            }
        }
        false
    };
    let heaps = &numbers(100);
    bench
        .row("winner, factor = 10, 100 heaps", || {
            count_pairs(heaps, |heap, limit| schwenk_nim::wins(heap, limit, 10))
        })
        .plain(|| count_pairs(heaps, |heap, limit| schwenk(heap, limit, 10)))
        .time();
}

pub fn growth(growth: &mut Growth) {
    let pairs = pairs(1 << 59); // a fifth of 10^5
    growth.takes_times(0.2, "10^5 heaps of 10^18 take {} with `factor = 10`", || {
        count_pairs(&pairs, |heap, limit| schwenk_nim::wins(heap, limit, 10))
    });
    let one_more = &SchwenkNim::new(u64::MAX, |taken| taken.saturating_add(1));
    growth.each("and then takes {} for each", 10_000, |n| {
        let numbers = numbers(2 * n);
        move || count_pairs(&numbers, |heap, limit| one_more.wins(heap, limit))
    });
}
