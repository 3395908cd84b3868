use nim_snippets::set_counting;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers_below;
use crate::walsh_hadamard::MODULUS;

pub fn speed(bench: &mut Bench) {
    bench
        .row("lists of 4 distinct heaps below 64", || {
            set_counting::distinct_count(4, 6, 0, MODULUS)
        })
        .plain(|| {
            let mut count = 0;
            for a in 1..64 {
                for b in (1..64).filter(|&b| b != a) {
                    for c in (1..64).filter(|&c| c != a && c != b) {
                        let d = a ^ b ^ c;
                        count += u64::from(d > 0 && d != a && d != b && d != c);
                    }
                }
            }
            count % MODULUS
        })
        .time();
    let choices = numbers_below(1 << 12, 100);
    bench
        .row("lists of 100 by their set of 12 values", || {
            set_counting::exact_set_counts(&choices, MODULUS)
        })
        .plain(|| {
            let mut counts = vec![0; 1 << 12];
            counts[0] = 1;
            for choice in &choices {
                let mut next = vec![0; 1 << 12];
                for (set, count) in counts.iter().enumerate() {
                    for bit in (0..12).filter(|bit| choice >> bit & 1 == 1) {
                        next[set | 1 << bit] = (next[set | 1 << bit] + count) % MODULUS;
                    }
                }
                counts = next;
            }
            counts
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for `distinct_count`", 100_000, |n| {
        move || set_counting::distinct_count(n as u64, n as u64, 0, MODULUS)
    });
    growth.takes("10^7 heaps take {}", || {
        set_counting::distinct_count(10_000_000, 10_000_000, 0, MODULUS)
    });
    growth.takes("those up to 50 take {}", || set_counting::smallest_subsets(&[1; 51], MODULUS));
}
