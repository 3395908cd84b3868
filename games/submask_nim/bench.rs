use nim_snippets::submask_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

pub fn speed(bench: &mut Bench) {
    let numbers = numbers(2000);
    let heaps: Vec<(u64, u64)> = numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect();
    bench
        .row("values of 1000 large heaps", || {
            heaps.iter().map(|&(x, max)| submask_nim::grundy(x, max)).collect::<Vec<_>>()
        })
        .best("the digits as a number", || {
            heaps.iter().map(|&(x, max)| by_number(x, max)).collect()
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    let limits: Vec<u64> = (0..1000).map(|i| 0x5555_5555_5555_5555 >> (i % 50)).collect();
    growth.takes_times(1000.0, "a value takes {}", || {
        limits.iter().fold(0, |xor, &max| xor ^ submask_nim::grundy(u64::MAX, max))
    });
    growth.takes("the moves of a heap {}", || {
        submask_nim::winning_moves(&[(u64::MAX, 0x5555_5555_5555_5555)]).next()
    });
    growth.takes("the counts of heaps below 2^30 take {}", || {
        submask_nim::value_counts((1 << 30) - 1, 0x1555_5555)
    });
}

/// The largest legal submask, its digits at the ones of the heap written as a number.
fn by_number(x: u64, max: u64) -> u64 {
    let mut number = 0;
    let mut is_free = false;
    for bit in (0..64).rev() {
        if x >> bit & 1 == 1 {
            number = 2 * number + (max >> bit & 1 | u64::from(is_free));
        } else {
            is_free |= max >> bit & 1 == 1;
        }
    }
    let length = u64::from(64 - number.leading_zeros());
    let next = u128::from(number) + 1;
    if number & number.wrapping_sub(1) == 0 && number > 0 {
        (length - 1) ^ 1
    } else if (next + 1).is_power_of_two() {
        0
    } else {
        length
    }
}
