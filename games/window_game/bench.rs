use nim_snippets::window_game::{self, WindowGame};

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    // Of windows of equal length two ends on a list are faster, which know nothing of runs: the
    // header says so. Here the mex of the counts would be searched far and wide.
    bench
        .row("values of 10^5 heaps, x/2..=x-1", || {
            window_game::grundy_values(100_000, half, |x| x - 1)
        })
        .best("a tree of last heaps", || window_by_tree(100_000, |x| x / 2, |x| x))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("`grundy_values` takes {}", 100_000, |n| {
        move || window_game::grundy_values(n, third, half)
    });
    growth.takes("10^6 runs take {}", || {
        WindowGame::new(1_000_000, half, |x| x - 1).grundy(1_000_000)
    });
    growth.takes("10^6 heaps {}", || window_game::grundy_values(1_000_000, half, |x| x - 1));
}

/// Mex of a window, by a tree of the last heap of each value.
fn window_by_tree(n: u64, lo: impl Fn(u64) -> u64, hi: impl Fn(u64) -> u64) -> Vec<u64> {
    let leaves = (n as usize + 2).next_power_of_two();
    let mut last = vec![0; 2 * leaves]; // plus 1
    let mut values: Vec<u64> = Vec::with_capacity(n as usize + 1);
    let mut entered = 0;
    for heap in 0..=n {
        while entered < (hi(heap) + 1).min(heap) {
            let mut node = leaves + values[entered as usize] as usize;
            entered += 1;
            last[node] = entered;
            while node > 1 {
                node /= 2;
                last[node] = last[2 * node].min(last[2 * node + 1]);
            }
        }
        let mut node = 1;
        while node < leaves {
            node = if last[2 * node] <= lo(heap) { 2 * node } else { 2 * node + 1 };
        }
        values.push((node - leaves) as u64);
    }
    values
}

/// A lower end of a window and a higher one.
fn third(x: i128) -> i128 {
    (x + 2) / 3
}

fn half(x: i128) -> i128 {
    x / 2
}
