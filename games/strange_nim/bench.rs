use nim_snippets::strange_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

pub fn speed(bench: &mut Bench) {
    let heaps: Vec<(u64, u64)> =
        numbers(200).iter().map(|x| (x % 1_000_000_000 + 1, x >> 32 & 0xffff | 1)).collect();
    fn by_steps(mut stones: u64, k: u64) -> u64 {
        while !stones.is_multiple_of(k) {
            if stones < k {
                return 0;
            }
            stones -= stones / k + 1;
        }
        stones / k
    }
    // As long as the quotient stays, the steps are equal.
    fn by_quotients(mut stones: u64, k: u64) -> u64 {
        while stones >= k && !stones.is_multiple_of(k) {
            let step = stones / k + 1;
            stones -= (stones % k).div_ceil(step) * step;
        }
        if stones.is_multiple_of(k) { stones / k } else { 0 }
    }
    bench
        .row("winner, 200 heaps of 10^9", || strange_nim::wins(&heaps))
        .plain(|| heaps.iter().fold(0, |xor, &(stones, k)| xor ^ by_steps(stones, k)) != 0)
        .best("equal steps", || {
            heaps.iter().fold(0, |xor, &(stones, k)| xor ^ by_quotients(stones, k)) != 0
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.takes("10^18 stones with `k` near 10^9 take up to {}", || {
        strange_nim::grundy(999_999_999_999_999_999, 900_000_007)
    });
}
