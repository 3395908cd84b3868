use nim_snippets::fraction_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

pub fn speed(bench: &mut Bench) {
    let heaps: Vec<u64> = numbers(200).iter().map(|x| x % 1_000_000_000).collect();
    const P: u64 = 3;
    const Q: u64 = 20_000;
    fn by_steps(mut heap: u64) -> u64 {
        loop {
            let quotient = heap * P / Q;
            if (quotient * Q).div_ceil(P) == heap {
                return quotient;
            }
            heap -= quotient + 1;
        }
    }
    // As long as the quotient stays, the steps are equal.
    fn by_quotients(mut heap: u64) -> u64 {
        loop {
            let quotient = heap * P / Q;
            let above = heap - (quotient * Q).div_ceil(P);
            if above.is_multiple_of(quotient + 1) {
                return quotient;
            }
            heap -= above.next_multiple_of(quotient + 1);
        }
    }
    bench
        .row("winner, 200 heaps of 10^9, p / q = 3 / 20000", || fraction_nim::wins(&heaps, P, Q))
        .plain(|| heaps.iter().fold(0, |xor, &heap| xor ^ by_steps(heap)) != 0)
        .best("equal steps", || heaps.iter().fold(0, |xor, &heap| xor ^ by_quotients(heap)) != 0)
        .time();
}

pub fn growth(growth: &mut Growth) {
    let heaps: Vec<u64> = numbers(300_000).iter().map(|x| x % 10_000_000_000).collect();
    growth.takes("3 * 10^5 heaps of 10^10 take {} for `p / q = 10^-5`", || {
        fraction_nim::count_winning_moves(&heaps, 1, 100_000)
    });
}
