use nim_snippets::distinct_counting;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::walsh_hadamard::MODULUS;

pub fn speed(bench: &mut Bench) {
    bench
        .row("lists of 4 distinct heaps below 64", || {
            distinct_counting::count_tuples(4, 6, 0, MODULUS)
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
    const N: u64 = 100_000;
    bench
        .row("lists of 10^5 distinct heaps", || distinct_counting::count_tuples(N, N, 0, MODULUS))
        .plain(|| {
            // All heaps but one tell the last, which must be neither 0 nor one of them.
            let size = (0..N).fold(1, |size, _| 2 * size % MODULUS);
            let (mut last, mut count, mut lists) = (1, 0, 1);
            for n in 1..N {
                let free = (size + MODULUS - n) % MODULUS;
                lists = lists * free % MODULUS;
                let next =
                    (lists + 2 * MODULUS - count - n * free % MODULUS * last % MODULUS) % MODULUS;
                last = count;
                count = next;
            }
            count
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for `n` heaps", 100_000, |n| {
        move || distinct_counting::count_tuples(n as u64, n as u64, 0, MODULUS)
    });
    growth.takes("10^7 take {}", || {
        distinct_counting::count_tuples(10_000_000, 10_000_000, 0, MODULUS)
    });
}
